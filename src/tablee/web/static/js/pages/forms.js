// Fields of forms, each with its label, and how a form tells that something was refused.

/** @import { OptionOut } from "wire" */

/** @typedef {OptionOut["default"]} OptionValue */
/**
 * A value, its label, and perhaps an explanation.
 *
 * @template {string | number} [V=string]
 * @typedef {readonly [value: V, label: string, help?: string]} Choice
 */
/**
 * @template {string | number} V
 * @typedef {object} Select
 * @property {string} id
 * @property {readonly Choice<V>[]} choices
 * @property {V} value
 * @property {boolean} [disabled]
 * @property {((value: V) => void) | undefined} [onchange]
 */
/**
 * @typedef {object} Toggle
 * @property {string} id
 * @property {string} label
 * @property {string} [help]
 * @property {boolean} [checked]
 * @property {boolean} [disabled]
 * @property {(value: boolean) => void} [onchange]
 */

import { Refused } from "../api.js";
import { $, fill, h, messageOf } from "../dom.js";
import { say } from "../words.js";

/**
 * A field with its label above and its explanation below.
 *
 * @param {string} label
 * @param {HTMLElement} input
 * @param {string} help
 */
export function field(label, input, help = "") {
  const note = help ? h("span", { class: "soft", id: `${input.id}-help` }, help) : null;
  if (note) input.setAttribute("aria-describedby", note.id);
  return h("div", { class: "field" }, h("label", { for: input.id }, label), input, note);
}

/**
 * A few choices, all in sight.
 *
 * @template {string | number} V
 * @param {Select<V> & { legend: string, help?: string }} options
 */
export function segments({ id, legend, choices, value, help = "", disabled = false, onchange }) {
  /** @type {(choice: Choice<V>) => HTMLElement} */
  const one = ([choice, label, told]) =>
    h(
      "label",
      { class: "segment" },
      h("input", {
        type: "radio",
        class: "unseen",
        name: id,
        id: `${id}-${choice}`,
        value: choice,
        checked: String(choice) === String(value),
        disabled,
        onchange: (event) => event.currentTarget.checked && onchange?.(choice),
      }),
      h("span", {}, label, told ? h("small", {}, told) : null),
    );
  return h(
    "fieldset",
    { class: choices.every(([, label]) => label.length < 3) ? "segments numbers" : "segments", id },
    h("legend", {}, legend),
    h("div", { class: "choices" }, choices.map(one)),
    help ? h("p", { class: "soft" }, help) : null,
  );
}

/**
 * The value that is chosen there.
 *
 * @param {ParentNode} form
 * @param {string} id
 */
export function chosen(form, id) {
  const found = $(`input[name="${id}"]:checked`, form);
  return found instanceof HTMLInputElement ? found.value : null;
}

/**
 * Yes or no, with an explanation.
 *
 * @param {Toggle} options
 */
export function toggle({ id, label, help = "", checked = false, disabled = false, onchange }) {
  const box = h("input", {
    type: "checkbox",
    id,
    checked,
    disabled,
    onchange: (event) => onchange?.(event.currentTarget.checked),
  });
  if (help) box.setAttribute("aria-describedby", `${id}-help`);
  return h(
    "div",
    { class: "toggle" },
    box,
    h("div", {}, h("label", { for: id }, label), help ? h("span", { class: "soft", id: `${id}-help` }, help) : null),
  );
}

/**
 * A list to pick from.
 *
 * @template {string | number} V
 * @param {Select<V>} options
 */
export function select({ id, choices, value, disabled = false, onchange }) {
  /** @type {(event: Event & { currentTarget: HTMLSelectElement }) => void} */
  const changed = ({ currentTarget }) => {
    const picked = choices[currentTarget.selectedIndex];
    if (picked) onchange?.(picked[0]);
  };
  return h(
    "select",
    { id, disabled, onchange: changed },
    choices.map(([one, text]) => h("option", { value: one, selected: String(one) === String(value) }, text)),
  );
}

/**
 * An option of a game (see `OptionOut`). `onchange` gets a value of the right type.
 *
 * @param {OptionOut} option
 * @param {OptionValue | undefined} value
 * @param {{ disabled?: boolean, onchange: (value: OptionValue) => void, prefix?: string }} options
 */
export function optionField(option, value, { disabled = false, onchange, prefix = "option" }) {
  const id = `${prefix}-${option.name}`;
  const { title, help } = option;
  if (option.kind === "switch") return toggle({ id, label: title, help, checked: Boolean(value), disabled, onchange });
  if (option.kind === "choice") {
    /** @type {Choice[]} */
    const choices = option.choices.map((one, at) => [one, option.labels[at] ?? one]);
    const list = { id, choices, value: String(value), disabled, onchange };
    return choices.length <= 4 ? segments({ ...list, legend: title, help }) : field(title, select(list), help);
  }
  if (option.kind === "number") {
    /** @type {(event: Event & { currentTarget: HTMLInputElement }) => void} */
    const changed = ({ currentTarget }) => {
      if (currentTarget.reportValidity()) onchange(currentTarget.valueAsNumber);
    };
    const bounds = { min: option.least, max: option.most };
    const input = h("input", { id, type: "number", required: true, ...bounds, value, disabled, onchange: changed });
    return field(title, input, help);
  }
  const input = h("textarea", {
    id,
    rows: 3,
    maxlength: option.most,
    value,
    disabled,
    onchange: (event) => onchange(event.currentTarget.value),
  });
  return field(title, input, help);
}

/** Where a form says what went wrong; read aloud when it changes. */
export function complaint() {
  return h("p", { class: "wrong", role: "alert", hidden: true });
}

/**
 * @param {HTMLElement} place
 * @param {unknown} error
 */
export function complain(place, error) {
  place.hidden = !error;
  fill(place, error ? said(error) : "");
}

/**
 * A refusal in words.
 *
 * @param {unknown} error
 */
export const said = (error) =>
  error instanceof Refused && error.error === "offline" ? say("web-offline") : messageOf(error) || say("web-oops");

/**
 * Do something once, with its button at rest meanwhile; what is refused is told at `place`.
 *
 * @param {HTMLElement} button
 * @param {HTMLElement} place
 * @param {() => Promise<void>} work
 */
export async function busy(button, place, work) {
  if (button.getAttribute("aria-disabled") === "true") return;
  button.setAttribute("aria-disabled", "true");
  complain(place, null);
  try {
    await work();
  } catch (error) {
    complain(place, error);
  } finally {
    button.removeAttribute("aria-disabled");
  }
}
