// The stage: any scene of any game, drawn by the ids of its nodes. What keeps its id keeps its element, so that focus stays and
// things can glide. It knows nothing of sockets: a replay shows its scenes here too.

/** @import { Board, Node, Scene } from "wire" */
/** @import { Course } from "./animation.js" */
/** @import { Around } from "./draw.js" */

/** @typedef {{ element: HTMLElement, node: Node, parent: Node | null }} Known a node that is drawn */

import { $, $$, h, required, targetOf } from "../dom.js";
import { Animation } from "./animation.js";
import { draw, holder, holds, inside, isThing, make, same, titleOf } from "./draw.js";
import { Zoom } from "./zoom.js";

/**
 * Styles of games are loaded once and stay: a page may show another table of the same game.
 *
 * @param {string} files
 * @param {string} game
 */
function loadStyle(files, game) {
  const href = `${files}games/${game}/table.css`;
  if (!document.querySelector(`link[href="${href}"]`)) document.head.append(h("link", { rel: "stylesheet", href }));
}

export class Stage {
  /**
   * `files` is where the static files are: document.body.dataset.files.
   * The stage has two parts: the ground, and the tray for what is mine (scene nodes with the style “mine”).
   *
   * @param {HTMLElement} root
   * @param {{ files?: string }} options
   */
  constructor(root, { files = document.body.dataset.files ?? "/" } = {}) {
    this.files = files;
    this.ground = h("div", { class: "ground" });
    this.tray = h("div", { class: "tray" });
    this.root = root;
    root.classList.add("stage");
    this.zoom = new Zoom(this);
    root.append(this.ground, this.zoom.tools, this.tray);
    this.rooms = new ResizeObserver((entries) => entries.forEach(measured));
    this.rooms.observe(this.ground);
    /** What is drawn, by id. @type {Map<string, Known>} */
    this.known = new Map();
    /** The ids of the scene that is being drawn. @type {Set<string>} */
    this.seen = new Set();
    /** @type {Around} */
    this.around = { files, game: "", seats: [], me: null, parent: null };
    this.anew = true; // everything has to be drawn, whatever was there
    this.animation = new Animation(root);
    /** @type {Scene | null} */
    this.scene = null;
    /** Called with the id of what somebody picks. @type {((id: string, event: UIEvent) => void) | null} */
    this.picked = null;
    /** What can be picked. @type {ReadonlySet<string>} */
    this.lit = new Set();
    /** What has focus only because nothing better was there. @type {HTMLElement | null} */
    this.adrift = null;
    root.addEventListener("click", (event) => this.click(event));
  }

  /**
   * Show a scene. `seats` are the players' names, `me` is the seat through whose eyes the scene is seen.
   * picked, where whatever comes of it begins its way.
   *
   * @param {Scene} scene
   * @param {{ animate?: boolean, seats?: readonly string[], me?: number | null, from?: string | null, course?: Course | null }} options
   */
  show(scene, { animate = true, seats = [], me = null, from = null, course = null } = {}) {
    if (this.scene?.game !== scene.game) this.dress(scene.game);
    const focused = this.root.contains(document.activeElement) ? document.activeElement : null;
    this.animation.before(animate && this.scene ? this.known : null);
    this.scene = scene;
    this.zoom.speak();
    this.anew = this.around.me !== me || this.around.game !== scene.game || String(this.around.seats) !== String(seats);
    this.around = { files: this.files, game: scene.game, seats, me, parent: null };
    this.seen = new Set();
    /** @type {(node: Node) => boolean} */
    const mine = (node) => node.style.split(" ").includes("mine");
    this.arrange(
      this.ground,
      scene.nodes.filter((node) => !mine(node)),
      null,
    );
    this.arrange(this.tray, scene.nodes.filter(mine), null);
    this.clear();
    this.animation.after(this.known, from, course);
    if (focused instanceof HTMLElement) this.refocus(focused);
  }

  /**
   * Show nothing of a game.
   *
   * @param {string} game
   */
  empty(game) {
    this.show({ game, title: "", nodes: [], prompt: null, aim: null, standings: null }, { animate: false });
  }

  /** @param {string} game */
  dress(game) {
    if (this.scene) this.root.classList.remove(`game-${this.scene.game}`);
    this.root.classList.add(`game-${game}`);
    loadStyle(this.files, game);
  }

  /**
   * Put the elements of these nodes into a container, in order; those that are there already stay where they are.
   *
   * @param {HTMLElement} container
   * @param {readonly Node[]} nodes
   * @param {Node | null} parent
   */
  arrange(container, nodes, parent) {
    let next = firstNode(container);
    const wanted = nodes.map((node) => this.drawn(node, parent));
    /** @type {Set<Element>} */
    const staying = new Set(wanted);
    for (const element of wanted) {
      while (next && next !== element && !staying.has(next)) next = nextNode(next);
      if (element === next) next = nextNode(next);
      else move(container, element, next);
    }
  }

  /**
   * @param {Node} node
   * @param {Node | null} parent
   */
  drawn(node, parent) {
    this.seen.add(node.id);
    const before = this.known.get(node.id);
    if (before?.node === node && !this.anew && node.kind !== "piece") return this.kept(before, parent); // a piece may have company now
    if (before && !this.anew && same(before.node, node)) {
      before.parent = parent;
      return before.element;
    }
    const known = before?.node.kind === node.kind ? before : this.made(node, parent);
    if (known === before) this.animation.changing(known, node);
    this.around.parent = parent;
    draw(known.element, node, this.around);
    known.node = node;
    known.parent = parent;
    if (node.kind === "board") this.arrangeBoard(known.element, node);
    else if (node.kind === "zone" || node.kind === "piece") this.arrange(holder(known.element), inside(node), node);
    return known.element;
  }

  /**
   * A new element for a node, in place of one of another kind.
   *
   * @param {Node} node
   * @param {Node | null} parent
   */
  made(node, parent) {
    this.known.get(node.id)?.element.remove();
    const known = { element: make(node), node, parent };
    this.known.set(node.id, known);
    if (node.kind === "board") this.rooms.observe(required(".board-window", known.element));
    else if (node.kind === "zone" && node.layout === "fan") this.rooms.observe(known.element);
    return known;
  }

  /**
   * The very same node: whatever lies in it is the same too.
   *
   * @param {Known} known
   * @param {Node | null} parent
   */
  kept(known, parent) {
    known.parent = parent;
    const todo = [...inside(known.node)];
    for (const node of todo) {
      this.seen.add(node.id);
      todo.push(...inside(node));
    }
    return known.element;
  }

  /**
   * @param {HTMLElement} element
   * @param {Board} node
   */
  arrangeBoard(element, node) {
    const spots = new Set(node.spots.map((spot) => spot.id));
    /** @type {(one: Node) => boolean} */
    const standing = (one) => one.kind === "piece" && spots.has(one.at);
    this.arrange(holder(element), [...node.spots, ...node.nodes.filter(standing)], node);
    this.arrange(
      required(":scope > .board-beside", element),
      node.nodes.filter((one) => !standing(one)),
      node,
    );
  }

  /** Take away what is no longer there. */
  clear() {
    for (const [id, { element }] of this.known) {
      if (this.seen.has(id)) continue;
      element.remove();
      this.known.delete(id);
    }
  }

  /**
   * Focus is never lost: what was moved has it again, and what is gone leaves it to the nearest thing that can be picked.
   *
   * @param {HTMLElement} element
   */
  refocus(element) {
    if (document.activeElement === element) return;
    if (this.root.contains(element)) element.focus({ preventScroll: true });
    else {
      this.adrift = $("[data-lit]", this.root) ?? this.root;
      this.adrift.focus({ preventScroll: true });
    }
  }

  /**
   * The node that an element shows.
   *
   * @param {HTMLElement} element
   */
  nodeAt({ dataset: { id = "" } }) {
    return this.known.get(id)?.node ?? null;
  }

  /**
   * Where the page may add something to a player's place: a clock, a sign that a bot plays.
   *
   * @param {number} seat
   */
  place(seat) {
    return $(`.place[data-seat="${seat}"] > .zone-title > .extra`, this.root);
  }

  // --- Picking ---------------------------------------------------------------------------------------------------------

  /**
   * Light what can be picked, and nothing else. The first of them, or the one with focus, is where the Tab key stops.
   *
   * @param {ReadonlySet<string>} ids
   * @param {{ draggable?: ReadonlySet<string>, chosen?: ReadonlySet<string> }} options
   */
  light(ids, { draggable = new Set(), chosen = new Set() } = {}) {
    for (const [id, { element, node }] of this.known) {
      const lit = ids.has(id);
      flag(element, "lit", lit);
      flag(element, "chosen", chosen.has(id));
      flag(element, "draggable", draggable.has(id));
      this.pickable(element, node, lit || chosen.has(id), chosen.has(id));
    }
    this.lit = ids;
    this.rove();
    this.land();
  }

  /** Focus that lies on something that can't be picked any more goes on to what can, as soon as there is any. */
  land() {
    if (this.adrift === null) return;
    if (this.adrift !== document.activeElement)
      this.adrift = null; // it went elsewhere by itself
    else if (this.lit.size) {
      this.adrift = null;
      const stops = this.stops();
      if (!stops.some((stop) => stop === document.activeElement))
        stops.find((stop) => stop.tabIndex === 0)?.focus({ preventScroll: true });
    }
  }

  /**
   * @param {HTMLElement} element
   * @param {Node} node
   * @param {boolean} on
   * @param {boolean} pressed
   */
  pickable(element, node, on, pressed) {
    const target = holds(node) ? titleOf(element) : element; // a zone is picked by its title, or by a click anywhere in it
    if (on) {
      target.setAttribute("role", "button");
      if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
      target.setAttribute("aria-pressed", String(pressed));
      if (holds(node)) target.setAttribute("aria-label", node.text);
      return;
    }
    if (!target.hasAttribute("tabindex")) return;
    if (target === document.activeElement && target.getAttribute("role") === "button") this.adrift = target;
    unstop(target);
    target.removeAttribute("aria-pressed");
    if (isThing(node)) target.setAttribute("role", "img");
    else target.removeAttribute("role");
    if (holds(node)) target.removeAttribute("aria-label");
  }

  /** The elements that can have focus, in reading order. */
  stops() {
    return $$('[role="button"][tabindex]', this.root);
  }

  /** @param {HTMLElement | null} to */
  rove(to = null) {
    const stops = this.stops();
    const now =
      to ??
      stops.find((stop) => stop === document.activeElement) ??
      stops.find((stop) => stop.tabIndex === 0) ??
      stops[0];
    for (const stop of stops) stop.tabIndex = stop === now ? 0 : -1;
  }

  /**
   * The id that a point means, also where something that can't be picked lies over it.
   *
   * @param {number} x
   * @param {number} y
   */
  idUnder(x, y) {
    for (const element of document.elementsFromPoint(x, y)) {
      const id = this.root.contains(element) ? idAt(element) : null;
      if (id !== null) return id;
    }
    return null;
  }

  /** @param {MouseEvent} event */
  click(event) {
    const id = idAt(targetOf(event)) ?? (event.detail ? this.idUnder(event.clientX, event.clientY) : null);
    if (id !== null) this.picked?.(id, event);
  }

  /**
   * Outline nodes: those that a move would touch, or that are advised.
   *
   * @param {Iterable<string>} ids
   * @param {string} name
   */
  mark(ids, name) {
    const wanted = new Set(ids);
    for (const [id, { element }] of this.known) flag(element, name, wanted.has(id));
  }

  leave() {
    this.rooms.disconnect();
    this.animation.stop();
    this.root.replaceChildren();
  }
}

/**
 * How much room there is, for styles: `--inline` and, where the window and not what lies there decides it, `--block`. Units of
 * containers would say the same, and make every change of a scene compute all its styles anew.
 *
 * @param {ResizeObserverEntry} options
 */
function measured({ target, contentBoxSize: [size] }) {
  if (!(target instanceof HTMLElement) || !size) return;
  const ground = target.classList.contains("ground");
  if (!ground && !target.classList.contains("board-window") && !target.closest(".tray")) return;
  target.style.setProperty("--inline", `${size.inlineSize}px`);
  if (!ground) return;
  const fixed = getComputedStyle(target).contain.split(" ").includes("size");
  target.style.setProperty("--block", `${fixed ? size.blockSize : window.innerHeight}px`);
}

/**
 * The id that a click or a pointer means: the innermost thing that can be picked there.
 *
 * @param {Element | null} target
 * @returns {string | null}
 */
export function idAt(target) {
  const found = target?.closest("[data-id]:is([data-lit], [data-chosen])");
  return found instanceof HTMLElement ? (found.dataset.id ?? null) : null;
}

/**
 * No stop for the Tab key any more; but what has focus keeps it until it goes elsewhere by itself.
 *
 * @param {HTMLElement} element
 */
export function unstop(element) {
  if (element !== document.activeElement) {
    element.removeAttribute("tabindex");
    return;
  }
  element.tabIndex = -1;
  element.addEventListener(
    "blur",
    () => element.getAttribute("role") === "button" || element.removeAttribute("tabindex"),
    { once: true },
  );
}

/**
 * @param {HTMLElement} element
 * @param {string} name
 * @param {boolean} on
 */
function flag(element, name, on) {
  if (on) element.dataset[name] = "";
  else if (element.dataset[name] !== undefined) delete element.dataset[name];
}

/**
 * Containers hold a few things of their own (ways on a board) before the nodes.
 *
 * @param {HTMLElement} container
 */
function firstNode(container) {
  const first = container.firstElementChild;
  return first?.hasAttribute("data-id") ? first : nextNode(first);
}

/** @param {Element | null} element */
function nextNode(element) {
  let next = element?.nextElementSibling ?? null;
  while (next && !next.hasAttribute("data-id")) next = next.nextElementSibling;
  return next;
}

/**
 * Move without losing focus, animations or state where the browser can; `refocus` mends the rest.
 *
 * @param {HTMLElement} container
 * @param {HTMLElement} element
 * @param {Element | null} before
 */
function move(container, element, before) {
  if (element.contains(container)) container.closest(".node")?.remove(); // what was inside is outside now; it is placed in its turn
  if (container.moveBefore && container.isConnected && element.isConnected) container.moveBefore(element, before);
  else container.insertBefore(element, before);
}
