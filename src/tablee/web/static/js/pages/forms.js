// Fields of forms, each with its label, and how a form tells that something was refused.

import { fill, h } from "../dom.js";
import { say } from "../words.js";

/** A field with its label above and its explanation below. */
export function field(label, input, help = "") {
  const note = help ? h("span", { class: "soft", id: `${input.id}-help` }, help) : null;
  if (note) input.setAttribute("aria-describedby", note.id);
  return h("div", { class: "field" }, h("label", { for: input.id }, label), input, note);
}

/** A few choices, all in sight. `choices` are [value, label] or [value, label, help]. */
export function segments({ id, legend, choices, value, help = "", disabled = false, onchange }) {
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
        onchange: (event) => event.target.checked && onchange?.(event.target.value),
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

/** The value that is chosen there. */
export const chosen = (form, id) => form.querySelector(`input[name="${id}"]:checked`)?.value;

/** Yes or no, with an explanation. */
export function toggle({ id, label, help = "", checked = false, disabled = false, onchange }) {
  const box = h("input", { type: "checkbox", id, checked, disabled, onchange: (event) => onchange?.(event.target.checked) });
  if (help) box.setAttribute("aria-describedby", `${id}-help`);
  return h(
    "div",
    { class: "toggle" },
    box,
    h("div", {}, h("label", { for: id }, label), help ? h("span", { class: "soft", id: `${id}-help` }, help) : null),
  );
}

/** A list to pick from. `choices` are [value, label]. */
export function select({ id, choices, value, disabled = false, onchange, label = null }) {
  return h(
    "select",
    { id, disabled, "aria-label": label, onchange: (event) => onchange?.(event.target.value) },
    choices.map(([one, text]) => h("option", { value: one, selected: String(one) === String(value) }, text)),
  );
}

/** An option of a game as its dossier describes it (see `OptionOut`). `onchange` gets a value of the right type. */
export function optionField(option, value, { disabled = false, onchange, prefix = "option" }) {
  const id = `${prefix}-${option.name}`;
  if (option.kind === "switch") return toggle({ id, label: option.title, help: option.help, checked: value, disabled, onchange });
  if (option.kind === "choice" && option.choices.length <= 4) {
    const choices = option.choices.map((one, at) => [one, option.labels[at] ?? one]);
    return segments({ id, legend: option.title, help: option.help, choices, value, disabled, onchange });
  }
  if (option.kind === "choice") {
    const choices = option.choices.map((one, at) => [one, option.labels[at] ?? one]);
    return field(option.title, select({ id, choices, value, disabled, onchange }), option.help);
  }
  if (option.kind === "number") {
    const changed = (event) => event.target.reportValidity() && onchange?.(event.target.valueAsNumber);
    const input = h("input", { id, type: "number", required: true, min: option.least, max: option.most, value, disabled, onchange: changed });
    return field(option.title, input, option.help);
  }
  const input = h("textarea", { id, rows: 3, maxlength: option.most, value, disabled, onchange: (event) => onchange?.(event.target.value) });
  return field(option.title, input, option.help);
}

/** Where a form says what went wrong; read aloud when it changes. */
export function complaint() {
  return h("p", { class: "wrong", role: "alert", hidden: true });
}

export function complain(place, error) {
  place.hidden = !error;
  fill(place, error ? said(error) : "");
}

/** A refusal in words. */
export const said = (error) => (error.error === "offline" ? say("web-offline") : error.message || say("web-oops"));

/** Do something once, with its button at rest meanwhile; what is refused is told at `place`. */
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
