import { expect, test } from "vitest";
import { Reach } from "../report/voices.ts";
import { layForTests } from "./ground-for-tests.ts";
import { makeBrief } from "./make-brief.ts";
import { readThemesAnswer } from "./themes-answer.ts";
import { makeThemesRequest } from "./themes-prompt.ts";

const things = ["glove", "hood", "net", "hive", "smoker", "veil", "boot", "ladder", "bucket", "lamp", "rope"];

/** A brief of eleven themes that a model drew, each told by so many of the people, and of three tensions. */
function draw({ people, telling }: { people: number; telling: number }) {
  const ground = layForTests(
    Array.from({ length: people }, (_, person) => [
      ...things.map((thing) => `The ${thing} of keeper ${person} is torn.`),
      ...["warm", "wet", "dark"].map((how) => `It was ${how} for keeper ${person}.`),
    ]),
  );
  const sidsOf = (word: string, from: number, to: number) =>
    [...ground.said].flatMap(([sid, { person, evidence }]) =>
      person >= from && person < to && evidence.quote.includes(word) ? [sid] : [],
    );
  const themes = things.map((thing) => ({
    claim: `The ${thing} is torn.`,
    supports: sidsOf(thing, 0, telling),
  }));
  const tensions = ["warm", "wet", "dark"].map((how) => ({
    within: "people",
    a: { text: `Some find it ${how}.`, statements: sidsOf(how, 0, 1) },
    b: { text: `Some don't find it ${how}.`, statements: sidsOf(how, 1, 2) },
  }));
  const singleVoices = [
    { text: "One person's rope is torn.", statements: sidsOf("rope", people - 1, people) },
  ];
  const reading = readThemesAnswer({ themes, tensions, singleVoices }, ground) ?? expect.unreachable();
  const made = makeBrief(reading, ground, { reach: new Reach() });
  const { themes: shown, brief, voices, unshown } = made;
  return [shown.length, brief.tensions.length, voices.length, unshown.length];
}

test("a study of many people may have two themes more, and all of its tensions", () => {
  expect(draw({ people: 8, telling: 3 })).toEqual([10, 3, 1, 0]);
});

test("a study of few people has eight themes at most, and so has one whose further themes few tell: these are listed", () => {
  expect(draw({ people: 7, telling: 3 })).toEqual([8, 3, 1, 0]);
  expect(draw({ people: 8, telling: 2 })).toEqual([8, 3, 1, 2]);
});

test("the model is asked for more themes only where there are many people", () => {
  const ask = (people: number) =>
    makeThemesRequest(layForTests(Array.from({ length: people }, (_, at) => [`I weigh it ${at}.`])));
  expect(ask(7).instructions).toContain("1. themes, 4 to 8. ");
  expect(ask(8).instructions).toContain(
    "1. themes, 4 to 8, up to 10 where each beyond the eighth is one of three",
  );
});
