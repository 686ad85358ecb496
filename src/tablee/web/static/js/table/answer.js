// Giving an answer to the server, and giving it in time.

/** @import { Connection } from "../connection.js" */
/** @import { Snapshot } from "../snapshot.js" */

import { Refused } from "../api.js";
import { secondsLeft } from "../snapshot.js";

const EARLY = 1000; // milliseconds before the end of a time that a rule gives
const LONGEST_TIMER = 2 ** 31; // milliseconds; a browser can't wait longer
const STALE = "error-table-stale";

/**
 * Answer for a seat. Where somebody else was quicker but the question is still the very same, the answer is given to it.
 *
 * @param {Connection} connection
 * @param {number} seat
 * @param {string} move
 */
export async function giveAnswer(connection, seat, move) {
  const asked = () => JSON.stringify(connection.table?.views.find((view) => view.seat === seat)?.scene.prompt);
  const revision = () => connection.table?.revision ?? 0;
  const [moment, before] = [revision(), asked()];
  try {
    await connection.send("answer", { seat, moment, move });
  } catch (refused) {
    const stale = refused instanceof Refused && refused.error === STALE;
    if (!stale || revision() === moment || asked() !== before) throw refused;
    await connection.send("answer", { seat, moment: revision(), move });
  }
}

/** Calls a moment before the time of a rule ends, so that a form that is still open is handed in. */
export class Deadline {
  #timer = 0;

  /** @param {() => void} near */
  constructor(near) {
    this.near = near;
  }

  /**
   * @param {Snapshot} table
   * @param {number | null} seat whose time it is; null for nobody's
   */
  watch(table, seat) {
    clearTimeout(this.#timer);
    const clock = table.clocks.find((one) => one.seat === seat && one.rule);
    const left = clock ? 1000 * secondsLeft(table, clock) - EARLY : Number.POSITIVE_INFINITY;
    if (left < LONGEST_TIMER) this.#timer = setTimeout(this.near, Math.max(0, left));
  }

  leave() {
    clearTimeout(this.#timer);
  }
}
