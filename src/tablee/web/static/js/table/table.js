// The table while a match is played, and after. It puts the parts together: each of them shows one thing and knows no other.

/** @import { LineSeen, Prompt, RoomSnapshot } from "wire" */
/** @import { Connection } from "../connection.js" */
/** @import { News, Snapshot, View } from "../snapshot.js" */
/** @import { Choice } from "./tabs.js" */

import { go } from "../navigation.js";
import { NO_NEWS } from "../snapshot.js";
import { onLanguage, say } from "../words.js";
import { Deadline, giveAnswer } from "./answer.js";
import { Ask } from "./ask.js";
import { Attention } from "./attention.js";
import { Banners } from "./banners.js";
import { Caption } from "./caption.js";
import { Chat } from "./chat.js";
import { Curtain } from "./curtain.js";
import { sure } from "./dialogs.js";
import { art } from "./draw.js";
import { Drawer } from "./drawer.js";
import { handIn } from "./entry.js";
import { botsOf, showBots } from "./faces.js";
import { Goal } from "./goal.js";
import { Hint } from "./hint.js";
import { buildLayout } from "./layout.js";
import { Log } from "./log.js";
import { People } from "./people.js";
import { Player } from "./player.js";
import { showRule } from "./rule.js";
import { Stage } from "./scene.js";
import { play } from "./sound.js";
import { chosenView, SeatTabs } from "./tabs.js";
import { Toasts } from "./toasts.js";
import { Toolbar } from "./toolbar.js";

/**
 * @typedef {object} Answering how far my answer is
 * @property {boolean} sent it is on its way
 * @property {string | null} picked the node that I picked last: what comes of it begins its way there
 * @property {string} handedIn what was handed in when its time ended
 */

export class TableView {
  /** @type {Choice} */
  #choice = { seat: undefined, pinned: false };
  /** At a hot seat, the seat that the curtain was lifted for. @type {number | null} */
  #lifted = null;
  /** How many events the reader knew who has answered. */
  #since = 0;
  /** @type {Answering} */
  #answering = { sent: false, picked: null, handedIn: "" };

  /**
   * @param {HTMLElement} root
   * @param {Connection} connection
   * @param {Snapshot} table
   */
  constructor(root, connection, table) {
    this.connection = connection;
    this.table = table;
    this.layout = buildLayout(root);
    this.stage = new Stage(this.layout.stage);
    this.stage.tray.before(this.layout.near);
    this.toasts = new Toasts(this.layout.toasts);
    this.attention = new Attention(this.layout.shout);
    this.curtain = new Curtain((seat) => this.#lift(seat));
    this.hint = new Hint(this.layout.hint, { stage: this.stage, toasts: this.toasts });
    this.ask = new Ask(this.stage, this.layout.ask, {
      answer: (move, picked) => this.#answer(move, picked),
      rule: (number) => showRule(this.table.setting.game, number),
    });
    this.goal = new Goal(this.layout.goal, { table: connection.id, failed: (text) => this.toasts.show(text) });
    this.player = new Player(this.stage, this.#caption(), {
      drawn: () => this.#drawn(),
      told: () => this.#showLog(),
      rest: () => this.ask.update({ reveal: true }),
      sound: (over) => play(over ? "over" : "move"),
    });
    this.tabs = new SeatTabs(this.layout.tabs, (seat) => this.#choose(seat));
    this.deadline = new Deadline(() => this.#handIn());
    this.worded = this.#buildWorded();
    this.unlisten = onLanguage(() => this.#speak());
    this.update(table, NO_NEWS);
  }

  /** Another scene is on the stage: its question, and how near everybody is by what was shown so far. */
  #drawn() {
    this.ask.update();
    this.goal.show(this.stage.scene?.aim ?? null, this.#choice.seat ?? null);
  }

  #caption() {
    return new Caption(this.layout.caption, {
      skip: () => this.player.finish(),
      again: () => this.player.again(),
      art: (picture) => this.#art(picture),
    });
  }

  /** @param {string} picture */
  #art(picture) {
    return art(picture, { files: this.stage.files, game: this.table.setting.game });
  }

  /** The parts whose words are our own; the server's come with the next scene. */
  #buildWorded() {
    const { layout, connection, toasts } = this;
    layout.stage.setAttribute("aria-label", say("web-table-region"));
    layout.ask.setAttribute("aria-label", say("web-table-question"));
    const drawer = new Drawer(layout.root, layout.side, layout.people, layout.chronicle);
    return {
      drawer,
      people: new People(layout.people),
      log: new Log(layout.log, {
        rule: (rule) => showRule(this.table.setting.game, rule),
        art: (picture) => this.#art(picture),
      }),
      chat: new Chat(layout.chat, { connection, toasts }),
      banners: new Banners(layout.banners, { connection, toasts }),
      toolbar: new Toolbar(layout.tools, drawer.tool, {
        advise: () => this.#advise(),
        goal: () => this.#explain(),
        undo: () => toasts.watch(connection.send("undo")),
        handOver: (seat) => toasts.watch(connection.send("hand-over", { seat })),
        resign: (seat) => this.#resign(seat),
        leave: () => this.#depart(),
        toast: (text) => toasts.show(text),
      }),
    };
  }

  #speak() {
    this.worded.people.leave();
    this.worded.banners.leave();
    this.worded.toolbar.leave();
    this.worded = this.#buildWorded();
    this.player.speak(this.#caption());
    this.hint.clear();
    this.update(this.table, NO_NEWS);
  }

  /** When all that has happened is shown. */
  settled() {
    return this.player.settled();
  }

  get finish() {
    return this.layout.finish;
  }

  focus() {
    this.layout.stage.focus({ preventScroll: true });
  }

  // --- Showing -----------------------------------------------------------------------------------------------------------

  /**
   * Show what the server has told. `news` says what came with the last frame.
   *
   * @param {Snapshot} table
   * @param {News} news
   */
  update(table, news) {
    showBots(botsOf(table.setting.chairs));
    this.table = table;
    const view = chosenView(table.views, this.#choice);
    if (view && this.#covered(view)) return;
    const waiting = view?.scene.prompt?.waiting ?? [];
    const { people, chat, banners, toolbar } = this.worded;
    const open = this.connection.state === "open";
    if (view) this.#showView(view, news);
    banners.show(table, waiting);
    people.show(table, this.stage, waiting);
    chat.show(table, this.#choice.seat ?? null);
    toolbar.show(table, view, { open, mine: view !== null && this.#asked(view) !== null });
    this.#hear(news.lines);
  }

  #again() {
    this.update(this.table, NO_NEWS);
  }

  /**
   * At a hot seat, whether the curtain has to fall before this is shown.
   *
   * @param {View} view
   */
  #covered({ seat }) {
    const { setting } = this.table;
    if (!isShared(setting) || seat === null || seat === this.#lifted) {
      this.curtain.clear();
      return false;
    }
    this.#hide();
    this.curtain.fall(seat, setting.chairs[seat]?.name ?? "");
    return true;
  }

  /** Nothing of the last player's stays in the page. */
  #hide() {
    this.player.clear();
    this.stage.empty(this.table.setting.game);
    this.goal.show(null, null);
    this.ask.show(null, { open: false, whose: "" });
    this.worded.log.show([], 0);
    this.hint.clear();
  }

  /** @param {number} seat */
  #lift(seat) {
    this.#lifted = seat;
    this.#again();
    this.focus();
  }

  /**
   * @param {View} view
   * @param {News} news
   */
  #showView(view, news) {
    const { setting } = this.table;
    const { scene, seat, beats } = view;
    const same = this.#choice.seat === seat;
    const moved = news.moved && !news.fresh && same;
    if (!same) this.#since = 0;
    this.#choice.seat = seat;
    this.layout.title.textContent = scene.title;
    const seats = setting.chairs.map((chair) => chair.name);
    const how = { seats, me: seat, from: this.#answering.picked };
    this.player.patient = setting.chairs.every((chair) => chair.bot);
    if (moved) this.player.show(scene, beats, how);
    else if (news.moved || !same) this.player.cut(scene, how);
    else this.player.keep(scene, how);
    if (news.moved) {
      this.hint.clear();
      this.#answering.picked = null;
      this.#answering.sent = false;
    }
    this.#showLog();
    this.tabs.show(this.table, view);
    this.#showPrompt(view);
    if (setting.phase === "running") this.goal.introduce(scene, seat);
  }

  /** What has been shown; the rest gets its line when it is. */
  #showLog() {
    const events = chosenView(this.table.views, this.#choice)?.events ?? [];
    this.worded.log.show(events.slice(0, events.length - this.player.untold), this.#since);
  }

  /**
   * What I am asked; null where that is somebody else, or where a bot answers for me.
   *
   * @param {View} view
   */
  #asked({ seat, scene: { prompt } }) {
    const { phase } = this.table.setting;
    return phase === "running" && prompt?.mine && !this.#hasBot(seat) ? prompt : null;
  }

  /** @param {number | null} seat */
  #hasBot(seat) {
    return this.table.setting.chairs.some((chair) => chair.seat === seat && chair.bot);
  }

  /** @param {View} view */
  #showPrompt(view) {
    const asked = this.#asked(view);
    const prompt = this.table.setting.phase === "running" ? view.scene.prompt : null;
    this.ask.show(prompt && this.#hasBot(view.seat) ? closed(prompt) : prompt, {
      open: asked !== null && this.connection.state === "open" && !this.#answering.sent,
      whose: asked ? say("web-table-your-turn") : say("web-table-waiting"),
    });
    this.attention.show(view.scene.title, asked?.text ?? null);
    this.deadline.watch(this.table, asked ? view.seat : null);
  }

  /**
   * My own choice of a seat holds until that seat has answered.
   *
   * @param {number | null} seat
   */
  #choose(seat) {
    this.#choice = { seat, pinned: true };
    this.#again();
  }

  /** @param {readonly LineSeen[]} lines */
  #hear(lines) {
    const others = lines.filter((line) => line.person !== this.table.setting.me).length;
    if (!others) return;
    play("talk");
    this.worded.drawer.count(others);
  }

  // --- Doing -------------------------------------------------------------------------------------------------------------

  /**
   * @param {string} move
   * @param {string | null} picked
   */
  async #answer(move, picked) {
    const { seat } = this.#choice;
    if (typeof seat !== "number") return;
    this.#answering.picked = picked;
    this.#answering.sent = true;
    this.#choice.pinned = false;
    this.#since = this.table.told.get(seat)?.length ?? 0;
    this.player.answered();
    this.#again();
    await this.toasts.watch(giveAnswer(this.connection, seat, move));
    this.#answering.sent = false;
    this.#again();
  }

  /** Once for what is written; that something can't be taken is no news, nobody has sent it. */
  async #handIn() {
    const held = this.ask.held();
    const { seat } = this.#choice;
    const written = JSON.stringify(held);
    if (!held || typeof seat !== "number" || this.#answering.handedIn === written) return;
    this.#answering.handedIn = written;
    await handIn(held, (move) =>
      giveAnswer(this.connection, seat, move).then(
        () => true,
        () => false,
      ),
    );
  }

  #explain() {
    const view = chosenView(this.table.views, this.#choice);
    if (view) this.goal.open(view.scene, view.seat);
  }

  #advise() {
    const view = chosenView(this.table.views, this.#choice);
    if (view?.scene.prompt && view.seat !== null) this.hint.ask(this.connection.id, view.seat, view.scene.prompt);
  }

  /** @param {number} seat */
  async #resign(seat) {
    if (await sure(say("web-table-resign"), say("web-table-resign-help"), say("web-table-resign")))
      await this.toasts.watch(this.connection.send("resign", { seat }));
  }

  async #depart() {
    const { phase, chairs } = this.table.setting;
    const playing = phase === "running" && chairs.some((chair) => chair.mine && !chair.gone);
    if (playing && !(await sure(say("web-table-leave"), say("web-table-leave-help"), say("web-table-leave")))) return;
    if (await this.toasts.watch(this.connection.send("leave"))) await go("/");
  }

  leave() {
    this.unlisten();
    this.deadline.leave();
    this.curtain.clear();
    this.worded.people.leave();
    this.worded.banners.leave();
    this.worded.toolbar.leave();
    this.ask.leave();
    this.attention.leave();
    this.player.leave();
    this.goal.leave();
    this.stage.leave();
  }
}

/**
 * Whether several people play at this screen, so that each must not see the cards of the others.
 *
 * @param {RoomSnapshot} setting
 */
function isShared({ hot_seat, phase, chairs }) {
  return hot_seat && phase === "running" && chairs.filter((chair) => chair.mine).length > 1;
}

/**
 * A prompt that somebody else answers.
 *
 * @param {Prompt} prompt
 * @returns {Prompt}
 */
const closed = (prompt) => ({ ...prompt, mine: false, offers: [], entry: null });
