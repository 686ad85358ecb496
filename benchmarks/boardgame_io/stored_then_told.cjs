// boardgame.io broadcasts a move and then stores it. This turns that round, at the place that its transport has for other ways to
// broadcast: a message waits until what belongs to it is on the disk.
"use strict";

class StoredThenTold {
  #journal;
  #callbacks = new Map();

  constructor(journal) {
    this.#journal = journal;
  }

  // What is told here is stored within the same step of the event loop, just afterwards.
  async publish(channel, payload) {
    await Promise.resolve();
    await this.#journal.stored(payload.args[0]);
    for (const callback of this.#callbacks.get(channel) ?? []) callback(payload);
  }

  subscribe(channel, callback) {
    this.#callbacks.set(channel, [...(this.#callbacks.get(channel) ?? []), callback]);
  }

  unsubscribeAll(channel) {
    this.#callbacks.delete(channel);
  }
}

module.exports = { StoredThenTold };
