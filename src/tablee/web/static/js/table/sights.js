// What others see: read from my own scene alone. Mine are only mine; backs are hidden from me; the rest lies open.

import { h } from "../dom.js";
import { say } from "../words.js";
import { open } from "./dialogs.js";
import { icon, seatMark } from "./marks.js";

/** Every node of a scene with the zone it lies in. */
function* walk(nodes, zone = null) {
  for (const node of nodes) {
    yield [node, zone];
    yield* walk(node.nodes ?? node.under ?? [], node.kind === "zone" ? node : zone);
  }
}

const hasStyle = (node, word) => (node.style ?? "").split(" ").includes(word);

/** Who sees what lies in a zone: `me`, `holder` (its player, not I), `nobody`, or `all`; null where nothing lies. */
export function whoSees(zone, me) {
  const cards = zone.nodes.filter((node) => node.kind === "card" || node.kind === "piece");
  if (!cards.length) return null;
  if (hasStyle(zone, "mine")) return "me";
  if (!cards.some((card) => card.up === false)) return "all";
  return zone.seat === null || zone.seat === me ? "nobody" : "holder";
}

export function showSights(scene, me, names) {
  const zones = [...walk(scene.nodes)].map(([node]) => node).filter((node) => node.kind === "zone");
  const told = zones.map((zone) => [zone, whoSees(zone, me)]).filter(([, who]) => who !== null);
  const line = ([zone, who]) =>
    h(
      "li",
      { dataset: zone.seat === null ? {} : { seat: zone.seat } },
      zone.seat === null ? h("span", { class: "mark" }) : seatMark(zone.seat),
      h("span", {}, zone.text),
      h("span", { class: `sight ${who}` }, icon(who === "all" || who === "me" ? "eye" : "hidden"), say("web-table-sight", { who, name: names[zone.seat] ?? "" })),
    );
  open(
    say("web-table-sights"),
    [h("p", {}, say(me === null ? "web-table-sights-watching" : "web-table-sights-playing")), h("ul", { class: "sights" }, told.map(line))],
    { kind: "wide" },
  );
}
