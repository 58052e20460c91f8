import { describe, expect, test } from "vitest";
import type { Finding } from "#contract/insights.ts";
import { analyze } from "../analyze.ts";
import { makePerson, makeStudy } from "./people-for-tests.ts";

/** Things that others say, so that a word is as rare as in a study of this size. */
const aside = [
  "The kitchen was cold in winter.",
  "My bus came late on Monday.",
  "The garden needs water in June.",
  "Our neighbours painted the fence green.",
];

/** The findings of one kind, of people who answer one question. */
function findKind(kind: Finding["kind"], asked: string, ...texts: string[]): Finding[] {
  const people = [...texts, ...aside].map((text, at) => makePerson(`P-${at + 1}`, [text]));
  return analyze(people, makeStudy(asked)).findings.filter((finding) => finding.kind === kind);
}

const listClaims = (asked: string, ...texts: string[]) =>
  findKind("themes", asked, ...texts).map(({ text, strength }) => [text, strength.people]);

describe("people who share one word make no claim", () => {
  test.each([
    [
      "a verb",
      "You have to buy better ones.",
      "You can just buy a SIM card from a provider in that country.",
      "So go and buy this before it is all gone.",
    ],
    [
      "an adjective",
      "You'll be glad you had the FM radio.",
      "I'm glad to own it, I have had this phone for five months.",
    ],
    [
      "a thing of which each says something else",
      "The person on the other end of the call can hear you perfectly.",
      "It has lasted up to ten days when I was making very few calls.",
      "The calls constantly drop in my area.",
    ],
    [
      "a verb and where they are",
      "I suppose in bright sunlight, when walking around during the day.",
      "Sometimes I use voice notes when my hands are busy or when out walking.",
    ],
    [
      "what one lacks and the other breaks",
      "My trackpad broke last month.",
      "Dragging or selecting things is a lot more difficult without a trackpad.",
    ],
  ])("%s", (_, ...texts) => {
    expect(listClaims("What was it like?", ...texts)).toEqual([]);
  });

  test("but a thing of which they think the same does", () => {
    expect(
      listClaims(
        "Do you ever work without a mouse?",
        "I find using just the keyboard is infeasible.",
        "Navigating apps with the keyboard feels slow and very restricted.",
        "For me just the keyboard is infeasible and slow.",
      ).map(([, people]) => people),
    ).toEqual([3]);
  });

  test("and so does a phrase that they share", () => {
    const [claim] = listClaims(
      "What do you think of the phone?",
      "The battery life on it is surreal.",
      "On the up side, the phone has amazing battery life.",
      "It has a surreal battery life.",
    );
    expect(claim?.[1]).toBe(3);
  });
});

test("what somebody does is backed by nobody who only sees it done", () => {
  const themes = findKind(
    "themes",
    "How interested are you?",
    "I follow the media news closely every day.",
    "I follow the daily media news.",
    "I follow the media news on the train.",
    "Even if you don't care, you see the media news everywhere.",
  );
  expect(themes.map(({ strength }) => strength.people)).toEqual([3]);
});

test("two of many who use the same words make no claim, nor does an answer of yes or no", () => {
  const two = ["The battery life on it is surreal.", "On the up side, the phone has amazing battery life."];
  expect(listClaims("What do you think of the phone?", ...two)).toEqual([]);
  const jokes = [
    "No. I thought of stopping Keith singing.",
    "No. I thought of stopping once.",
    "No. I never thought of stopping.",
  ];
  for (const [text] of listClaims("Have you ever thought of stopping?", ...jokes))
    expect(text).not.toMatch(/^No\b/);
});

test("a solution of one's own to the case of the question is no claim of several", () => {
  const asked =
    "Seven of ten people want sushi and three want Italian food. How should the group decide what to do?";
  expect(
    listClaims(
      asked,
      "They should go to the Italian restaurant and maybe plan another day at the sushi restaurant.",
      "Then the group shouldn't go to the sushi restaurant.",
      "The group could split up, one to the Italian restaurant and one to the sushi restaurant.",
    ),
  ).toEqual([]);
});

test.each([
  ["praise that is taken back", "Some of the rings are very easy to hear, but not easy to listen to."],
  ["two claims in one", "The rings are very nice although the phone is too small for me."],
])("%s heads no finding", (_, said) => {
  const claims = listClaims(
    "What do you think of it?",
    said,
    "The rings are very nice.",
    "The rings are nice.",
  );
  expect(claims.map(([text]) => text).join()).not.toMatch(/easy to hear|too small/);
});

describe("a single voice", () => {
  test.each([
    "It was a good thing, because I realized I had forgotten my phone.",
    "And therefore you will try to have some outcome that you struggle to show.",
  ])("is not torn from what leads up to it: %s", (said) => {
    expect(findKind("singleVoices", "What was it like?", said)).toEqual([]);
  });

  test("is nothing that another person says in other words", () => {
    const pinned = "I wish there was a way to pin urgent tasks.";
    const buried = "I struggle to see which of all my tasks is urgent.";
    const alone = findKind("singleVoices", "What would help?", pinned);
    expect(alone.map(({ text }) => text)).toEqual(["I wish there was a way to pin urgent tasks"]);
    expect(findKind("singleVoices", "What would help?", pinned, buried)).toEqual([]);
  });
});
