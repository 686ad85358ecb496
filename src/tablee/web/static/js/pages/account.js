// Oneself: a name, a password if one wants, programs, the look of the pages, and the way out.

import { get, patch, post, remove } from "../api.js";
import { go, show } from "../app.js";
import { $, fill, h } from "../dom.js";
import { date, say } from "../words.js";
import { busy, complaint, field, segments } from "./forms.js";
import { become, person, pleasantName } from "./person.js";
import { copyField } from "./invitation.js";
import { ratings } from "./player.js";

export async function page(root) {
  const here = await person({ fresh: true });
  document.title = `${say("web-account")} · Tablée`;
  root.classList.add("page-part", "account");
  fill(
    root,
    h("header", {}, h("p", { class: "eyebrow" }, say("web-account")), h("h1", {}, here ? here.name : say("web-nobody")), h("p", {}, here ? (here.guest ? say("web-guest-told") : say("web-account-told", { date: date(here.since) })) : say("web-nobody-told"))),
    h("div", { class: "columns" }, ...(here ? (here.guest ? guest(here) : await account(here)) : stranger()), looks()),
  );
}

// --- Pieces ----------------------------------------------------------------------------------------------------------------

/** A form in a panel. `work` gets the values by name; what it refuses is told. */
function panel(id, title, fields, action, work, { primary = false, told = "" } = {}) {
  const wrong = complaint();
  const done = h("p", { class: "good", role: "status" });
  const button = h("button", { type: "submit", class: primary ? "primary" : "" }, action);
  const submit = (event) => {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.target));
    fill(done);
    busy(button, wrong, async () => {
      const message = await work(values, event.target);
      if (message) fill(done, message);
    });
  };
  return h("section", { class: "panel", "aria-labelledby": `${id}-title` }, h("h2", { id: `${id}-title` }, title), told ? h("p", {}, told) : null, h("form", { id, class: "fields", onsubmit: submit }, fields, wrong, done, h("div", {}, button)));
}

function nameInput(id, value = "", autocomplete = "username") {
  return field(say("web-name"), h("input", { id, name: "name", required: true, maxlength: 40, spellcheck: false, autocomplete, value }));
}

function passwordInput(id, label, autocomplete, name = "password") {
  const fresh = autocomplete === "new-password";
  return field(label, h("input", { id, name, type: "password", required: true, minlength: fresh ? 8 : null, maxlength: 256, autocomplete }), fresh ? say("web-password-help") : "");
}

async function came(somebody) {
  become(somebody);
  await show();
}

async function gone() {
  become(null);
  await go("/");
}

// --- Nobody, guests ----------------------------------------------------------------------------------------------------------

function signIn() {
  return panel(
    "sign-in",
    say("web-sign-in"),
    [nameInput("sign-in-name"), passwordInput("sign-in-password", say("web-password"), "current-password")],
    say("web-sign-in"),
    async ({ name, password }) => came(await post("/api/session", { name, password })),
    { primary: true },
  );
}

function signUp(name, told) {
  return panel(
    "sign-up",
    say("web-sign-up"),
    [nameInput("sign-up-name", name), passwordInput("sign-up-password", say("web-password"), "new-password")],
    say("web-sign-up"),
    async (values) => came(await post("/api/accounts", values)),
    { primary: true, told },
  );
}

const stranger = () => [
  signIn(),
  signUp("", say("web-sign-up-told")),
  panel("guest", say("web-be-guest"), [nameInput("guest-name", pleasantName(), "nickname")], say("web-come-in"), async ({ name }) => came(await post("/api/guests", { name })), { told: say("web-be-guest-told") }),
];

const guest = (here) => [signUp(here.name, say("web-guest-keeps")), rename(here), signIn(), leaving(here)];

// --- Accounts ----------------------------------------------------------------------------------------------------------------

async function account(here) {
  const [told, games] = await Promise.all([get("/api/players/me"), get("/api/games")]);
  const mine = ratings(told.ratings, Object.fromEntries(games.map((one) => [one.name, one.title])));
  mine.append(h("p", {}, h("a", { href: "/p/me" }, say("web-my-matches"))));
  return [mine, rename(here), password(), await programs(), leaving(here)];
}

function rename(here) {
  return panel("rename", say("web-your-name"), [nameInput("new-name", here.name, here.guest ? "nickname" : "username")], say("web-save"), async ({ name }) => {
    become(await patch("/api/me", { name }));
    $("h1").textContent = name;
    return say("web-saved");
  });
}

function password() {
  const fields = [passwordInput("old-password", say("web-old-password"), "current-password", "old_password"), passwordInput("new-password", say("web-new-password"), "new-password")];
  return panel(
    "password",
    say("web-change-password"),
    fields,
    say("web-save"),
    async (values, form) => {
      await patch("/api/me", values);
      form.reset();
      return say("web-password-changed");
    },
    { told: say("web-change-password-told") },
  );
}

async function programs() {
  const list = h("ul", { class: "rows tokens" });
  const fresh = h("div", { role: "status" });
  const draw = async () => {
    const tokens = await get("/api/me/tokens");
    fill(list, tokens.map((one) => token(one, draw)));
  };
  const made = panel(
    "programs",
    say("web-programs"),
    [field(say("web-token-label"), h("input", { id: "token-label", name: "label", required: true, maxlength: 80, autocomplete: "off" }))],
    say("web-new-token"),
    async (values, form) => {
      const made = await post("/api/me/tokens", values);
      form.reset();
      fill(fresh, h("p", {}, say("web-token-once")), copyField(made.token, { label: say("web-token"), id: "token" }));
      await draw();
    },
    { told: say("web-programs-told") },
  );
  made.append(fresh, list);
  await draw();
  return made;
}

function token(one, draw) {
  const used = one.last_used ? say("web-token-used", { date: date(one.last_used) }) : say("web-token-unused");
  const drop = async () => {
    await remove(`/api/me/tokens/${one.id}`);
    await draw();
  };
  return h("li", {}, h("div", { class: "inline" }, h("span", { class: "title" }, one.label), h("button", { type: "button", onclick: drop }, say("web-take-away"), h("span", { class: "unseen" }, ` (${one.label})`))), h("p", { class: "soft" }, used));
}

// --- Leaving -----------------------------------------------------------------------------------------------------------------

function leaving(here) {
  const wrong = complaint();
  const out = (path) => (event) =>
    busy(event.currentTarget, wrong, async () => {
      await remove(path);
      await gone();
    });
  return h(
    "section",
    { class: "panel", "aria-labelledby": "leaving" },
    h("h2", { id: "leaving" }, say("web-leaving")),
    here.guest ? h("p", {}, say("web-guest-out-told")) : null,
    h("div", { class: "row" }, h("button", { type: "button", id: "sign-out", onclick: out("/api/session") }, say("web-sign-out")), h("button", { type: "button", id: "sign-out-everywhere", onclick: out("/api/sessions") }, say("web-sign-out-everywhere"))),
    wrong,
    h("details", { id: "forget" }, h("summary", {}, say("web-delete")), deletion(here)),
  );
}

function deletion(here) {
  const wrong = complaint();
  const button = h("button", { type: "submit", class: "danger" }, say("web-delete-now"));
  const submit = (event) => {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.target));
    busy(button, wrong, async () => {
      await remove("/api/me", values);
      await gone();
    });
  };
  return h("form", { class: "fields", onsubmit: submit }, h("p", {}, say("web-delete-told")), here.guest ? null : passwordInput("delete-password", say("web-password"), "current-password"), wrong, h("div", {}, button));
}

// --- Looks -------------------------------------------------------------------------------------------------------------------

const THEME = "tablee-theme";

function looks() {
  const now = localStorage.getItem(THEME) ?? "auto";
  const change = (theme) => {
    if (theme === "auto") localStorage.removeItem(THEME);
    else localStorage.setItem(THEME, theme);
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  };
  const choices = ["auto", "light", "dark"].map((one) => [one, say(`web-theme-${one}`)]);
  return h(
    "section",
    { class: "panel", "aria-labelledby": "looks" },
    h("h2", { id: "looks" }, say("web-looks")),
    segments({ id: "theme", legend: say("web-theme"), choices, value: now, help: say("web-theme-help"), onchange: change }),
  );
}
