// Small drawings, one line thick, in the colour of the text around them.

import { h } from "../dom.js";

const PATHS = {
  people:
    "M8.5 11a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM2.5 19c.4-3.6 2.7-5.6 6-5.6s5.6 2 6 5.6M15.5 5a3 3 0 0 1 0 5.8M17.5 13.8c2.3.6 3.7 2.4 4 5.2",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.2l3.4 2",
  copy: "M9 9h10.5v11.5H9zM6 15H4V3.5h10.5V6",
  share: "M12 15V3.5M8 7.2l4-3.9 4 3.9M6 11H4.5v9.5h15V11H18",
  play: "M7 4.5v15l12-7.5z",
  pause: "M8 5v14M16 5v14",
  first: "M6 5v14M18.5 5.5 9.5 12l9 6.5z",
  back: "M16.5 5.5 7.5 12l9 6.5z",
  forward: "M7.5 5.5 16.5 12l-9 6.5z",
  last: "M18 5v14M5.5 5.5 14.5 12l-9 6.5z",
  book: "M12 6.5C10 5 7 4.5 3.5 4.8v13.4c3.5-.3 6.5.2 8.5 1.8 2-1.6 5-2.1 8.5-1.8V4.8C17 4.5 14 5 12 6.5zM12 6.5V20",
  download: "M12 3.5V15M7.8 11l4.2 4 4.2-4M4.5 20.5h15",
  again: "M19.5 12a7.5 7.5 0 1 1-2.3-5.4M20 3.5v4.3h-4.3",
  check: "M4.5 12.5 10 18 19.5 6.5",
  cross: "M6 6l12 12M18 6 6 18",
  bot: "M5 9h14v10H5zM12 9V5M12 5a1.2 1.2 0 1 0 0-2.4A1.2 1.2 0 0 0 12 5zM9 13v1.5M15 13v1.5M2.5 12.5v3M21.5 12.5v3",
  person: "M12 11.5a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6zM4.5 20.5c.5-4.4 3.4-6.5 7.5-6.5s7 2.1 7.5 6.5",
  chair: "M7 3.5v9M17 3.5v9M7 7h10M6 12.5h12v3H6zM7 15.5v5M17 15.5v5",
  host: "M3.5 17.5 5 8l4.5 4L12 5.5l2.5 6.5L19 8l1.5 9.5z",
  eye: "M2.5 12C5 7.7 8.2 5.7 12 5.7s7 2 9.5 6.3c-2.5 4.3-5.7 6.3-9.5 6.3S5 16.3 2.5 12zM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6z",
  key: "M14.5 13.5a5 5 0 1 0-4-4L3.5 16.5v4h4v-2.5H10v-2.5z",
  trophy:
    "M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0zM7.5 5.5H4c0 3.5 1.5 5 3.8 5.2M16.5 5.5H20c0 3.5-1.5 5-3.8 5.2M12 14v4M8 20.5h8M9.5 18h5v2.5",
};

/**
 * A drawing beside words: it says nothing of its own.
 *
 * @param {keyof typeof PATHS} name
 */
export function icon(name) {
  return h(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" },
    h("path", { d: PATHS[name] }),
  );
}

/** Our mark: a table seen from above, with four who sit around it and one place that is yours. */
export function mark() {
  /** @type {(cx: number, cy: number, kind: string) => SVGElement} */
  const seat = (cx, cy, kind) => h("circle", { cx, cy, r: 4.2, class: kind });
  return h(
    "svg",
    { class: "brand-mark", viewBox: "0 0 32 32", "aria-hidden": "true", focusable: "false" },
    h("path", { class: "top", d: "M16 8.2c4.5-.2 8 3.2 8 7.7 0 4.6-3.4 8.1-8 8.1s-8.1-3.4-8-8c.1-4.5 3.6-7.6 8-7.8z" }),
    seat(16, 4.6, "one"),
    seat(27.2, 13, "two"),
    seat(4.8, 13, "three"),
    seat(8.6, 26.4, "four"),
    seat(23.4, 26.4, "open"),
  );
}
