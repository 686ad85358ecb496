// What happens at the table, played one event after the other: the steps of its beats are patches to the scene that is shown, and
// the stage draws the scenes in between like any other. Nothing waits for it: whoever answers ends it.

/** @import { EventSeen, Node, Scene, Step } from "wire" */
/** @import { Course } from "./animation.js" */
/** @import { Caption } from "./caption.js" */
/** @import { Stage } from "./scene.js" */

/**
 * @typedef {{ seats: readonly string[], me: number | null, from: string | null }} How
 * @typedef {object} Act what one answer led to
 * @property {readonly EventSeen[]} beats
 * @property {Scene} scene once all of it has happened
 * @property {How} how
 * @property {number} told how many of its beats the reader has been told
 */

import { nodeOf } from "./patch.js";
import { pace } from "./speed.js";
import { flat, Steps, turns } from "./steps.js";

/** How long a beat is read at least, in milliseconds at normal speed. */
const READ = { quiet: 220, plain: 750, drama: 1500 };
const CAUSE = 350; // more for a move than for what came of it
/** From so many beats in the queue on everything takes that much of its time: who falls behind catches up and misses nothing. */
const HURRY = /** @type {const} */ ([
  [40, 0.12],
  [20, 0.25],
  [8, 0.5],
]);
const KEPT = 40; // acts that are kept to be shown again

export class Player {
  /** @type {Act[]} */
  #queue = [];
  /** Each time something else is shown, what was under way is over. */
  #turn = 0;
  #running = false;
  /** The scene that is drawn now. @type {Scene | null} */
  #scene = null;
  /** @type {How} */
  #how = { seats: [], me: null, from: null };
  /** What has happened since the reader answered, and the scene then. @type {{ scene: Scene | null, acts: Act[] }} */
  #memory = { scene: null, acts: [] };
  /** @type {Set<string>} */
  #marks = new Set();
  /** Ends the pause that is being made. @type {() => void} */
  #wake = () => undefined;
  /** Told when all is played. @type {(() => void)[]} */
  #waiting = [];
  /** How far the ground was scrolled before anything was played; null once the reader has scrolled it. @type {number | null} */
  #top = null;

  /**
   * @param {Stage} stage
   * @param {Caption} caption
   * @param {{ drawn: () => void, told: () => void, rest: () => void, sound: (over: boolean) => void }} to
   *   `drawn` is called after each scene in between, `told` when there is less that is not told yet, `rest` when all was played
   */
  constructor(stage, caption, to) {
    this.stage = stage;
    this.caption = caption;
    this.to = to;
    this.steps = new Steps(stage, {
      draw: (scene, options) => this.#draw(scene, this.#how, options),
      pause: (time) => this.#pause(time),
      cheer: () => to.sound(true),
    });
    this.patient = false; // somebody who only watches is never hurried
    this.hidden = () => document.hidden && this.finish();
    document.addEventListener("visibilitychange", this.hidden);
    document.addEventListener("keydown", this.#key, true);
    stage.root.addEventListener("pointerdown", this.#press, true);
    stage.root.addEventListener("click", this.#click, true);
    stage.root.addEventListener("keydown", this.#press, true);
    for (const kind of ["wheel", "touchmove"]) stage.ground.addEventListener(kind, this.#scrolled, { passive: true });
  }

  #scrolled = () => {
    this.#top = null;
  };

  get busy() {
    return this.#running;
  }

  /** How many of the events that have come are not told yet: whatever else tells them waits for their beats. */
  get untold() {
    return this.#queue.reduce((sum, act) => sum + act.beats.length - act.told, 0);
  }

  /** When all that is under way has been played. @returns {Promise<void>} */
  settled() {
    return this.#running ? new Promise((done) => this.#waiting.push(done)) : Promise.resolve();
  }

  // --- What is shown ---------------------------------------------------------------------------------------------------

  /**
   * Show a scene, and before it what led to it.
   *
   * @param {Scene} scene
   * @param {readonly EventSeen[]} beats
   * @param {How} how
   */
  show(scene, beats, how) {
    const act = { scene, beats, how, told: 0 };
    if (beats.length) this.#remember(act);
    if (!beats.length && this.#running) {
      const last = this.#queue.at(-1);
      if (last) last.scene = scene; // somebody has answered in secret, or a name has changed
      return;
    }
    if (!beats.length || pace() === 0 || document.hidden || this.#scene === null) {
      this.finish();
      this.#tellAll([act]);
      this.#draw(scene, how);
      return;
    }
    this.#queue.push(act);
    if (!this.#running) this.#begin();
  }

  /**
   * Show a scene, and nothing that led to it.
   *
   * @param {Scene} scene
   * @param {How} how
   * @param {readonly EventSeen[]} events what is told of it all the same
   */
  cut(scene, how, events = []) {
    this.#stop();
    this.#settle();
    this.#memory = { scene, acts: [] };
    this.#marks.clear();
    for (const event of events) this.caption.tell(event);
    this.#draw(scene, how, { animate: false });
    this.caption.canRepeat(false);
  }

  /** The same scene again, as it may have to be drawn anew: unless it is on its way. @param {Scene} scene @param {How} how */
  keep(scene, how) {
    if (this.#running) return;
    this.#draw(scene, how, { animate: false });
  }

  /** In other words. @param {Caption} caption */
  speak(caption) {
    this.caption = caption;
  }

  /** All that is under way is over: the last scene is there. */
  finish() {
    if (!this.#running) return;
    const acts = this.#queue;
    const last = acts.at(-1);
    this.#stop();
    this.#tellAll(acts);
    if (last) this.#draw(last.scene, { ...last.how, from: null }, { animate: false });
    this.to.told();
    this.#rest();
    this.#settle();
  }

  /** The reader answers: what was marked has been seen. */
  answered() {
    this.finish();
    this.#marks.clear();
    this.stage.mark([], "moved");
    this.#memory = { scene: this.#scene, acts: [] };
    this.caption.canRepeat(false);
  }

  /** Everything since my last answer, once more. */
  again() {
    const { scene, acts } = this.#memory;
    this.finish();
    if (!scene || !acts.length || pace() === 0) return;
    this.#marks.clear();
    this.#draw(scene, { ...this.#how, from: null }, { animate: false });
    this.#queue = acts.map((act) => ({ ...act, told: act.beats.length, how: { ...act.how, from: null } }));
    this.#begin();
  }

  /** Nothing of what was shown stays. */
  clear() {
    this.#stop();
    this.#memory = { scene: null, acts: [] };
    this.#marks.clear();
    this.#scene = null;
    this.caption.clear();
  }

  leave() {
    this.clear();
    this.#settle();
    document.removeEventListener("visibilitychange", this.hidden);
    document.removeEventListener("keydown", this.#key, true);
  }

  // --- Playing -----------------------------------------------------------------------------------------------------------

  /** What can't be shown is reported, and holds up nothing. */
  #begin() {
    this.#turn += 1;
    this.#running = true;
    this.#top = this.stage.ground.scrollTop;
    this.caption.playing(true);
    this.#run(this.#turn).catch((error) => {
      reportError(error);
      this.finish();
    });
  }

  /** @param {number} turn */
  async #run(turn) {
    while (this.#queue[0]) {
      const act = this.#queue[0];
      if (!(await this.#play(act, turn))) return;
      this.#queue.shift();
      this.to.told();
      this.#draw(act.scene, { ...act.how, from: null });
    }
    this.#running = false;
    this.caption.playing(false);
    this.#rest();
    this.#settle();
  }

  /** All was played: the ground lies where it lay, unless there is something to be picked elsewhere. */
  #rest() {
    if (this.#top !== null) this.stage.ground.scrollTop = this.#top;
    this.to.rest();
  }

  /** How much longer than normal everything takes just now. */
  #slowness() {
    const left = this.#queue.reduce((sum, act) => sum + act.beats.length, 0);
    const hurry = this.patient ? undefined : HURRY.find(([many]) => left > many);
    return pace() * (hurry?.[1] ?? 1);
  }

  /**
   * Whether it was played to its end.
   *
   * @param {Act} act
   * @param {number} turn
   */
  async #play(act, turn) {
    this.#how = act.how;
    for (const beat of act.beats) {
      const began = performance.now();
      act.told = Math.min(act.told + 1, act.beats.length);
      this.#tell(beat);
      this.to.sound(false);
      for (const step of beat.steps ?? []) {
        if (!this.#scene) return false;
        this.#note([step]);
        const after = await this.steps.show(this.#scene, step, this.#slowness());
        if (turn !== this.#turn) return false;
        if (after === this.#scene) this.#showMarks();
      }
      const least = (READ[beat.weight ?? "plain"] + (beat.cause ? CAUSE : 0)) * this.#slowness();
      if (!(await this.#pause(least - (performance.now() - began)))) return false;
      this.steps.overlay.clear();
    }
    return true;
  }

  /** @param {EventSeen} beat */
  #tell(beat) {
    if (beat.cause && this.#how.me === null) this.#marks.clear();
    this.caption.tell(beat);
    this.to.told();
    this.stage.root.dispatchEvent(new CustomEvent("beat", { bubbles: true, detail: beat }));
  }

  /** What was not played is told, and leaves its marks. @param {readonly Act[]} acts */
  #tellAll(acts) {
    for (const act of acts)
      for (const beat of act.beats) {
        if (beat.cause && act.how.me === null) this.#marks.clear();
        this.caption.tell(beat);
        this.#note(beat.steps ?? []);
      }
  }

  /** @param {readonly Step[]} steps */
  #note(steps) {
    for (const step of flat(steps)) if (step.kind === "mark") for (const id of step.nodes) this.#marks.add(id);
  }

  /** The scene that is there, with its marks. */
  #showMarks() {
    this.stage.mark(this.#marks, "moved");
  }

  /**
   * @param {Scene} scene
   * @param {How} how
   * @param {{ animate?: boolean, course?: Course | null }} options
   */
  #draw(scene, how, { animate = true, course = null } = {}) {
    this.#how = how;
    this.#scene = scene;
    this.stage.show(scene, { animate, course, ...how });
    this.#showMarks();
    this.to.drawn();
  }

  // --- Time -----------------------------------------------------------------------------------------------------------------

  /**
   * Whether to go on after a while.
   *
   * @param {number} time
   * @returns {Promise<boolean>}
   */
  async #pause(time) {
    const turn = this.#turn;
    if (time > 0)
      await new Promise((done) => {
        const timer = setTimeout(done, time);
        this.#wake = () => {
          clearTimeout(timer);
          done(undefined);
        };
      });
    return turn === this.#turn;
  }

  #stop() {
    this.#turn += 1;
    this.#queue = [];
    this.#running = false;
    this.steps.overlay.clear();
    this.caption.playing(false);
    this.#wake();
  }

  #settle() {
    for (const done of this.#waiting.splice(0)) done();
  }

  /** @param {Act} act */
  #remember(act) {
    const { acts } = this.#memory;
    this.#memory.scene ??= this.#scene;
    acts.push(act);
    if (acts.length > KEPT) this.#memory.scene = acts.shift()?.scene ?? null;
    this.caption.canRepeat(true);
  }

  // --- Skipping -------------------------------------------------------------------------------------------------------------

  /** The space bar skips, unless it means something where it is pressed. @param {KeyboardEvent} event */
  #key = (event) => {
    if (event.key !== " " || !this.#running || event.ctrlKey || event.metaKey || event.altKey) return;
    const on = event.target instanceof Element ? event.target : null;
    if (on?.closest("button, a, input, select, textarea, summary, [contenteditable], [role=button], dialog")) return;
    event.preventDefault();
    event.stopPropagation();
    this.finish();
  };

  /** What a press was meant for: its id, or nothing if that is no longer there. @type {{ id: string | null } | null} */
  #meant = null;

  /**
   * Whoever picks something while beats are played is heard at once, and means what he saw: in the last scene it may have another
   * place, and what lies now where it was is not meant.
   *
   * @param {Event} event
   */
  #press = (event) => {
    this.#meant = null;
    if (!this.#running || !(event.target instanceof Element)) return;
    if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return;
    const lit = event.target.closest("[data-id]:is([data-lit], [data-chosen])");
    if (!(lit instanceof HTMLElement) || !this.#scene) return;
    const seen = nodeOf(this.#scene, lit.dataset.id ?? "");
    this.finish();
    const id = seen && this.#sameAs(seen);
    if (event instanceof KeyboardEvent) {
      event.stopPropagation();
      event.preventDefault();
      if (id !== null) this.stage.picked?.(id, event);
    } else this.#meant = { id };
  };

  /**
   * What can be picked and looks like something that was seen: the same thing, or else another like it.
   *
   * @param {Node} seen
   */
  #sameAs(seen) {
    const { known, lit } = this.stage;
    const alike = [seen.id, ...lit].filter((id) => {
      const node = known.get(id)?.node;
      return node && lit.has(id) && !turns(seen, node);
    });
    return alike[0] ?? null;
  }

  /** @param {MouseEvent} event */
  #click = (event) => {
    const meant = this.#meant;
    this.#meant = null;
    if (!meant) return;
    event.stopPropagation();
    if (meant.id !== null) this.stage.picked?.(meant.id, event);
  };
}
