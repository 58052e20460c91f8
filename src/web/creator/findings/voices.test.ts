import { expect, test } from "vitest";
import { makeEvidence, makeTheme } from "./brief-for-tests.ts";
import {
  countVoices,
  formatNumbers,
  formatSide,
  formatVoices,
  rotatePeople,
  withoutCount,
} from "./voices.ts";

const theme = makeTheme({ id: "a", text: "The price rose", said: [1, 2, 3], against: [4], asked: 8 });

test("a finding counts who said it, who disagreed and the rest of those asked", () => {
  expect(countVoices(theme)).toEqual({ said: 3, disagreed: 1, rest: 4 });
  expect(formatVoices(theme)).toBe("3 of 8 people · 1 disagreed");
});

test("someone who says a thing and its opposite is counted once, among those who said it", () => {
  const both = { ...theme, challenging: [makeEvidence(1, "It was cheap."), makeEvidence(1, "Fair.", 20)] };
  expect(countVoices(both)).toEqual({ said: 3, disagreed: 0, rest: 5 });
});

test("each list of quotes begins with another person, whose quotes stay together", () => {
  const quotes = [
    makeEvidence(1, "Yes."),
    makeEvidence(1, "Often.", 9),
    makeEvidence(2, "No."),
    makeEvidence(3, "Hm."),
  ];
  const order = (turn: number) => rotatePeople(quotes, turn).map(({ quote }) => quote);
  expect(order(0)).toEqual(["Yes.", "Often.", "No.", "Hm."]);
  expect(order(1)).toEqual(["No.", "Hm.", "Yes.", "Often."]);
  expect(order(5)).toEqual(["Hm.", "Yes.", "Often.", "No."]);
  expect(rotatePeople([], 3)).toEqual([]);
});

test("beside its count a finding says whose lives it tells of where these are others'", () => {
  const told = { ...theme, ofOthers: [makeEvidence(1, "They do."), makeEvidence(6, "She does.")] };
  expect(formatVoices(told)).toBe("3 of 8 people · 1 disagreed · 1 more tells it of others");
  expect(formatVoices({ ...theme, isOfOthers: true })).toBe(
    "3 of 8 people · 1 disagreed · telling of others",
  );
});

test("people who disagree twice are counted once", () => {
  const twice = { ...theme, challenging: [makeEvidence(5, "No."), makeEvidence(5, "Not at all.", 9)] };
  expect(countVoices(twice).disagreed).toBe(1);
});

test("the numbers beside a sentence are those that it doesn't say itself", () => {
  expect(formatNumbers("Most people minded the price.", [theme])).toBe("3 of 8, 1 disagrees");
  expect(formatNumbers("3 of 8 people said things like “dear”", [theme])).toBe("1 disagrees");
  const agreed = { ...theme, challenging: [] };
  expect(formatNumbers("3 of 8 people said things like “dear”", [agreed])).toBeUndefined();
  expect(formatNumbers("Both.", [theme, agreed])).toBeUndefined();
});

test("a finding that people raised themselves says so", () => {
  const strength = { people: 1, asked: 8, volunteered: 2 };
  expect(formatVoices({ ...theme, challenging: [], strength })).toBe("3 of 8 people (2 raised it unasked)");
  const unasked = { people: 0, asked: 0, volunteered: 1 };
  expect(formatVoices({ ...theme, challenging: [], strength: unasked })).toBe("1 person, unasked");
});

test("no more people are counted than there are", () => {
  const strength = { people: 2, asked: 2, volunteered: 3 };
  expect(countVoices({ ...theme, strength })).toEqual({ said: 5, disagreed: 1, rest: 0 });
  expect(formatVoices({ ...theme, strength })).toBe("5 of 6 people (3 raised it unasked) · 1 disagreed");
});

test.each([
  ["Half of the people heard of help by chance.", "People heard of help by chance."],
  ["Most people share the care.", "People share the care."],
  ["Some of the people say no.", "People say no."],
  ["Somebody peopled the hall.", "Somebody peopled the hall."],
])("beside its count “%s” does not say it twice", (text, shown) => {
  expect(withoutCount(text)).toBe(shown);
});

test("each side of a difference carries its people, unless its sentence says them", () => {
  const side = { evidence: [], text: "Some find the calls harder.", people: 4 };
  expect(formatSide(side)).toBe("4 people");
  expect(formatSide({ ...side, text: "One person finds lifting harder.", people: 1 })).toBeUndefined();
  expect(formatSide({ evidence: [], text: side.text })).toBeUndefined();
});
