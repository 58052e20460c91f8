import { expect, test } from "vitest";
import { makeCheckRequest } from "./check-prompt.ts";
import { checkReading } from "./check-reading.ts";
import type { Said } from "./ground.ts";
import { layForTests } from "./ground-for-tests.ts";
import { readThemesAnswer } from "./themes-answer.ts";

function layHearsay(how: Partial<Said> = { mode: "reported" }) {
  const ground = layForTests([["they say that the bird won't come down to them"]]);
  for (const one of ground.said.values()) Object.assign(one, how);
  return ground;
}

async function check(text: string, how?: Partial<Said>) {
  const ground = layHearsay(how);
  const answers = [{ question: "q1", text, statements: ["s1"] }];
  const reading = readThemesAnswer({ answers }, ground) ?? expect.unreachable();
  const borne = { id: "Aq1", verdict: "keep", parts: [{ words: text, by: ["s1"] }] };
  const checked = await checkReading(reading, ground, () => Promise.resolve({ items: [borne] }));
  return checked?.reading.answers.get("one")?.sentence;
}

test("what is only told of others is shown where the sentence says so, whatever the check says", async () => {
  expect(await check("The bird won't come down to the beginners.")).toBeUndefined();
  expect(await check("I1 can't get the bird to come down.")).toBeUndefined();
  const told = "I1 says that the bird won't come down to them.";
  expect(await check(told)).toBe(told);
});

test("what somebody knows for a fact of others is told as a fact of theirs", async () => {
  const fact = "The beginners at I1's club can't get the bird to come down.";
  expect(await check(fact, { whose: "others" })).toBe(fact);
  expect(await check(fact)).toBeUndefined();
});

test("the check is told which quotes tell of others", () => {
  const ground = layHearsay();
  const answers = [{ question: "q1", text: "The bird won't come down.", statements: ["s1"] }];
  const item = readThemesAnswer({ answers }, ground)?.answers.get("one") ?? expect.unreachable();
  expect(makeCheckRequest([item], ground).prompt).toContain(
    "s1 | I1 | supports, reported | How do you weigh",
  );
  const known = layHearsay({ whose: "others" });
  const facts = readThemesAnswer({ answers }, known)?.answers.get("one") ?? expect.unreachable();
  expect(makeCheckRequest([facts], known).prompt).toContain("s1 | I1 | supports, of others | How do you");
});
