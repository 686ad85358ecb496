// What the steps of a beat make of a scene: the scene in between, drawn like any other. Scenes are never changed. A step that names
// what is not there changes nothing.

/** @import { Board, Node, Scene, Step, Zone } from "wire" */

/** @typedef {{ readonly node: Node, readonly parent: Zone | Board | null }} Found */

/**
 * The node of that id and what it lies in.
 *
 * @param {readonly Node[]} nodes
 * @param {string} id
 * @param {Zone | Board | null} parent
 * @returns {Found | null}
 */
function find(nodes, id, parent = null) {
  for (const node of nodes) {
    if (node.id === id) return { node, parent };
    const inside = node.kind === "zone" || node.kind === "board" ? find(node.nodes, id, node) : null;
    if (inside) return inside;
    const spot = node.kind === "board" ? node.spots.find((one) => one.id === id) : null;
    if (spot && node.kind === "board") return { node: spot, parent: node };
  }
  return null;
}

/**
 * @param {Scene} scene
 * @param {string} id
 */
export const nodeOf = (scene, id) => find(scene.nodes, id)?.node ?? null;

/**
 * These nodes with every node changed by a function; null takes one away. What does not change stays the very same.
 *
 * @param {readonly Node[]} nodes
 * @param {(node: Node) => Node | null} change
 * @returns {readonly Node[]}
 */
function mapped(nodes, change) {
  let touched = false;
  /** @type {Node[]} */
  const found = [];
  for (const node of nodes) {
    const outer = change(node);
    const now = outer && insideMapped(outer, change);
    if (now !== node) touched = true;
    if (now) found.push(now);
  }
  return touched ? found : nodes;
}

/**
 * @param {Node} node
 * @param {(node: Node) => Node | null} change
 * @returns {Node}
 */
function insideMapped(node, change) {
  if (node.kind !== "zone" && node.kind !== "board") return node;
  const nodes = mapped(node.nodes, change);
  return nodes === node.nodes ? node : holding(node, nodes);
}

/**
 * A place with other things in it. Where all that lies there is drawn, its number follows.
 *
 * @param {Zone | Board} place
 * @param {readonly Node[]} nodes
 * @returns {Zone | Board}
 */
function holding(place, nodes) {
  if (place.kind === "board" || place.count !== place.nodes.length) return { ...place, nodes };
  return { ...place, nodes, count: nodes.length };
}

/**
 * @param {Scene} scene
 * @param {(node: Node) => Node | null} change
 * @returns {Scene}
 */
function changed(scene, change) {
  const nodes = mapped(scene.nodes, change);
  return nodes === scene.nodes ? scene : { ...scene, nodes };
}

/**
 * @param {Scene} scene
 * @param {string} id
 */
const without = (scene, id) => changed(scene, (node) => (node.id === id ? null : node));

/**
 * @param {Scene} scene
 * @param {string} zone
 * @param {Node} node
 * @param {number | null} at
 */
function put(scene, zone, node, at) {
  const place = nodeOf(scene, zone);
  if (place?.kind !== "zone" && place?.kind !== "board") return scene;
  return changed(without(scene, node.id), (one) => {
    if (one.id !== zone || (one.kind !== "zone" && one.kind !== "board")) return one;
    const nodes = [...one.nodes];
    nodes.splice(at ?? nodes.length, 0, node);
    return holding(one, nodes);
  });
}

/**
 * @param {Scene} scene
 * @param {string} id
 * @param {string} to
 */
export function moved(scene, id, to) {
  const found = find(scene.nodes, id);
  const place = find(scene.nodes, to);
  if (!found || !place) return scene;
  if (place.node.kind === "zone") return put(scene, to, found.node, null);
  if (place.node.kind !== "spot" || found.node.kind !== "piece" || !place.parent) return scene;
  const stands = { ...found.node, at: to };
  if (found.parent?.id === place.parent.id) return changed(scene, (one) => (one.id === id ? stands : one));
  return put(scene, place.parent.id, stands, null);
}

/**
 * @param {Scene} scene
 * @param {string} id
 * @param {number} value
 */
const counted = (scene, id, value) =>
  changed(scene, (one) => {
    if (one.id !== id) return one;
    if (one.kind === "counter") return { ...one, value };
    return one.kind === "zone" && one.count !== null ? { ...one, count: value } : one;
  });

/**
 * The scene after a step.
 *
 * @param {Scene} scene
 * @param {Step} step
 * @returns {Scene}
 */
export function patched(scene, step) {
  switch (step.kind) {
    case "go":
      return moved(scene, step.node, step.to);
    case "put":
      return put(scene, step.zone, step.node, step.at);
    case "drop":
      return without(scene, step.node);
    case "show":
      return changed(scene, (one) => (one.id === step.node.id ? step.node : one));
    case "roll":
      return changed(scene, (one) => (one.id === step.die.id ? step.die : one));
    case "count":
      return counted(scene, step.node, step.value);
    case "together":
      return step.steps.reduce(patched, scene);
    default:
      return scene;
  }
}
