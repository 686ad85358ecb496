// The elements of a table's page, made once: the stage in the middle, the question near it, people, log and talk beside it.

import { fill, h } from "../dom.js";

/** @typedef {ReturnType<typeof buildLayout>} Layout */

/** @param {HTMLElement} root */
export function buildLayout(root) {
  const parts = {
    title: h("h1"),
    goal: h("div", { class: "goal", id: "near", hidden: true }),
    tools: h("div", { class: "tools" }),
    tabs: h("div", { class: "eyes", role: "tablist", hidden: true }),
    finish: h("section", { class: "finish", hidden: true }),
    banners: h("div", { class: "banners", role: "status", tabindex: "-1" }),
    caption: h("div"),
    stage: h("div", { class: "play with-panel asks", tabindex: "-1", role: "region" }),
    ask: h("section", { class: "ask" }),
    hint: h("section", { class: "hint", "aria-live": "polite" }),
    people: h("section", { class: "roster" }),
    log: h("section", { class: "story" }),
    chat: h("section", { class: "chat" }),
    side: h("aside", { class: "side", id: "table-side" }),
    shout: h("p", { class: "unseen", "aria-live": "assertive", role: "alert" }),
    toasts: h("div", { class: "toasts", role: "status" }),
  };
  const bar = h("header", { class: "bar" }, parts.title, parts.goal, parts.tools);
  const middle = [bar, parts.finish, parts.banners, parts.tabs, parts.caption, parts.stage];
  fill(
    root,
    h("div", { class: "table asks" }, h("div", { class: "middle" }, middle), parts.side),
    parts.shout,
    parts.toasts,
  );
  const chronicle = h("div", { class: "chronicle" }, parts.log, parts.chat);
  return { root, chronicle, near: h("div", { class: "near" }, parts.hint, parts.ask), ...parts };
}
