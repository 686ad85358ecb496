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

/** @type {Map<string, number>} */
const widths = new Map(); // of pieces, in ems
const pen = document.createElement("canvas").getContext("2d");

/**
 * How wide a piece of text is, in ems: in the wider of the two faces in which names are set, and in their heaviest weight.
 *
 * @param {string} piece
 */
function widthOf(piece) {
  const known = widths.get(piece);
  if (known !== undefined || !pen) return known ?? piece.length;
  const style = getComputedStyle(document.documentElement);
  const ems = ["--serif", "--sans"].map((face) => {
    pen.font = `800 100px ${style.getPropertyValue(face)}`;
    return pen.measureText(piece).width / 100;
  });
  const width = Math.max(...ems);
  widths.set(piece, width);
  return width;
}

/**
 * How wide the widest piece of a text is that can't be broken, in ems; with the hyphen, where one would follow.
 *
 * @param {string} text
 */
export function widest(text) {
  const words = text.split(/[\s-]+/u).map((word) => word.split(SOFT));
  const pieces = words.flatMap((parts) => parts.map((part, at) => (at < parts.length - 1 ? `${part}-` : part)));
  return Math.max(...pieces.map(widthOf));
}
