// Long words on small cards break between syllables, with a hyphen, or are set smaller: never in the middle of a letter group. Browsers
// know the syllables of many languages, but only where their dictionaries are installed.

const LONG = 8; // letters of a word that may have to be broken
const EDGE = 3; // letters that stay together at both ends of a word
const SOFT = "\u00ad";

// A vowel, one consonant (or two that belong together), and another vowel: the break is before the consonant. Of two others, between.
const BREAK =
  /([aeiouyàâäéèêëîïôöùûüœ])(?=(?:[bcdfgkptv][lr]|ch|ph|th|qu|gn|[bcdfghj-np-tv-xzç])[aeiouyàâäéèêëîïôöùûüœ])/giu;
const APART = /([aeiouyàâäéèêëîïôöùûüœ][bcdfghj-np-tv-xzç]+)(?=[bcdfghj-np-tv-xzç][aeiouyàâäéèêëîïôöùûüœ])/giu;

/**
 * @param {string} word
 */
function syllables(word) {
  const parts = word.replace(BREAK, `$1${SOFT}`).replace(APART, `$1${SOFT}`).split(SOFT);
  /** @type {string[]} */
  const kept = [];
  for (const part of parts) {
    const last = kept.at(-1);
    const [first, final] = [kept.length === 1, part === parts.at(-1)];
    const short = last !== undefined && (last.length < (first ? EDGE : 2) || part.length < (final ? EDGE : 2));
    if (short) kept[kept.length - 1] = last + part;
    else kept.push(part);
  }
  return kept.join(SOFT);
}

/**
 * A text whose long words may be broken between syllables.
 *
 * @param {string} text
 */
export const hyphenated = (text) => text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : syllables(word)));

/**
 * How many letters the longest piece of a text has that can't be broken.
 *
 * @param {string} text
 */
export const longest = (text) => Math.max(...text.split(/[\s\u00ad-]+/u).map((one) => one.length));
