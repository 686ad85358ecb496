// The tools above the table: advice and undo stand there, the rest is in a menu.

/** @import { Snapshot, View } from "../snapshot.js" */
/** @import { Item } from "./menu.js" */

import { fill } from "../dom.js";
import { choose, language, languages, say } from "../words.js";
import { tool } from "./marks.js";
import { bellItem, Menu, showKeys, soundItem, speedItem } from "./menu.js";
import { speed, speedName } from "./speed.js";
import { showVisibility } from "./visibility.js";

/**
 * @typedef {object} Actions what the tools do
 * @property {() => void} advise
 * @property {() => void} undo
 * @property {() => void} goal
 * @property {(seat: number) => void} handOver
 * @property {(seat: number) => void} resign
 * @property {() => void} leave
 * @property {(text: string) => void} toast
 */

export class Toolbar {
  /**
   * @param {HTMLElement} root
   * @param {HTMLElement} sideTool
   * @param {Actions} actions
   */
  constructor(root, sideTool, actions) {
    this.actions = actions;
    this.advice = tool("hint", say("web-table-hint"), { onclick: actions.advise });
    this.undo = tool("undo", say("web-table-undo"), { onclick: actions.undo });
    this.goal = tool("goal", say("web-table-goal"), { onclick: actions.goal });
    fill(root, this.goal, this.advice, this.undo, sideTool);
    this.menu = new Menu(root);
  }

  /**
   * @param {Snapshot} table
   * @param {View | null} view
   * @param {{ open: boolean, mine: boolean }} now whether we are connected, and whether I am asked
   */
  show(table, view, { open, mine }) {
    const watching = table.setting.phase !== "running" || view?.seat === null;
    const prompt = view?.scene.prompt;
    this.goal.hidden = !view?.scene.aim;
    this.advice.hidden = watching;
    this.advice.disabled = !open || !mine || !(prompt?.offers.length || prompt?.entry);
    this.undo.hidden = watching;
    this.undo.disabled = !open || !table.mayUndo;
    this.menu.show([...this.tableItems(table, view), ...this.ownItems(table, view)]);
  }

  /**
   * @param {Snapshot} table
   * @param {View | null} view
   * @returns {(Item | null)[]}
   */
  tableItems(table, view) {
    const { setting } = table;
    const changed = (told = "") => {
      if (told) this.actions.toast(told);
      this.menu.show([...this.tableItems(table, view), ...this.ownItems(table, view)]);
    };
    const names = setting.chairs.map((chair) => chair.name);
    const others = languages().filter((one) => one !== language());
    return [
      view && { icon: "eye", text: say("web-table-sights"), act: () => showVisibility(view.scene, view.seat, names) },
      { icon: "rule", text: say("web-table-all-rules"), href: `/rules/${setting.game}`, apart: true },
      ...others.map((one) => {
        /** @type {Item} */
        const item = { icon: "globe", text: say("web-table-language", { language: one }), act: () => choose(one) };
        return item;
      }),
      speedItem(() => changed(speedName(speed()))),
      soundItem(changed),
      bellItem(changed),
      { icon: "keys", text: say("web-table-keys"), act: showKeys },
    ];
  }

  /**
   * @param {Snapshot} table
   * @param {View | null} view
   * @returns {(Item | null)[]}
   */
  ownItems({ setting }, view) {
    const { handOver, resign, leave } = this.actions;
    const mine = setting.chairs.find((chair) => chair.seat === view?.seat && chair.mine && !chair.gone);
    const playing = setting.phase === "running" && mine ? mine : null;
    return [
      playing && !playing.bot
        ? { icon: "bot", text: say("web-table-hand-over"), act: () => handOver(playing.seat) }
        : null,
      playing && { icon: "flag", text: say("web-table-resign"), act: () => resign(playing.seat) },
      { icon: "home", text: say("web-table-home"), href: "/" },
      { icon: "leave", text: say("web-table-leave"), act: leave },
    ];
  }

  leave() {
    this.menu.leave();
  }
}
