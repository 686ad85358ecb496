// The stage: any scene of any game, drawn by the ids of its nodes. What keeps its id keeps its element, so that focus stays and
// things can glide. It knows nothing of sockets: a replay shows its scenes here too.

import { h } from "../dom.js";
import { draw, holder, holds, inside, isThing, make, same } from "./draw.js";
import { Glide } from "./glide.js";

/** Styles of games are loaded once and stay: a page may show another table of the same game. */
function loadStyle(files, game) {
  const href = `${files}games/${game}/table.css`;
  if (!document.querySelector(`link[href="${href}"]`)) document.head.append(h("link", { rel: "stylesheet", href }));
}

export class Stage {
  /**
   * `files` is where the static files are: document.body.dataset.files.
   * The stage has two parts: the ground, and the tray for what is mine (scene nodes with the style “mine”).
   */
  constructor(root, { files = document.body.dataset.files } = {}) {
    this.files = files;
    this.ground = h("div", { class: "ground" });
    this.tray = h("div", { class: "tray" });
    this.root = root;
    root.classList.add("stage");
    root.append(this.ground, this.tray);
    this.rooms = new ResizeObserver((entries) => entries.forEach(measured));
    this.rooms.observe(this.ground);
    this.known = new Map(); // id -> { element, node, parent }
    this.glide = new Glide(root);
    this.scene = null;
    this.picked = () => {};
    this.lit = new Set();
    this.adrift = null; // what has focus only because nothing better was there
    root.addEventListener("click", (event) => this.click(event));
  }

  /**
   * Show a scene. `seats` are the players' names, `me` is the seat through whose eyes the scene is seen.
   * @param {{ animate?: boolean, seats?: string[], me?: number | null, from?: string | null }} how `from`: the node that was last
   * picked, where whatever comes of it begins its way.
   */
  show(scene, { animate = true, seats = [], me = null, from = null } = {}) {
    if (this.scene?.game !== scene.game) this.dress(scene.game);
    const focused = this.root.contains(document.activeElement) ? document.activeElement : null;
    this.glide.before(animate && this.scene ? this.known : null);
    this.scene = scene;
    this.anew = this.around?.me !== me || this.around?.game !== scene.game || String(this.around.seats) !== String(seats);
    this.around = { files: this.files, game: scene.game, seats, me, parent: null };
    this.seen = new Set();
    const mine = (node) => (node.style ?? "").split(" ").includes("mine");
    this.arrange(this.ground, scene.nodes.filter((node) => !mine(node)), null);
    this.arrange(this.tray, scene.nodes.filter(mine), null);
    this.clear();
    this.glide.after(this.known, from);
    if (focused) this.refocus(focused);
  }

  dress(game) {
    if (this.scene) this.root.classList.remove(`game-${this.scene.game}`);
    this.root.classList.add(`game-${game}`);
    loadStyle(this.files, game);
  }

  /** Put the elements of these nodes into a container, in order; those that are there already stay where they are. */
  arrange(container, nodes, parent) {
    let next = firstNode(container);
    const wanted = nodes.map((node) => this.drawn(node, parent));
    const staying = new Set(wanted);
    for (const element of wanted) {
      while (next && next !== element && !staying.has(next)) next = nextNode(next);
      if (element === next) next = nextNode(next);
      else move(container, element, next);
    }
  }

  drawn(node, parent) {
    this.seen.add(node.id);
    let known = this.known.get(node.id);
    if (known && known.node.kind !== node.kind) {
      known.element.remove();
      known = undefined;
    }
    if (known?.node === node && !this.anew && node.kind !== "piece") return this.kept(known, parent); // a piece may have company now
    if (!known) {
      this.known.set(node.id, (known = { element: make(node), node, parent }));
      if (node.kind === "board") this.rooms.observe(known.element.querySelector(".board-window"));
      else if (node.layout === "fan") this.rooms.observe(known.element);
    } else if (this.anew || !same(known.node, node)) this.glide.changing(known, node);
    else {
      known.parent = parent;
      return known.element;
    }
    this.around.parent = parent;
    draw(known.element, node, this.around);
    known.node = node;
    known.parent = parent;
    if (node.kind === "board") this.arrangeBoard(known.element, node);
    else if (node.kind === "zone" || node.kind === "piece") this.arrange(holder(known.element), inside(node), node);
    return known.element;
  }

  /** The very same node: whatever lies in it is the same too. */
  kept(known, parent) {
    known.parent = parent;
    const todo = [...inside(known.node)];
    while (todo.length) {
      const node = todo.pop();
      this.seen.add(node.id);
      todo.push(...inside(node));
    }
    return known.element;
  }

  arrangeBoard(element, node) {
    const spots = new Set(node.spots.map((spot) => spot.id));
    const standing = (one) => spots.has(one.at);
    this.arrange(holder(element), [...node.spots, ...node.nodes.filter(standing)], node);
    this.arrange(element.querySelector(":scope > .board-beside"), node.nodes.filter((one) => !standing(one)), node);
  }

  /** Take away what is no longer there. */
  clear() {
    for (const [id, { element }] of this.known) {
      if (this.seen.has(id)) continue;
      element.remove();
      this.known.delete(id);
      this.lit.delete(id);
    }
  }

  /** Focus is never lost: what was moved has it again, and what is gone leaves it to the nearest thing that can be picked. */
  refocus(element) {
    if (document.activeElement === element) return;
    if (this.root.contains(element)) element.focus({ preventScroll: true });
    else {
      this.adrift = this.root.querySelector("[data-lit]") ?? this.root;
      this.adrift.focus({ preventScroll: true });
    }
  }

  element(id) {
    return this.known.get(id)?.element ?? null;
  }

  node(id) {
    return this.known.get(id)?.node ?? null;
  }

  /** Where the page may add something to a player's place: a clock, a sign that a bot plays. */
  place(seat) {
    return this.root.querySelector(`.place[data-seat="${seat}"] > .zone-title > .extra`);
  }

  // --- Picking ---------------------------------------------------------------------------------------------------------

  /** Light what can be picked, and nothing else. The first of them, or the one with focus, is where the Tab key stops. */
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
    if (this.adrift !== document.activeElement) this.adrift = null; // it went elsewhere by itself
    else if (this.lit.size) {
      this.adrift = null;
      const stops = this.stops();
      if (!stops.includes(document.activeElement)) stops.find((stop) => stop.tabIndex === 0)?.focus({ preventScroll: true });
    }
  }

  pickable(element, node, on, pressed) {
    const target = holds(node) ? element.firstElementChild : element; // a zone is picked by its title, or by a click anywhere in it
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
    return [...this.root.querySelectorAll('[role="button"][tabindex]')];
  }

  rove(to = null) {
    const stops = this.stops();
    const now = to ?? stops.find((stop) => stop === document.activeElement) ?? stops.find((stop) => stop.tabIndex === 0) ?? stops[0];
    for (const stop of stops) stop.tabIndex = stop === now ? 0 : -1;
  }

  /** The id that a click or a pointer means: the innermost thing that can be picked there. */
  idAt(target) {
    for (let at = target?.closest?.("[data-id]"); at; at = at.parentElement?.closest("[data-id]")) {
      if (at.dataset.lit !== undefined || at.dataset.chosen !== undefined) return at.dataset.id;
    }
    return null;
  }

  /** The id that a point means, also where something that can't be picked lies over it. */
  idUnder(x, y) {
    for (const element of document.elementsFromPoint(x, y)) {
      const id = this.root.contains(element) ? this.idAt(element) : null;
      if (id !== null) return id;
    }
    return null;
  }

  click(event) {
    const id = this.idAt(event.target) ?? (event.detail ? this.idUnder(event.clientX, event.clientY) : null);
    if (id !== null) this.picked(id);
  }

  /** Outline nodes: those that a move would touch, or that are advised. */
  mark(ids, name) {
    const wanted = new Set(ids);
    for (const [id, { element }] of this.known) flag(element, name, wanted.has(id));
  }

  leave() {
    this.rooms.disconnect();
    this.glide.stop();
    this.root.replaceChildren();
  }
}

/**
 * How much room there is, for styles: `--inline` and, where the window and not what lies there decides it, `--block`. Units of
 * containers would say the same, and make every change of a scene compute all its styles anew.
 */
function measured({ target, contentBoxSize: [{ inlineSize, blockSize }] }) {
  const ground = target.classList.contains("ground");
  if (!ground && !target.classList.contains("board-window") && !target.closest(".tray")) return;
  target.style.setProperty("--inline", `${inlineSize}px`);
  if (!ground) return;
  const fixed = getComputedStyle(target).contain.split(" ").includes("size");
  target.style.setProperty("--block", `${fixed ? blockSize : window.innerHeight}px`);
}

/** No stop for the Tab key any more; but what has focus keeps it until it goes elsewhere by itself. */
export function unstop(element) {
  if (element !== document.activeElement) {
    element.removeAttribute("tabindex");
    return;
  }
  element.tabIndex = -1;
  element.addEventListener("blur", () => element.getAttribute("role") === "button" || element.removeAttribute("tabindex"), { once: true });
}

function flag(element, name, on) {
  if (on) element.dataset[name] = "";
  else if (element.dataset[name] !== undefined) delete element.dataset[name];
}

/** Containers hold a few things of their own (ways on a board) before the nodes. */
function firstNode(container) {
  const first = container.firstElementChild;
  return first && first.dataset.id === undefined ? nextNode(first) : first;
}

function nextNode(element) {
  let next = element.nextElementSibling;
  while (next && next.dataset.id === undefined) next = next.nextElementSibling;
  return next;
}

/** Move without losing focus, animations or state where the browser can; `refocus` mends the rest. */
function move(container, element, before) {
  if (element.contains(container)) container.closest(".node").remove(); // what was inside is outside now; it is placed in its turn
  if (container.moveBefore && container.isConnected && element.isConnected) container.moveBefore(element, before);
  else container.insertBefore(element, before);
}
