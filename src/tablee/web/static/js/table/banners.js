// What stands above the table for a while: the connection, a wish to take an answer back, somebody who is away, a bot on my seat.

import { fill, h } from "../dom.js";
import { say } from "../words.js";
import { isAway } from "./people.js";

export class Banners {
  /** @param {(name: string, fields?: object) => void} wish */
  constructor(root, live, wish) {
    this.root = root;
    this.live = live;
    this.wish = wish;
  }

  show(waiting) {
    const told = this.live.setting.phase === "running" ? [...this.undo(), ...this.seats(waiting)] : [];
    const all = [...this.connection(), ...told];
    const key = JSON.stringify(all.map(({ text, buttons }) => [text, buttons.map(({ text: words }) => words)]));
    if (key === this.key) return;
    this.key = key;
    const held = this.root.contains(document.activeElement);
    fill(this.root, all.map((one) => this.banner(one)));
    if (held) (this.root.querySelector("button") ?? this.root).focus();
  }

  banner({ kind, text, buttons }) {
    const button = ({ text: words, act, primary }) => h("button", { type: "button", class: primary ? "primary" : null, onclick: act }, words);
    return h("div", { class: `banner ${kind}` }, h("p", {}, text), h("div", { class: "row" }, buttons.map(button)));
  }

  connection() {
    const { state } = this.live;
    if (state === "open") return [];
    return [{ kind: "lost", text: say(state === "lost" ? "web-table-lost" : "web-table-connecting"), buttons: [] }];
  }

  undo() {
    const { undo, people, me } = this.live.setting;
    if (!undo) return [];
    const name = people.find((person) => person.number === undo.person)?.name ?? "";
    if (undo.person === me) {
      return [{ kind: "undo", text: say("web-table-undo-waiting"), buttons: [{ text: say("web-table-undo-drop"), act: () => this.wish("disagree") }] }];
    }
    const buttons = [
      { text: say("web-table-undo-no"), act: () => this.wish("disagree") },
      { text: say("web-table-undo-yes"), act: () => this.wish("agree"), primary: true },
    ];
    return [{ kind: "undo", text: say("web-table-undo-asked", { name }), buttons: undo.asks_me ? buttons : [] }];
  }

  seats(waiting) {
    const { chairs, absent } = this.live.setting;
    const playing = chairs.some((chair) => chair.mine && !chair.gone);
    const mine = chairs
      .filter((chair) => chair.mine && chair.bot && !chair.gone)
      .map(({ seat, name }) => ({
        kind: "bot",
        text: say("web-table-bot-for-you", { name }),
        buttons: [{ text: say("web-table-take-back"), act: () => this.wish("take-back", { seat }), primary: true }],
      }));
    const away = chairs
      .filter((chair) => !chair.mine && waiting.includes(chair.seat) && isAway(this.live, chair))
      .map(({ seat, name }) => ({
        kind: "away",
        text: say("web-table-is-away", { name }),
        buttons: playing
          ? [
              absent === "leave" ? { text: say("web-table-end-for", { name }), act: () => this.wish("end-for", { seat }) } : null,
              { text: say("web-table-replace", { name }), act: () => this.wish("hand-over", { seat }), primary: true },
            ].filter(Boolean)
          : [],
      }));
    return [...mine, ...away];
  }
}
