// Who plays: signs, names, who is asked, clocks, who is away; and what can be done about that.

import { fill, h } from "../dom.js";
import { say } from "../words.js";
import { icon, seatMark } from "./marks.js";

const HOUR = 3600;

/** Seconds as people read them on a clock: 0:09, 12:30, 3 h 20, 2 d 4 h. */
export function clockText(seconds) {
  const whole = Math.ceil(seconds);
  if (whole >= 24 * HOUR) return say("web-table-days", { days: Math.floor(whole / (24 * HOUR)), hours: Math.floor((whole % (24 * HOUR)) / HOUR) });
  if (whole >= HOUR) return say("web-table-hours", { hours: Math.floor(whole / HOUR), minutes: String(Math.floor((whole % HOUR) / 60)).padStart(2, "0") });
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Whether somebody has to be waited for who may not come: left, or out of time. */
export function isAway(live, chair) {
  if (chair.bot || chair.gone || !chair.person) return false;
  const person = live.setting.people.find((one) => one.number === chair.person);
  return person?.present === false || live.clocks.some((clock) => clock.seat === chair.seat && clock.flagged);
}

/** How a seat is doing, in a word. */
function state(live, chair, waiting) {
  if (chair.gone) return ["leave", say("web-table-gone")];
  if (chair.bot && chair.person) return ["bot", say("web-table-bot-plays")];
  if (chair.bot) return ["bot", say("web-table-bot")];
  if (isAway(live, chair)) return ["away", say("web-table-away")];
  return waiting.includes(chair.seat) ? ["", say("web-table-asked")] : ["", ""];
}

export class People {
  constructor(root, live) {
    this.live = live;
    this.items = h("ul", { class: "players" });
    this.watching = h("p", { class: "soft onlookers" });
    fill(root, h("h2", {}, say("web-table-players")), this.items, this.watching);
    this.timer = setInterval(() => this.tick(), 250);
  }

  show(stage, waiting) {
    const { setting } = this.live;
    this.stage = stage;
    const key = JSON.stringify([setting.chairs, setting.people, waiting, this.live.clocks.map((clock) => [clock.seat, clock.flagged])]);
    if (key !== this.key) {
      this.key = key;
      fill(this.items, setting.chairs.map((chair) => this.line(chair, waiting)));
      const players = new Set(setting.chairs.map((chair) => chair.person));
      const watching = setting.people.filter((person) => person.present && !players.has(person.number)).map((person) => person.name);
      this.watching.hidden = !watching.length;
      this.watching.textContent = say("web-table-watching", { names: watching.join(", "), count: watching.length });
    }
    this.dressPlaces(waiting);
    this.tick();
  }

  line(chair, waiting) {
    const [sign, words] = state(this.live, chair, waiting);
    return h(
      "li",
      { dataset: { seat: chair.seat }, class: waiting.includes(chair.seat) ? "asked" : "" },
      seatMark(chair.seat),
      h("span", { class: "name" }, chair.name, chair.mine ? h("span", { class: "soft" }, ` ${say("web-table-you")}`) : null),
      h("span", { class: "state soft" }, sign ? icon(sign) : null, words),
      this.clock(chair),
    );
  }

  /** Time runs for people only. */
  clock({ seat, bot, gone }) {
    if (bot || gone || !this.live.clocks.some((clock) => clock.seat === seat)) return null;
    return h("span", { class: "clock", role: "timer", dataset: { clock: seat } });
  }

  /** The same signs at the places on the stage. */
  dressPlaces(waiting) {
    for (const chair of this.live.setting.chairs) {
      const extra = this.stage.place(chair.seat);
      if (!extra) continue;
      const [sign, words] = state(this.live, chair, waiting);
      const key = JSON.stringify([sign, words, this.live.clocks.length > 0]);
      if (extra.dataset.key === key) continue;
      extra.dataset.key = key;
      const mark = sign ? h("span", { class: "state", title: words }, icon(sign), h("span", { class: "unseen" }, words)) : null;
      fill(extra, mark, this.clock(chair));
    }
  }

  tick() {
    for (const clock of this.live.clocks) {
      const left = this.live.left(clock);
      const text = clock.flagged ? say("web-table-time-up") : clockText(left);
      for (const element of document.querySelectorAll(`[data-clock="${clock.seat}"]`)) {
        if (element.textContent !== text) element.textContent = text;
        element.classList.toggle("runs", clock.runs);
        element.classList.toggle("short", clock.runs && left < 20);
      }
    }
  }

  leave() {
    clearInterval(this.timer);
  }
}
