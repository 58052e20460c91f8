import { expect, test } from "vitest";
import { judge } from "./apply-check.ts";
import { makeCheckRequest } from "./check-prompt.ts";
import { checkReading } from "./check-reading.ts";
import { layForTests } from "./ground-for-tests.ts";
import { leansOnOthers, listLeaning, nameOwnPeople } from "./stands-alone.ts";
import { readThemesAnswer } from "./themes-answer.ts";

test.each([
  ["The same people do not ask for one.", "Some people do not ask for one.", ["one"]],
  ["Some say that the same people wait.", "Some say that the same people wait.", ["the same people"]],
  ["People who lost a glove do without one.", "People who lost a glove do without one.", []],
  ["Some people want the same person each time.", "Some people want the same person each time.", []],
  ["Those people who fly at dawn wait.", "Those people who fly at dawn wait.", []],
])("“%s” begins with its own people, and what it leans on is found", (given, named, leaning) => {
  expect(nameOwnPeople(given)).toBe(named);
  expect(listLeaning(named)).toEqual(leaning);
});

const ground = layForTests([
  ["I tell them that the bird ate."],
  ["I say the bird ate, too."],
  ["I have no bird."],
]);
const [first = "", second = ""] = ground.said.keys();

test("sides that the same people stand on become lines that name their own people, and say what they do plainly", async () => {
  const sides = {
    a: { text: "Some people want the truth about the bird.", statements: [first, second] },
    b: { text: "The same people tell that the bird ate.", statements: [first, second] },
  };
  const drawn = readThemesAnswer({ tensions: [{ ...sides, within: "people" }] }, ground);
  const keep = (id: string) => ({ id, parts: [{ words: "all", by: [first, second] }], verdict: "keep" });
  const answer = { items: [keep("X1a"), keep("X1b")] };
  const checked = await checkReading(drawn ?? expect.unreachable(), ground, () => Promise.resolve(answer));
  expect(checked?.reading.lines.map(({ sentence }) => sentence)).toContain(
    "Most people tell that the bird ate.",
  );
});

test("a claim that leans on another is sent back, and told again as it is it is left out", async () => {
  const sentence = "Some people say that the same people tell that the bird ate.";
  const drawn = readThemesAnswer({ themes: [{ claim: sentence, supports: [first, second] }] }, ground);
  const [theme = expect.unreachable()] = drawn?.themes ?? [];
  expect(leansOnOthers(theme.sentence)).toBe(true);
  expect(makeCheckRequest([theme], ground).prompt).toContain("  not alone: the same people\n");
  const kept = { id: "T1", parts: [{ words: "all", by: [first, second] }], verdict: "keep" as const };
  expect(judge(theme, kept, ground).verdict).toBe("rewrite");
  const check = async (...items: object[]) => {
    const checked = await checkReading(drawn ?? expect.unreachable(), ground, () =>
      Promise.resolve({ items: [items.length > 1 ? items.shift() : items[0]] }),
    );
    return checked?.reading.themes.map((one) => one.sentence);
  };
  expect(await check(kept)).toEqual([]);
  const plain = "Some people tell that the bird ate.";
  expect(await check({ ...kept, verdict: "rewrite", sentence: plain }, kept)).toEqual([
    "Most people tell that the bird ate.",
  ]);
});
