// Answering. Every offer of a prompt can be given in four ways: by picking its nodes on the stage one after the other, by dragging,
// by keyboard, and from the plain list. Offers that sit nowhere are buttons.

import { fill, h } from "../dom.js";
import { say } from "../words.js";
import { sure } from "./dialogs.js";
import { Drag } from "./drag.js";
import { entryForm } from "./entry.js";
import { arrow, isTyping } from "./keys.js";
import { icon } from "./marks.js";

export class Ask {
  /**
   * @param {import("./scene.js").Stage} stage
   * @param {HTMLElement} root where question and list go
   * @param {{ answer: (move: string, last: string | null) => void, rule: (number: string) => void }} to
   */
  constructor(stage, root, to) {
    this.stage = stage;
    this.root = root;
    this.to = to;
    this.prompt = null;
    this.open = false; // whether answers are taken now
    this.doubting = false; // whether somebody is being asked once more
    this.path = [];
    this.opened = false; // the list, as the reader left it
    this.build();
    stage.picked = (id) => this.pick(id);
    this.drag = new Drag(stage, { begin: (id) => this.beginDrag(id), drop: (id) => this.drop(id) });
    this.over = null; // the element under the pointer or with focus
    stage.root.addEventListener("pointerover", (event) => this.hover(event.target));
    stage.root.addEventListener("pointerleave", () => this.hover(null));
    stage.root.addEventListener("focusin", (event) => this.hover(event.target));
    this.keyed = (event) => this.key(event);
    stage.root.addEventListener("keydown", this.keyed);
    root.addEventListener("keydown", this.keyed);
  }

  build() {
    this.whose = h("strong", { class: "whose" });
    this.text = h("span", { class: "text" });
    this.rule = h("button", { type: "button", class: "quiet cite", onclick: () => this.to.rule(this.prompt.rule) });
    this.help = h("p", { class: "soft" });
    this.helpWord = h("summary");
    this.helpBox = h("details", { class: "help" }, this.helpWord, this.help);
    this.preview = h("p", { class: "preview" });
    this.buttons = h("div", { class: "buttons" });
    this.form = h("div", { class: "form" });
    this.count = h("span");
    this.items = h("ol", { class: "offers" });
    this.list = h("details", { class: "all" }, h("summary", { onclick: () => (this.opened = !this.list.open) }, this.count), this.items);
    this.question = h("h2", { class: "question", tabindex: "-1" }, this.whose, " ", this.text);
    fill(this.root, h("div", { class: "head" }, this.question, this.rule), this.helpBox, this.preview, this.buttons, this.form, this.list);
  }

  /** Show a prompt; `open` says whether it can be answered now. The same prompt again keeps what was picked so far. */
  show(prompt, { open, whose }) {
    const same = this.prompt && prompt && JSON.stringify(prompt) === JSON.stringify(this.prompt);
    const held = this.root.contains(document.activeElement) ? document.activeElement : null;
    this.prompt = prompt;
    this.open = open && Boolean(prompt?.mine);
    if (!same || !this.open) this.path = [];
    this.root.classList.toggle("mine", Boolean(prompt?.mine));
    this.root.hidden = prompt === null;
    if (prompt === null) {
      this.stage.light(new Set());
      return;
    }
    this.whose.textContent = whose;
    this.text.textContent = prompt.text;
    this.helpBox.hidden = !prompt.help;
    this.helpWord.textContent = say("web-table-help");
    this.help.textContent = prompt.help;
    fill(this.rule, icon("rule"), prompt.rule);
    this.rule.setAttribute("aria-label", say("web-table-rule", { rule: prompt.rule }));
    this.rule.hidden = !prompt.rule;
    if (!same) this.fillForm(prompt);
    this.fillOffers(prompt);
    this.update();
    if (held && !held.isConnected) this.question.focus({ preventScroll: true });
  }

  /** The same form stays with what was typed into it, whatever else has changed. */
  fillForm(prompt) {
    const entry = prompt.mine ? JSON.stringify(prompt.entry) : "null";
    if (this.form.childElementCount && this.entry === entry) return;
    this.entry = entry;
    fill(this.form, prompt.entry && prompt.mine ? entryForm(prompt.entry, (move) => this.open && this.to.answer(move, null)) : null);
  }

  /** What the form holds so far; null where there is none to be sent. */
  held() {
    const form = this.form.querySelector("form");
    if (!form || !this.open || !this.prompt?.entry) return null;
    return { entry: this.prompt.entry, values: Object.fromEntries(new FormData(form)) };
  }

  // --- The list --------------------------------------------------------------------------------------------------------

  fillOffers(prompt) {
    const known = new Map([...this.root.querySelectorAll("[data-move]")].map((button) => [button.dataset.move, button]));
    const placed = prompt.offers.filter((offer) => offer.path.length);
    const free = prompt.offers.filter((offer) => !offer.path.length);
    const button = (offer) => this.offerButton(offer, known.get(offer.move), prompt.offers.indexOf(offer) + 1);
    put(this.buttons, free.map(button));
    put(this.items, placed.map(button), (one) => h("li", {}, one));
    this.count.textContent = say("web-table-options", { count: placed.length });
    this.list.hidden = placed.length === 0;
    this.list.open = this.opened;
  }

  offerButton(offer, known, number) {
    const button = known ?? h("button", { type: "button", dataset: { move: offer.move } });
    button.onclick = () => this.give(offer);
    button.onpointerenter = button.onfocus = () => this.foresee([offer]);
    button.onpointerleave = button.onblur = () => this.foresee([]);
    button.classList.toggle("primary", offer.path.length === 0);
    if (button.textContent !== offer.text) button.textContent = offer.text;
    if (number < 10) button.setAttribute("aria-keyshortcuts", String(number));
    return button;
  }

  // --- Picking ---------------------------------------------------------------------------------------------------------

  /** The offers that go on from a path. Nodes that are `like` the first do as well. */
  going(path) {
    if (!this.prompt) return [];
    const fits = (offer, id, at) => offer.path[at] === id || (at === 0 && offer.like.includes(id));
    return this.prompt.offers.filter((offer) => offer.path.length >= path.length && path.every((id, at) => fits(offer, id, at)));
  }

  next(path) {
    const ids = new Set();
    for (const offer of this.going(path)) {
      const id = offer.path[path.length];
      if (id === undefined) continue;
      ids.add(id);
      if (path.length === 0) for (const other of offer.like) ids.add(other);
    }
    return ids;
  }

  /** Light what comes next, and narrow the list to it. */
  update() {
    const lit = this.open ? this.next(this.path) : new Set();
    const draggable = new Set([...lit].filter((id) => this.next([...this.path, id]).size > 0));
    this.stage.light(lit, { draggable, chosen: new Set(this.path) });
    const going = new Set(this.going(this.path).map((offer) => offer.move));
    for (const button of this.root.querySelectorAll("[data-move]")) {
      const item = button.closest("li"); // what sits nowhere stays a button whatever was picked
      if (item) item.hidden = this.path.length > 0 && !going.has(button.dataset.move);
      button.setAttribute("aria-disabled", String(!this.open));
    }
    this.root.classList.toggle("narrowed", this.path.length > 0);
    this.hover(this.over);
  }

  pick(id, { keyboard = false } = {}) {
    if (!this.open) return;
    if (!this.next(this.path).has(id)) {
      if (this.path.includes(id)) this.back(this.path.indexOf(id));
      return;
    }
    const path = [...this.path, id];
    const going = this.going(path);
    if (going.length === 1 && going[0].path.length === path.length) {
      this.give(going[0], id);
      return;
    }
    this.path = path;
    this.update();
    if (going.every((offer) => offer.path.length === path.length)) this.choose();
    else if (keyboard) this.stage.stops().find((stop) => stop.closest("[data-lit]"))?.focus();
  }

  /** Several offers sit on the same path: the narrowed list decides. */
  choose() {
    this.list.open = true;
    this.items.querySelector("li:not([hidden]) button")?.focus();
  }

  back(to = this.path.length - 1) {
    this.list.open = this.opened;
    this.path = this.path.slice(0, Math.max(0, to));
    this.update();
  }

  async give(offer, last = null) {
    if (!this.open || this.doubting) return;
    if (offer.grave && !(await this.isSure(offer))) return;
    if (this.open && this.prompt?.offers.some((one) => one.move === offer.move)) this.to.answer(offer.move, last);
  }

  /** Asked once, however often it is clicked. */
  async isSure(offer) {
    this.doubting = true;
    try {
      return await sure(say("web-table-sure"), offer.text, say("web-table-yes"));
    } finally {
      this.doubting = false;
    }
  }

  beginDrag(id) {
    if (!this.open || !this.next(this.path).has(id)) return false;
    this.path = [...this.path, id];
    this.update();
    return true;
  }

  drop(id) {
    if (id !== null && this.next(this.path).has(id)) this.pick(id);
    else this.back();
  }

  // --- Looking ahead -----------------------------------------------------------------------------------------------------

  hover(element) {
    this.over = element;
    const id = this.open ? this.stage.idAt(element) : null;
    if (id === null || !this.next(this.path).has(id)) {
      this.foresee([]);
      return;
    }
    const path = [...this.path, id];
    this.foresee(this.going(path).filter((offer) => offer.path.length === path.length));
  }

  /** What these offers would do: one in words, all of them by outlining what they touch. */
  foresee(offers) {
    const one = offers.length === 1 ? offers[0] : null;
    const chosen = this.path.length ? say("web-table-narrowed") : "";
    this.preview.textContent = one?.preview || chosen;
    this.stage.mark(one ? one.touches : [], "touched");
  }

  // --- Keys ------------------------------------------------------------------------------------------------------------------

  key(event) {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (this.act(event)) event.preventDefault();
  }

  act(event) {
    if (event.key === "Escape" && this.path.length) {
      this.back();
      return true;
    }
    if (/^[1-9]$/.test(event.key)) return this.pickNumber(Number(event.key));
    if ((event.key === "Enter" || event.key === " ") && this.stage.root.contains(event.target)) {
      const id = this.stage.idAt(event.target);
      if (id !== null) this.pick(id, { keyboard: true });
      return id !== null;
    }
    return arrow(this.stage, event);
  }

  pickNumber(number) {
    const offer = this.prompt?.offers[number - 1];
    if (!offer || !this.open) return false;
    this.give(offer);
    return true;
  }
}

/** Put these elements into a container, keeping those that are there. */
function put(container, elements, wrap = (one) => one) {
  const wrapped = elements.map((one) => (one.parentElement?.parentElement === container ? one.parentElement : one.parentElement === container ? one : wrap(one)));
  const staying = new Set(wrapped);
  for (const child of [...container.children]) if (!staying.has(child)) child.remove();
  wrapped.forEach((one, at) => {
    if (container.children[at] !== one) container.insertBefore(one, container.children[at] ?? null);
  });
}
