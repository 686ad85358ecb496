// Building and finding elements. Text is always text: nothing here reads HTML.

const SVG = "http://www.w3.org/2000/svg";
const DRAWN = new Set(["svg", "path", "circle", "rect", "line", "g", "text", "use", "polygon", "polyline", "ellipse", "title"]);

/**
 * An element: h("button", { class: "primary", onclick: go, disabled: false }, "Go").
 * A function is a listener, `dataset` and `style` take objects, true and false switch an attribute, null leaves it out.
 */
export function h(tag, attributes = {}, ...children) {
  const element = DRAWN.has(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) set(element, name, value);
  append(element, children);
  return element;
}

export function set(element, name, value) {
  if (name.startsWith("on") && typeof value === "function") element.addEventListener(name.slice(2), value);
  else if (name === "dataset") Object.assign(element.dataset, value);
  else if (name === "style" && typeof value === "object") {
    for (const [property, one] of Object.entries(value)) element.style.setProperty(property, one);
  } else if (name === "value") element.value = value ?? "";
  else if (name === "checked") element.checked = Boolean(value);
  else if (value === true) element.setAttribute(name, "");
  else if (value === false || value === null || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}

export function append(element, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : String(child));
  }
}

/** Replace what an element holds. */
export function fill(element, ...children) {
  element.replaceChildren();
  append(element, children);
  return element;
}

export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
