// A table, live: one socket that comes back by itself. What was acknowledged is on the server's disk; nothing is queued that
// could be lost: a wish that was not acknowledged is sent again with the same key, and is done once.

import { get, Refused } from "./api.js";
import { language } from "./words.js";

const FIRST = 300; // milliseconds before the first try to come back
const LONGEST = 5000;

export class Live {
  /**
   * `changed` is called with this whenever there is something to show, and with what is new: `state`, `refused`, or, after a frame,
   * `{ fresh, moved, events, lines }`, where `fresh` means that all of it came anew.
   */
  constructor(id, changed) {
    this.id = id;
    this.changed = changed;
    this.state = "connecting"; // open, connecting, lost, refused
    this.refusal = null;
    this.moment = 0;
    this.setting = null;
    this.looks = []; // { seat, scene, events: [{ text, rule }] }
    this.told = new Map(); // by seat: all events it was told
    this.lines = [];
    this.clocks = [];
    this.clocksAt = 0; // performance.now() when they came
    this.mayUndo = false;
    this.muted = [];
    this.waiting = new Map(); // wishes on their way, by key
    this.delay = FIRST;
    this.closed = false;
    this.woken = () => this.wake();
    window.addEventListener("online", this.woken);
    document.addEventListener("visibilitychange", this.woken);
    this.connect();
  }

  /** The network or the reader is back: no need to wait for the next try. */
  wake() {
    if (this.state !== "lost" || document.hidden) return;
    clearTimeout(this.timer);
    this.delay = FIRST;
    this.connect();
  }

  connect() {
    if (this.closed) return;
    const url = new URL(`/api/tables/${encodeURIComponent(this.id)}/live`, location.href);
    url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    url.searchParams.set("lang", language());
    url.searchParams.set("since", this.moment);
    url.searchParams.set("lines", this.lines.length);
    url.searchParams.set("lean", "true");
    const socket = (this.socket = new WebSocket(url));
    socket.onopen = () => {
      this.delay = FIRST;
      this.turn("open");
      for (const wish of this.waiting.values()) socket.send(wish.message);
    };
    socket.onmessage = (message) => this.hear(JSON.parse(message.data));
    socket.onclose = (event) => this.lost(socket, event);
  }

  lost(socket, event) {
    if (socket !== this.socket || this.closed) return;
    if (event.code === 4403 || event.code === 4401) {
      this.turn("refused");
      return;
    }
    this.turn("lost");
    this.timer = setTimeout(() => this.connect(), this.delay * (0.5 + Math.random()));
    this.delay = Math.min(LONGEST, 2 * this.delay);
  }

  turn(state) {
    this.state = state;
    this.changed(this, { state });
  }

  hear(message) {
    for (const key of message.done ?? []) this.settle(key, (wish) => wish.resolve());
    if (message.type === "seen") this.see(message);
    else if (message.type === "refused") {
      const refused = new Refused(409, message.error, message.text);
      if (message.key) this.settle(message.key, (wish) => wish.reject(refused));
      else this.refusal = refused;
      this.changed(this, { refused: message.key ? null : refused });
    }
  }

  /**
   * Add what came. Frames may come twice, or after one that overtook them: what is older than what we have changes nothing.
   * One that doesn't continue from what we have tells us that something is missing.
   */
  see(frame) {
    const { moment, since, heard = 0, lines = [] } = frame;
    if (moment < this.moment) return;
    const known = since === 0 ? new Map() : this.told;
    const missing = (look) => (known.get(look.seat) ?? []).length < look.start || (look.base !== undefined && look.base !== this.moment);
    if (since > this.moment || heard > this.lines.length || frame.looks?.some(missing)) {
      this.look({ whole: since <= this.moment });
      return;
    }
    const anew = since === 0; // the beginning, another language, or after a gap: nothing of it is news
    if (moment > this.moment || heard + lines.length >= this.lines.length) this.lines = [...this.lines.slice(0, heard), ...lines];
    if (frame.setting) this.setting = frame.setting;
    const events = [];
    if (frame.looks) {
      const before = this.looks;
      this.looks = frame.looks.map(({ seat, base, start, events: fresh, scene: shown }) => {
        const scene = base === undefined ? shown : whole(before.find((look) => look.seat === seat).scene, shown);
        const told = [...(known.get(seat) ?? []).slice(0, start), ...fresh];
        known.set(seat, told);
        events.push(...fresh);
        return { seat, scene, events: told };
      });
      this.told = known;
    }
    this.moment = moment;
    this.clocks = frame.clocks ?? [];
    this.clocksAt = performance.now();
    this.mayUndo = frame.may_undo ?? false;
    this.muted = frame.muted ?? [];
    this.changed(this, { fresh: anew, events: anew ? [] : events, lines: anew ? [] : lines, moved: Boolean(frame.looks) });
  }

  /** Ask for what we have missed, or for all of it; in another language, for all of it. */
  look({ whole = false, language: chosen = "" } = {}) {
    const anew = whole || Boolean(chosen);
    if (anew) this.moment = 0;
    if (chosen) this.lines = [];
    if (this.socket.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ wish: "look", since: this.moment, lines: this.lines.length, language: chosen }));
  }

  /** Wish for something: settled when the server has it on its disk, or has refused it. */
  wish(name, fields = {}) {
    const key = newKey();
    const message = JSON.stringify({ wish: name, key, ...fields });
    return new Promise((resolve, reject) => {
      this.waiting.set(key, { message, resolve, reject });
      if (this.socket.readyState === WebSocket.OPEN) this.socket.send(message);
      this.changed(this, { waiting: true });
    });
  }

  settle(key, how) {
    const wish = this.waiting.get(key);
    this.waiting.delete(key);
    if (wish) how(wish);
  }

  /** The seconds that a clock shows now. */
  left(clock) {
    const spent = clock.runs ? (performance.now() - this.clocksAt) / 1000 : 0;
    return Math.max(0, clock.left - spent);
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    window.removeEventListener("online", this.woken);
    document.removeEventListener("visibilitychange", this.woken);
    this.socket.close();
  }
}

/** A scene from what changed in it: nodes and spots that are told by their id are those of before, and so are spots that are not told. */
function whole(before, changed) {
  const known = new Map((before?.nodes ?? []).map((node) => [node.id, node]));
  const nodes = changed.nodes.map((node) => {
    if (typeof node === "string") return known.get(node);
    if (node.nodes === undefined) return node;
    const old = known.get(node.id);
    const full = whole(old, node);
    return node.kind === "board" ? { ...full, spots: spotsOf(old, node) } : full;
  });
  return { ...changed, nodes };
}

function spotsOf(old, { spots }) {
  if (spots === undefined) return old.spots;
  const known = new Map((old?.spots ?? []).map((spot) => [spot.id, spot]));
  return spots.map((spot) => (typeof spot === "string" ? known.get(spot) : spot));
}

/** Come to a table, with an invitation if there is one; the reason if that is refused. */
export async function come(id, invitation = "") {
  const { post } = await import("./api.js");
  await post(`/api/tables/${encodeURIComponent(id)}/wishes`, { wish: "come", invitation });
  return get(`/api/tables/${encodeURIComponent(id)}`);
}

/** A key that nobody had before. (`randomUUID` is not there on pages without https.) */
function newKey() {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}
