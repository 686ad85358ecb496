// Dragging, for those who like it: nothing needs it. Pointer events serve mouse, pen and finger alike.

const SLACK = 8; // pixels before a press becomes a drag

export class Drag {
  /**
   * @param {import("./scene.js").Stage} stage
   * @param {{ begin: (id: string) => boolean, drop: (id: string | null) => void }} hand `begin` says whether this can be dragged now
   */
  constructor(stage, hand) {
    this.stage = stage;
    this.hand = hand;
    this.press = null;
    this.copy = null;
    stage.root.addEventListener("pointerdown", (event) => this.down(event));
    stage.root.addEventListener("pointermove", (event) => this.move(event));
    stage.root.addEventListener("pointerup", (event) => this.up(event));
    stage.root.addEventListener("pointercancel", () => this.end(null));
    stage.root.addEventListener("click", (event) => this.swallow(event), true);
  }

  down(event) {
    const element = event.target.closest?.("[data-draggable]");
    if (!element || event.button) return;
    this.press = { id: element.dataset.id, element, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  }

  move(event) {
    if (!this.press || event.pointerId !== this.press.pointer) return;
    const [x, y] = [event.clientX - this.press.x, event.clientY - this.press.y];
    if (!this.copy && Math.hypot(x, y) > SLACK && !this.begin()) return;
    if (this.copy) {
      this.copy.style.translate = `${x}px ${y}px`;
      this.over(event);
    }
  }

  begin() {
    if (!this.hand.begin(this.press.id)) {
      this.press = null;
      return false;
    }
    const box = this.press.element.getBoundingClientRect();
    const copy = this.press.element.cloneNode(true);
    copy.classList.add("dragged");
    copy.removeAttribute("data-id");
    copy.setAttribute("aria-hidden", "true");
    Object.assign(copy.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
    this.stage.root.append(copy);
    this.stage.root.setPointerCapture(this.press.pointer);
    this.copy = copy;
    return true;
  }

  /** What lies under the pointer; the dragged copy lets it through. */
  under(event) {
    return this.stage.idUnder(event.clientX, event.clientY);
  }

  over(event) {
    const id = this.under(event);
    this.stage.mark(id === null || id === this.press.id ? [] : [id], "over");
  }

  up(event) {
    if (!this.press || event.pointerId !== this.press.pointer) return;
    const id = this.copy ? this.under(event) : null;
    this.end(id === this.press.id ? null : id);
  }

  end(id) {
    const dragged = Boolean(this.copy);
    this.copy?.remove();
    this.copy = this.press = null;
    this.stage.mark([], "over");
    if (!dragged) return;
    this.dropped = performance.now();
    this.hand.drop(id);
  }

  /** The click that follows a drag is not a pick. */
  swallow(event) {
    if (performance.now() - (this.dropped ?? -1000) < 50) event.stopPropagation();
  }
}
