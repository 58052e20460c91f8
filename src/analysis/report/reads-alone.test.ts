import { describe, expect, test } from "vitest";
import { readsAlone } from "./reads-alone.ts";

const reads = (phrase: string, quote = `${phrase}.`) => readsAlone(phrase, quote, "needs");

describe("a reader threw these out of reports", () => {
  test.each([
    "In the long term that's what I would recommend",
    "It's really hard to find, which makes me excited about this space",
    "It's not easy to remember, but it's not that it's wrongly ordered",
    "Because I know plenty of people that have quit their job",
    "Based on that the remaining restaurants should make a decision",
    "The main reason is because you're afraid of the code",
    "The problems here are that not everyone is satisfied",
    "I couldn't find a way to use it in this analysis",
    "Thinking about that is not obvious at the beginning",
    "I didn't imagine how useful that could be until this demonstration",
    "I agree that you should have a broad base",
    "I don't think so, but I was desperate",
    "Ha, then I'd waste a lot more",
  ])("leans on what was said before: %s", (phrase) => {
    expect(reads(phrase)).toBe(false);
  });

  test.each([
    "You would say, I want the best attorney that you can find",
    "You might be saying, oh, that John guy is a fool",
    "I thought to myself, holy crap, this is just crazy",
    "I said, man, I need to take advantage of this opportunity",
    "You're just like I need to do these things today",
    'You might say "Well, you should deal with yourself last"',
    "Let's say you order the fish every Friday",
    "If I were a mother I would ask the boy first",
    "We eventually said, we should stop deploying on Fridays",
    'I own a quarter of the company"',
  ])("is somebody's supposed speech: %s", (phrase) => {
    expect(reads(phrase)).toBe(false);
  });

  test.each([
    "I really appreciate you being on the show with us",
    "It's great to be here and to talk about maps",
    "I'd love to hear the Heroku use-case",
    "So I recommend you check it out at the market",
    "You can find the links at garden.fm slash show",
    "You should totally visit Helsinki right now, by the way",
    "I can't remember if the map was about his daughter",
    "I ended up, you know, I was a tester for two years",
  ])("is courtesy, talk to listeners or stumbling: %s", (phrase) => {
    expect(reads(phrase)).toBe(false);
  });

  test.each([
    ["We need to set up a new server", "They come to you and say, hey, we need to set up a new server."],
    [
      "I ended up getting eight offers",
      "One user said, I had my offer on Monday and I ended up getting eight offers.",
    ],
    ["The most valuable thing that helped me", "The most valuable thing that helped me is not the skills."],
    ["The tables need a search", "I don't think that the tables need a search."],
    ["People can make their own decisions", "That news is free and people can make their own decisions."],
  ])("was torn out of its sentence: %s", (phrase, quote) => {
    expect(reads(phrase, quote)).toBe(false);
  });
});

test.each([
  ["It's important to pick some area that you know", undefined],
  ["I would say the search is slow on Mondays", undefined],
  ["The search is slow on Mondays", "I would say the search is slow on Mondays."],
  ["The reports that we made by hand took a week", undefined],
  ["I find it hard to read the labels", undefined],
  ["We need those reports every Monday", undefined],
  ["I thought the map was like a maze of streets", undefined],
  ["The pain point is we usually create all these plots by hand", undefined],
])("stays: %s", (phrase, quote) => {
  expect(reads(phrase, quote)).toBe(true);
});

test("'it' is the thing that a study is about where somebody wishes something for it", () => {
  expect(
    readsAlone("I wish it had a map of the park", "I wish it had a map of the park.", "opportunities"),
  ).toBe(true);
});

test.each([
  ["opportunities", "We wish the sale had turned out differently"],
  ["successStories", "Our tools are processing faster than we can think"],
  ["painPoints", "I didn't know how useful the plots are"],
] as const)("among %s there is no: %s", (kind, phrase) => {
  expect(readsAlone(phrase, `${phrase}.`, kind)).toBe(false);
});

test.each([
  "Holy shit, the king of the gardeners has joined us",
  "OUR GARDEN IS THE BEST IN TOWN",
  "Sounds like you found a new gardener for the park",
  "Married a baker that was part of the choir and moved away",
  "It would be nice to identify some",
  "I realized some things that I never said out loud before",
])("is a cheer, has no subject or leaves its object open: %s", (phrase) => {
  expect(reads(phrase)).toBe(false);
});

test.each(["So you can build a name much faster", "Then people can learn it a lot easier"])(
  "concludes from what was said before: %s",
  (phrase) => {
    expect(reads(phrase)).toBe(false);
  },
);

test.each([
  ["Paper) in a single box is perfect", "Paper) in a single box is perfect."],
  ["Better notes (they were", "Better notes (they were."],
  [
    "I wonder if others will have a harder time with the map",
    "I wonder if others will have a harder time with the map.",
  ],
  ["I often expect a bench by the gate", "I often expect a bench by the gate, but find none."],
])("is cut where it cannot be read, or only wonders: %s", (phrase, quote) => {
  expect(reads(phrase, quote)).toBe(false);
});
