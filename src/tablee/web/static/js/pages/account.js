// Oneself: a name, a password if one wants, programs, the look of the pages, and the way out.

/** @import { MeOut, TokenOut } from "wire" */
/** @import { Child } from "../dom.js" */
/** @import { Choice } from "./forms.js" */

/**
 * @typedef {object} Panel
 * @property {string} id
 * @property {string} title
 * @property {Child} fields
 * @property {string} action
 * @property {(values: FormData, form: HTMLFormElement) => Promise<string | void>} work
 * @property {boolean} [primary]
 * @property {string} [told]
 */

import { get, patch, post, remove } from "../api.js";
import { fill, h, required } from "../dom.js";
import { go, reload } from "../navigation.js";
import { date, say } from "../words.js";
import { busy, complaint, field, segments } from "./forms.js";
import { copyField } from "./invitation.js";
import { become, person, pleasantName } from "./person.js";
import { ratings } from "./player.js";

/** @param {HTMLElement} root */
export async function page(root) {
  const here = await person({ fresh: true });
  document.title = `${say("web-account")} · Tablée`;
  root.classList.add("page-part", "account");
  fill(
    root,
    h(
      "header",
      {},
      h("p", { class: "eyebrow" }, say("web-account")),
      h("h1", {}, here ? here.name : say("web-nobody")),
      h("p", {}, standing(here)),
    ),
    h("div", { class: "columns" }, await panels(here), looks()),
  );
}

/** @param {MeOut | null} here */
function standing(here) {
  if (!here) return say("web-nobody-told");
  return here.guest ? say("web-guest-told") : say("web-account-told", { date: date(here.since) });
}

/**
 * @param {MeOut | null} here
 * @returns {readonly HTMLElement[] | Promise<readonly HTMLElement[]>}
 */
function panels(here) {
  if (!here) return stranger();
  return here.guest ? guest(here) : account(here);
}

// --- Pieces ----------------------------------------------------------------------------------------------------------------

/**
 * A form in a panel. `work` gets what was typed; what it refuses is told.
 *
 * @param {Panel} options
 */
function panel({ id, title, fields, action, work, primary = false, told = "" }) {
  const wrong = complaint();
  const done = h("p", { class: "good", role: "status" });
  const button = h("button", { type: "submit", class: primary ? "primary" : "" }, action);
  /** @type {(event: Event & { currentTarget: HTMLFormElement }) => void} */
  const submit = (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    fill(done);
    busy(button, wrong, async () => {
      const message = await work(values, form);
      if (message) fill(done, message);
    });
  };
  return h(
    "section",
    { class: "panel", "aria-labelledby": `${id}-title` },
    h("h2", { id: `${id}-title` }, title),
    told ? h("p", {}, told) : null,
    h("form", { id, class: "fields", onsubmit: submit }, fields, wrong, done, h("div", {}, button)),
  );
}

/**
 * What was typed into the field of that name.
 *
 * @param {FormData} values
 * @param {string} name
 */
const text = (values, name) => String(values.get(name) ?? "");

/** @param {FormData} values */
const credentials = (values) => ({ name: text(values, "name"), password: text(values, "password") });

/**
 * @param {string} id
 * @param {string} value
 * @param {string} autocomplete
 */
function nameInput(id, value = "", autocomplete = "username") {
  return field(
    say("web-name"),
    h("input", { id, name: "name", required: true, maxlength: 40, spellcheck: false, autocomplete, value }),
  );
}

/**
 * @param {string} id
 * @param {string} label
 * @param {string} autocomplete
 * @param {string} name
 */
function passwordInput(id, label, autocomplete, name = "password") {
  const fresh = autocomplete === "new-password";
  return field(
    label,
    h("input", {
      id,
      name,
      type: "password",
      required: true,
      minlength: fresh ? 8 : null,
      maxlength: 256,
      autocomplete,
    }),
    fresh ? say("web-password-help") : "",
  );
}

/** @param {MeOut} somebody */
async function came(somebody) {
  become(somebody);
  await reload();
}

async function gone() {
  become(null);
  await go("/");
}

// --- Nobody, guests ----------------------------------------------------------------------------------------------------------

function signIn() {
  return panel({
    id: "sign-in",
    title: say("web-sign-in"),
    fields: [nameInput("sign-in-name"), passwordInput("sign-in-password", say("web-password"), "current-password")],
    action: say("web-sign-in"),
    work: async (values) => came(await post("/api/session", credentials(values))),
    primary: true,
  });
}

/**
 * @param {string} name
 * @param {string} told
 */
function signUp(name, told) {
  return panel({
    id: "sign-up",
    title: say("web-sign-up"),
    fields: [nameInput("sign-up-name", name), passwordInput("sign-up-password", say("web-password"), "new-password")],
    action: say("web-sign-up"),
    work: async (values) => came(await post("/api/accounts", credentials(values))),
    primary: true,
    told,
  });
}

const stranger = () => [
  signIn(),
  signUp("", say("web-sign-up-told")),
  panel({
    id: "guest",
    title: say("web-be-guest"),
    fields: [nameInput("guest-name", pleasantName(), "nickname")],
    action: say("web-come-in"),
    work: async (values) => came(await post("/api/guests", { name: text(values, "name") })),
    told: say("web-be-guest-told"),
  }),
];

/** @param {MeOut} here */
const guest = (here) => [signUp(here.name, say("web-guest-keeps")), rename(here), signIn(), leaving(here)];

// --- Accounts ----------------------------------------------------------------------------------------------------------------

/** @param {MeOut} here */
async function account(here) {
  const [told, games] = await Promise.all([get("/api/players/{name}", { name: "me" }), get("/api/games")]);
  const mine = ratings(told.ratings, Object.fromEntries(games.map((one) => [one.name, one.title])));
  mine.append(h("p", {}, h("a", { href: "/p/me" }, say("web-my-matches"))));
  return [mine, rename(here), password(), await programs(), leaving(here)];
}

/** @param {MeOut} here */
function rename(here) {
  return panel({
    id: "rename",
    title: say("web-your-name"),
    fields: [nameInput("new-name", here.name, here.guest ? "nickname" : "username")],
    action: say("web-save"),
    work: async (values) => {
      const name = text(values, "name");
      become(await patch("/api/me", { name }));
      required("h1").textContent = name;
      return say("web-saved");
    },
  });
}

function password() {
  const fields = [
    passwordInput("old-password", say("web-old-password"), "current-password", "old_password"),
    passwordInput("new-password", say("web-new-password"), "new-password"),
    h(
      "label",
      { class: "check" },
      h("input", { id: "end-tokens", type: "checkbox", name: "end_tokens" }),
      say("web-end-tokens"),
    ),
  ];
  return panel({
    id: "password",
    title: say("web-change-password"),
    fields,
    action: say("web-save"),
    work: async (values, form) => {
      await patch("/api/me", {
        password: text(values, "password"),
        old_password: text(values, "old_password"),
        end_tokens: values.has("end_tokens"),
      });
      form.reset();
      if (values.has("end_tokens")) await reload();
      return say("web-password-changed");
    },
    told: say("web-change-password-told"),
  });
}

/** @type {readonly ["read", "play", "account"]} */
const SCOPES = ["read", "play", "account"];
const DAYS = [7, 30, 90, 366];
const USUAL_DAYS = 90;

/** What a new key may do, and for how long. */
function tokenTerms() {
  return [
    field(
      say("web-token-scope"),
      h(
        "select",
        { id: "token-scope", name: "scope" },
        SCOPES.map((one) => h("option", { value: one, selected: one === "play" }, say(`web-token-scope-${one}`))),
      ),
    ),
    field(
      say("web-token-days"),
      h(
        "select",
        { id: "token-days", name: "days" },
        DAYS.map((one) =>
          h(
            "option",
            { value: String(one), selected: one === USUAL_DAYS },
            say("web-token-so-many-days", { days: one }),
          ),
        ),
      ),
    ),
  ];
}

async function programs() {
  const list = h("ul", { class: "rows tokens" });
  const fresh = h("div", { role: "status" });
  const draw = async () => {
    const tokens = await get("/api/me/tokens");
    fill(
      list,
      tokens.map((one) => token(one, draw)),
    );
  };
  const form = panel({
    id: "programs",
    title: say("web-programs"),
    fields: [
      field(
        say("web-token-label"),
        h("input", { id: "token-label", name: "label", required: true, maxlength: 80, autocomplete: "off" }),
      ),
      tokenTerms(),
    ],
    action: say("web-new-token"),
    work: async (values, filled) => {
      const made = await post("/api/me/tokens", {
        label: text(values, "label"),
        scope: SCOPES.find((one) => one === text(values, "scope")) ?? "play",
        days: Number(text(values, "days")),
      });
      filled.reset();
      fill(fresh, h("p", {}, say("web-token-once")), copyField(made.token, { label: say("web-token"), id: "token" }));
      await draw();
    },
    told: say("web-programs-told"),
  });
  form.append(fresh, list);
  await draw();
  return form;
}

/**
 * @param {TokenOut} one
 * @param {() => Promise<void>} draw
 */
function token(one, draw) {
  const told = [
    say(`web-token-scope-${one.scope}`),
    say("web-token-since", { date: date(one.created_at) }),
    one.last_used ? say("web-token-used", { date: date(one.last_used) }) : say("web-token-unused"),
    one.expires_at ? say("web-token-until", { date: date(one.expires_at) }) : say("web-token-for-ever"),
  ];
  const drop = async () => {
    await remove("/api/me/tokens/{token_id}", {}, { token_id: one.id });
    await draw();
  };
  return h(
    "li",
    {},
    h(
      "div",
      { class: "inline" },
      h("span", { class: "title" }, one.label),
      h(
        "button",
        { type: "button", onclick: drop },
        say("web-take-away"),
        h("span", { class: "unseen" }, ` (${one.label})`),
      ),
    ),
    h("p", { class: "soft" }, told.join(" · ")),
  );
}

// --- Leaving -----------------------------------------------------------------------------------------------------------------

/** @param {MeOut} here */
function leaving(here) {
  const wrong = complaint();
  /** @type {(path: "/api/session" | "/api/sessions") => (event: Event & { currentTarget: HTMLButtonElement }) => void} */
  const out = (path) => (event) =>
    busy(event.currentTarget, wrong, async () => {
      await remove(path, {});
      await gone();
    });
  return h(
    "section",
    { class: "panel", "aria-labelledby": "leaving" },
    h("h2", { id: "leaving" }, say("web-leaving")),
    here.guest ? h("p", {}, say("web-guest-out-told")) : null,
    h(
      "div",
      { class: "row" },
      h("button", { type: "button", id: "sign-out", onclick: out("/api/session") }, say("web-sign-out")),
      h(
        "button",
        { type: "button", id: "sign-out-everywhere", onclick: out("/api/sessions") },
        say("web-sign-out-everywhere"),
      ),
    ),
    wrong,
    h("details", { id: "forget" }, h("summary", {}, say("web-delete")), deletion(here)),
  );
}

/** @param {MeOut} here */
function deletion(here) {
  const wrong = complaint();
  const button = h("button", { type: "submit", class: "danger" }, say("web-delete-now"));
  /** @type {(event: Event & { currentTarget: HTMLFormElement }) => void} */
  const submit = (event) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    busy(button, wrong, async () => {
      await remove("/api/me", values.has("password") ? { password: text(values, "password") } : {});
      await gone();
    });
  };
  return h(
    "form",
    { class: "fields", onsubmit: submit },
    h("p", {}, say("web-delete-told")),
    here.guest ? null : passwordInput("delete-password", say("web-password"), "current-password"),
    wrong,
    h("div", {}, button),
  );
}

// --- Looks -------------------------------------------------------------------------------------------------------------------

const THEME = "tablee-theme";

function looks() {
  const now = localStorage.getItem(THEME) ?? "auto";
  /** @param {string} theme */
  const change = (theme) => {
    if (theme === "auto") localStorage.removeItem(THEME);
    else localStorage.setItem(THEME, theme);
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  };
  /** @type {Choice[]} */
  const choices = ["auto", "light", "dark"].map((one) => [one, say(`web-theme-${one}`)]);
  return h(
    "section",
    { class: "panel", "aria-labelledby": "looks" },
    h("h2", { id: "looks" }, say("web-looks")),
    segments({
      id: "theme",
      legend: say("web-theme"),
      choices,
      value: now,
      help: say("web-theme-help"),
      onchange: change,
    }),
  );
}
