// The JSON API. Whatever is refused comes with a sentence for the reader.

import { language } from "./words.js";

export class Refused extends Error {
  constructor(status, error, text) {
    super(text);
    this.status = status;
    this.error = error;
  }
}

async function ask(method, path, body) {
  const url = new URL(path, location.origin);
  url.searchParams.set("lang", language());
  const request = { method, headers: { accept: "application/json" } };
  if (body !== undefined) {
    request.headers["content-type"] = "application/json";
    request.body = JSON.stringify(body);
  }
  let answer;
  try {
    answer = await fetch(url, request);
  } catch {
    throw new Refused(0, "offline", "");
  }
  if (answer.status === 204) return null;
  const told = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refused(answer.status, told.error ?? "", told.text ?? answer.statusText);
  return told;
}

export const get = (path) => ask("GET", path);
export const post = (path, body = {}) => ask("POST", path, body);
export const patch = (path, body) => ask("PATCH", path, body);
export const remove = (path, body) => ask("DELETE", path, body);

/** Who I am, or null for nobody. */
export async function me() {
  return (await get("/api/session")).me;
}
