// The lobby of a table: who sits where, what is agreed on, and how others find the way here.

import { get } from "../api.js";
import { go } from "../app.js";
import { $, fill, h } from "../dom.js";
import { language, onLanguage, say } from "../words.js";
import { complain, complaint } from "./forms.js";
import { icon } from "./icons.js";
import { invitation } from "./invitation.js";
import { Talk } from "./talk.js";
import { strengths } from "./play.js";
import { cover, facts } from "./shelf.js";
import { termsFields, termsInWords, termsOf } from "./terms.js";

/** Draw the lobby of a live table into `root`. */
export function lobby(root, live) {
  const shown = new Lobby(root, live);
  const forget = onLanguage(() => shown.speak());
  return {
    update: (told) => shown.update(told),
    leave: () => {
      forget();
      shown.talk.leave();
      root.classList.remove("page-part", "lobby");
    },
  };
}

class Lobby {
  constructor(root, live) {
    this.root = root;
    this.live = live;
    this.wrong = complaint();
    this.head = h("header", { class: "game-head" });
    this.seats = h("section", { class: "panel seats", "aria-labelledby": "seats-title" });
    this.start = h("section", { class: "start", "aria-label": say("web-start") });
    this.invite = h("section", { class: "panel invite", "aria-labelledby": "invite-title" });
    this.terms = h("section", { class: "panel terms", "aria-labelledby": "terms-title" });
    this.talk = new Talk(live);
    root.classList.add("page-part", "lobby");
    fill(
      root,
      this.head,
      h("div", { class: "columns" }, h("div", { class: "stack" }, this.seats, this.start, this.wrong, this.terms), h("div", { class: "stack" }, this.invite, this.talk.element)),
    );
    this.speak();
  }

  async speak() {
    const wanted = language();
    try {
      const game = await get(`/api/games/${this.live.setting.game}`);
      if (wanted !== language()) return; // changed again meanwhile
      this.game = game;
    } catch (refused) {
      complain(this.wrong, refused);
    }
    this.update(this.live);
  }

  update(live) {
    this.live = live;
    const { setting } = live;
    if (!this.game || !setting || setting.phase !== "lobby") return;
    const focused = document.activeElement?.id;
    this.me = setting.people.find((one) => one.number === setting.me);
    document.title = `${say("web-lobby")} · ${this.game.title}`;
    this.drawHead();
    this.drawSeats(setting);
    this.drawStart(setting);
    this.drawInvite(setting);
    this.drawTerms(setting);
    this.talk.update(live);
    if (focused && !document.activeElement?.id) document.getElementById(focused)?.focus({ preventScroll: true });
  }

  async wish(name, fields) {
    complain(this.wrong, null);
    try {
      await this.live.wish(name, fields);
    } catch (refused) {
      complain(this.wrong, refused);
      this.update(this.live); // a field may show what was refused
    }
  }

  drawHead() {
    fill(
      this.head,
      cover(this.game),
      h(
        "div",
        {},
        h("p", { class: "eyebrow" }, say("web-lobby")),
        h("h1", {}, this.game.title),
        h("p", {}, this.game.about),
        facts(this.game),
        h("p", {}, h("a", { href: `/rules/${this.game.name}`, target: "_blank" }, say("web-read-rules"))),
      ),
    );
  }

  // --- Seats -----------------------------------------------------------------------------------------------------------------

  drawSeats(setting) {
    const watching = setting.people.filter((one) => one.present && !setting.chairs.some((chair) => chair.person === one.number));
    fill(
      this.seats,
      h("h2", { id: "seats-title" }, say("web-seats")),
      h("ol", { class: "chairs" }, setting.chairs.map((chair) => this.chair(setting, chair))),
      watching.length ? h("p", { class: "watching" }, icon("eye"), h("span", {}, say("web-watching", { names: watching.map((one) => one.name).join(", ") }))) : null,
      watching.some((one) => this.me.host && one.number !== setting.me) ? h("p", { class: "row" }, watching.filter((one) => one.number !== setting.me).map((one) => this.kick(one))) : null,
    );
  }

  chair(setting, chair) {
    const person = setting.people.find((one) => one.number === chair.person);
    const kind = person ? "taken" : chair.bot ? "bot" : "open";
    const state = person ? this.personState(person) : chair.bot ? null : h("span", { class: "soft" }, say("web-seat-open"));
    return h(
      "li",
      { class: `chair ${kind}${chair.mine ? " mine" : ""}`, dataset: { seat: chair.seat } },
      h("span", { class: "sign", "aria-hidden": "true" }, icon(person ? "person" : chair.bot ? "bot" : "chair")),
      h("div", { class: "who" }, h("strong", {}, chair.name), state),
      h("div", { class: "row" }, this.chairActions(setting, chair, person)),
    );
  }

  personState(person) {
    const told = [person.host ? say("web-host") : "", person.number === this.live.setting.me ? say("web-you") : "", person.host ? "" : person.ready ? say("web-ready") : say("web-not-ready")];
    return h("span", { class: person.ready || person.host ? "soft" : "soft waiting" }, told.filter(Boolean).join(" · "));
  }

  chairActions(setting, chair, person) {
    const { seat } = chair;
    const number = seat + 1;
    const button = (id, text, label, wish, fields) => h("button", { type: "button", id: `${id}-${seat}`, "aria-label": label, onclick: () => this.wish(wish, fields) }, text);
    if (chair.mine) return [button("stand", say("web-stand"), say("web-stand-label", { number }), "stand", { seat })];
    if (person) return this.me.host ? [this.kick(person)] : [];
    const bot = this.me.host
      ? botField(this.game, chair, say("web-bot-label", { number }), (strength) => this.wish(strength ? "place" : "stand", strength ? { seat, bot: strength } : { seat }))
      : null;
    return [chair.bot ? null : button("sit", say("web-sit"), say("web-sit-label", { number }), "sit", { seat }), bot];
  }

  kick(person) {
    return h("button", { type: "button", id: `kick-${person.number}`, onclick: () => this.wish("kick", { person: person.number }) }, say("web-kick", { name: person.name }));
  }

  // --- Start -----------------------------------------------------------------------------------------------------------------

  drawStart(setting) {
    const missing = whatIsMissing(setting, this.me);
    const told = h("p", { class: "missing", id: "missing", role: "status" }, missing || (this.me.host ? say("web-all-there") : say("web-host-starts")));
    const seated = setting.chairs.some((chair) => chair.mine);
    fill(
      this.start,
      this.me.host
        ? h("button", { type: "button", id: "start", class: "primary large", "aria-describedby": "missing", "aria-disabled": missing ? "true" : null, onclick: () => !missing && this.wish("start") }, say("web-start-match"))
        : seated
          ? h("button", { type: "button", id: "ready", class: this.me.ready ? "large" : "primary large", "aria-pressed": String(this.me.ready), onclick: () => this.wish("prepare", { ready: !this.me.ready }) }, this.me.ready ? say("web-be-unready") : say("web-be-ready"))
          : null,
      told,
      h("button", { type: "button", id: "leave", class: "quiet", onclick: () => this.leave() }, say("web-leave")),
    );
  }

  async leave() {
    await this.wish("leave");
    go("/");
  }

  // --- Invitation, terms -----------------------------------------------------------------------------------------------------

  drawInvite(setting) {
    const key = `${setting.link} ${setting.code} ${language()}`;
    if (this.invited === key) return; // the picture need not be loaded again
    this.invited = key;
    fill(this.invite, h("h2", { id: "invite-title" }, say("web-invite")), setting.link ? invitation(this.live.id, setting, this.game) : h("p", { class: "soft" }, say("web-invite-players-only")));
  }

  drawTerms(setting) {
    const terms = termsOf(setting);
    const parts = ["seats", "door", "time", "options", "rest"];
    const focused = document.activeElement;
    if (this.me.host && this.terms.contains(focused) && focused.type === "number" && JSON.stringify(terms) === this.drawn) return; // somebody is typing
    this.drawn = JSON.stringify(terms);
    const open = $("details", this.terms)?.open ?? !this.me.host;
    fill(
      this.terms,
      h("h2", { id: "terms-title" }, say("web-terms")),
      this.me.host
        ? [
            h("div", { class: "fields" }, termsFields(this.game, terms, { parts: ["seats"], changed: (changed) => this.wish("change", { terms: changed }) })),
            h(
              "details",
              { id: "lobby-more", open },
              h("summary", {}, say("web-more-terms")),
              h("div", { class: "fields" }, termsFields(this.game, terms, { parts: parts.slice(1), changed: (changed) => this.wish("change", { terms: changed }) })),
            ),
          ]
        : termsInWords(this.game, terms),
    );
  }
}

function botField(game, chair, label, chosen) {
  const choices = [["", chair.bot ? say("web-no-bot") : say("web-place-bot")], ...strengths(game).map(([value, text]) => [value, say("web-bot-of", { strength: text })])];
  return h(
    "select",
    { id: `bot-${chair.seat}`, "aria-label": label, onchange: (event) => chosen(event.target.value) },
    choices.map(([value, text]) => h("option", { value, selected: value === chair.bot }, text)),
  );
}

/** What has to happen before the match can start, in words; nothing if nothing has to. */
function whatIsMissing(setting, me) {
  const open = setting.chairs.filter((chair) => !chair.person && !chair.bot).length;
  if (open) return me.host ? say("web-missing-seats-host", { count: open }) : say("web-missing-seats", { count: open });
  if (!setting.chairs.some((chair) => chair.person)) return say("web-missing-people");
  const waiting = setting.people.filter((one) => !one.host && !one.ready && one.present && setting.chairs.some((chair) => chair.person === one.number));
  if (waiting.length === 1 && waiting[0].number === me.number) return say("web-missing-me");
  return waiting.length ? say("web-missing-ready", { names: waiting.map((one) => one.name).join(", ") }) : "";
}
