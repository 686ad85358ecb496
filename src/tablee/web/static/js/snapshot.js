// What the server has told of a table so far: a value that is never changed, and the next one after each frame.

/**
 * @import {
 *   AbsenceSeen, Board, BoardChanges, EventSeen, Frame, LineSeen, Perspective, PerspectiveChange, Node, NodeChange, Scene, SceneChanges, RoomSnapshot, ShownClock, Spot
 * } from "wire"
 */

/**
 * @typedef {{ readonly seat: number | null, readonly scene: Scene, readonly events: readonly EventSeen[], readonly beats: readonly EventSeen[] }} View
 *   the match as one seat sees it, or a spectator, with all that it was told; `beats` came with the last frame, with how they are shown
 * @typedef {object} Snapshot
 * @property {number} revision
 * @property {RoomSnapshot} setting
 * @property {readonly View[]} views
 * @property {ReadonlyMap<number | null, readonly EventSeen[]>} told all events, by seat; also of seats that are not shown now
 * @property {readonly LineSeen[]} lines
 * @property {readonly ShownClock[]} clocks
 * @property {readonly AbsenceSeen[]} absences
 * @property {number} clocksAt performance.now() when clocks and absences came
 * @property {boolean} mayUndo
 * @property {readonly string[]} muted
 *
 * @typedef {object} News what came with a frame
 * @property {boolean} fresh everything came anew: at the beginning, in another language, after a gap
 * @property {boolean} moved
 * @property {readonly EventSeen[]} events
 * @property {readonly LineSeen[]} lines
 */

/** @type {Pick<Snapshot, "revision" | "lines" | "views" | "told"> & { setting: null }} */
const NOTHING = { revision: 0, setting: null, lines: [], views: [], told: new Map() };

/** @type {News} */
export const NO_NEWS = { fresh: false, moved: false, events: [], lines: [] };

/**
 * The snapshot after a frame. Frames may come twice, or after one that overtook them: `old` ones change nothing. One that doesn't
 * continue from what we have leaves a `gap`.
 *
 * @param {Snapshot | null} known
 * @param {Frame} frame
 * @param {number} now
 * @returns {{ snapshot: Snapshot, news: News } | "old" | "gap"}
 */
export function next(known, frame, now) {
  const {
    moment: revision,
    since,
    heard = 0,
    lines = [],
    looks,
    clocks = [],
    absences = [],
    may_undo: mayUndo = false,
    muted = [],
  } = frame;
  const before = known ?? NOTHING;
  const setting = frame.setting ?? before.setting;
  if (revision < before.revision) return "old";
  const told = new Map(since === 0 ? [] : before.told);
  const missing = looks?.some((look) => isMissing(look, told, before.revision));
  if (!setting || missing || since > before.revision || heard > before.lines.length) return "gap";
  const fresh = since === 0;
  const older = revision === before.revision && heard + lines.length < before.lines.length;
  const views = looks?.map((look) => viewOf(look, before.views, told));
  return {
    snapshot: {
      revision,
      setting,
      views: views ?? before.views,
      told: views ? told : before.told,
      lines: older ? before.lines : [...before.lines.slice(0, heard), ...lines],
      clocks,
      absences,
      clocksAt: now,
      mayUndo,
      muted,
    },
    news: {
      fresh,
      moved: Boolean(looks),
      events: looks && !fresh ? looks.flatMap((look) => look.events) : [],
      lines: fresh ? [] : lines,
    },
  };
}

/**
 * Whether a look continues from something that we don't have.
 *
 * @param {Perspective | PerspectiveChange} look
 * @param {ReadonlyMap<number | null, readonly EventSeen[]>} told
 * @param {number} revision
 */
const isMissing = (look, told, revision) =>
  (told.get(look.seat)?.length ?? 0) < look.start || ("base" in look && look.base !== revision);

/**
 * @param {Perspective | PerspectiveChange} look
 * @param {readonly View[]} before
 * @param {Map<number | null, readonly EventSeen[]>} told takes what is new
 * @returns {View}
 */
function viewOf(look, before, told) {
  const events = [...(told.get(look.seat) ?? []).slice(0, look.start), ...look.events.map(withoutSteps)];
  told.set(look.seat, events);
  const scene = "base" in look ? whole(before.find((view) => view.seat === look.seat)?.scene, look.scene) : look.scene;
  return { seat: look.seat, scene, events, beats: look.events };
}

/**
 * What is left of an event once it has been shown.
 *
 * @param {EventSeen} event
 * @returns {EventSeen}
 */
function withoutSteps({ steps, ...event }) {
  return event;
}

/**
 * A scene from what changed in it: nodes and spots that are told by their id are those of before, and so are spots and an aim that are not told.
 *
 * @param {Scene | undefined} before
 * @param {SceneChanges} changed
 * @returns {Scene}
 */
const whole = (before, changed) => ({
  ...changed,
  aim: changed.aim === undefined ? (before?.aim ?? null) : changed.aim,
  nodes: nodesOf(before?.nodes ?? [], changed.nodes),
});

/**
 * @param {readonly Node[]} before
 * @param {readonly NodeChange[]} changed
 */
function nodesOf(before, changed) {
  const known = new Map(before.map((node) => [node.id, node]));
  return changed.map((node) => nodeOf(known, node));
}

/**
 * @param {ReadonlyMap<string, Node>} known
 * @param {NodeChange} node
 * @returns {Node}
 */
function nodeOf(known, node) {
  if (typeof node === "string") return kept(known, node);
  const old = known.get(node.id);
  if (node.kind === "zone") return { ...node, nodes: nodesOf(old?.kind === "zone" ? old.nodes : [], node.nodes) };
  if (node.kind === "board") return boardOf(old?.kind === "board" ? old : null, node);
  return node;
}

/**
 * @param {Board | null} old
 * @param {Board | BoardChanges} board
 * @returns {Board}
 */
function boardOf(old, board) {
  const known = new Map(old?.spots.map((spot) => [spot.id, spot]));
  const spots = (board.spots ?? old?.spots ?? []).map((spot) => (typeof spot === "string" ? kept(known, spot) : spot));
  return { ...board, spots, nodes: nodesOf(old?.nodes ?? [], board.nodes) };
}

/**
 * @template {Node | Spot} T
 * @param {ReadonlyMap<string, T>} known
 * @param {string} id
 */
function kept(known, id) {
  const found = known.get(id);
  if (!found) throw new Error(`the scene before had no ${id}`);
  return found;
}

/**
 * The seconds that a clock shows now.
 *
 * @param {Snapshot} snapshot
 * @param {ShownClock} clock
 */
export function secondsLeft({ clocksAt }, { runs, left }) {
  const spent = runs ? (performance.now() - clocksAt) / 1000 : 0;
  return Math.max(0, left - spent);
}

/**
 * The seconds until the others need not wait any longer for somebody who is away; null for whoever is there.
 *
 * @param {Snapshot} snapshot
 * @param {number} person
 */
export function graceLeft({ absences, clocksAt }, person) {
  const absence = absences.find((one) => one.person === person);
  return absence ? Math.max(0, absence.left - (performance.now() - clocksAt) / 1000) : null;
}
