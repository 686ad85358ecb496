// Dragging, for those who like it: nothing needs it. Pointer events serve mouse, pen and finger alike.

/** @import { Stage } from "./scene.js" */

/** @typedef {{ id: string, element: HTMLElement, x: number, y: number, pointer: number }} Press */

import { targetOf } from "../dom.js";

const SLACK = 8; // pixels before a press becomes a drag

export class Drag {
  /**
   * @param {Stage} stage
   * @param {{ begin: (id: string) => boolean, drop: (id: string | null) => void }} hand
   */
  constructor(stage, hand) {
    this.stage = stage;
    this.hand = hand;
    /** @type {Press | null} */
    this.press = null;
    /** @type {HTMLElement | null} */
    this.copy = null;
    this.dropped = -1000; // performance.now() of the last drop
    stage.root.addEventListener("pointerdown", (event) => this.down(event));
    stage.root.addEventListener("pointermove", (event) => this.move(event));
    stage.root.addEventListener("pointerup", (event) => this.up(event));
    stage.root.addEventListener("pointercancel", () => this.end(null));
    stage.root.addEventListener("click", (event) => this.swallow(event), true);
  }

  /** @param {PointerEvent} event */
  down(event) {
    const element = /** @type {HTMLElement | null | undefined} */ (targetOf(event)?.closest("[data-draggable]"));
    if (!element?.dataset.id || event.button) return;
    this.press = { id: element.dataset.id, element, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (!this.press || event.pointerId !== this.press.pointer) return;
    const [x, y] = [event.clientX - this.press.x, event.clientY - this.press.y];
    if (!this.copy && Math.hypot(x, y) > SLACK && !this.begin(this.press)) return;
    if (this.copy) {
      this.copy.style.translate = `${x}px ${y}px`;
      this.over(event);
    }
  }

  /** @param {Press} press */
  begin(press) {
    if (!this.hand.begin(press.id)) {
      this.press = null;
      return false;
    }
    const box = press.element.getBoundingClientRect();
    const copy = /** @type {HTMLElement} */ (press.element.cloneNode(true));
    copy.classList.add("dragged");
    copy.removeAttribute("data-id");
    copy.setAttribute("aria-hidden", "true");
    Object.assign(copy.style, {
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    this.stage.root.append(copy);
    this.stage.root.setPointerCapture(press.pointer);
    this.copy = copy;
    return true;
  }

  /**
   * What lies under the pointer; the dragged copy lets it through.
   *
   * @param {PointerEvent} event
   */
  under(event) {
    return this.stage.idUnder(event.clientX, event.clientY);
  }

  /** @param {PointerEvent} event */
  over(event) {
    const id = this.under(event);
    this.stage.mark(id === null || id === this.press?.id ? [] : [id], "over");
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (!this.press || event.pointerId !== this.press.pointer) return;
    const id = this.copy ? this.under(event) : null;
    this.end(id === this.press.id ? null : id);
  }

  /** @param {string | null} id */
  end(id) {
    const dragged = Boolean(this.copy);
    this.copy?.remove();
    this.copy = null;
    this.press = null;
    this.stage.mark([], "over");
    if (!dragged) return;
    this.dropped = performance.now();
    this.hand.drop(id);
  }

  /**
   * The click that follows a drag is not a pick.
   *
   * @param {MouseEvent} event
   */
  swallow(event) {
    if (performance.now() - this.dropped < 50) event.stopPropagation();
  }
}
