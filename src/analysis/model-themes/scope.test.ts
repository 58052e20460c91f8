import { expect, test } from "vitest";
import { layForTests } from "./ground-for-tests.ts";
import { findOverstated } from "./overstated.ts";
import { describeScope, fitScope, isOfMany } from "./scope.ts";
import { takeSides } from "./sides.ts";
import type { Drafted } from "./themes-answer.ts";

/** A claim of so many people among all, denied by others. */
function draft(sentence: string, { said, denied = 0, all }: { said: number; denied?: number; all: number }) {
  const words = Array.from({ length: all }, (_, person) => [`the bird is heavy ${person}`]);
  const ground = layForTests(words);
  const statements = [...ground.said.values()];
  const item: Drafted = {
    ...{ id: "T1", kind: "theme", sentence },
    supports: statements.slice(0, said),
    challenges: statements.slice(said, said + denied),
  };
  return { item, ground };
}

const word = (sentence: string, counts: { said: number; denied?: number; all: number }) => {
  const { item, ground } = draft(sentence, counts);
  return fitScope(item, ground);
};

test.each([
  ["People weigh the bird.", { said: 8, all: 8 }, "People weigh the bird."],
  ["People weigh the bird.", { said: 6, all: 8 }, "People weigh the bird."],
  ["People weigh the bird.", { said: 5, all: 8 }, "Most people weigh the bird."],
  ["People weigh the bird.", { said: 3, all: 8 }, "Some people weigh the bird."],
  ["People weigh the bird.", { said: 4, denied: 3, all: 8 }, "Half of the people weigh the bird."],
  ["People weigh the bird.", { said: 6, denied: 1, all: 8 }, "Most people weigh the bird."],
  ["The bird is weighed twice.", { said: 3, all: 8 }, "Some people say that the bird is weighed twice."],
  [
    "Bird scales are hard to read.",
    { said: 5, denied: 1, all: 8 },
    "Most people say that bird scales are hard to read.",
  ],
  [
    "The bird eats half of its food.",
    { said: 2, all: 8 },
    "Some people say that the bird eats half of its food.",
  ],
  ["When it rains, some people weigh it.", { said: 2, all: 8 }, "When it rains, some people weigh it."],
  ["Martin weighs the bird.", { said: 3, all: 8 }, "Some people say that Martin weighs the bird."],
  ["Beginners weigh the bird.", { said: 3, all: 8 }, "Some people say that beginners weigh the bird."],
  ["Most people weigh the bird.", { said: 3, all: 8 }, "Some people weigh the bird."],
  ["Most of them weigh the bird.", { said: 4, all: 8 }, "Half of them weigh the bird."],
  ["Half the people weigh the bird.", { said: 2, all: 8 }, "Some of the people weigh the bird."],
  ["Some people weigh the bird.", { said: 7, all: 8 }, "Most people weigh the bird."],
  ["Some people weigh the bird.", { said: 4, all: 8 }, "Half of the people weigh the bird."],
  ["Some of them weigh the bird.", { said: 4, all: 8 }, "Half of them weigh the bird."],
  ["Some scales weigh the bird.", { said: 4, all: 8 }, "Some scales weigh the bird."],
  ["Der Vogel wird gewogen.", { said: 2, denied: 2, all: 8 }, "Der Vogel wird gewogen."],
])("“%s” said by %j reads “%s”", (sentence, counts, fitted) => {
  expect(word(sentence, counts)).toBe(fitted);
});

test("a check is told the counts and the word that they ask for", () => {
  const tell = (counts: { said: number; denied?: number; all: number }) => {
    const { item, ground } = draft("People weigh the bird.", counts);
    return describeScope(item, ground);
  };
  expect(tell({ said: 6, all: 8 })).toBe("6 of 8 say so");
  expect(tell({ said: 3, denied: 2, all: 8 })).toBe(
    "3 of 8 say so, 2 deny it: begin with “Some people” or who of them they are",
  );
  expect(tell({ said: 1, all: 8 })).toBe(
    "1 of 8 says so: begin with “One person” or with who that is where they say so",
  );
});

test("only a sentence of several people speaks of several", () => {
  expect(["People wait.", "Some wait.", "One person waits.", "A driver waits."].map(isOfMany)).toEqual([
    ...[true, true, false, false],
  ]);
});

test("whoever says both stands where they spoke last", () => {
  const ground = layForTests([
    ["I weigh it", "I don't, really"],
    ["I weigh it too", "well, on Mondays"],
  ]);
  const [yes, no] = ["I weigh it", "I don't, really"].map((quote) => find(quote));
  const [too, mondays] = ["I weigh it too", "well, on Mondays"].map((quote) => find(quote));
  function find(quote: string) {
    return [...ground.said.values()].find(({ evidence }) => evidence.quote === quote) ?? expect.unreachable();
  }
  if (!yes || !no || !too || !mondays) expect.unreachable();
  const { supports, challenges } = takeSides({ supports: [yes, mondays], challenges: [no, too] });
  expect([supports, challenges]).toEqual([[mondays], [no]]);
});

test("who says it by what they are is not said twice", () => {
  const { item, ground } = draft("The driver and the coordinator fear that it stops.", { said: 2, all: 8 });
  const who = new Map(
    [...ground.people].map(([number, person]) => [
      number,
      { ...person, who: number === 0 ? "van driver, paid" : "" },
    ]),
  );
  expect(fitScope(item, { ...ground, people: who })).toBe(item.sentence);
  expect(fitScope(item, ground)).toBe(
    "Some people say that the driver and the coordinator fear that it stops.",
  );
});

test("an answer may name what its people said elsewhere in the talk; a claim may not", () => {
  const ground = layForTests([["that is my one change", "a message in Somali"], ["more perches"]]);
  const said = [...ground.said.values()].filter(({ evidence }) => !evidence.quote.includes("Somali"));
  const sentence = "I1 wants a message in Somali, and I2 wants more perches.";
  const item = {
    id: "Aq1",
    kind: "answer" as const,
    sentence,
    supports: said,
    challenges: [],
  } satisfies Drafted;
  expect(findOverstated(item, ground)).toEqual([]);
  expect(findOverstated({ ...item, kind: "line" }, ground)).toEqual(["Somali"]);
  expect(findOverstated({ ...item, sentence: "I1 wants a message in Kurdish." }, ground)).toEqual([
    "Kurdish",
  ]);
});

test("a word for an amount may be said in another language than the claim's", () => {
  const find = (sentence: string, quote: string) => {
    const ground = layForTests([[quote]]);
    const item = { id: "V1", kind: "voice" as const, sentence, supports: [...ground.said.values()] };
    return findOverstated({ ...item, challenges: [] }, ground);
  };
  expect(find("One person never feeds the bird.", "den füttere ich nie")).toEqual([]);
  expect(find("One person never feeds the bird.", "den füttere ich selten")).toEqual(["never"]);
  expect(find("One person says that nobody looks.", "no one looks")).toEqual([]);
  expect(find("One person asks everybody.", "I ask all of the neighbours")).toEqual(["everybody"]);
});
