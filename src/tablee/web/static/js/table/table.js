// The table while a match is played, and after: the stage in the middle, the question, log and talk beside it.

import { fill, h } from "../dom.js";
import { choose, language, languages, onLanguage, say } from "../words.js";
import { Ask } from "./ask.js";
import { Attention } from "./attention.js";
import { Banners } from "./banners.js";
import { Chat } from "./chat.js";
import { Closer } from "./closer.js";
import { Curtain } from "./curtain.js";
import { sure } from "./dialogs.js";
import { handIn } from "./entry.js";
import { Hint } from "./hint.js";
import { Log } from "./log.js";
import { icon, seatMark, tool } from "./marks.js";
import { bellItem, Menu, showKeys, soundItem } from "./menu.js";
import { People } from "./people.js";
import { showRule } from "./rule.js";
import { Stage } from "./scene.js";
import { showSights } from "./sights.js";
import { play } from "./sound.js";

const TOAST = 6000;
const HANDED_IN = 1000; // milliseconds before the end of a time that a rule gives
const LONGEST_TIMER = 2 ** 31; // milliseconds; a browser can't wait longer
const STALE = "error-table-stale";

export class TableView {
  constructor(root, live) {
    this.root = root;
    this.live = live;
    this.seat = undefined; // the seat through whose eyes I look; undefined before the first scene
    this.turn = false; // whether I have been told that I am asked
    this.last = null; // the node that I picked last
    this.unread = 0;
    this.attention = new Attention();
    this.curtain = new Curtain((seat) => this.lift(seat));
    this.build();
    this.unlisten = onLanguage(() => this.speak());
  }

  // --- Parts -----------------------------------------------------------------------------------------------------------

  build() {
    this.title = h("h1");
    this.tools = h("div", { class: "tools" });
    this.tabs = h("div", { class: "eyes", role: "tablist", hidden: true });
    this.finish = h("section", { class: "finish", hidden: true });
    this.bannerRoot = h("div", { class: "banners", role: "status", tabindex: "-1" });
    this.latest = h("p", { class: "latest", "aria-live": "polite" });
    this.stageRoot = h("div", { class: "play", tabindex: "-1", role: "region" });
    this.askRoot = h("section", { class: "ask" });
    this.hintRoot = h("section", { class: "hint", "aria-live": "polite" });
    this.peopleRoot = h("section", { class: "roster" });
    this.logRoot = h("section", { class: "story" });
    this.chatRoot = h("section", { class: "chat" });
    this.side = h("aside", { class: "side", id: "table-side" });
    this.shout = h("p", { class: "unseen", "aria-live": "assertive", role: "alert" });
    this.toasts = h("div", { class: "toasts", role: "status" });
    const bar = h("header", { class: "bar" }, this.title, this.tools);
    const main = h("div", { class: "middle" }, bar, this.finish, this.bannerRoot, this.tabs, this.latest, this.stageRoot);
    fill(this.root, h("div", { class: "table" }, main, this.side), this.shout, this.toasts);
    this.stage = new Stage(this.stageRoot);
    const near = h("div", { class: "near" }, this.hintRoot, this.askRoot);
    this.stage.tray.before(near);
    this.speak();
  }

  /** Everything whose words are our own; the server's come with the next scene. */
  speak() {
    const { live } = this;
    this.people?.leave();
    this.menu?.leave();
    this.closer?.leave();
    fill(this.side, h("button", { type: "button", class: "quiet close", "aria-label": say("web-table-close"), onclick: () => this.drawer(false) }, icon("close")), this.peopleRoot, this.logRoot, this.chatRoot);
    this.side.setAttribute("aria-label", say("web-table-side"));
    this.stageRoot.setAttribute("aria-label", say("web-table-region"));
    this.askRoot.setAttribute("aria-label", say("web-table-question"));
    this.people = new People(this.peopleRoot, live);
    this.log = new Log(this.logRoot, (rule) => showRule(live.setting.game, rule));
    this.chat = new Chat(this.chatRoot, live, { refused: (refused) => this.refused(refused) });
    this.closer ??= new Closer(this.stage);
    this.hint ??= new Hint(this.hintRoot, { stage: this.stage, refused: (refused) => this.refused(refused) });
    this.ask ??= new Ask(this.stage, this.askRoot, { answer: (move, last) => this.answer(move, last), rule: (rule) => showRule(live.setting.game, rule) });
    this.banners = new Banners(this.bannerRoot, live, (name, fields) => this.wish(name, fields));
    this.buildTools();
    this.hint.clear();
    if (live.setting) this.update({});
  }

  buildTools() {
    this.adviceTool = tool("hint", say("web-table-hint"), { onclick: () => this.advise() });
    this.undoTool = tool("undo", say("web-table-undo"), { onclick: () => this.wish("undo") });
    this.sideTool = tool("talk", say("web-table-side"), { class: "tool side-tool", "aria-expanded": "false", "aria-controls": "table-side", onclick: () => this.drawer(!this.root.classList.contains("drawn")) });
    this.badge = h("span", { class: "badge", hidden: true });
    this.sideTool.append(this.badge);
    fill(this.tools, this.adviceTool, this.undoTool, this.sideTool);
    this.menu = new Menu(this.tools);
  }

  // --- Showing -----------------------------------------------------------------------------------------------------------

  /** Show what the connection holds now. `news` says what came with the last frame. */
  update(news) {
    const { live } = this;
    const look = this.look();
    if (look && this.covered(look)) return;
    const scene = look?.scene ?? null;
    const waiting = scene?.prompt?.waiting ?? [];
    if (scene) this.showScene(look, news);
    this.banners.show(waiting);
    this.people.show(this.stage, waiting);
    this.chat.seat = this.seat ?? undefined;
    this.chat.show();
    this.showTools(scene);
    if (news.lines?.length) this.hear(news.lines);
  }

  /** The look to show: the seat that is asked, else the one that was shown, else the first. */
  look() {
    const { looks } = this.live;
    const shown = looks.find((look) => look.seat === this.seat);
    const asked = looks.find((look) => look.scene.prompt?.mine);
    if (this.chosen && shown) return shown;
    return (shown?.scene.prompt?.mine ? shown : (asked ?? shown)) ?? looks[0] ?? null;
  }

  /** At a hot seat, whether the curtain has to fall before this look is shown. */
  covered(look) {
    const { setting } = this.live;
    const shared = setting.hot_seat && setting.phase === "running" && setting.chairs.filter((chair) => chair.mine).length > 1;
    if (!shared || look.seat === null || look.seat === this.lifted) {
      this.curtain.clear();
      return false;
    }
    this.hide();
    this.curtain.fall(look.seat, setting.chairs[look.seat].name);
    return true;
  }

  /** Nothing of the last player's stays in the page. */
  hide() {
    this.stage.show({ ...(this.stage.scene ?? { game: this.live.setting.game }), nodes: [], prompt: null }, { animate: false });
    this.ask.show(null, { open: false, whose: "" });
    this.log.show([]);
    this.latest.textContent = "";
    this.hint.clear();
  }

  lift(seat) {
    this.lifted = seat;
    this.update({});
    this.stageRoot.focus({ preventScroll: true });
  }

  showScene(look, news) {
    const { setting } = this.live;
    const { scene } = look;
    const same = this.seat === look.seat;
    const moved = news.moved && same && !news.fresh;
    this.seat = look.seat;
    this.title.textContent = scene.title;
    this.stage.show(scene, { animate: moved, seats: setting.chairs.map((chair) => chair.name), me: look.seat, from: this.last });
    if (news.moved) {
      this.hint.clear();
      this.last = null;
      this.sent = false;
    }
    this.log.show(look.events);
    this.latest.textContent = setting.phase === "running" ? (look.events.at(-1)?.text ?? "") : "";
    this.showTabs();
    this.showPrompt(scene.prompt, setting);
    if (moved && news.events.length) play(scene.result ? "over" : "move");
  }

  showPrompt(prompt, { phase }) {
    const shown = phase === "running" ? prompt : null;
    const played = this.live.setting.chairs.some((chair) => chair.seat === this.seat && chair.bot);
    const mine = Boolean(shown?.mine) && !played;
    this.ask.show(shown && played ? { ...shown, mine: false, offers: [], entry: null } : shown, {
      open: mine && this.live.state === "open" && !this.sent,
      whose: mine ? say("web-table-your-turn") : say("web-table-waiting"),
    });
    this.attention.show(this.title.textContent, mine);
    if (mine && !this.turn) {
      this.shout.textContent = `${say("web-table-your-turn")}. ${prompt.text}`;
      this.attention.call(say("web-table-your-turn"), `${this.title.textContent}: ${prompt.text}`);
      play("turn");
    } else if (!mine) this.shout.textContent = "";
    this.turn = mine;
    this.watchTime();
  }

  /** A form that is still open when the time of a rule ends is handed in a moment before. */
  watchTime() {
    clearTimeout(this.ending);
    const clock = this.live.clocks.find((one) => one.seat === this.seat && one.rule);
    const left = clock && this.turn ? 1000 * this.live.left(clock) - HANDED_IN : Infinity;
    if (left < LONGEST_TIMER) this.ending = setTimeout(() => this.handIn(), Math.max(0, left));
  }

  /** Once for what is written; that something can't be taken is no news, nobody has sent it. */
  async handIn() {
    const held = this.ask.held();
    const what = JSON.stringify(held);
    if (!held || this.handed === what) return;
    this.handed = what;
    const { seat } = this;
    await handIn(held, (move) => this.send(seat, move).then(() => true, () => false));
  }

  /** Several seats of mine, each with its own eyes. */
  showTabs() {
    const { setting, looks } = this.live;
    const several = looks.length > 1;
    this.tabs.hidden = !several;
    this.tabs.setAttribute("aria-label", say("web-table-eyes"));
    const tab = (look) => {
      const on = look.seat === this.seat;
      const asked = look.scene.prompt?.mine ? h("span", { class: "soft" }, say("web-table-asked")) : null;
      return h(
        "button",
        { type: "button", role: "tab", "aria-selected": String(on), tabindex: on ? "0" : "-1", dataset: { seat: look.seat }, onclick: () => this.choose(look.seat), onkeydown: (event) => this.tabKey(event) },
        seatMark(look.seat),
        setting.chairs[look.seat].name,
        ` ${say("web-table-seat", { number: look.seat + 1 })} `,
        asked,
      );
    };
    const held = this.tabs.contains(document.activeElement);
    fill(this.tabs, several ? looks.map(tab) : null);
    if (held) this.tabs.querySelector('[aria-selected="true"]')?.focus();
  }

  tabKey(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const seats = this.live.looks.map((look) => look.seat);
    this.choose(seats[(seats.indexOf(this.seat) + step + seats.length) % seats.length]);
  }

  /** My own choice of eyes holds until that seat has answered. */
  choose(seat) {
    this.seat = seat;
    this.chosen = true;
    this.update({});
  }

  showTools(scene) {
    const { live } = this;
    const running = live.setting.phase === "running";
    const open = live.state === "open";
    this.adviceTool.hidden = !running || this.seat === null;
    this.adviceTool.disabled = !open || !this.turn || !(scene?.prompt?.offers.length || scene?.prompt?.entry);
    this.undoTool.hidden = !running || this.seat === null;
    this.undoTool.disabled = !open || !live.mayUndo;
    this.menu.show(this.items(scene));
  }

  items(scene) {
    const { setting } = this.live;
    const changed = (told = "") => {
      if (told) this.toast(told);
      this.showTools(scene);
    };
    const mine = setting.phase === "running" ? setting.chairs.find((chair) => chair.seat === this.seat && chair.mine && !chair.gone) : null;
    return [
      scene ? { icon: "eye", text: say("web-table-sights"), act: () => showSights(this.look().scene, this.seat, setting.chairs.map((chair) => chair.name)) } : null,
      { icon: "rule", text: say("web-table-all-rules"), href: `/rules/${setting.game}`, apart: true },
      ...languages().filter((one) => one !== language()).map((one) => ({ icon: "globe", text: say("web-table-language", { language: one }), act: () => choose(one) })),
      soundItem(changed),
      bellItem(changed),
      { icon: "keys", text: say("web-table-keys"), act: showKeys },
      mine && !mine.bot ? { icon: "bot", text: say("web-table-hand-over"), act: () => this.wish("hand-over", { seat: mine.seat }) } : null,
      mine ? { icon: "flag", text: say("web-table-resign"), act: () => this.resign(mine.seat) } : null,
      { icon: "home", text: say("web-table-home"), href: "/" },
      { icon: "leave", text: say("web-table-leave"), act: () => this.depart() },
    ];
  }

  // --- Doing -------------------------------------------------------------------------------------------------------------

  async answer(move, last) {
    this.last = last;
    this.sent = true;
    this.chosen = false;
    this.update({});
    try {
      await this.send(this.seat, move);
    } catch (refused) {
      this.refused(refused);
    } finally {
      this.sent = false;
      if (this.live.setting) this.update({});
    }
  }

  /** Where somebody else was quicker but the question is still the very same, the answer is given to it. */
  async send(seat, move) {
    const asked = () => JSON.stringify(this.live.looks.find((look) => look.seat === seat)?.scene.prompt);
    const { moment } = this.live;
    const before = asked();
    try {
      await this.live.wish("answer", { seat, moment, move });
    } catch (refused) {
      if (refused.error !== STALE || this.live.moment === moment || asked() !== before) throw refused;
      await this.live.wish("answer", { seat, moment: this.live.moment, move });
    }
  }

  async wish(name, fields = {}) {
    try {
      await this.live.wish(name, fields);
    } catch (refused) {
      this.refused(refused);
    }
  }

  advise() {
    const { prompt } = this.look().scene;
    this.hint.ask(this.live.id, this.seat, prompt);
  }

  async resign(seat) {
    if (await sure(say("web-table-resign"), say("web-table-resign-help"), say("web-table-resign"))) await this.wish("resign", { seat });
  }

  async depart() {
    const playing = this.live.setting.phase === "running" && this.live.setting.chairs.some((chair) => chair.mine && !chair.gone);
    if (playing && !(await sure(say("web-table-leave"), say("web-table-leave-help"), say("web-table-leave")))) return;
    try {
      await this.live.wish("leave");
    } catch (refused) {
      this.refused(refused);
      return;
    }
    const { go } = await import("../app.js");
    go("/");
  }

  hear(lines) {
    const others = lines.filter((line) => line.person !== this.live.setting.me);
    if (!others.length) return;
    play("talk");
    if (this.side.checkVisibility({ visibilityProperty: true })) return;
    this.unread += others.length;
    this.showUnread();
  }

  showUnread() {
    this.badge.hidden = this.unread === 0;
    this.badge.textContent = String(this.unread);
    this.sideTool.setAttribute("aria-label", this.unread ? say("web-table-side-unread", { count: this.unread }) : say("web-table-side"));
  }

  /** On a small screen log and talk are in a drawer. */
  drawer(on) {
    this.root.classList.toggle("drawn", on);
    this.sideTool.setAttribute("aria-expanded", String(on));
    if (!on) {
      this.sideTool.focus();
      return;
    }
    this.unread = 0;
    this.showUnread();
    this.side.querySelector(".close").focus();
  }

  refused(refused) {
    this.toast(refused.message || say("web-table-offline"), "wrong");
  }

  toast(text, kind = "") {
    const line = h("p", { class: `toast ${kind}` }, text);
    this.toasts.append(line);
    setTimeout(() => line.remove(), TOAST);
  }

  leave() {
    clearTimeout(this.ending);
    this.unlisten();
    this.curtain.clear();
    this.people.leave();
    this.menu.leave();
    this.closer.leave();
    this.attention.leave();
    this.stage.leave();
  }
}
