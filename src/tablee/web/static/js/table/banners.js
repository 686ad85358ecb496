// What stands above the table for a while: the connection, a wish to take an answer back, somebody who is away, a bot on my seat.

/** @import { Connection } from "../connection.js" */
/** @import { Snapshot } from "../snapshot.js" */
/** @import { Toasts } from "./toasts.js" */

/**
 * @typedef {{ text: string, act: () => Promise<void>, primary?: boolean }} Button
 * @typedef {{ kind: "lost" | "undo" | "bot" | "away", text: string, buttons: Button[], counts?: boolean }} Banner
 *   one that counts is not read aloud with every second
 */

import { fill, h } from "../dom.js";
import { say } from "../words.js";
import { clockText, isAway, waitLeft } from "./people.js";

export class Banners {
  #key = "";
  #timer = 0; // until the time that somebody has left reads otherwise

  /**
   * @param {HTMLElement} root
   * @param {{ connection: Connection, toasts: Toasts }} around
   */
  constructor(root, { connection, toasts }) {
    this.root = root;
    this.connection = connection;
    this.toasts = toasts;
  }

  /**
   * @param {Snapshot} table
   * @param {readonly number[]} waiting
   */
  show(table, waiting) {
    clearTimeout(this.#timer);
    const running = table.setting.phase === "running";
    const told = running ? [...this.undo(table), ...this.bots(table), ...this.absent(table, waiting)] : [];
    const all = [...this.lost(), ...told];
    const key = JSON.stringify(all);
    if (key === this.#key) return;
    this.#key = key;
    const held = this.root.contains(document.activeElement);
    fill(
      this.root,
      all.map((one) => this.banner(one)),
    );
    if (held) (this.root.querySelector("button") ?? this.root).focus();
  }

  /** @param {Banner} banner */
  banner({ kind, text, buttons, counts = false }) {
    /** @type {(button: Button) => HTMLElement} */
    const button = ({ text: words, act, primary = false }) =>
      h(
        "button",
        { type: "button", class: primary ? "primary" : null, onclick: () => this.toasts.watch(act()) },
        words,
      );
    return h(
      "div",
      { class: `banner ${kind}`, "aria-live": counts ? "off" : null },
      h("p", {}, text),
      h("div", { class: "row" }, buttons.map(button)),
    );
  }

  /** @returns {Banner[]} */
  lost() {
    const { state } = this.connection;
    if (state === "open") return [];
    return [{ kind: "lost", text: say(state === "lost" ? "web-table-lost" : "web-table-connecting"), buttons: [] }];
  }

  /**
   * Somebody wants to take an answer back.
   *
   * @param {Snapshot} table
   * @returns {Banner[]}
   */
  undo({ setting: { undo, people, me } }) {
    const { connection } = this;
    if (!undo) return [];
    const refuse = () => connection.send("disagree");
    if (undo.person === me) {
      const buttons = [{ text: say("web-table-undo-drop"), act: refuse }];
      return [{ kind: "undo", text: say("web-table-undo-waiting"), buttons }];
    }
    const name = people.find((person) => person.number === undo.person)?.name ?? "";
    const buttons = [
      { text: say("web-table-undo-no"), act: refuse },
      { text: say("web-table-undo-yes"), act: () => connection.send("agree"), primary: true },
    ];
    return [{ kind: "undo", text: say("web-table-undo-asked", { name }), buttons: undo.asks_me ? buttons : [] }];
  }

  /**
   * Seats of mine that a bot plays.
   *
   * @param {Snapshot} table
   * @returns {Banner[]}
   */
  bots({ setting: { chairs } }) {
    const act = (/** @type {number} */ seat) => () => this.connection.send("take-back", { seat });
    return chairs
      .filter((chair) => chair.mine && chair.bot && !chair.gone)
      .map(({ seat, name }) => ({
        kind: "bot",
        text: say("web-table-bot-for-you", { name }),
        buttons: [{ text: say("web-table-take-back"), act: act(seat), primary: true }],
      }));
  }

  /**
   * Whoever is waited for and not there.
   *
   * @param {Snapshot} table
   * @param {readonly number[]} waiting
   * @returns {Banner[]}
   */
  absent(table, waiting) {
    const { connection } = this;
    const { chairs, absent } = table.setting;
    const playing = chairs.some((chair) => chair.mine && !chair.gone);
    return chairs
      .filter((chair) => !chair.mine && waiting.includes(chair.seat) && isAway(table, chair))
      .map((chair) => {
        const { seat, name } = chair;
        const left = waitLeft(table, chair);
        if (left > 0) {
          clearTimeout(this.#timer);
          this.#timer = window.setTimeout(() => this.show(table, waiting), (left % 1) * 1000 + 20);
          const text = say("web-table-away-for", { name, time: clockText(left) });
          return { kind: "away", text, buttons: [], counts: true };
        }
        const end = { text: say("web-table-end-for", { name }), act: () => connection.send("end-for", { seat }) };
        const replace = {
          text: say("web-table-replace", { name }),
          act: () => connection.send("hand-over", { seat }),
          primary: true,
        };
        const buttons = absent === "leave" ? [end, replace] : [replace];
        return { kind: "away", text: say("web-table-is-away", { name }), buttons: playing ? buttons : [] };
      });
  }

  leave() {
    clearTimeout(this.#timer);
  }
}
