// SHA-256 as FIPS 180-4 tells it. Browsers have their own, but only on pages that came over https: a table at home has none.

/** @typedef {readonly [number, number, number, number, number, number, number, number]} Hash */

const PRIMES = primes(64);
const FIRST = /** @type {Hash} */ (
  /** @type {unknown} */ (PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))))
);
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

/** @param {number} count */
function primes(count) {
  /** @type {number[]} */
  const found = [];
  for (let one = 2; found.length < count; one++) if (found.every((prime) => one % prime)) found.push(one);
  return found;
}

/**
 * The first 32 bits behind the point.
 *
 * @param {number} root
 */
function fraction(root) {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

/**
 * @param {number} word
 * @param {number} bits
 */
const turn = (word, bits) => (word >>> bits) | (word << (32 - bits));

/**
 * The hash of some bytes, in hexadecimal letters.
 *
 * @param {Uint8Array} bytes
 */
export function sha256(bytes) {
  const padded = pad(bytes);
  let hash = FIRST;
  for (let at = 0; at < padded.byteLength; at += 64) hash = block(hash, new DataView(padded.buffer, at, 64));
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** @param {Uint8Array} bytes */
function pad(bytes) {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, 8n * BigInt(bytes.length));
  return padded;
}

/**
 * @param {Hash} hash
 * @param {DataView} view 64 bytes
 * @returns {Hash}
 */
function block(hash, view) {
  const words = schedule(view);
  let [a, b, c, d, e, f, g, h] = hash;
  for (const [at, constant] of ROUND.entries()) {
    const word = words.getInt32(4 * at);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + constant + word) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  const [p, q, r, s, t, u, v, w] = hash;
  return [(a + p) | 0, (b + q) | 0, (c + r) | 0, (d + s) | 0, (e + t) | 0, (f + u) | 0, (g + v) | 0, (h + w) | 0];
}

/**
 * The 64 words of a block.
 *
 * @param {DataView} view
 */
function schedule(view) {
  const words = new DataView(new ArrayBuffer(4 * ROUND.length));
  for (let at = 0; at < 16; at++) words.setInt32(4 * at, view.getInt32(4 * at));
  for (let at = 16; at < ROUND.length; at++) {
    const [early, late] = [words.getInt32(4 * (at - 15)), words.getInt32(4 * (at - 2))];
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words.setInt32(4 * at, words.getInt32(4 * (at - 16)) + small + words.getInt32(4 * (at - 7)) + large);
  }
  return words;
}

/**
 * What a table publishes before its first card: the same as `tablee.core.chance.commitment`.
 *
 * @param {string} seed
 */
export function commitment(seed) {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const label = new TextEncoder().encode("tablee commitment\n");
  return sha256(Uint8Array.of(...label, ...bytes));
}
