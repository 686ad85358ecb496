// How others find the way to a table: a code to read aloud, a link to send, a picture to photograph.

/** @import { GameOut, RoomSnapshot } from "wire" */

import { fill, h } from "../dom.js";
import { say } from "../words.js";
import { icon } from "./icons.js";

/**
 * @param {string} id
 * @param {RoomSnapshot} setting
 * @param {GameOut} game
 */
export function invitation(id, setting, game) {
  const address = `${location.origin}/t/${id}?k=${setting.link}`;
  return h(
    "div",
    { class: "invitation" },
    h("div", {}, h("p", {}, say("web-invite-how")), codeInLetters(setting.code)),
    h("img", { class: "qr", src: `/api/tables/${id}/qr.svg`, alt: say("web-qr"), width: 180, height: 180 }),
    h("div", { class: "ways" }, copyField(address), shareButton(address, game)),
  );
}

/** @param {string} code */
function codeInLetters(code) {
  return h(
    "p",
    { class: "code" },
    h("span", { class: "soft" }, say("web-code")),
    h("strong", { translate: "no" }, code),
  );
}

/**
 * A text to copy, with a button; where the browser doesn't let us, the text is selected instead.
 *
 * @param {string} text
 * @param {{ label?: string, id?: string }} options
 */
export function copyField(text, { label = say("web-link"), id = "link-to-copy" } = {}) {
  const input = h("input", {
    id,
    readonly: true,
    value: text,
    "aria-label": label,
    onfocus: (event) => event.currentTarget.select(),
  });
  const told = h("span", { class: "unseen", role: "status" });
  const words = h("span", {}, say("web-copy"));
  const copy = async () => {
    input.select();
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      document.execCommand("copy"); // pages that are not served over https have nothing better
    }
    fill(words, say("web-copied"));
    fill(told, say("web-copied"));
    setTimeout(() => fill(words, say("web-copy")), 2500);
  };
  return h(
    "div",
    { class: "inline" },
    input,
    h("button", { type: "button", id: `${id}-button`, onclick: copy }, icon("copy"), words),
    told,
  );
}

/**
 * Where the browser can hand a link to other programs.
 *
 * @param {string} address
 * @param {GameOut} game
 */
export function shareButton(address, game) {
  if (!navigator.share) return null;
  const share = () =>
    navigator
      .share({ title: `Tablée · ${game.title}`, text: say("web-share-text", { game: game.title }), url: address })
      .catch(() => null); // thought better of it
  return h("button", { type: "button", id: "share", onclick: share }, icon("share"), say("web-share"));
}
