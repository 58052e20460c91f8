import { expect, test } from "vitest";
import { readSentences } from "../reading.ts";
import { readSide } from "../themes/read-side.ts";
import { readCountable } from "./countable-question.ts";

const countable = readCountable("In a typical month, how many parcels do you send back?");

test.each([
  ["Nine. I missed one for the wedding.", "9"],
  ["All ten. I've got the key so I have to.", "10"],
  ["five. not proud of it", "5"],
  ["Seven I think. I had a bad chest in February", "7"],
  ["About two I'd say, sometimes three", "2–3"],
  ["Four or five. Everything breaks there", "4–5"],
  ["Eight to ten. I send some for my sister as well.", "8–10"],
  ["One maybe, if I remember", "1"],
  ["Three or thereabouts, more in winter", "3"],
  ["Hm, probably 12", "12"],
  ["I'd say 3-4", "3–4"],
  ["none, never needed to", "0"],
])("%s", (answer, name) => {
  expect(countable && readSide(readSentences(answer), countable)?.name).toBe(name);
});

test.each([
  "Hmm I don't know, most of them?",
  "like none? two ever, and I've been here two years",
  "Not even one a month. One every two or three maybe",
  "I'd happily have a message every time somebody touches it, I don't care how many.",
  "Four on a good week, nothing when it rains",
  "One is with my mum, the other three with friends",
  "The last one was in May.",
  "My wife says six.",
])("no plain number: %s", (answer) => {
  expect(countable && readSide(readSentences(answer), countable)).toBeUndefined();
});
