// A bot for Fuji Flush: the lowest card that nothing on the table beats; failing that, the lowest card.
//
// Try it: tablee simulate fuji_flush "program:node examples/bots/low_card.mjs" random random random -n 100

import { createInterface } from "node:readline";

function choose(view, options) {
  const toBeat = Math.max(...view.worth.slice(1)); // the combined value of the cards in front, by the value of the card
  const cards = options.map((option) => Number(option.split(" ")[1])).sort((a, b) => a - b);
  const safe = cards.filter((card) => view.worth[card] + card >= toBeat);
  return `play ${safe.length ? safe[0] : cards[0]}`;
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if ("tablee" in message && message.game !== "fuji_flush") {
    console.error(`I play fuji_flush, not ${message.game}.`);
    process.exit(1);
  }
  if ("ask" in message) {
    process.stdout.write(`${choose(message.view, message.options)}\n`);
  }
}
