// A storage for boardgame.io that is on the disk before anybody is told: one file, a line for each write, read back at the start.
"use strict";

const fs = require("node:fs/promises");
const { Async } = require("boardgame.io/internal");

class Journal extends Async {
  #path;
  #file = null;
  #shared; // whether the writes of several matches share a sync
  #matches = new Map(); // what is on the disk
  #waiting = new Map(); // by match: what is to be written next
  #writing = new Map(); // by match: what is being written
  #busy = false;

  constructor(path, { shared }) {
    super();
    this.#path = path;
    this.#shared = shared;
  }

  async connect() {
    this.#file = await fs.open(this.#path, "a+");
    for await (const line of this.#file.readLines({ autoClose: false, start: 0 })) this.#apply(JSON.parse(line));
  }

  createMatch(id, { initialState, metadata }) {
    return this.#write(id, { initialState, state: initialState, metadata });
  }

  setState(id, state, deltalog = []) {
    return this.#write(id, { state, deltalog });
  }

  setMetadata(id, metadata) {
    return this.#write(id, { metadata });
  }

  fetch(id) {
    return Promise.resolve(this.#matches.get(id) ?? {});
  }

  wipe(id) {
    return this.#write(id, { wiped: true });
  }

  listMatches() {
    return Promise.resolve([...this.#matches.keys()]);
  }

  // Once all that was written of the match up to now is on the disk.
  stored(id) {
    return (this.#waiting.get(id) ?? this.#writing.get(id))?.done;
  }

  // State and metadata of one move come one after the other, and are one line.
  #write(id, parts) {
    let write = this.#waiting.get(id);
    if (write === undefined) {
      write = { id, parts: {} };
      write.done = new Promise((resolve, reject) => Object.assign(write, { resolve, reject }));
      this.#waiting.set(id, write);
    }
    Object.assign(write.parts, parts);
    if (!this.#busy) {
      this.#busy = true;
      setImmediate(() => this.#drain());
    }
    return write.done;
  }

  // One batch after the other, for as long as something waits.
  async #drain() {
    const batch = this.#shared ? [...this.#waiting.values()] : [...this.#waiting.values()].slice(0, 1);
    for (const one of batch) {
      this.#waiting.delete(one.id);
      this.#writing.set(one.id, one);
    }
    try {
      await this.#file.appendFile(batch.map(({ id, parts }) => `${JSON.stringify({ id, ...parts })}\n`).join(""));
      await this.#file.datasync();
      for (const one of batch) this.#apply({ id: one.id, ...one.parts });
    } catch (error) {
      for (const one of batch) one.reject(error);
    }
    for (const one of batch) {
      this.#writing.delete(one.id);
      one.resolve();
    }
    this.#busy = this.#waiting.size > 0;
    if (this.#busy) setImmediate(() => this.#drain());
  }

  #apply({ id, wiped, initialState, state, deltalog, metadata }) {
    if (wiped) {
      this.#matches.delete(id);
      return;
    }
    const match = this.#matches.get(id) ?? { log: [] };
    if (initialState !== undefined) match.initialState = initialState;
    if (state !== undefined) match.state = state;
    if (metadata !== undefined) match.metadata = metadata;
    if (deltalog !== undefined) match.log.push(...deltalog);
    this.#matches.set(id, match);
  }
}

module.exports = { Journal };
