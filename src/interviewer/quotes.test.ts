import { expect, test } from "vitest";
import { findQuotedPassage } from "./quotes.ts";
import { choosePassages } from "./recap.ts";

const quote = (text: string, cue: string) =>
  findQuotedPassage(text, { start: text.indexOf(cue), length: cue.length });

test.each([
  ["I end up writing summaries by e-mail after every call.", "end up", "I end up writing summaries"],
  ["Files are a mess.", "mess", "Files are a mess"],
  [
    "I need one simple folder structure that all of us stick to.",
    "need",
    "I need one simple folder structure",
  ],
  ["Too many meetings. I struggle.", "Too many", "Too many meetings"],
])("%j is given back as a whole phrase", (text, cue, expected) => {
  expect(quote(text, cue)).toBe(expected);
});

test.each([
  ["Last week I lost a whole afternoon of work to it again and again", "Last week"],
  ["It took longer than it should have.", "should have"],
  ["This morning the bus did not come to our stop", "This morning"],
  ["I wish hybrid meetings treated the people at home the same.", "I wish"],
])("%j is not quoted where it would break off", (text, cue) => {
  const words = quote(text, cue);
  expect(words === null || !/(?:whole|did|treated|have)$/.test(words), String(words)).toBe(true);
});

test("the recap ends with a clause and never quotes that there is nothing more to say", () => {
  const long =
    "On Tuesday I missed a client's question for a whole day because the ping looked like all the others did.";
  const answers = new Map([
    ["a", [long]],
    ["b", ["I think that is all I have on this."]],
  ]);
  expect(choosePassages(answers)).toEqual(["On Tuesday I missed a client's question for a whole day"]);
});
