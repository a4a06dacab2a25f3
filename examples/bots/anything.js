#!/usr/bin/env node
// The smallest bot in JavaScript: any legal action, from a small generator seeded by the question. See docs/bots.md.
const lines = require("node:readline").createInterface({ input: process.stdin });

function chance(seed) {
  // One step of xorshift32: the same question gives the same answer.
  let x = (seed % 4294967296) | 1;
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  return (x >>> 0) / 4294967296;
}

lines.on("line", (line) => {
  const question = JSON.parse(line);
  if (question.do === "hello") {
    console.log(JSON.stringify({ protocol: "zashiki-bot/1", name: "anything goes" }));
  } else {
    const legal = question.view.legal;
    const action = legal[Math.floor(chance(question.seed) * legal.length)];
    console.log(JSON.stringify({ number: question.number, action }));
  }
});
