// The lobby of a table: who sits where, what is agreed on, and how others find the way here.

/** @import { ChairSeen, GameOut, PersonSeen, RoomSnapshot } from "wire" */
/** @import { Connection } from "../connection.js" */
/** @import { Snapshot } from "../snapshot.js" */
/** @import { Choice } from "./forms.js" */
/** @import { Terms } from "./terms.js" */

import { get } from "../api.js";
import { fill, h } from "../dom.js";
import { go } from "../navigation.js";
import { botsOf, face, level } from "../table/faces.js";
import { language, onLanguage, say } from "../words.js";
import { cover, facts } from "./catalog.js";
import { complain, complaint } from "./forms.js";
import { icon } from "./icons.js";
import { invitation } from "./invitation.js";
import { strengths } from "./play.js";
import { Talk } from "./talk.js";
import { termsFields, termsInWords, termsOf } from "./terms.js";

/** @type {("door" | "time" | "options" | "rest")[]} */
const MORE = ["door", "time", "options", "rest"];

/**
 * @typedef {object} Now what the lobby shows
 * @property {GameOut} game
 * @property {RoomSnapshot} setting
 * @property {PersonSeen} me
 */

/**
 * Draw the lobby of a live table into `root`.
 *
 * @param {HTMLElement} root
 * @param {Connection} connection
 * @param {Snapshot} table
 */
export function lobby(root, connection, table) {
  const shown = new Lobby(root, connection, table);
  const forget = onLanguage(() => shown.speak());
  return {
    update: (/** @type {Snapshot} */ told) => shown.update(told),
    leave: () => {
      forget();
      shown.talk.leave();
      root.classList.remove("page-part", "lobby");
    },
  };
}

class Lobby {
  /** In the reader's language, once it is loaded. @type {GameOut | null} */
  #game = null;
  #invited = ""; // the invitation that is drawn
  #terms = ""; // and the terms

  /**
   * @param {HTMLElement} root
   * @param {Connection} connection
   * @param {Snapshot} table
   */
  constructor(root, connection, table) {
    this.connection = connection;
    this.table = table;
    this.wrong = complaint();
    this.head = h("header", { class: "game-head" });
    this.seats = h("section", { class: "panel seats", "aria-labelledby": "seats-title" });
    this.start = h("section", { class: "start", "aria-label": say("web-start") });
    this.invite = h("section", { class: "panel invite", "aria-labelledby": "invite-title" });
    this.terms = h("section", { class: "panel terms", "aria-labelledby": "terms-title" });
    this.talk = new Talk(connection);
    root.classList.add("page-part", "lobby");
    fill(
      root,
      this.head,
      h(
        "div",
        { class: "columns" },
        h("div", { class: "stack" }, this.seats, this.start, this.wrong, this.terms),
        h("div", { class: "stack" }, this.invite, this.talk.element),
      ),
    );
    this.speak();
  }

  async speak() {
    const wanted = language();
    try {
      const game = await get("/api/games/{game}", { game: this.table.setting.game });
      if (wanted !== language()) return; // changed again meanwhile
      this.#game = game;
    } catch (refused) {
      complain(this.wrong, refused);
    }
    this.update(this.table);
  }

  /** @param {Snapshot} table */
  update(table) {
    this.table = table;
    const { setting } = table;
    const me = setting.people.find((one) => one.number === setting.me);
    const game = this.#game;
    if (!game || !me || setting.phase !== "lobby") return;
    const now = { game, setting, me };
    const focused = document.activeElement?.id;
    document.title = `${say("web-lobby")} · ${game.title}`;
    this.drawHead(now);
    this.drawSeats(now);
    this.drawStart(now);
    this.drawInvite(now);
    this.drawTerms(now);
    this.talk.update(table);
    if (focused && !document.activeElement?.id) document.getElementById(focused)?.focus({ preventScroll: true });
  }

  /**
   * Send a command, and tell where it is refused.
   *
   * @param {Promise<void>} sent
   */
  async watch(sent) {
    complain(this.wrong, null);
    try {
      await sent;
    } catch (refused) {
      complain(this.wrong, refused);
      this.update(this.table); // a field may show what was refused
    }
  }

  /** @param {Now} now */
  drawHead({ game }) {
    fill(
      this.head,
      cover(game),
      h(
        "div",
        {},
        h("p", { class: "eyebrow" }, say("web-lobby")),
        h("h1", {}, game.title),
        h("p", {}, game.about),
        facts(game),
        h("p", {}, h("a", { href: `/rules/${game.name}`, target: "_blank" }, say("web-read-rules"))),
      ),
    );
  }

  // --- Seats -----------------------------------------------------------------------------------------------------------------

  /** @param {Now} now */
  drawSeats(now) {
    const { setting, me } = now;
    const watching = setting.people.filter(
      (one) => one.present && !setting.chairs.some((chair) => chair.person === one.number),
    );
    fill(
      this.seats,
      h("h2", { id: "seats-title" }, say("web-seats")),
      h(
        "ol",
        { class: "chairs" },
        setting.chairs.map((chair) => this.chair(now, chair)),
      ),
      watching.length
        ? h(
            "p",
            { class: "watching" },
            icon("eye"),
            h("span", {}, say("web-watching", { names: watching.map((one) => one.name).join(", ") })),
          )
        : null,
      watching.some((one) => me.host && one.number !== setting.me)
        ? h(
            "p",
            { class: "row" },
            watching.filter((one) => one.number !== setting.me).map((one) => this.kick(one)),
          )
        : null,
    );
  }

  /**
   * @param {Now} now
   * @param {ChairSeen} chair
   */
  chair(now, chair) {
    const person = now.setting.people.find((one) => one.number === chair.person);
    const { kind, sign, state } = holder(now, chair, person);
    const [bot] = botsOf([chair]);
    const side = now.game.sides[chair.seat];
    return h(
      "li",
      { class: `chair ${kind}${chair.mine ? " mine" : ""}`, dataset: { seat: chair.seat } },
      h("span", { class: "sign", "aria-hidden": "true" }, bot ? face(bot) : icon(sign)),
      h("div", { class: "who" }, h("strong", {}, chair.name), side ? h("span", { class: "soft" }, side) : null, state),
      h("div", { class: "row" }, this.chairActions(now, chair, person)),
    );
  }

  /**
   * @param {Now} now
   * @param {ChairSeen} chair
   * @param {PersonSeen | undefined} person
   */
  chairActions({ game, me }, chair, person) {
    const { connection } = this;
    const { seat } = chair;
    const number = seat + 1;
    /** @type {(command: "sit" | "stand", text: string, label: string) => HTMLElement} */
    const button = (command, text, label) =>
      h(
        "button",
        {
          type: "button",
          id: `${command}-${seat}`,
          "aria-label": label,
          onclick: () => this.watch(connection.send(command, { seat })),
        },
        text,
      );
    if (chair.mine) return [button("stand", say("web-stand"), say("web-stand-label", { number }))];
    if (person) return me.host ? [this.kick(person)] : [];
    /** @param {string} bot */
    const place = (bot) =>
      this.watch(bot ? connection.send("place", { seat, bot }) : connection.send("stand", { seat }));
    return [
      !chair.bot && button("sit", say("web-sit"), say("web-sit-label", { number })),
      me.host && botField(game, chair, say("web-bot-label", { number }), place),
    ];
  }

  /** @param {PersonSeen} person */
  kick(person) {
    return h(
      "button",
      {
        type: "button",
        id: `kick-${person.number}`,
        onclick: () => this.watch(this.connection.send("kick", { person: person.number })),
      },
      say("web-kick", { name: person.name }),
    );
  }

  // --- Start -----------------------------------------------------------------------------------------------------------------

  /** @param {Now} now */
  drawStart({ setting, me }) {
    const missing = whatIsMissing(setting, me);
    const told = h(
      "p",
      { class: "missing", id: "missing", role: "status" },
      missing || (me.host ? say("web-all-there") : say("web-host-starts")),
    );
    const seated = setting.chairs.some((chair) => chair.mine);
    fill(
      this.start,
      me.host ? this.startButton(missing) : seated && this.readyButton(me),
      told,
      h("button", { type: "button", id: "leave", class: "quiet", onclick: () => this.leave() }, say("web-leave")),
    );
  }

  /** @param {string} missing */
  startButton(missing) {
    return h(
      "button",
      {
        type: "button",
        id: "start",
        class: "primary large",
        "aria-describedby": "missing",
        "aria-disabled": missing ? "true" : null,
        onclick: () => !missing && this.watch(this.connection.send("start")),
      },
      say("web-start-match"),
    );
  }

  /** @param {PersonSeen} me */
  readyButton({ ready }) {
    return h(
      "button",
      {
        type: "button",
        id: "ready",
        class: ready ? "large" : "primary large",
        "aria-pressed": String(ready),
        onclick: () => this.watch(this.connection.send("prepare", { ready: !ready })),
      },
      ready ? say("web-be-unready") : say("web-be-ready"),
    );
  }

  async leave() {
    await this.watch(this.connection.send("leave"));
    go("/");
  }

  // --- Invitation, terms -----------------------------------------------------------------------------------------------------

  /** @param {Now} now */
  drawInvite({ game, setting }) {
    const key = `${setting.link} ${setting.code} ${language()}`;
    if (this.#invited === key) return; // the picture need not be loaded again
    this.#invited = key;
    fill(
      this.invite,
      h("h2", { id: "invite-title" }, say("web-invite")),
      setting.link
        ? invitation(this.connection.id, setting, game)
        : h("p", { class: "soft" }, say("web-invite-players-only")),
    );
  }

  /** @param {Now} now */
  drawTerms({ game, setting, me }) {
    const terms = termsOf(setting);
    const focused = document.activeElement;
    const typing = focused instanceof HTMLInputElement && focused.type === "number" && this.terms.contains(focused);
    if (me.host && typing && JSON.stringify(terms) === this.#terms) return; // somebody is typing
    this.#terms = JSON.stringify(terms);
    const open = this.terms.querySelector("details")?.open ?? !me.host;
    /** @param {Terms} told */
    const changed = (told) => this.watch(this.connection.send("change", { terms: told }));
    const fields = () => [
      h("div", { class: "fields" }, termsFields(game, terms, { parts: ["seats", "quick"], changed })),
      h(
        "details",
        { id: "lobby-more", open },
        h("summary", {}, say("web-more-terms")),
        h("div", { class: "fields" }, termsFields(game, terms, { parts: MORE, changed })),
      ),
    ];
    fill(this.terms, h("h2", { id: "terms-title" }, say("web-terms")), me.host ? fields() : termsInWords(game, terms));
  }
}

/**
 * Who sits there: a person, a bot, or nobody yet.
 *
 * @param {Now} now
 * @param {ChairSeen} chair
 * @param {PersonSeen | undefined} person
 * @returns {{ kind: string, sign: "person" | "bot" | "chair", state: HTMLElement | null }}
 */
function holder({ setting }, chair, person) {
  if (person) return { kind: "taken", sign: "person", state: personState(person, setting) };
  if (chair.bot) return { kind: "bot", sign: "bot", state: level(botsOf([chair])[0] ?? null) };
  return { kind: "open", sign: "chair", state: h("span", { class: "soft" }, say("web-seat-open")) };
}

/**
 * @param {PersonSeen} person
 * @param {RoomSnapshot} setting
 */
function personState({ host, ready, number }, { me }) {
  const told = [host ? say("web-host") : "", number === me ? say("web-you") : "", host ? "" : readiness(ready)];
  return h("span", { class: ready || host ? "soft" : "soft waiting" }, told.filter(Boolean).join(" · "));
}

/** @param {boolean} ready */
const readiness = (ready) => (ready ? say("web-ready") : say("web-not-ready"));

/**
 * @param {GameOut} game
 * @param {ChairSeen} chair
 * @param {string} label
 * @param {(bot: string) => void} chosen
 */
function botField(game, chair, label, chosen) {
  /** @type {Choice[]} */
  const choices = [
    ["", chair.bot ? say("web-no-bot") : say("web-place-bot")],
    ...strengths(game).map(([value, text]) => /** @type {Choice} */ ([value, say("web-bot-of", { strength: text })])),
  ];
  return h(
    "select",
    { id: `bot-${chair.seat}`, "aria-label": label, onchange: (event) => chosen(event.currentTarget.value) },
    choices.map(([value, text]) => h("option", { value, selected: value === chair.bot }, text)),
  );
}

/**
 * What has to happen before the match can start, in words; nothing if nothing has to.
 *
 * @param {RoomSnapshot} setting
 * @param {PersonSeen} me
 */
function whatIsMissing(setting, me) {
  const open = setting.chairs.filter((chair) => !chair.person && !chair.bot).length;
  if (open) return me.host ? say("web-missing-seats-host", { count: open }) : say("web-missing-seats", { count: open });
  if (!setting.chairs.some((chair) => chair.person)) return say("web-missing-people");
  const waiting = setting.people.filter(
    (one) => !one.host && !one.ready && one.present && setting.chairs.some((chair) => chair.person === one.number),
  );
  if (waiting.length === 1 && waiting[0]?.number === me.number) return say("web-missing-me");
  return waiting.length ? say("web-missing-ready", { names: waiting.map((one) => one.name).join(", ") }) : "";
}
