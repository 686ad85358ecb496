// The connection to a table: one socket that comes back by itself. What was acknowledged is on the server's disk; nothing is
// queued that could be lost: a command that was not acknowledged is sent again with the same key, and is done once.

/** @import { Command, Message, Refused as RefusedMessage, Resume } from "wire" */
/** @import { News, Snapshot } from "./snapshot.js" */
/** @import { Language } from "./words.js" */

import { newKey, Refused } from "./api.js";
import { NO_NEWS, next } from "./snapshot.js";
import { language } from "./words.js";

const FIRST = 300; // milliseconds before the first try to come back
const LONGEST = 5000;
const REFUSED = [4401, 4403]; // how the server closes for somebody who may not come

/**
 * @typedef {"connecting" | "open" | "lost" | "refused"} State
 * @typedef {{ message: string, resolve: () => void, reject: (refused: Refused) => void }} Pending
 * @typedef {Command["wish"]} CommandName
 */
/**
 * What has to be said with a command.
 *
 * @template {CommandName} N
 * @typedef {Omit<Extract<Command, { wish: N }>, "wish" | "key">} Fields
 */

export class Connection {
  /** @type {State} */
  state = "connecting";
  /** Why everything was refused. @type {Refused | null} */
  refusal = null;
  /** What the server has told; nothing before its first frame. @type {Snapshot | null} */
  table = null;
  /** Commands on their way, by key. @type {Map<string, Pending>} */
  #pending = new Map();
  /** @type {WebSocket | null} */
  #socket = null;
  #delay = FIRST;
  #timer = 0;
  #closed = false;

  /**
   * @param {string} id
   * @param {(news: News) => void} changed called whenever there is something to show
   */
  constructor(id, changed) {
    this.id = id;
    this.changed = changed;
    window.addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** The network or the reader is back: no need to wait for the next try. */
  #wake = () => {
    if (this.state !== "lost" || document.hidden) return;
    clearTimeout(this.#timer);
    this.#delay = FIRST;
    this.#connect();
  };

  #connect() {
    if (this.#closed) return;
    const url = new URL(`/api/tables/${encodeURIComponent(this.id)}/live`, location.href);
    url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    url.searchParams.set("lang", language());
    url.searchParams.set("since", String(this.table?.revision ?? 0));
    url.searchParams.set("lines", String(this.table?.lines.length ?? 0));
    url.searchParams.set("lean", "true");
    url.searchParams.set("beats", "true");
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#delay = FIRST;
      this.#turn("open");
      for (const { message } of this.#pending.values()) socket.send(message);
    };
    socket.onmessage = (message) => this.#receive(JSON.parse(message.data));
    socket.onclose = (event) => this.#lose(socket, event);
  }

  /**
   * @param {WebSocket} socket
   * @param {CloseEvent} event
   */
  #lose(socket, event) {
    if (socket !== this.#socket || this.#closed) return;
    if (REFUSED.includes(event.code)) {
      this.#turn("refused");
      return;
    }
    this.#turn("lost");
    this.#timer = setTimeout(() => this.#connect(), this.#delay * (0.5 + Math.random()));
    this.#delay = Math.min(LONGEST, 2 * this.#delay);
  }

  /** @param {State} state */
  #turn(state) {
    this.state = state;
    this.changed(NO_NEWS);
  }

  /** @param {Message} message */
  #receive(message) {
    if (message.type === "refused") {
      this.#refuse(message);
      return;
    }
    for (const key of message.done ?? []) this.#settle(key)?.resolve();
    if (message.type !== "seen") return;
    const told = next(this.table, message, performance.now());
    if (told === "gap") this.#resume({ anew: message.since <= (this.table?.revision ?? 0) });
    else if (told !== "old") {
      this.table = told.snapshot;
      this.changed(told.news);
    }
  }

  /** @param {RefusedMessage} message */
  #refuse({ key, error, text }) {
    const refused = new Refused(409, error, text);
    if (key) this.#settle(key)?.reject(refused);
    else this.refusal = refused;
    this.changed(NO_NEWS);
  }

  /**
   * Ask for what we have missed, or for all of it.
   *
   * @param {{ anew: boolean, language?: Language | "" }} what
   */
  #resume({ anew, language: chosen = "" }) {
    if (anew && this.table) this.table = { ...this.table, revision: 0, lines: chosen ? [] : this.table.lines };
    /** @type {Resume} */
    const command = {
      wish: "look",
      since: this.table?.revision ?? 0,
      lines: this.table?.lines.length ?? 0,
      language: chosen,
    };
    this.#write(JSON.stringify(command));
  }

  /**
   * Everything again, in another language.
   *
   * @param {Language} chosen
   */
  speak(chosen) {
    this.#resume({ anew: true, language: chosen });
  }

  /**
   * Send a command: settled when the server has it on its disk, or has refused it.
   *
   * @template {CommandName} N
   * @param {N} name
   * @param {{} extends Fields<N> ? [fields?: Fields<N>] : [fields: Fields<N>]} given
   * @returns {Promise<void>}
   */
  send(name, ...given) {
    const key = newKey();
    const message = JSON.stringify({ wish: name, key, ...given[0] });
    return new Promise((resolve, reject) => {
      this.#pending.set(key, { message, resolve, reject });
      this.#write(message);
      this.changed(NO_NEWS);
    });
  }

  /** @param {string} message */
  #write(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(message);
  }

  /** @param {string} key */
  #settle(key) {
    const command = this.#pending.get(key);
    this.#pending.delete(key);
    return command;
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close();
  }
}
