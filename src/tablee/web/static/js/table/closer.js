// A closer look at a thing: large, with its words and its whole text. By hovering for a moment, by a long press, or with “i”.

import { h } from "../dom.js";
import { isTyping } from "./keys.js";

const HOVER = 650;
const PRESS = 480;
const SLACK = 10;

export class Closer {
  constructor(stage) {
    this.stage = stage;
    this.figure = h("figure", { class: "closer", role: "status", hidden: true });
    stage.root.append(this.figure);
    this.timer = 0;
    this.shown = null;
    const on = (name, listener) => stage.root.addEventListener(name, listener);
    on("pointerover", (event) => this.over(event));
    on("pointerleave", () => this.later(null, 200));
    on("pointerdown", (event) => this.down(event));
    on("pointermove", (event) => this.moved(event));
    on("pointerup", () => this.released());
    on("pointercancel", () => this.released());
    on("contextmenu", (event) => this.pressed && event.preventDefault());
    stage.root.addEventListener("click", (event) => this.swallow(event), true); // before the stage takes it for a pick
    on("focusout", () => this.later(null, 0));
    this.keyed = (event) => this.key(event);
    document.addEventListener("keydown", this.keyed);
  }

  thing(target) {
    const element = target.closest?.(".card, .piece, .spot, .die, .counter");
    return element && this.stage.root.contains(element) && element.dataset.id ? element : null;
  }

  later(element, wait) {
    clearTimeout(this.timer);
    if (!element && this.figure.hidden) return;
    this.timer = setTimeout(() => (element ? this.show(element) : this.hide()), wait);
  }

  /** Only what has more to say than it shows opens by itself. */
  over(event) {
    if (event.pointerType === "touch" || event.buttons || this.figure.contains(event.target)) {
      clearTimeout(this.timer);
      return;
    }
    const element = this.thing(event.target);
    if (element && this.stage.node(element.dataset.id)?.detail) this.later(element, HOVER);
    else this.later(null, 200);
  }

  down(event) {
    this.hide();
    this.press = { x: event.clientX, y: event.clientY };
    this.pressed = false;
    const element = this.thing(event.target);
    if (event.pointerType === "mouse" || !element) return;
    this.timer = setTimeout(() => {
      this.pressed = true;
      this.show(element);
    }, PRESS);
  }

  moved(event) {
    if (!this.press || event.pointerType === "mouse") return;
    if (Math.hypot(event.clientX - this.press.x, event.clientY - this.press.y) > SLACK) clearTimeout(this.timer);
  }

  released() {
    this.press = null;
    if (!this.pressed) clearTimeout(this.timer);
  }

  /** A long press is a look, not a pick. */
  swallow(event) {
    if (!this.pressed) return;
    this.pressed = false;
    event.stopImmediatePropagation();
  }

  key(event) {
    if (event.key === "Escape" && !this.figure.hidden) {
      this.hide();
      event.preventDefault();
      event.stopPropagation();
    } else if ((event.key === "i" || event.key === "?") && !isTyping(event.target) && !event.ctrlKey && !event.metaKey) {
      const element = this.stage.root.contains(event.target) ? this.thing(event.target) : null;
      if (!element) return;
      event.preventDefault();
      if (this.shown === element) this.hide();
      else this.show(element);
    }
  }

  show(element) {
    const node = this.stage.node(element.dataset.id);
    if (!node) return;
    const copy = element.cloneNode(true);
    for (const name of ["data-id", "data-lit", "data-chosen", "role", "tabindex", "aria-label", "style"]) copy.removeAttribute(name);
    copy.setAttribute("aria-hidden", "true");
    const large = node.kind === "card" || node.picture ? copy : null;
    this.figure.replaceChildren(...(large ? [large] : []), h("figcaption", {}, h("strong", {}, node.text), node.detail ? h("p", {}, node.detail) : null));
    this.figure.hidden = false;
    this.shown = element;
    this.place(element.getBoundingClientRect());
  }

  /** Beside the thing, within the window, never over it. */
  place(box) {
    const { offsetWidth: width, offsetHeight: height } = this.figure;
    const gap = 10;
    const right = box.right + gap + width < innerWidth;
    const left = box.left - gap - width > 0;
    const x = right ? box.right + gap : left ? box.left - gap - width : Math.max(gap, (innerWidth - width) / 2);
    const middle = box.top + box.height / 2 - height / 2;
    const above = box.top - gap - height;
    const y = right || left ? middle : above > 0 ? above : box.bottom + gap;
    this.figure.style.left = `${x}px`;
    this.figure.style.top = `${Math.max(gap, Math.min(y, innerHeight - height - gap))}px`;
  }

  hide() {
    clearTimeout(this.timer);
    this.figure.hidden = true;
    this.shown = null;
  }

  leave() {
    clearTimeout(this.timer);
    document.removeEventListener("keydown", this.keyed);
  }
}
