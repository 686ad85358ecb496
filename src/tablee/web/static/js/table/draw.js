// One node of a scene as an element: how each kind is made, and how it is brought up to date without being made anew.

/** @import { Board, Card, Die, Node, Piece, Spot, Zone } from "wire" */

/**
 * @typedef {object} Around what a node is drawn for
 * @property {string} files where the static files are
 * @property {string} game
 * @property {readonly string[]} seats the players' names
 * @property {number | null} me
 * @property {Node | null} parent
 *
 * @typedef {Card | Piece | Spot | Die} Faced
 */
/**
 * @template {Node["kind"]} K
 * @typedef {(element: HTMLElement, node: Extract<Node, { kind: K }>, around: Around) => void} Draw
 */

import { fill, h, required } from "../dom.js";
import { language } from "../words.js";
import { botOn, level, signs } from "./faces.js";
import { hyphenated, widest } from "./hyphens.js";
import { seatMark } from "./marks.js";

/** @type {WeakMap<Element, string>} */
const drawnFrom = new WeakMap(); // what an element shows, where that takes more than a text

/** @type {ReadonlySet<Node["kind"]>} */
const THINGS = new Set(["card", "piece", "die", "spot"]); // single things, which a screen reader names as a picture

/** @param {Node} node */
export const isThing = (node) => THINGS.has(node.kind);
/**
 * @param {Node} node
 * @returns {node is Zone | Board}
 */
export const holds = (node) => node.kind === "zone" || node.kind === "board";

/** @type {ReadonlySet<Node["kind"]>} */
const ALONE = new Set(["card", "die", "counter", "note"]); // what looks the same whatever lies around it

/**
 * Whether a node would be drawn exactly as it was.
 *
 * @param {Node} before
 * @param {Node} node
 */
export function same(before, node) {
  if (!ALONE.has(node.kind)) return false;
  return Object.entries(node).every(([name, value]) => value === Reflect.get(before, name));
}

/**
 * What lies in or on a node, in drawing order.
 *
 * @param {Node} node
 * @returns {readonly Node[]}
 */
export function inside(node) {
  if (node.kind === "zone") return node.nodes;
  if (node.kind === "board") return [...node.spots, ...node.nodes];
  if (node.kind === "piece") return node.under;
  return [];
}

/**
 * A new element for a node; `draw` then fills it.
 *
 * @param {Node} node
 */
export function make(node) {
  const element = h("div", { dataset: { id: node.id } });
  if (node.kind === "zone") {
    element.append(h("div", { class: "zone-title" }), h("div", { class: "zone-inside" }));
  } else if (node.kind === "board") {
    element.append(
      h("div", { class: "zone-title" }),
      h("div", { class: "board-window" }, h("div", { class: "zone-inside board-surface" })),
      h("div", { class: "board-beside" }),
    );
  } else if (node.kind === "piece") {
    element.append(h("span", { class: "body" }), h("span", { class: "zone-inside under" }));
  }
  return element;
}

/**
 * The part of an element that holds the elements of the nodes inside.
 *
 * @param {HTMLElement} element
 * @returns {HTMLElement}
 */
export const holder = (element) => part(element, ".zone-inside") ?? required(".board-surface", element);

/**
 * Bring an element up to date.
 *
 * @param {HTMLElement} element
 * @param {Node} node
 * @param {Around} around
 */
export function draw(element, node, around) {
  const words = classes(node, around);
  if (element.className !== words) element.className = words;
  setOrRemove(element, "data-seat", seatOf(node));
  setOrRemove(element, "aria-label", node.text);
  const button = element.dataset.lit !== undefined; // as long as it can be picked
  if (!button && isThing(node)) element.setAttribute("role", "img");
  else if (!button && holds(node)) element.setAttribute("role", "group");
  paint(element, node, around);
}

/** @type {Draw<Node["kind"]>} */
const paint = (element, node, around) => /** @type {Draw<Node["kind"]>} */ (DRAW[node.kind])(element, node, around);

/**
 * The seat that something belongs to.
 *
 * @param {Node | null} node
 */
export const seatOf = (node) => (node && "seat" in node ? node.seat : null);

/** @param {Node} node */
const pictureOf = (node) => ("picture" in node ? node.picture : "");

/**
 * @param {Node} node
 * @param {Around} options
 */
function classes(node, { me, parent }) {
  const words = ["node", node.kind, node.style];
  if (node.kind === "zone") words.push(...zoneClasses(node, parent));
  if (node.kind === "card") words.push(node.up ? "up" : "down");
  if (node.kind === "spot" && node.round) words.push("round");
  if (pictureOf(node)) words.push("pictured");
  if (me !== null && seatOf(node) === me) words.push("own");
  return words.filter(Boolean).join(" ");
}

/**
 * @param {Zone} node
 * @param {Node | null} parent
 */
function zoneClasses(node, parent) {
  const words = [`layout-${node.layout}`, node.nodes.some(holds) ? "outer" : "leaf"];
  if (isPlace(node, parent)) words.push("place");
  else if (node.seat !== null && seatOf(parent) === node.seat) words.push("within");
  if (node.nodes.length === 0) words.push("empty");
  return words;
}

/**
 * A player's place at the table: a zone with a seat that lies in no other zone of that seat, and is no hand of cards.
 *
 * @param {Zone} node
 * @param {Node | null} parent
 */
function isPlace(node, parent) {
  const named = node.id.startsWith("seat");
  return node.seat !== null && seatOf(parent) !== node.seat && (named || node.nodes.some(holds));
}

/** @type {{ [K in Node["kind"]]: Draw<K> }} */
const DRAW = {
  zone(element, node, around) {
    const title = titleOf(element);
    if (element.classList.contains("place")) placeTitle(title, node, around);
    else zoneTitle(title, node);
    const grid = node.layout === "grid" && node.columns > 0;
    style(holder(element), "--columns", grid ? String(node.columns) : null);
    style(holder(element), "--many", node.layout === "fan" ? String(node.nodes.length) : null);
  },

  board(element, node, around) {
    setText(titleOf(element), node.text);
    const surface = holder(element);
    style(surface, "--across", String(node.width));
    style(surface, "--down", String(node.height));
    style(surface, "background-image", node.picture ? `url("${art(node.picture, around)}")` : null);
    links(surface, node);
  },

  spot(element, node, around) {
    style(element, "--x", String(node.x));
    style(element, "--y", String(node.y));
    style(element, "--w", String(node.width));
    style(element, "--h", String(node.height));
    face(element, node, around);
  },

  card(element, node, around) {
    face(element, node, around);
  },

  piece(element, node, around) {
    const mark = node.seat !== null && !node.picture && !node.label ? seatMark(node.seat) : null;
    face(titleOf(element), node, around, mark);
    stand(element, node, around);
  },

  die(element, node, around) {
    face(element, node, around);
  },

  counter(element, node) {
    element.setAttribute("role", "img");
    if (!changed(element, [node.label, node.value, node.most])) return;
    const most = node.most === null ? "" : ` / ${node.most}`;
    fill(element, h("span", { class: "label" }, node.label), h("b", {}, `${node.value}${most}`));
    if (node.most)
      element.append(h("i", { class: "gauge", style: { "--part": String(Math.min(1, node.value / node.most)) } }));
  },

  note(element, node) {
    element.removeAttribute("aria-label"); // its words are on the table
    if (element.textContent !== node.text) element.textContent = node.text;
  },

  steps(element, node) {
    element.setAttribute("role", "group");
    if (!changed(element, [node.text, node.steps, node.now])) return;
    fill(
      element,
      h("p", { class: "told" }, node.text),
      h(
        "ol",
        {},
        node.steps.map((step, at) => h("li", { "aria-current": at === node.now ? "step" : null }, step)),
      ),
    );
  },

  sheet(element, node) {
    element.removeAttribute("aria-label"); // the caption says it
    if (!changed(element, [node.text, node.columns, node.rows])) return;
    /** @type {(text: string, at: number) => HTMLElement} */
    const cell = (text, at) => (at === 0 ? h("th", { scope: "row" }, text) : h("td", {}, text));
    fill(
      element,
      h(
        "table",
        {},
        h("caption", {}, node.text),
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            node.columns.map((text) => h("th", { scope: "col" }, text)),
          ),
        ),
        h(
          "tbody",
          {},
          node.rows.map((row) => h("tr", {}, row.map(cell))),
        ),
      ),
    );
  },
};

/**
 * Picture, label and badge, each made only when it is there and touched only when it changed.
 *
 * @param {HTMLElement} element
 * @param {Faced} node
 * @param {Around} around
 * @param {SVGElement | null} mark
 */
function face(element, node, around, mark = null) {
  const picture = pictureOf(node);
  let image = part(element, "img");
  if (picture) {
    image ??= put(element, h("img", { alt: "", draggable: "false", decoding: "async" }), 0);
    const source = art(picture, around);
    if (image.getAttribute("src") !== source) image.setAttribute("src", source);
  } else image?.remove();
  textPart(element, "label", node.label);
  textPart(element, "badge", "badge" in node ? node.badge : "");
  const known = part(element, ".mark");
  if (mark && !known) element.append(mark);
  else if (!mark) known?.remove();
}

/**
 * @param {Element} element
 * @param {string} selector
 */
const part = (element, selector) =>
  /** @type {HTMLElement | undefined} */ ([...element.children].find((child) => child.matches(selector)));

/**
 * The title of a zone or board, the body of a piece: `make` put it there.
 *
 * @param {Element} element
 */
export const titleOf = (element) => /** @type {HTMLElement} */ (element.firstElementChild);

/**
 * @param {Element} element
 * @param {HTMLElement} child
 * @param {number} at
 */
function put(element, child, at) {
  element.insertBefore(child, element.children[at] ?? null);
  return child;
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {string} text
 */
function textPart(element, name, text) {
  let known = part(element, `.${name}`);
  if (!text) {
    known?.remove();
    return;
  }
  known ??= element.appendChild(h("span", { class: name }));
  known.classList.toggle("long", text.length > 3);
  const shown = element.classList.contains("card") && name === "label" ? hyphenated(text) : text;
  if (known.textContent === shown) return;
  known.textContent = shown;
  if (shown.length > 3) style(known, "--widest", widest(shown).toFixed(2));
}

/**
 * Where a picture of the game's art is.
 *
 * @param {string} picture
 * @param {{ files: string, game: string }} around
 */
export const art = (picture, { files, game }) => `${files}games/${game}/art/${picture}.svg`;

/**
 * @param {HTMLElement} title
 * @param {Zone} node
 */
function zoneTitle(title, node) {
  if (!changed(title, [node.text, node.count])) return;
  const count = node.count === null ? null : String(node.count);
  fill(
    title,
    h("span", { class: "told" }, node.text),
    count === null ? null : h("span", { class: "count", "aria-hidden": "true" }, count),
  );
}

/**
 * A place shows its player's sign and name; the rest of its words is for the ear. What the page adds stays in `.extra`.
 *
 * @param {HTMLElement} title
 * @param {Zone} node
 * @param {Around} options
 */
function placeTitle(title, node, { seats }) {
  const seat = node.seat ?? 0;
  const name = seats[seat] ?? node.text;
  const bot = botOn(seat);
  if (!changed(title, [name, bot, language()])) return;
  const extra = title.querySelector(".extra") ?? h("span", { class: "extra" });
  fill(title, signs(seat), h("span", { class: "name", title: name }, name), level(bot), extra);
}

/**
 * Whether an element has to show something else than before.
 *
 * @param {Element} element
 * @param {unknown} values
 */
function changed(element, values) {
  const key = JSON.stringify(values);
  if (drawnFrom.get(element) === key) return false;
  drawnFrom.set(element, key);
  return true;
}

/**
 * @param {Element} element
 * @param {string} text
 */
function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * A piece stands in the middle of its spot; several share it side by side.
 *
 * @param {HTMLElement} element
 * @param {Piece} node
 * @param {Around} options
 */
function stand(element, node, { parent }) {
  const board = node.at && parent?.kind === "board" ? parent : null;
  const spot = board?.spots.find((one) => one.id === node.at);
  element.classList.toggle("standing", Boolean(spot));
  if (!spot || !board) return;
  const company = board.nodes.filter((one) => one.kind === "piece" && one.at === node.at);
  const shift = company.length > 1 ? company.indexOf(node) - (company.length - 1) / 2 : 0;
  const pace = Math.min(0.42, 1 / company.length) * spot.width;
  style(element, "--x", String(spot.x + spot.width / 2 + shift * pace));
  style(
    element,
    "--y",
    String(
      spot.y + spot.height / 2 + (company.length > 1 ? 0.16 * spot.height * (company.indexOf(node) % 2 ? 1 : -1) : 0),
    ),
  );
  const share = company.length > 1 ? Math.max(0.55, 1.5 / company.length) : 1; // of the room that a piece has alone
  style(element, "--w", String(spot.width * share));
  style(element, "--h", String(spot.height * share));
}

/**
 * @param {HTMLElement} surface
 * @param {Board} node
 */
function links(surface, node) {
  const drawn = part(surface, "svg.links");
  if (!node.links.length) {
    drawn?.remove();
    drawnFrom.delete(surface);
    return;
  }
  if (!changed(surface, [node.links, node.width, node.spots.map((spot) => [spot.x, spot.y])])) return;
  const spots = new Map(node.spots.map((spot) => [spot.id, spot]));
  const lines = node.links.map((link) => {
    const [start, end] = [spots.get(link.start), spots.get(link.end)];
    if (!start || !end) return null;
    const [x1, y1] = [start.x + start.width / 2, start.y + start.height / 2];
    const [x2, y2] = [end.x + end.width / 2, end.y + end.height / 2];
    return h("line", { class: link.style || null, x1, y1, x2, y2 });
  });
  const fresh = h("svg", { class: "links", viewBox: `0 0 ${node.width} ${node.height}`, "aria-hidden": "true" }, lines);
  if (drawn) drawn.replaceWith(fresh);
  else surface.prepend(fresh);
}

/**
 * @param {HTMLElement} element
 * @param {string} name
 * @param {string | null} value
 */
export function style(element, name, value) {
  if (value === null) element.style.removeProperty(name);
  else if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {string | number | null | undefined} value
 */
function setOrRemove(element, name, value) {
  if (value === null || value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
}
