// Short sounds, made here. Off until somebody turns them on; the choice stays on this device.

const KEY = "tablee-sound";
/** @type {AudioContext | null} */
let audio = null;

export const isOn = () => localStorage.getItem(KEY) === "on";

/** @param {boolean} on */
export function turn(on) {
  localStorage.setItem(KEY, on ? "on" : "off");
  if (on) play("turn");
}

/**
 * Notes as [frequency, start, length, loudness], in hertz and seconds.
 *
 * @typedef {readonly [number, number, number, number]} Note
 */

/** @satisfies {Record<string, Note[]>} */
const SOUNDS = {
  turn: [
    [523.25, 0, 0.22, 0.12],
    [783.99, 0.12, 0.34, 0.1],
  ],
  move: [[196, 0, 0.09, 0.16]],
  talk: [[659.25, 0, 0.08, 0.05]],
  over: [
    [392, 0, 0.3, 0.1],
    [523.25, 0.16, 0.3, 0.1],
    [659.25, 0.32, 0.5, 0.1],
  ],
};

/** @param {keyof typeof SOUNDS} name */
export function play(name) {
  if (!isOn()) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
  for (const note of SOUNDS[name]) sing(audio, note);
}

/**
 * @param {AudioContext} context
 * @param {Note} note
 */
function sing(context, [frequency, start, length, loudness]) {
  const at = context.currentTime + start;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}
