// SHA-256 as FIPS 180-4 tells it. Browsers have their own, but only on pages that came over https: a table at home has none.

const PRIMES = primes(64);
const FIRST = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

function primes(count) {
  const found = [];
  for (let one = 2; found.length < count; one++) if (found.every((prime) => one % prime)) found.push(one);
  return found;
}

/** The first 32 bits behind the point. */
function fraction(root) {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

const turn = (word, bits) => (word >>> bits) | (word << (32 - bits));

/** The hash of some bytes, in hexadecimal letters. */
export function sha256(bytes) {
  const padded = pad(bytes);
  let hash = FIRST;
  for (let at = 0; at < padded.byteLength; at += 64) hash = block(hash, new DataView(padded.buffer, at, 64));
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function pad(bytes) {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, 8n * BigInt(bytes.length));
  return padded;
}

function block(hash, view) {
  const words = Array.from({ length: 16 }, (_, at) => view.getInt32(4 * at));
  for (let at = 16; at < 64; at++) {
    const [early, late] = [words[at - 15], words[at - 2]];
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[at] = (words[at - 16] + small + words[at - 7] + large) | 0;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let at = 0; at < 64; at++) {
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[at] + words[at]) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + hash[at]) | 0);
}

/** What a table publishes before its first card: the same as `tablee.core.chance.commitment`. */
export function commitment(seed) {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const label = new TextEncoder().encode("tablee commitment\n");
  return sha256(Uint8Array.of(...label, ...bytes));
}
