// Movement from one scene to the next. What keeps its id glides from where it was. A card that shows something else, or is new,
// looks for where the same face lay before, else for the pile that lost a card; what is gone glides to the pile that gained one.
// It all happens over the finished scene: nothing waits for it, and the next scene ends it.

const TIME = 240;
const STAGGER = 35;
const MOST = 24; // more than this at once is a new deal: that only fades
const CROWD = 90; // and when almost everything moves, an eye can follow nothing
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const MOVING = new Set(["card", "piece", "die"]);

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;

/** What a thing looks like: two cards with the same face may be the same card. */
const looks = (node) => [node.kind, node.up, node.label, node.picture, node.style.replace(/\b(active|now)\b/g, "")].join("|");

export class Glide {
  constructor(root) {
    this.root = root;
    this.running = [];
    this.past = null;
  }

  /** Note where everything is, also what is still on its way; null where nothing shall move. */
  before(known) {
    this.past = null;
    this.copies = 0;
    if (known && !still()) this.measure(known);
    this.stop();
  }

  measure(known) {
    this.past = new Map();
    for (const [id, { element, node, parent }] of known) {
      if (!MOVING.has(node.kind) && node.kind !== "zone") continue;
      this.past.set(id, { box: element.getBoundingClientRect(), node, parent, element, changed: false, copy: null });
    }
  }

  /** A thing is about to show something else: keep a picture of it as it was, unless too much changes to be followed. */
  changing(known, node) {
    const past = this.past?.get(node.id);
    if (!past || !MOVING.has(node.kind) || looks(known.node) === looks(node)) return;
    past.changed = true;
    this.copies += 1;
    if (this.copies <= MOST) past.copy = known.element.cloneNode(true);
  }

  /** First everything is measured, then everything is set in motion: one layout, not one for each thing. */
  after(known, from) {
    const past = this.past;
    this.past = null;
    if (!past) return;
    this.boxes = new Map();
    this.todo = [];
    for (const one of known.values()) if (past.has(one.node.id) || MOVING.has(one.node.kind)) this.boxes.set(one.element, one.element.getBoundingClientRect());
    this.frame = this.root.getBoundingClientRect();
    this.plan(known, past, from);
    if (this.todo.length <= CROWD) for (const start of this.todo) start();
  }

  plan(known, past, from) {
    const { came, stayed } = sorted(known, past);
    const gone = (one) => one.changed || !known.has(one.node.id);
    const left = [...past.values()].filter((one) => MOVING.has(one.node.kind) && one.node.up !== false && gone(one));
    for (const one of stayed) this.slide(one.element, past.get(one.node.id).box, 0);
    if (came.length + left.length > MOST) {
      for (const one of came) this.run(one.element, [{ opacity: 0 }, { opacity: 1 }], 0);
      return;
    }
    const piles = changedPiles(known, past);
    const chosen = from ? left.find((one) => one.node.id === from) : null;
    came.forEach((one, at) => this.arrive(one, take(left, one, chosen), piles.lost, past, at));
    left.forEach((one, at) => this.depart(one, piles.gained, at));
  }

  arrive(one, origin, piles, past, at) {
    if (origin) return this.slide(one.element, origin.box, at);
    const pile = piles.find((zone) => zone.node.seat === one.node.seat && zone.node.id !== one.parent?.id) ?? piles.find((zone) => zone.node.seat === null);
    if (pile) return this.slide(one.element, past.get(pile.node.id).box, at, 0.4);
    return this.run(one.element, [{ opacity: 0, transform: "translateY(-6px)" }, { opacity: 1, transform: "none" }], at);
  }

  /** A picture of what is gone glides to the pile that grew, or fades where it was. */
  depart(one, piles, at) {
    const picture = one.copy ?? one.element.cloneNode(true);
    for (const name of ["data-id", "data-lit", "role", "tabindex", "aria-label", "aria-pressed"]) picture.removeAttribute(name);
    picture.setAttribute("aria-hidden", "true");
    picture.classList.add("ghost");
    const { box } = one;
    const { frame } = this;
    Object.assign(picture.style, {
      left: `${box.left - frame.left + this.root.scrollLeft}px`,
      top: `${box.top - frame.top + this.root.scrollTop}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    const pile = piles.find((zone) => zone.node.seat === null) ?? piles[0];
    const to = pile ? middle(this.boxes.get(pile.element), box) : "translateY(6px)";
    const frames = [{ opacity: 1, transform: "none" }, { opacity: pile ? 0.9 : 0, transform: to }];
    this.todo.push(() => {
      this.root.append(picture);
      this.start(picture, frames, at).finished.then(() => picture.remove(), () => picture.remove());
    });
  }

  slide(element, box, at, opacity = 1) {
    const now = this.boxes.get(element);
    const far = Math.abs(now.left - box.left) + Math.abs(now.top - box.top);
    if (far < 2 || !now.width || !box.width) return;
    const from = { transform: middle(box, now) };
    if (opacity < 1) from.opacity = opacity;
    this.run(element, [from, { transform: "none" }], at);
  }

  run(element, frames, at) {
    this.todo.push(() => this.start(element, frames, at));
  }

  start(element, frames, at) {
    const moving = element.animate(frames, { duration: TIME, delay: Math.min(at * STAGGER, 5 * STAGGER), easing: EASE, fill: "backwards" });
    this.running.push(moving);
    return moving;
  }

  stop() {
    for (const moving of this.running) moving.cancel();
    this.running = [];
  }
}

/** What is new or shows something else, and what stayed itself. Things inside something that moves go with it. */
function sorted(known, past) {
  const came = [];
  const stayed = [];
  for (const [id, one] of known) {
    if (!MOVING.has(one.node.kind)) continue;
    const before = past.get(id);
    if (before && !before.changed) stayed.push(one);
    else came.push(one);
  }
  return { came, stayed };
}

/** Of what is gone, the one that this may have been: what was picked, else the same face in the same zone, of the same seat, anywhere. */
function take(left, one, chosen) {
  const face = looks(one.node);
  const alike = left.filter((gone) => looks(gone.node) === face);
  const found =
    alike.find((gone) => gone === chosen) ??
    alike.find((gone) => gone.parent?.id === one.parent?.id) ??
    alike.find((gone) => gone.node.seat === one.node.seat) ??
    alike[0];
  if (found) left.splice(left.indexOf(found), 1);
  return found;
}

function changedPiles(known, past) {
  const lost = [];
  const gained = [];
  for (const [id, one] of known) {
    const before = past.get(id);
    if (one.node.kind !== "zone" || !before || one.node.count === null || before.node.count === null) continue;
    if (one.node.count < before.node.count) lost.push(one);
    else if (one.node.count > before.node.count) gained.push(one);
  }
  return { lost, gained };
}

/** The transform that puts a box over the middle of another. */
function middle(to, from) {
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  return `translate(${x}px, ${y}px)`;
}
