// A new table: who plays is asked first, everything else has a sensible answer already.

/** @import { GameOut, MeOut } from "wire" */
/** @import { Terms } from "./terms.js" */

import { get, postOnce } from "../api.js";
import { $, fill, h, typed } from "../dom.js";
import { go } from "../navigation.js";
import { say } from "../words.js";
import { cover, facts } from "./catalog.js";
import { busy, complaint, segments } from "./forms.js";
import { comeIn, nameField, person } from "./person.js";
import { strengths } from "./play.js";
import { termsFields, usualTerms } from "./terms.js";

/**
 * @param {HTMLElement} root
 * @param {string} name
 */
export async function page(root, name) {
  const [game, here] = await Promise.all([get("/api/games/{game}", { game: name }), person()]);
  document.title = `${say("web-new-table")} · ${game.title}`;
  root.classList.add("page-part", "new-table");
  const form = new NewTable(game, here);
  fill(
    root,
    h(
      "header",
      { class: "game-head" },
      cover(game),
      h(
        "div",
        {},
        h("p", { class: "eyebrow" }, say("web-new-table")),
        h("h1", {}, game.title),
        h("p", {}, game.about),
        facts(game),
      ),
    ),
    form.element,
  );
}

class NewTable {
  /**
   * @param {GameOut} game
   * @param {MeOut | null} here
   */
  constructor(game, here) {
    this.game = game;
    this.terms = usualTerms(game);
    /** @type {"apart" | "together"} */
    this.where = "apart";
    this.names = [here?.name ?? "", ""];
    this.strength = "normal";
    this.wrong = complaint();
    this.submit = h("button", { type: "submit", class: "primary large" });
    this.first = h("div", { class: "fields" });
    this.people = h("div", { class: "fields" });
    this.more = h("div", { class: "fields" });
    this.element = h(
      "form",
      { class: "panel", onsubmit: (event) => this.open(event) },
      this.first,
      this.people,
      nameField(here, "new-name"),
      h("details", { id: "more" }, h("summary", {}, say("web-more-terms")), this.more),
      this.wrong,
      h("div", { class: "ends" }, h("a", { class: "button", href: "/" }, say("web-cancel")), this.submit),
    );
    this.draw();
  }

  /** Draw what hangs on the terms; the field in which somebody is keeps the focus. */
  draw() {
    const focused = document.activeElement?.id;
    /** @param {Terms} terms */
    const changed = (terms) => this.change(terms);
    fill(
      this.first,
      this.whereField(),
      termsFields(this.game, this.terms, {
        changed,
        parts: this.where === "apart" ? ["seats", "quick", "door"] : ["seats", "quick"],
      }),
    );
    fill(this.people, this.where === "together" ? this.namesFields() : null);
    fill(this.more, termsFields(this.game, this.terms, { changed, parts: ["time", "options", "rest"] }));
    $("#terms-hot-seat", this.more)?.closest(".toggle")?.remove(); // asked above, in other words
    const guest = $(".field:has(> #new-name)", this.element);
    if (guest) guest.hidden = this.where === "together";
    this.submit.textContent = this.where === "apart" ? say("web-open-table") : say("web-start");
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  }

  /** @param {Terms} terms */
  change(terms) {
    this.terms = terms;
    this.names = this.names.slice(0, terms.seats);
    this.draw();
  }

  whereField() {
    return segments({
      id: "where",
      legend: say("web-where"),
      choices: [
        ["apart", say("web-where-apart")],
        ["together", say("web-where-together")],
      ],
      value: this.where,
      help: say(`web-where-${this.where}-help`),
      onchange: (value) => {
        this.where = value;
        this.draw();
      },
    });
  }

  namesFields() {
    /** @type {(name: string, at: number) => HTMLElement} */
    const one = (name, at) =>
      h(
        "div",
        { class: "inline" },
        h("input", {
          id: `person-${at}`,
          maxlength: 40,
          required: true,
          autocomplete: "off",
          "aria-label": say("web-person-number", { number: at + 1 }),
          placeholder: say("web-person-number", { number: at + 1 }),
          value: name,
          oninput: (event) => {
            this.names[at] = event.currentTarget.value;
          },
        }),
        this.names.length > 1
          ? h(
              "button",
              {
                type: "button",
                "aria-label": say("web-remove-person", { number: at + 1 }),
                onclick: () => this.drop(at),
              },
              say("web-remove"),
            )
          : null,
      );
    const free = this.terms.seats - this.names.length;
    return [
      h(
        "fieldset",
        { class: "people" },
        h("legend", {}, say("web-people-here")),
        this.names.map(one),
        free > 0
          ? h("button", { type: "button", id: "add-person", onclick: () => this.add() }, say("web-add-person"))
          : null,
      ),
      free > 0
        ? segments({
            id: "new-strength",
            legend: say("web-bots-fill", { count: free }),
            choices: strengths(this.game),
            value: this.strength,
            onchange: (value) => {
              this.strength = value;
            },
          })
        : null,
    ];
  }

  add() {
    this.names.push("");
    this.draw();
    document.getElementById(`person-${this.names.length - 1}`)?.focus();
  }

  /** @param {number} at */
  drop(at) {
    this.names.splice(at, 1);
    this.draw();
    document.getElementById(`person-${Math.max(0, at - 1)}`)?.focus();
  }

  /** @param {Event} event */
  open(event) {
    event.preventDefault();
    busy(this.submit, this.wrong, async () => {
      const together = this.where === "together";
      const names = this.names.map((one) => one.trim());
      await comeIn(together ? "" : typed("new-name"));
      const opened = await postOnce("/api/tables", {
        game: this.game.name,
        terms: { ...this.terms, hot_seat: together, public: this.terms.public && !together },
        sit: together ? names.map((_, at) => at) : [0],
        names: together ? names : [],
        bots: together ? new Array(this.terms.seats - names.length).fill(this.strength) : [],
        start: together,
      });
      await go(`/t/${opened.id}`);
    });
  }
}
