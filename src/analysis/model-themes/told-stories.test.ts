import { expect, test } from "vitest";
import { Reach } from "../report/voices.ts";
import { checkReading } from "./check-reading.ts";
import { layForTests } from "./ground-for-tests.ts";
import { makeBrief } from "./make-brief.ts";
import { readThemesAnswer } from "./themes-answer.ts";

const ground = layForTests([
  ["They called me a liar.", "I had kept the slip.", "I liked it on Fridays.", "I let it lie now."],
  ["They doubted me.", "Mine was in a tin.", "We both liked it.", "I only do it if it burns."],
]);
const counting = { reach: new Reach() };
const sidOf = (start: string) =>
  [...ground.said.values()].find(({ evidence }) => evidence.quote.startsWith(start))?.sid ?? "";
const sidsOf = (...starts: string[]) => starts.map(sidOf);

test("two themes that rest on the very same passages are one finding", () => {
  const told = sidsOf("They called", "They doubted");
  const themes = [
    { claim: "People were called liars by an office.", supports: [...told, sidOf("I had kept")] },
    { claim: "It hurt people to be doubted.", supports: told },
    { claim: "People won with a paper that they had kept.", supports: sidsOf("I had kept", "Mine was") },
  ];
  const reading = readThemesAnswer({ themes }, ground) ?? expect.unreachable();
  const made = makeBrief(reading, ground, counting).themes.map(({ finding }) => finding.text);
  expect(made).toEqual([
    "People were called liars by an office.",
    "People won with a paper that they had kept.",
  ]);
});

test("the same people on both sides, or one who stands on both, don't differ: what they tell goes to the lists", async () => {
  const a = { text: "They liked doing the papers.", statements: sidsOf("I liked", "We both") };
  const b = { text: "They let papers lie.", statements: sidsOf("I let", "I only") };
  const within = "people";
  const one = { text: "One lets it lie.", statements: sidsOf("I let") };
  const read =
    readThemesAnswer(
      {
        tensions: [
          { within, a, b },
          { within, a, b: one },
        ],
      },
      ground,
    ) ?? expect.unreachable();
  const ask = ({ prompt }: { prompt: string }) => {
    const items = prompt.split(/^(?=X\d\w \|)/mu).slice(1);
    return Promise.resolve({
      items: items.map((item) => ({
        ...{ id: item.slice(0, 3), verdict: "keep" },
        parts: [{ words: "", by: [...item.matchAll(/^ {2}(s\d+)/gmu)].map(([, sid]) => sid) }],
      })),
    });
  };
  const checked = await checkReading(read, ground, ask);
  expect(checked?.reading.tensions).toEqual([]);
  expect(checked?.reading.lines.map(({ sentence }) => sentence)).toEqual([
    "They liked doing the papers.",
    "They let papers lie.",
    "One lets it lie.",
  ]);
});
