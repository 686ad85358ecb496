// A finished match, looked at again: any moment, through anybody's eyes, and played on from there.

import { get, post } from "../api.js";
import { go } from "../app.js";
import { $, fill, h } from "../dom.js";
import { Stage } from "../table/scene.js";
import { onLanguage, language, say } from "../words.js";
import { busy, chosen, complaint, segments, select } from "./forms.js";
import { icon } from "./icons.js";
import { copyField } from "./invitation.js";
import { comeIn, nameField, person } from "./person.js";
import { strengths } from "./play.js";

const PACE = 1400; // milliseconds from one moment to the next

export async function page(root, id) {
  const asked = new URLSearchParams(location.search);
  const replay = new Replay(root, id, asked.get("k") ?? "", asked.get("eyes") ?? "open");
  await replay.load();
  const forget = onLanguage(() => replay.speak());
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

class Replay {
  constructor(root, id, key, eyes) {
    this.id = id;
    this.invitation = key;
    this.eyes = eyes;
    this.step = 0;
    this.timer = null;
    this.scenes = new Map(); // by eyes, language and step
    root.classList.add("wide", "replay");
    this.bar = h("div", { class: "bar" });
    this.told = h("p", { class: "now", role: "status" });
    this.log = h("ol", { class: "log", tabindex: 0 });
    this.side = h("aside", { class: "page-part" });
    this.table = h("section", { class: "table-view" });
    fill(root, h("div", { class: "view" }, this.told, this.table, this.bar), this.side);
    this.stage = new Stage(this.table, { files: document.body.dataset.files });
  }

  address(path = "") {
    const url = new URL(`/api/tables/${this.id}/replay${path}`, location.origin);
    url.searchParams.set("eyes", this.eyes);
    if (this.invitation) url.searchParams.set("k", this.invitation);
    return url.pathname + url.search;
  }

  async load() {
    this.match = await get(this.address());
    this.game = await get(`/api/games/${this.match.game}`);
    document.title = `${say("web-replay")} · ${this.game.title}`;
    this.drawBar();
    this.drawSide();
  }

  async speak() {
    await this.load();
    await this.to(this.step, { animate: false });
  }

  // --- Moving ----------------------------------------------------------------------------------------------------------------

  async to(step, { animate = true } = {}) {
    const wanted = Math.min(this.match.steps, Math.max(0, Math.trunc(step) || 0));
    this.step = wanted;
    this.mark();
    const scene = await this.scene(wanted);
    if (this.step !== wanted) return; // somebody was quicker
    const me = /^\d+$/.test(this.eyes) ? Number(this.eyes) : null;
    this.stage.show(scene, { animate, seats: this.match.players, me });
    if (wanted < this.match.steps) this.scene(wanted + 1).catch(() => {}); // ready for the next step
  }

  async scene(step) {
    const key = `${this.eyes} ${language()} ${step}`;
    if (!this.scenes.has(key)) this.scenes.set(key, get(this.address(`/${step}`)).then((told) => told.scene));
    try {
      return await this.scenes.get(key);
    } catch (error) {
      this.scenes.delete(key);
      throw error;
    }
  }

  play() {
    if (this.step === this.match.steps) this.to(0, { animate: false });
    this.timer = setInterval(() => (this.step < this.match.steps ? this.to(this.step + 1) : this.pause()), PACE);
    this.mark();
  }

  pause() {
    if (!this.timer) return;
    clearInterval(this.timer);
    this.timer = null;
    this.mark();
  }

  /** The address is somebody else's from now on. */
  leave() {
    clearInterval(this.timer);
    this.left = true;
  }

  toggle() {
    if (this.timer) this.pause();
    else this.play();
  }

  async look(eyes) {
    this.eyes = eyes;
    await this.load();
    await this.to(this.step, { animate: false });
    $("#eyes", this.bar).focus();
  }

  key(event) {
    if (event.metaKey || event.ctrlKey || event.altKey || event.target.closest("input:not([type=range]), select, textarea, dialog, summary")) return;
    if (event.key === " " && event.target.closest("button, a")) return; // presses it
    const ways = { ArrowLeft: this.step - 1, ArrowRight: this.step + 1, Home: 0, End: this.match.steps };
    if (event.key === " ") this.toggle();
    else if (event.key in ways) this.go(ways[event.key]);
    else return;
    event.preventDefault();
  }

  go(step) {
    this.pause();
    return this.to(step);
  }

  // --- Drawing ---------------------------------------------------------------------------------------------------------------

  drawBar() {
    const { steps, players } = this.match;
    const button = (id, drawing, label, to) => h("button", { type: "button", id, title: label, "aria-label": label, onclick: () => this.go(to()) }, icon(drawing));
    const eyes = [["open", say("web-eyes-open")], ["spectator", say("web-eyes-spectator")], ...players.map((name, seat) => [seat, say("web-eyes-of", { name })])];
    const focused = this.bar.contains(document.activeElement) ? document.activeElement.id : null;
    this.slider = h("input", { id: "moment", type: "range", min: 0, max: steps, step: 1, value: this.step, "aria-label": say("web-moment"), oninput: () => this.go(this.slider.valueAsNumber) });
    this.count = h("output", { for: "moment" });
    this.player = h("button", { type: "button", id: "play", class: "primary", onclick: () => this.toggle() });
    fill(
      this.bar,
      h(
        "div",
        { class: "buttons", role: "group", "aria-label": say("web-moves") },
        button("first", "first", say("web-first"), () => 0),
        button("previous", "back", say("web-previous"), () => this.step - 1),
        this.player,
        button("next", "forward", say("web-next"), () => this.step + 1),
        button("last", "last", say("web-last"), () => steps),
      ),
      h("div", { class: "scrub" }, this.slider, this.count),
      h("label", { class: "eyes", for: "eyes" }, icon("eye"), h("span", { class: "unseen" }, say("web-eyes")), select({ id: "eyes", choices: eyes, value: this.eyes, onchange: (value) => this.look(value) })),
    );
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  }

  drawSide() {
    this.share = h("details", { id: "share-moment", ontoggle: () => this.drawShare() }, h("summary", {}, say("web-share-moment")), h("div"));
    this.log.setAttribute("aria-label", say("web-log"));
    this.table.setAttribute("aria-label", say("web-position"));
    fill(
      this.side,
      h("header", {}, h("p", { class: "eyebrow" }, say("web-replay")), h("h1", {}, this.game.title), h("p", {}, this.match.result)),
      h("div", { class: "row" }, this.continueButton(), h("a", { class: "button", href: `/api/tables/${this.id}/record${this.invitation ? `?k=${this.invitation}` : ""}`, download: true }, icon("download"), say("web-record"))),
      this.share,
      h("h2", {}, say("web-log")),
      this.log,
    );
    fill(this.log, this.match.moments.map((one) => this.line(one)));
  }

  line(moment) {
    const said = moment.events.length ? moment.events.map((one) => one.text) : [moment.text ? `${this.match.players[moment.seat]}: ${moment.text}` : say("web-hidden-answer", { name: this.match.players[moment.seat] })];
    const rules = [...new Set(moment.events.map((one) => one.rule).filter(Boolean))];
    return h(
      "li",
      { dataset: { step: moment.step } },
      h("button", { type: "button", onclick: () => this.go(moment.step) }, h("span", { class: "step" }, moment.step), h("span", {}, said.map((text) => h("span", { class: "event" }, text)))),
      rules.length ? h("span", { class: "rules" }, rules.map((rule) => h("a", { href: `/rules/${this.match.game}#${rule}`, "aria-label": say("web-rule-link", { number: rule }) }, rule))) : null,
    );
  }

  /** Tell everywhere which moment it is. */
  mark() {
    const { steps, moments } = this.match;
    this.slider.value = this.step;
    this.count.textContent = say("web-moment-of", { step: this.step, steps });
    this.slider.setAttribute("aria-valuetext", this.count.textContent);
    fill(this.player, icon(this.timer ? "pause" : "play"), h("span", {}, this.timer ? say("web-pause") : say("web-play")));
    this.told.textContent = this.step === steps ? this.match.result : moments[this.step].events.map((one) => one.text).join(" ") || moments[this.step].text;
    for (const one of this.log.children) {
      const now = Number(one.dataset.step) === this.step;
      if (now) one.setAttribute("aria-current", "step");
      else one.removeAttribute("aria-current");
      if (now) this.log.scrollTop = one.offsetTop - this.log.offsetTop - this.log.clientHeight / 3;
    }
    const end = this.step === steps;
    $("#continue", this.side).setAttribute("aria-disabled", String(end));
    if (!this.left) history.replaceState(null, "", this.place());
    if (this.share.open) this.drawShare();
  }

  place() {
    const url = new URL(location.pathname, location.origin);
    if (this.invitation) url.searchParams.set("k", this.invitation);
    if (this.eyes !== "open") url.searchParams.set("eyes", this.eyes);
    if (this.step) url.searchParams.set("at", this.step);
    return url;
  }

  drawShare() {
    const url = this.place();
    if (this.match.link) url.searchParams.set("k", this.match.link);
    fill($("div", this.share), h("p", { class: "soft" }, say("web-share-moment-told")), copyField(url.href));
  }

  // --- Playing on ------------------------------------------------------------------------------------------------------------

  continueButton() {
    const open = (event) => this.step < this.match.steps && this.continueDialog(event.currentTarget);
    return h("button", { type: "button", id: "continue", title: say("web-continue-from-told"), onclick: open }, icon("again"), say("web-continue-from"));
  }

  async continueDialog(opener) {
    this.pause();
    const here = await person();
    const wrong = complaint();
    const start = h("button", { type: "submit", class: "primary large" }, say("web-start"));
    const begin = (event) => {
      event.preventDefault();
      busy(start, wrong, async () => {
        const seat = Number(chosen(dialog, "continue-seat"));
        const bot = chosen(dialog, "continue-strength");
        await comeIn($("#continue-name", dialog)?.value.trim());
        const opened = await post(`/api/tables/${this.id}/continue`, { step: this.step, seat, bot, invitation: this.invitation });
        dialog.close();
        await go(`/t/${opened.id}`);
      });
    };
    const seats = this.match.players.map((name, seat) => [seat, name]);
    const dialog = h(
      "dialog",
      { class: "page-part", "aria-labelledby": "continue-title", onclose: () => (dialog.remove(), opener.focus()) },
      h(
        "form",
        { onsubmit: begin },
        h("h2", { id: "continue-title" }, say("web-continue-from")),
        h("p", {}, say("web-continue-from-told")),
        segments({ id: "continue-seat", legend: say("web-which-seat"), choices: seats, value: /^\d+$/.test(this.eyes) ? this.eyes : 0 }),
        segments({ id: "continue-strength", legend: say("web-bots-strength"), choices: strengths(this.game), value: "normal" }),
        nameField(here, "continue-name"),
        wrong,
        h("div", { class: "ends" }, h("button", { type: "button", onclick: () => dialog.close() }, say("web-cancel")), start),
      ),
    );
    document.body.append(dialog);
    dialog.showModal();
    start.focus();
  }
}
