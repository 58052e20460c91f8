import { expect, test } from "vitest";
import { analyze } from "../analyze.ts";
import type { Source } from "../sources.ts";
import { openStudy } from "../testing/code-said.ts";
import { listShowTalk } from "./show-talk.ts";

const said = (at: number) =>
  `Moving house is terrible and I hate packing the kitchen for the van number ${at}.`;

/** Subtitles without speakers: a show of fifty turns with the given ones in it. */
function makeTurns(placed: Record<number, string>) {
  return Array.from({ length: 50 }, (_, at) => ({ id: `t${at}`, text: placed[at] ?? said(at) }));
}

function makeSource(placed: Record<number, string>): Source {
  const segments = makeTurns(placed).map(({ id, text }) => ({
    ...{ id, text, speaker: "participant" as const, questionId: null, move: null },
  }));
  return {
    id: "s",
    kind: "transcript",
    label: "Show",
    segments,
    ageRange: null,
    location: null,
    language: "en",
  };
}

const show = {
  0: "Writing good code is critical to your success as a gardener.",
  2: "Welcome to Garden Talk, the weekly podcast on beds and borders.",
  3: "This show is brought to you by Spadely.",
  20: "Spadely wants to help you find your next big spade.",
  22: "You should answer the door when opportunity knocks.",
  24: "Visit spadely.com slash garden to get two spades for one.",
  46: "You have been listening to another episode of Garden Talk.",
  48: "Every gardener should have a spade that they really love.",
};

test("introduction, advertisements and farewell of a podcast are show talk, and what is between is not", () => {
  const talk = [...listShowTalk(makeTurns(show))];
  expect(talk).toEqual([
    "t0",
    "t1",
    "t2",
    "t3",
    "t20",
    "t21",
    "t22",
    "t23",
    "t24",
    "t46",
    "t47",
    "t48",
    "t49",
  ]);
});

test("nothing is found in it", () => {
  const texts = analyze([makeSource(show)], openStudy).findings.map(({ text }) => text);
  expect(texts.filter((text) => /spade|gardener|door/i.test(text))).toEqual([]);
  expect(texts).toContainEqual(expect.stringMatching(/packing the kitchen/));
});

test("an interview has none, whatever is said in it of shows and sponsors", () => {
  const { 3: _, 2: __, ...rest } = show;
  expect(listShowTalk(makeTurns(rest)).size).toBe(0);
  expect(listShowTalk(makeTurns(show).slice(0, 20)).size).toBe(0);
});
