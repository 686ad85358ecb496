// A finished match, looked at again: any moment, through anybody's eyes, and played on from there.

/** @import { EventSeen, GameOut, MomentOut, Position, Replay as Match, Standings } from "wire" */
/** @import { Choice } from "./forms.js" */

/** @typedef {{ id: string, invitation: string, viewpoint: string }} Source which match, and how it is seen: open, spectator, or a seat */

import { get } from "../api.js";
import { fill, h, required, targetOf } from "../dom.js";
import { Caption } from "../table/caption.js";
import { art } from "../table/draw.js";
import { showBots, signs } from "../table/faces.js";
import { about } from "../table/log.js";
import { Player } from "../table/player.js";
import { Stage } from "../table/scene.js";
import { nextSpeed, setSpeed, speed, speedName } from "../table/speed.js";
import { language, onLanguage, say } from "../words.js";
import { continueDialog } from "./continue.js";
import { select } from "./forms.js";
import { icon } from "./icons.js";
import { copyField } from "./invitation.js";
import { ranking, verdict } from "./standings.js";

const PACE = 500; // milliseconds from one moment to the next, once what happened is shown

/**
 * @param {HTMLElement} root
 * @param {string} id
 */
export async function page(root, id) {
  const asked = new URLSearchParams(location.search);
  const source = { id, invitation: asked.get("k") ?? "", viewpoint: asked.get("eyes") ?? "open" };
  const replay = new Replay(root, source, await load(source));
  const forget = onLanguage(() => replay.reload());
  /** @param {KeyboardEvent} event */
  const key = (event) => replay.key(event);
  document.addEventListener("keydown", key);
  const leave = () => {
    forget();
    replay.leave();
    document.removeEventListener("keydown", key);
  };
  try {
    await replay.to(asked.has("at") ? Number(asked.get("at")) : 0, { animate: false });
  } catch (error) {
    leave(); // nothing listens for a page that never showed
    throw error;
  }
  return leave;
}

/** @param {Source} source */
const parameters = ({ id, invitation, viewpoint }) => ({ table_id: id, eyes: viewpoint, k: invitation });

/** @param {Source} source */
async function load(source) {
  const match = await get("/api/tables/{table_id}/replay", parameters(source));
  return { match, game: await get("/api/games/{game}", { game: match.game }) };
}

class Replay {
  #left = false;
  #step = 0;
  #timer = 0; // of the next moment; 0 while it stands still
  /** By viewpoint, language and step. @type {Map<string, Promise<Position>>} */
  #scenes = new Map();
  /** The moment that is shown now; -1 before the first. */
  #shown = -1;

  /**
   * @param {HTMLElement} root
   * @param {Source} source
   * @param {{ match: Match, game: GameOut }} loaded
   */
  constructor(root, source, { match, game }) {
    this.source = source;
    this.match = match;
    showBots(match.bots);
    this.game = game;
    root.classList.add("wide", "replay");
    this.barRoot = h("div", { class: "bar" });
    this.told = h("div", { class: "now", role: "status" });
    this.log = h("ol", { class: "log", tabindex: 0 });
    this.side = h("aside", { class: "page-part" });
    this.table = h("section", { class: "table-view" });
    this.end = h("section", { class: "finished", "aria-labelledby": "result", hidden: true });
    fill(root, h("div", { class: "view" }, this.told, this.table, this.barRoot), this.side);
    this.stage = new Stage(this.table);
    this.player = new Player(
      this.stage,
      new Caption(this.told, {
        skip: () => this.player.finish(),
        again: () => this.player.again(),
        art: (picture) => this.art(picture),
      }),
      { drawn: () => undefined, told: () => undefined, rest: () => undefined, sound: () => undefined },
    );
    this.player.patient = true;
    this.bar = this.drawBar();
    this.share = this.drawSide();
  }

  /** The seat through which it is seen; null where it is nobody's. */
  get seat() {
    return /^\d+$/.test(this.source.viewpoint) ? Number(this.source.viewpoint) : null;
  }

  /** In another language, or as somebody else saw it. */
  async reload() {
    const { match, game } = await load(this.source);
    this.match = match;
    showBots(match.bots);
    this.game = game;
    this.bar = this.drawBar();
    this.share = this.drawSide();
    await this.to(this.#step, { animate: false });
  }

  // --- Moving ----------------------------------------------------------------------------------------------------------------

  /**
   * @param {number} step
   * @param {{ animate?: boolean }} options
   */
  async to(step, { animate = true } = {}) {
    const wanted = Math.min(this.match.steps, Math.max(0, Math.trunc(step) || 0));
    this.#step = wanted;
    this.mark();
    const { scene, events } = await this.scene(wanted);
    if (this.#step !== wanted) return; // somebody was quicker
    const how = { seats: this.match.players, me: this.seat, from: null };
    const on = animate && this.#shown === wanted - 1;
    this.#shown = wanted;
    this.player.finish();
    if (on) this.player.show(scene, events, how);
    else this.player.cut(scene, how, events);
    this.drawEnd(scene.standings ?? null);
    if (wanted < this.match.steps) this.scene(wanted + 1).catch(() => null); // ready for the next step
  }

  /** @param {number} step */
  async scene(step) {
    const key = `${this.source.viewpoint} ${language()} ${step}`;
    const path = "/api/tables/{table_id}/replay/{step}";
    const asked = this.#scenes.get(key) ?? get(path, { ...parameters(this.source), step });
    this.#scenes.set(key, asked);
    try {
      return await asked;
    } catch (error) {
      this.#scenes.delete(key);
      throw error;
    }
  }

  play() {
    this.#timer = setTimeout(() => this.#goOn(), 0);
    this.mark();
  }

  /** To the next moment; and to the one after it when all that happened is shown. */
  async #goOn() {
    const run = this.#timer;
    await (this.#step === this.match.steps ? this.to(0, { animate: false }) : this.to(this.#step + 1));
    await this.player.settled();
    if (this.#timer !== run || this.#left) return;
    if (this.#step === this.match.steps) this.pause();
    else this.#timer = setTimeout(() => this.#goOn(), PACE);
  }

  pause() {
    if (!this.#timer) return;
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.mark();
  }

  /** The address is somebody else's from now on. */
  leave() {
    clearTimeout(this.#timer);
    this.player.leave();
    this.#left = true;
  }

  toggle() {
    if (this.#timer) this.pause();
    else this.play();
  }

  /** @param {string} viewpoint */
  async look(viewpoint) {
    this.source = { ...this.source, viewpoint };
    await this.reload();
    required("#eyes", this.barRoot).focus();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const on = targetOf(event);
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (on?.closest("input:not([type=range]), select, textarea, dialog, summary")) return;
    if (event.key === " " && on?.closest("button, a")) return; // presses it
    /** @type {Readonly<Record<string, number>>} */
    const ways = { ArrowLeft: this.#step - 1, ArrowRight: this.#step + 1, Home: 0, End: this.match.steps };
    const way = ways[event.key];
    if (way === undefined && event.key !== " ") return;
    event.preventDefault();
    if (way === undefined) this.toggle();
    else this.go(way);
  }

  /** @param {number} step */
  go(step) {
    this.pause();
    return this.to(step);
  }

  // --- Drawing ---------------------------------------------------------------------------------------------------------------

  drawBar() {
    const { steps, players } = this.match;
    document.title = `${say("web-replay")} · ${this.game.title}`;
    /** @type {(id: string, drawing: Parameters<typeof icon>[0], label: string, to: () => number) => HTMLElement} */
    const button = (id, drawing, label, to) =>
      h(
        "button",
        { type: "button", id, title: label, "aria-label": label, onclick: () => this.go(to()) },
        icon(drawing),
      );
    /** @type {Choice[]} */
    const viewpoints = [
      ["open", say("web-eyes-open")],
      ["spectator", say("web-eyes-spectator")],
      ...players.map((name, seat) => /** @type {Choice} */ ([String(seat), say("web-eyes-of", { name })])),
    ];
    const focused = this.barRoot.contains(document.activeElement) ? document.activeElement?.id : null;
    const slider = h("input", {
      id: "moment",
      type: "range",
      min: 0,
      max: steps,
      step: 1,
      value: this.#step,
      "aria-label": say("web-moment"),
      oninput: (event) => this.go(event.currentTarget.valueAsNumber),
    });
    const count = h("output", { for: "moment" });
    const player = h("button", { type: "button", id: "play", class: "primary", onclick: () => this.toggle() });
    fill(
      this.barRoot,
      h(
        "div",
        { class: "buttons", role: "group", "aria-label": say("web-moves") },
        button("first", "first", say("web-first"), () => 0),
        button("previous", "back", say("web-previous"), () => this.#step - 1),
        player,
        button("next", "forward", say("web-next"), () => this.#step + 1),
        button("last", "last", say("web-last"), () => steps),
      ),
      h("div", { class: "scrub" }, slider, count),
      h(
        "button",
        {
          type: "button",
          id: "speed",
          onclick: (event) => {
            setSpeed(nextSpeed());
            event.currentTarget.textContent = speedName(speed());
          },
        },
        speedName(speed()),
      ),
      h(
        "label",
        { class: "eyes", for: "eyes" },
        icon("eye"),
        h("span", { class: "unseen" }, say("web-eyes")),
        select({
          id: "eyes",
          choices: viewpoints,
          value: this.source.viewpoint,
          onchange: (value) => this.look(value),
        }),
      ),
    );
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
    return { slider, count, player };
  }

  drawSide() {
    const { id, invitation } = this.source;
    const share = h(
      "details",
      { id: "share-moment", ontoggle: () => this.drawShare() },
      h("summary", {}, say("web-share-moment")),
      h("div"),
    );
    this.log.setAttribute("aria-label", say("web-log"));
    this.table.setAttribute("aria-label", say("web-position"));
    fill(
      this.side,
      h("header", {}, h("p", { class: "eyebrow" }, say("web-replay")), h("h1", {}, this.game.title)),
      this.end,
      h(
        "div",
        { class: "row" },
        this.continueButton(),
        h(
          "a",
          {
            class: "button",
            href: `/api/tables/${id}/record${invitation ? `?k=${invitation}` : ""}`,
            download: true,
          },
          icon("download"),
          say("web-record"),
        ),
      ),
      share,
      h("h2", {}, say("web-log")),
      this.log,
    );
    fill(
      this.log,
      this.match.moments.map((one) => this.line(one)),
    );
    return share;
  }

  /** @param {MomentOut} moment */
  line(moment) {
    const name = this.match.players[moment.seat] ?? "";
    const answer = moment.text ? `${name}: ${moment.text}` : say("web-hidden-answer", { name });
    const told = moment.events.length ? moment.events : [{ text: answer, rule: "", seat: moment.seat, cause: true }];
    const rules = [...new Set(moment.events.map((one) => one.rule).filter(Boolean))];
    return h(
      "li",
      { dataset: { step: moment.step } },
      h(
        "button",
        { type: "button", onclick: () => this.go(moment.step) },
        h("span", { class: "step" }, moment.step),
        h(
          "span",
          {},
          told.map((one) => this.event(one)),
        ),
      ),
      rules.length
        ? h(
            "span",
            { class: "rules" },
            rules.map((rule) =>
              h(
                "a",
                { href: `/rules/${this.match.game}#${rule}`, "aria-label": say("web-rule-link", { number: rule }) },
                rule,
              ),
            ),
          )
        : null,
    );
  }

  /** @param {string} picture */
  art(picture) {
    return art(picture, { files: this.stage.files, game: this.match.game });
  }

  /**
   * A move with the face of who made it, or what came of it.
   *
   * @param {EventSeen} event
   */
  event(event) {
    const seat = event.seat ?? null;
    const picture = about(event, (name) => this.art(name));
    const face = event.cause && seat !== null ? signs(seat) : null;
    const attributes = seat === null ? {} : { dataset: { seat } };
    return h("span", { class: `event ${event.cause ? "cause" : "effect"}`, ...attributes }, face, picture, event.text);
  }

  /** @param {Standings | null} standings */
  drawEnd(standings) {
    this.end.hidden = !standings;
    const mine = this.seat === null ? [] : [this.seat];
    fill(this.end, standings && verdict(standings, mine), standings && ranking(standings, mine, false));
  }

  /** Tell everywhere which moment it is. */
  mark() {
    const { steps } = this.match;
    const { slider, count, player } = this.bar;
    slider.value = String(this.#step);
    count.textContent = say("web-moment-of", { step: this.#step, steps });
    slider.setAttribute("aria-valuetext", count.textContent);
    fill(player, icon(this.#timer ? "pause" : "play"), h("span", {}, this.#timer ? say("web-pause") : say("web-play")));
    for (const one of /** @type {HTMLCollectionOf<HTMLElement>} */ (this.log.children)) {
      const now = Number(one.dataset.step) === this.#step;
      if (now) one.setAttribute("aria-current", "step");
      else one.removeAttribute("aria-current");
      if (now) this.log.scrollTop = one.offsetTop - this.log.offsetTop - this.log.clientHeight / 3;
    }
    const end = this.#step === steps;
    required("#continue", this.side).setAttribute("aria-disabled", String(end));
    if (!this.#left) history.replaceState(null, "", this.place());
    if (this.share.open) this.drawShare();
  }

  place() {
    const url = new URL(location.pathname, location.origin);
    const { invitation, viewpoint } = this.source;
    if (invitation) url.searchParams.set("k", invitation);
    if (viewpoint !== "open") url.searchParams.set("eyes", viewpoint);
    if (this.#step) url.searchParams.set("at", String(this.#step));
    return url;
  }

  drawShare() {
    const url = this.place();
    if (this.match.link) url.searchParams.set("k", this.match.link);
    fill(required("div", this.share), h("p", { class: "soft" }, say("web-share-moment-told")), copyField(url.href));
  }

  continueButton() {
    return h(
      "button",
      {
        type: "button",
        id: "continue",
        title: say("web-continue-from-told"),
        onclick: (event) => this.continue(event.currentTarget),
      },
      icon("again"),
      say("web-continue-from"),
    );
  }

  /** @param {HTMLElement} opener */
  async continue(opener) {
    const { steps, players } = this.match;
    const { id: table, invitation } = this.source;
    if (this.#step === steps) return;
    this.pause();
    await continueDialog(this.game, { table, invitation, step: this.#step, seat: this.seat ?? 0, players }, opener);
  }
}
