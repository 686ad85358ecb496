// What the match is played for: a line with how near everybody is, which stays on the table, and a card with all of it, which opens
// by itself before a first match of a game. That it was seen is remembered on this device.

/** @import { Aim, GoalSeen, Near, PictureSeen, Scene } from "wire" */

import { get } from "../api.js";
import { $$, fill, h, messageOf } from "../dom.js";
import { say } from "../words.js";
import { open } from "./dialogs.js";
import { seatMark } from "./marks.js";
import { Stage } from "./scene.js";

const KEY = "tablee-goals";
const LARGEST = 1.15; // how much larger than on a table a picture is drawn at most

/** The games whose goal was seen on this device. @returns {string[]} */
const seen = () => (localStorage.getItem(KEY) ?? "").split(" ");

/** @param {string} game */
const remember = (game) => localStorage.setItem(KEY, [...new Set([...seen(), game])].join(" ").trim());

export class Goal {
  /** The line that is shown, to be drawn anew only when it has changed. */
  #drawn = "";
  /** @type {HTMLDialogElement | null} */
  #card = null;
  #asked = false;
  #introduced = false; // or tried: a server that can't tell is not asked again with every move

  /**
   * @param {HTMLElement} root
   * @param {{ table: string, failed: (text: string) => void }} options
   */
  constructor(root, { table, failed }) {
    this.root = root;
    this.table = table;
    this.failed = failed;
  }

  /**
   * The line, as it is on the table that is drawn now.
   *
   * @param {Aim | null} aim
   * @param {number | null} me
   */
  show(aim, me) {
    const key = JSON.stringify([aim, me]);
    if (key === this.#drawn) return;
    this.#drawn = key;
    this.root.hidden = aim === null;
    if (aim) fill(this.root, h("p", { title: aim.text }, aim.text), nears(aim.near, me));
  }

  /**
   * Before somebody's first match of a game.
   *
   * @param {Scene} scene
   * @param {number | null} seat
   */
  introduce(scene, seat) {
    if (this.#introduced || scene.aim === null || seat === null || seen().includes(scene.game)) return;
    this.#introduced = true;
    this.open(scene, seat);
  }

  /**
   * @param {Scene} scene
   * @param {number | null} seat
   */
  async open(scene, seat) {
    if (this.#asked || this.#card) return;
    this.#asked = true;
    try {
      const parameters = { table_id: this.table, ...(seat === null ? {} : { seat }) };
      this.#show(await get("/api/tables/{table_id}/goal", parameters), scene, seat);
    } catch (refused) {
      this.failed(messageOf(refused) || say("web-table-offline"));
    }
    this.#asked = false;
  }

  /**
   * @param {GoalSeen} told
   * @param {Scene} scene
   * @param {number | null} seat
   */
  #show(told, scene, seat) {
    if (!this.root.isConnected) return;
    const stages = told.pictures.map(picture);
    /** @type {(dialog: HTMLDialogElement) => HTMLElement} */
    const buttons = (card) => {
      const attributes = { type: "button", class: "primary", autofocus: true, onclick: () => card.close("") };
      return h("div", { class: "row end" }, h("button", attributes, say("web-table-goal-play")));
    };
    const { dialog, closed } = open(scene.title, contents(told, stages, scene.aim?.near ?? [], seat), {
      kind: "goal-card",
      buttons,
    });
    this.#card = dialog;
    closed.then(() => {
      remember(scene.game);
      this.#card = null;
      for (const { leave } of stages) leave();
    });
  }

  leave() {
    this.#card?.close("");
    this.#card = null;
  }
}

/**
 * @param {GoalSeen} told
 * @param {readonly { element: HTMLElement }[]} stages
 * @param {readonly Near[]} near
 * @param {number | null} seat
 */
function contents(told, stages, near, seat) {
  /** @type {(text: string) => HTMLElement} */
  const item = (text) => h("li", {}, text);
  /** @type {(name: string, title: string, items: readonly HTMLElement[]) => HTMLElement | null} */
  const list = (name, title, items) =>
    items.length ? h("section", { class: name }, h("h3", {}, title), h("ul", {}, items)) : null;
  const role = told.role ? h("p", { class: "role" }, seat === null ? null : sign(seat), told.role) : null;
  return h(
    "div",
    { class: "goal-told" },
    h("p", { class: "lead" }, told.goal),
    role,
    h(
      "div",
      { class: "ways" },
      list("wins", say("web-table-goal-wins"), told.wins.map(item)),
      list("loses", say("web-table-goal-loses"), told.loses.map(item)),
    ),
    h(
      "div",
      { class: "pictures" },
      stages.map(({ element }) => element),
    ),
    list(
      "standing",
      say("web-table-goal-near"),
      near.map((one) => h("li", {}, marks(one), one.text)),
    ),
  );
}

/**
 * Everybody's figures, in the order of the seats.
 *
 * @param {readonly Near[]} near
 * @param {number | null} me
 */
const nears = (near, me) =>
  h(
    "ul",
    { class: "nears" },
    near.map((one) =>
      h(
        "li",
        { title: one.text, class: me !== null && one.seats.includes(me) ? "mine" : "" },
        marks(one),
        h("span", { "aria-hidden": "true" }, one.label),
        h("span", { class: "unseen" }, one.text),
      ),
    ),
  );

/** @param {Near} near */
const marks = ({ seats }) => seats.map(sign);

/** @param {number} seat */
function sign(seat) {
  const found = h("span", {}, seatMark(seat));
  found.dataset.seat = String(seat);
  return found;
}

/**
 * A part of a real table, as large as its frame allows.
 *
 * @param {PictureSeen} picture
 */
function picture({ text, scene, seat, names }) {
  const table = h("div", { class: "sight" });
  const frame = h("div", { class: "frame", "aria-hidden": "true" }, table);
  frame.inert = true;
  const stage = new Stage(table);
  stage.show(scene, { animate: false, seats: names, me: seat });
  const fit = () => {
    const { left, top, width, height } = extent(table);
    const scale = Math.min(frame.clientWidth / width, frame.clientHeight / height, LARGEST);
    const [x, y] = [(frame.clientWidth - width * scale) / 2, (frame.clientHeight - height * scale) / 2];
    table.style.transform = `translate(${x - left * scale}px, ${y - top * scale}px) scale(${scale})`;
  };
  const sizes = new ResizeObserver(fit);
  sizes.observe(frame);
  sizes.observe(table);
  const leave = () => {
    sizes.disconnect();
    stage.leave();
  };
  return { element: h("figure", {}, frame, h("figcaption", {}, text)), leave };
}

const ROOM = 6; // pixels around what is drawn, for shadows and badges

/**
 * Where on a stage something is to be seen: zones without a ground of their own are as large as their row, and not counted.
 *
 * @param {HTMLElement} table
 */
function extent(table) {
  const own = table.getBoundingClientRect();
  const scale = own.width / table.offsetWidth || 1;
  const boxes = $$("[data-id]", table)
    .filter((element) => !element.classList.contains("zone") || hasGround(getComputedStyle(element)))
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 1);
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return {
    left: (left - own.left) / scale - ROOM,
    top: (top - own.top) / scale - ROOM,
    width: (right - left) / scale + 2 * ROOM,
    height: (bottom - top) / scale + 2 * ROOM,
  };
}

/** @param {CSSStyleDeclaration} style */
const hasGround = ({ backgroundColor, borderTopStyle }) =>
  backgroundColor !== "rgba(0, 0, 0, 0)" || borderTopStyle !== "none";
