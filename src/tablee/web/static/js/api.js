// The JSON API. Whatever is refused comes with a sentence for the reader.

/** @import { Routes } from "wire" */

import { language } from "./words.js";

/**
 * @typedef {keyof Routes} Method
 */
/**
 * @template {Method} M
 * @template {keyof Routes[M]} P
 * @typedef {Routes[M][P] extends { parameters: infer T extends object } ? T : never} ParametersOf
 */
/**
 * @template {Method} M
 * @template {keyof Routes[M]} P
 * @typedef {Routes[M][P] extends { body: infer T extends object } ? T : never} BodyOf
 */
/**
 * @template {Method} M
 * @template {keyof Routes[M]} P
 * @typedef {Routes[M][P] extends { answer: infer T extends object } ? T : never} AnswerOf
 */
/**
 * Where a route needs no parameters, none need be given.
 *
 * @template T
 * @typedef {{} extends T ? [parameters?: T] : [parameters: T]} Given
 */

export class Refused extends Error {
  /**
   * @param {number} status
   * @param {string} error
   * @param {string} text
   */
  constructor(status, error, text) {
    super(text);
    this.status = status;
    this.error = error;
  }
}

/**
 * The address of a route: parameters that it names are part of the path, the others a query.
 *
 * @param {string} path
 * @param {object} parameters
 */
export function address(path, parameters) {
  /** @type {Map<string, unknown>} */
  const left = new Map(Object.entries({ ...parameters, lang: language() }));
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => {
    const value = left.get(name);
    left.delete(name);
    return encodeURIComponent(String(value));
  });
  const url = new URL(filled, location.origin);
  for (const [name, value] of left) if (value !== "") url.searchParams.set(name, String(value));
  return url;
}

/**
 * @param {Method} method
 * @param {string} path
 * @param {object | undefined} body
 * @param {object} parameters
 */
async function ask(method, path, body, parameters = {}) {
  /** @type {RequestInit} */
  const request = { method, headers: { accept: "application/json" } };
  if (body !== undefined) {
    request.headers = { accept: "application/json", "content-type": "application/json" };
    request.body = JSON.stringify(body);
  }
  const answer = await fetch(address(path, parameters), request).catch(() => null);
  if (answer === null) throw new Refused(0, "offline", "");
  if (answer.status === 204) return null;
  const told = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refused(answer.status, told.error ?? "", told.text ?? answer.statusText);
  return told;
}

/**
 * @template {keyof Routes["GET"]} P
 * @param {P} path
 * @param {Given<ParametersOf<"GET", P>>} given
 * @returns {Promise<AnswerOf<"GET", P>>}
 */
export const get = (path, ...given) => ask("GET", path, undefined, ...given);

/**
 * @template {keyof Routes["POST"]} P
 * @param {P} path
 * @param {BodyOf<"POST", P>} body
 * @param {Given<ParametersOf<"POST", P>>} given
 * @returns {Promise<AnswerOf<"POST", P>>}
 */
export const post = (path, body, ...given) => ask("POST", path, body, ...given);

/** What was asked for and not answered, with its key. @type {Map<string, string>} */
const unanswered = new Map();

/**
 * Post what is to be done once: as long as nobody has answered, the same body goes with the same key again.
 *
 * @template {keyof Routes["POST"]} P
 * @param {P} path
 * @param {BodyOf<"POST", P>} body
 * @param {Given<ParametersOf<"POST", P>>} given
 * @returns {Promise<AnswerOf<"POST", P>>}
 */
export async function postOnce(path, body, ...given) {
  const asked = JSON.stringify([path, body, given]);
  const key = unanswered.get(asked) ?? newKey();
  unanswered.set(asked, key);
  try {
    const answer = await post(path, { ...body, key }, ...given);
    unanswered.delete(asked);
    return answer;
  } catch (error) {
    if (error instanceof Refused && error.status !== 0 && error.status < 500) unanswered.delete(asked);
    throw error;
  }
}

/** A key that nobody had before. (`randomUUID` is not there on pages without https.) */
export function newKey() {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}

/**
 * @template {keyof Routes["PATCH"]} P
 * @param {P} path
 * @param {BodyOf<"PATCH", P>} body
 * @param {Given<ParametersOf<"PATCH", P>>} given
 * @returns {Promise<AnswerOf<"PATCH", P>>}
 */
export const patch = (path, body, ...given) => ask("PATCH", path, body, ...given);

/**
 * @template {keyof Routes["DELETE"]} P
 * @param {P} path
 * @param {BodyOf<"DELETE", P>} body
 * @param {Given<ParametersOf<"DELETE", P>>} given
 * @returns {Promise<AnswerOf<"DELETE", P>>}
 */
export const remove = (path, body, ...given) => ask("DELETE", path, body, ...given);

/** Who I am, or null for nobody. */
export async function me() {
  return (await get("/api/session")).me;
}
