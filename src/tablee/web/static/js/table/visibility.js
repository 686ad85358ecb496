// What others see: read from my own scene alone. Mine are only mine; backs are hidden from me; the rest lies open.

/** @import { Node, Scene, Zone } from "wire" */
/** @import { Child } from "../dom.js" */

import { h } from "../dom.js";
import { say } from "../words.js";
import { open } from "./dialogs.js";
import { inside } from "./draw.js";
import { signs } from "./faces.js";
import { icon } from "./marks.js";

/**
 * Every zone, also those inside others.
 *
 * @param {readonly Node[]} nodes
 * @returns {Zone[]}
 */
const zonesIn = (nodes) => nodes.flatMap((node) => [...(node.kind === "zone" ? [node] : []), ...zonesIn(inside(node))]);

/**
 * @param {Zone} node
 * @param {string} word
 */
const hasStyle = (node, word) => node.style.split(" ").includes(word);

/**
 * Who sees what lies in a zone: `me`, `holder` (its player, not I), `nobody`, or `all`; null where nothing lies.
 *
 * @param {Zone} zone
 * @param {number | null} me
 */
export function whoSees(zone, me) {
  const cards = zone.nodes.filter((node) => node.kind === "card" || node.kind === "piece");
  if (!cards.length) return null;
  if (hasStyle(zone, "mine")) return "me";
  if (!cards.some((card) => card.kind === "card" && !card.up)) return "all";
  return zone.seat === null || zone.seat === me ? "nobody" : "holder";
}

/**
 * @param {Scene} scene
 * @param {number | null} me
 * @param {readonly string[]} names
 */
export function showVisibility(scene, me, names) {
  /** @type {(zone: Zone) => Child} */
  const line = (zone) => {
    const who = whoSees(zone, me);
    if (who === null) return null;
    const { seat } = zone;
    const name = seat === null ? "" : (names[seat] ?? "");
    const sign = icon(who === "all" || who === "me" ? "eye" : "hidden");
    return h(
      "li",
      { dataset: seat === null ? {} : { seat } },
      seat === null ? h("span", { class: "mark" }) : signs(seat),
      h("span", {}, zone.text),
      h("span", { class: `sight ${who}` }, sign, say("web-table-sight", { who, name })),
    );
  };
  open(
    say("web-table-sights"),
    [
      h("p", {}, say(me === null ? "web-table-sights-watching" : "web-table-sights-playing")),
      h("ul", { class: "sights" }, zonesIn(scene.nodes).map(line)),
    ],
    { kind: "wide" },
  );
}
