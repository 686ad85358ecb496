// Answering. Every offer of a prompt can be given in four ways: by picking its nodes on the stage one after the other, by dragging,
// by keyboard, and from the panel. There a few offers are buttons, and so are those that sit nowhere; many are a list. What could be
// picked but can't be seen, or is too small for a finger, has a copy in the panel.

/** @import { Offer, Prompt } from "wire" */
/** @import { Stage } from "./scene.js" */

import { $$, fill, h, targetOf } from "../dom.js";
import { say } from "../words.js";
import { sure } from "./dialogs.js";
import { Drag } from "./drag.js";
import { entryForm, valuesOf } from "./entry.js";
import { arrow, isTyping } from "./keys.js";
import { icon } from "./marks.js";
import { Reading } from "./reading.js";
import { Reveal } from "./reveal.js";
import { idAt } from "./scene.js";

const FEW = 4; // offers that are never folded

export class Ask {
  /**
   * @param {Stage} stage
   * @param {HTMLElement} root
   * @param {{ answer: (move: string, last: string | null) => void, rule: (number: string) => void }} to
   */
  constructor(stage, root, to) {
    this.stage = stage;
    this.root = root;
    this.to = to;
    /** @type {Prompt | null} */
    this.prompt = null;
    this.open = false; // whether answers are taken now
    this.doubting = false; // whether somebody is being asked once more
    /** What was picked so far. @type {readonly string[]} */
    this.path = [];
    this.there = ""; // what could be picked, of what was on the stage
    this.absent = false; // nothing of it is there yet: then the list is not folded
    this.opened = { help: false, list: false }; // as the reader left them
    this.entry = ""; // the form that is shown, as JSON
    this.reading = new Reading(stage, {
      offers: (id) => this.ending(id),
      give: (offer, id) => this.give(offer, id),
      pick: (id) => this.pick(id),
    });
    this.reveal = new Reveal(stage);
    this.fitting = 0; // the frame before which the help is measured
    this.parts = this.build();
    stage.picked = (id, event) => this.reading.first(id, event) || this.pick(id);
    this.room = new ResizeObserver(() => this.open && this.update({ reveal: true })); // a window turned, a style that has come
    this.room.observe(stage.ground);
    this.drag = new Drag(stage, { begin: (id) => this.beginDrag(id), drop: (id) => this.drop(id) });
    /** The element under the pointer or with focus. @type {Element | null} */
    this.over = null;
    stage.root.addEventListener("pointerover", (event) => this.hover(targetOf(event)));
    stage.root.addEventListener("pointerleave", () => this.hover(null));
    stage.root.addEventListener("focusin", (event) => this.hover(targetOf(event)));
    stage.root.addEventListener("keydown", (event) => this.key(event));
    root.addEventListener("keydown", (event) => this.key(event));
  }

  build() {
    const [whose, text] = [h("strong", { class: "whose" }), h("span", { class: "text" })];
    const parts = {
      whose,
      text,
      question: h("h2", { class: "question", tabindex: "-1" }, whose, " ", text),
      rule: h("button", {
        type: "button",
        class: "quiet cite",
        onclick: () => this.prompt && this.to.rule(this.prompt.rule),
      }),
      help: h("p", { class: "soft help", id: "ask-help" }),
      preview: h("p", { class: "preview" }),
      buttons: h("div", { class: "buttons" }),
      docked: h("div", { class: "docked" }),
      form: h("div", { class: "form" }),
      items: h("ol", { class: "offers", id: "ask-offers" }),
      toHelp: h("button", { type: "button", class: "quiet fold", "aria-controls": "ask-help" }),
      toList: h("button", { type: "button", class: "quiet fold to-list", "aria-controls": "ask-offers" }),
    };
    const { question, rule, help, preview, buttons, docked, form, items, toHelp, toList } = parts;
    toHelp.onclick = () => this.fold("help", !this.opened.help);
    toList.onclick = () => this.fold("list", !this.opened.list);
    fill(
      this.root,
      h("div", { class: "head" }, question),
      this.reading.root,
      help,
      h("div", { class: "answers", tabindex: "-1" }, form, buttons, docked, items),
      h("div", { class: "foot" }, h("div", { class: "folds" }, toHelp, toList, rule), preview),
    );
    return parts;
  }

  /**
   * What is folded away stays as the reader leaves it.
   *
   * @param {"help" | "list"} what
   * @param {boolean} on
   */
  fold(what, on) {
    this.opened[what] = on;
    this.unfold(this.opened);
  }

  /** @param {{ help: boolean, list: boolean }} shown */
  unfold({ help, list }) {
    const { parts, root } = this;
    root.classList.toggle("helped", help && parts.help.textContent !== "");
    root.classList.toggle("listed", list || this.absent);
    parts.toHelp.setAttribute("aria-expanded", String(help));
    parts.toList.setAttribute("aria-expanded", String(list || this.absent));
  }

  /**
   * Show a prompt; `open` says whether it can be answered now. The same prompt again keeps what was picked so far.
   *
   * @param {Prompt | null} prompt
   * @param {{ open: boolean, whose: string }} options
   */
  show(prompt, { open, whose }) {
    const same = this.prompt && prompt && JSON.stringify(prompt) === JSON.stringify(this.prompt);
    const held = this.root.contains(document.activeElement) ? document.activeElement : null;
    const wasOpen = this.open;
    this.prompt = prompt;
    this.open = open && Boolean(prompt?.mine);
    if (!same || !this.open) this.path = [];
    this.root.classList.toggle("mine", Boolean(prompt?.mine));
    this.root.hidden = prompt === null;
    const { root } = this.stage; // a class, where a style would have to look for the panel in every frame
    for (const one of [root, root.closest(".table")]) one?.classList.toggle("asks", prompt !== null);
    if (prompt === null) {
      this.stage.light(new Set());
      this.reading.clear();
      return;
    }
    if (!same) this.reading.clear();
    this.parts.whose.textContent = whose;
    this.parts.text.textContent = prompt.text;
    this.parts.toHelp.hidden = !prompt.help;
    this.parts.toHelp.textContent = say("web-table-help");
    this.parts.help.textContent = prompt.help;
    fill(this.parts.rule, icon("rule"), prompt.rule);
    this.parts.rule.setAttribute("aria-label", say("web-table-rule", { rule: prompt.rule }));
    this.parts.rule.hidden = !prompt.rule;
    if (!same) this.fillForm(prompt);
    this.fillOffers(prompt);
    const asked = [...this.next(this.path)];
    const there = asked.filter((id) => this.stage.known.has(id)).join(" ");
    const more = there !== this.there; // what is asked about may be laid out after the question
    this.there = there;
    this.absent = asked.length > 0 && !there;
    this.unfold(this.opened);
    this.update({ reveal: this.open && (more || !(same && wasOpen)) });
    if (held && !held.isConnected) this.parts.question.focus({ preventScroll: true });
  }

  /**
   * The same form stays with what was typed into it, whatever else has changed.
   *
   * @param {Prompt} prompt
   */
  fillForm(prompt) {
    const entry = prompt.mine ? JSON.stringify(prompt.entry) : "null";
    if (this.parts.form.childElementCount && this.entry === entry) return;
    this.entry = entry;
    fill(
      this.parts.form,
      prompt.entry && prompt.mine ? entryForm(prompt.entry, (move) => this.open && this.to.answer(move, null)) : null,
    );
  }

  /** What the form holds so far; null where there is none to be sent. */
  held() {
    const form = this.parts.form.querySelector("form");
    if (!form || !this.open || !this.prompt?.entry) return null;
    return { entry: this.prompt.entry, values: valuesOf(form) };
  }

  // --- The list --------------------------------------------------------------------------------------------------------

  /**
   * Up to four offers, those that sit nowhere, and what partners propose are buttons; the rest are a list. To act comes before to do
   * nothing.
   *
   * @param {Prompt} prompt
   */
  fillOffers(prompt) {
    const known = new Map(this.offerButtons().map((one) => [one.dataset.move, one]));
    const going = new Set(this.going(this.path));
    const few = (this.path.length ? going.size : prompt.offers.length) <= FEW;
    /** @type {(offer: Offer) => boolean} */
    const isButton = (offer) => !offer.path.length || offer.proposed || (few && going.has(offer));
    /** @type {(offer: Offer) => HTMLElement} */
    const button = (offer) => this.offerButton(offer, known.get(offer.move), prompt.offers.indexOf(offer) + 1);
    const direct = prompt.offers.filter(isButton).sort((one, other) => Number(one.passive) - Number(other.passive));
    const listed = prompt.offers.filter((offer) => !isButton(offer));
    const shown = listed.filter((offer) => going.has(offer)).length;
    put(this.parts.buttons, direct.map(button));
    put(this.parts.items, listed.map(button), (one) => h("li", {}, one));
    this.parts.toList.textContent = say("web-table-options", { count: prompt.offers.length });
    this.parts.toList.hidden = shown === 0;
    this.parts.items.hidden = shown === 0;
  }

  offerButtons() {
    return /** @type {HTMLButtonElement[]} */ ($$("[data-move]", this.root));
  }

  /**
   * @param {Offer} offer
   * @param {HTMLButtonElement | undefined} known
   * @param {number} number
   */
  offerButton(offer, known, number) {
    const button = known ?? h("button", { type: "button", dataset: { move: offer.move } });
    button.onclick = () => this.give(offer);
    const enter = () => this.foresee([offer]);
    const leave = () => this.foresee([]);
    Object.assign(button, { onpointerenter: enter, onfocus: enter, onpointerleave: leave, onblur: leave });
    button.dataset.path = [...offer.path, ...offer.like].join(" ");
    button.classList.toggle("primary", !offer.passive);
    button.classList.toggle("passive", offer.passive);
    if (button.textContent !== offer.text) button.textContent = offer.text;
    if (number < 10) button.setAttribute("aria-keyshortcuts", String(number));
    return button;
  }

  // --- Picking ---------------------------------------------------------------------------------------------------------

  /**
   * The offers that go on from a path. Nodes that are `like` the first do as well.
   *
   * @param {readonly string[]} path
   * @returns {Offer[]}
   */
  going(path) {
    if (!this.prompt) return [];
    /** @type {(offer: Offer, id: string, at: number) => boolean} */
    const leads = (offer, id, at) => offer.path[at] === id || (at === 0 && offer.like.includes(id));
    return this.prompt.offers.filter(
      (offer) => offer.path.length >= path.length && path.every((id, at) => leads(offer, id, at)),
    );
  }

  /**
   * @param {readonly string[]} path
   * @returns {Set<string>}
   */
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

  /**
   * Light what comes next, narrow the panel to it, and see that it can be seen.
   *
   * @param {{ reveal?: boolean }} options
   */
  update({ reveal = false } = {}) {
    const lit = this.open ? this.next(this.path) : new Set();
    const draggable = new Set([...lit].filter((id) => this.next([...this.path, id]).size > 0));
    this.stage.light(lit, { draggable, chosen: new Set(this.path) });
    const going = new Set(this.going(this.path).map((offer) => offer.move));
    for (const button of this.offerButtons()) {
      const item = button.closest("li"); // what sits nowhere stays a button whatever was picked
      if (item) item.hidden = this.path.length > 0 && !going.has(button.dataset.move ?? "");
      button.setAttribute("aria-disabled", String(!this.open));
    }
    this.root.classList.toggle("narrowed", this.path.length > 0);
    if (reveal) this.reveal.show(lit);
    this.dock(lit);
    this.fitHelp();
    this.hover(this.over);
  }

  /**
   * Copies of what could be picked but is out of sight, or too small for a finger: unless its offers are buttons anyway.
   *
   * @param {ReadonlySet<string>} lit
   */
  dock(lit) {
    const told = [...this.parts.buttons.children].flatMap((one) => /** @type {HTMLElement} */ (one).dataset.move ?? []);
    const buttons = new Set(told);
    const [ones, at] = [this.going(this.path), this.path.length];
    /** @type {(id: string) => boolean} */
    const isTold = (id) => {
      const through = ones.filter((offer) => offer.path[at] === id || (at === 0 && offer.like.includes(id)));
      return through.every((offer) => buttons.has(offer.move));
    };
    const missing = this.open ? this.reveal.missing(lit).filter((id) => !isTold(id)) : [];
    const alike = missing.filter(
      (id) => !ones.some((offer) => at === 0 && offer.like.includes(id) && missing.includes(offer.path[0] ?? "")),
    );
    fill(
      this.parts.docked,
      alike.map((id) => this.copyOf(id)),
    );
  }

  /** A help that has no room where the answers are whole is asked for, and then it lies where things are read. */
  fitHelp() {
    const { help } = this.parts;
    if (!help.textContent) this.root.classList.remove("cut");
    else if (!this.fitting)
      this.fitting = requestAnimationFrame(() => {
        this.fitting = 0;
        this.root.classList.remove("cut");
        this.root.classList.toggle("cut", help.scrollHeight > help.clientHeight + 2);
      });
  }

  /** @param {string} id */
  copyOf(id) {
    const known = this.stage.known.get(id);
    const ending = this.ending(id);
    const words = ending.length === 1 ? ending[0]?.text : known?.node.text;
    const image = known?.element.querySelector("img");
    const picture = image ? h("img", { src: image.getAttribute("src"), alt: "" }) : null;
    const attributes = { type: "button", class: ending[0]?.passive ? "passive" : "primary", dataset: { for: id } };
    return h("button", { ...attributes, onclick: () => this.pick(id) }, picture, words);
  }

  /**
   * The offers that end with this node.
   *
   * @param {string} id
   */
  ending(id) {
    if (!this.open || !this.next(this.path).has(id)) return [];
    const path = [...this.path, id];
    return this.going(path).filter((offer) => offer.path.length === path.length);
  }

  /**
   * @param {string} id
   * @param {{ keyboard?: boolean }} options
   */
  pick(id, { keyboard = false } = {}) {
    if (!this.open) return;
    if (!this.next(this.path).has(id)) {
      if (this.path.includes(id)) this.back(this.path.indexOf(id));
      return;
    }
    const path = [...this.path, id];
    const going = this.going(path);
    const [only, ...others] = going;
    if (only && !others.length && only.path.length === path.length) {
      this.give(only, id);
      return;
    }
    this.path = path;
    this.renarrow();
    if (going.every((offer) => offer.path.length === path.length)) this.choose();
    else if (keyboard)
      this.stage
        .stops()
        .find((stop) => stop.closest("[data-lit]"))
        ?.focus();
  }

  /** After a step to or fro: other offers are few, and other things have to be seen. */
  renarrow() {
    if (this.prompt) this.fillOffers(this.prompt);
    this.reading.clear();
    this.update({ reveal: true });
  }

  /** Several offers sit on the same path: the panel decides. */
  choose() {
    this.unfold({ ...this.opened, list: true });
    const going = new Set(this.going(this.path).map((offer) => offer.move));
    this.offerButtons()
      .find((one) => going.has(one.dataset.move ?? ""))
      ?.focus();
  }

  /** @param {number} to */
  back(to = this.path.length - 1) {
    this.path = this.path.slice(0, Math.max(0, to));
    this.unfold(this.opened);
    this.renarrow();
  }

  /**
   * @param {Offer} offer
   * @param {string | null} last
   */
  async give(offer, last = null) {
    if (!this.open || this.doubting) return;
    if (offer.grave && !(await this.isSure(offer))) return;
    if (this.open && this.prompt?.offers.some((one) => one.move === offer.move)) this.to.answer(offer.move, last);
  }

  /**
   * Asked once, however often it is clicked.
   *
   * @param {Offer} offer
   */
  async isSure(offer) {
    this.doubting = true;
    try {
      return await sure(offer.text, offer.cost || say("web-table-sure"), say("web-table-do"));
    } finally {
      this.doubting = false;
    }
  }

  /** @param {string} id */
  beginDrag(id) {
    if (!this.open || !this.next(this.path).has(id)) return false;
    this.path = [...this.path, id];
    this.update();
    this.reading.clear();
    return true;
  }

  /** @param {string | null} id */
  drop(id) {
    if (id !== null && this.next(this.path).has(id)) this.pick(id);
    else this.back();
  }

  // --- Looking ahead -----------------------------------------------------------------------------------------------------

  /** @param {Element | null} element */
  hover(element) {
    this.over = element;
    const id = this.open ? idAt(element) : null;
    this.foresee(id === null ? [] : this.ending(id));
  }

  /**
   * What these offers would do: one in words, all of them by outlining what they touch.
   *
   * @param {readonly Offer[]} offers
   */
  foresee(offers) {
    const ones = offers.length || !this.path.length ? offers : this.going(this.path); // all that what was picked leads to
    const [one] = ones.length === 1 ? ones : [];
    const chosen = this.path.length ? say("web-table-narrowed") : "";
    this.parts.preview.textContent = one?.preview || chosen;
    this.stage.mark(one ? one.touches : [], "touched");
  }

  leave() {
    this.room.disconnect();
    this.reading.leave();
  }

  // --- Keys ------------------------------------------------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  key(event) {
    if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (this.act(event)) event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  act(event) {
    if (event.key === "Escape" && this.path.length) {
      this.back();
      return true;
    }
    if (/^[1-9]$/.test(event.key)) return this.pickNumber(Number(event.key));
    if ((event.key === "Enter" || event.key === " ") && this.stage.root.contains(targetOf(event))) {
      const id = idAt(targetOf(event));
      if (id !== null) this.pick(id, { keyboard: true });
      return id !== null;
    }
    return arrow(this.stage, event);
  }

  /** @param {number} number */
  pickNumber(number) {
    const offer = this.prompt?.offers[number - 1];
    if (!offer || !this.open) return false;
    this.give(offer);
    return true;
  }
}

/**
 * Put these elements into a container, keeping those that are there.
 *
 * @param {Element} container
 * @param {readonly HTMLElement[]} elements
 * @param {(one: HTMLElement) => Element} wrap
 */
function put(container, elements, wrap = (one) => one) {
  /** @type {(one: HTMLElement) => Element} */
  const placed = (one) => {
    if (one.parentElement === container) return one;
    return one.parentElement?.parentElement === container ? one.parentElement : wrap(one);
  };
  const wrapped = elements.map(placed);
  const staying = new Set(wrapped);
  for (const child of [...container.children]) if (!staying.has(child)) child.remove();
  for (const [at, one] of wrapped.entries())
    if (container.children[at] !== one) container.insertBefore(one, container.children[at] ?? null);
}
