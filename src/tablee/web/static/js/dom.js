// Building and finding elements. Text is always text: nothing here reads HTML.

const SVG = "http://www.w3.org/2000/svg";
const DRAWN = new Set(["svg", "path", "circle", "line"]);

/**
 * @typedef {string | number | boolean | null | undefined} Value
 * @typedef {globalThis.Node | Value | readonly Child[]} Child
 * @typedef {"svg" | "path" | "circle" | "line"} Drawn
 * @typedef {"alt" | "autocapitalize" | "autocomplete" | "autofocus" | "checked" | "class" | "cx" | "cy" | "d" | "datetime"
 *   | "decoding" | "disabled" | "download" | "draggable" | "enterkeyhint" | "focusable" | "for" | "height" | "hidden" | "href"
 *   | "id" | "lang" | "max" | "maxlength" | "min" | "minlength" | "name" | "open" | "placeholder" | "r" | "readonly" | "rel"
 *   | "required" | "role" | "rows" | "scope" | "selected" | "spellcheck" | "src" | "step" | "tabindex" | "target" | "title"
 *   | "transform" | "translate" | "type" | "value" | "viewBox" | "width" | "x1" | "x2" | "y1" | "y2"} AttributeName
 */
/**
 * @template {Element} E
 * @typedef {{ [K in keyof HTMLElementEventMap as `on${K}`]?: (event: HTMLElementEventMap[K] & { currentTarget: E }) => unknown }
 *   & { [name in AttributeName]?: Value }
 *   & { [name: `aria-${string}`]: Value }
 *   & { dataset?: Readonly<Record<string, string | number>>, style?: Readonly<Record<string, string>> }} Attributes
 */

/**
 * An element: h("button", { class: "primary", onclick: go, disabled: false }, "Go").
 * A function is a listener, `dataset` and `style` take objects, true and false switch an attribute, null leaves it out.
 *
 * @template {Drawn} T
 * @overload
 * @param {T} tag
 * @param {Attributes<SVGElementTagNameMap[T]>} [attributes]
 * @param {...Child[]} children
 * @returns {SVGElementTagNameMap[T]}
 */
/**
 * @template {keyof HTMLElementTagNameMap} T
 * @overload
 * @param {T} tag
 * @param {Attributes<HTMLElementTagNameMap[T]>} [attributes]
 * @param {...Child[]} children
 * @returns {HTMLElementTagNameMap[T]}
 */
/**
 * @param {string} tag
 * @param {object} attributes
 * @param {...Child} children
 */
export function h(tag, attributes = {}, ...children) {
  const element = DRAWN.has(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) set(element, name, value);
  append(element, children);
  return element;
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {unknown} value
 */
function set(element, name, value) {
  if (typeof value === "function") element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
  else if (name === "dataset" || name === "style") setAll(element, name, value);
  else if (name === "value" && "value" in element) element.value = value ?? "";
  else if (name === "checked" && "checked" in element) element.checked = Boolean(value);
  else if (value === true) element.setAttribute(name, "");
  else if (value === false || value === null || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}

/**
 * @param {Element} element
 * @param {"dataset" | "style"} name
 * @param {unknown} values
 */
function setAll(element, name, values) {
  const { dataset, style } = /** @type {HTMLElement} */ (element);
  for (const [key, value] of Object.entries(values ?? {})) {
    if (name === "dataset") dataset[key] = String(value);
    else style.setProperty(key, String(value));
  }
}

/**
 * @param {Element} element
 * @param {readonly Child[]} children
 */
function append(element, children) {
  for (const child of children) {
    if (Array.isArray(child)) append(element, child);
    else if (child instanceof Node) element.append(child);
    else if (child !== null && child !== undefined && child !== false) element.append(String(child));
  }
}

/**
 * Replace what an element holds.
 *
 * @template {Element} E
 * @param {E} element
 * @param {...Child} children
 */
export function fill(element, ...children) {
  element.replaceChildren();
  append(element, children);
  return element;
}

/**
 * @param {string} selector
 * @param {ParentNode} root
 * @returns {HTMLElement | null}
 */
export const $ = (selector, root = document) => root.querySelector(selector);

/**
 * @param {string} selector
 * @param {ParentNode} root
 * @returns {HTMLElement[]}
 */
export const $$ = (selector, root = document) => [...root.querySelectorAll(/** @type {"div"} */ (selector))];

/**
 * What a page can't do without.
 *
 * @param {string} selector
 * @param {ParentNode} root
 */
export function required(selector, root = document) {
  const found = $(selector, root);
  if (!found) throw new Error(`nothing here is ${selector}`);
  return found;
}

/**
 * What was typed into the field with that id; nothing where there is no such field.
 *
 * @param {string} id
 */
export function typed(id) {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement ? field.value.trim() : "";
}

/**
 * The element that an event happened to.
 *
 * @param {Event} event
 */
export const targetOf = (event) =>
  event.target instanceof HTMLElement || event.target instanceof SVGElement ? event.target : null;

/**
 * What the browser says of an error, or of anything else that was thrown.
 *
 * @param {unknown} error
 */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));
