import { expect, test } from "vitest";
import type { Source } from "../sources.ts";
import { layForTests } from "./ground-for-tests.ts";
import { addFound, readLookUpAnswer } from "./look-up-answer.ts";
import { makeLookUpRequest } from "./look-up-prompt.ts";
import type { Drafted, ThemesReading } from "./themes-answer.ts";

const story = [
  "The wasp got me in spring.",
  "Then the licence office wrote that I owned no bird.",
  "So I rang.",
  "They said write, and I wrote, and nobody wrote back for a month.",
  "In the end a man called Piet found my file under the wrong year.",
  "After that I keep every slip they send.",
  "Anyway, the hood is new.",
].join(" ");
const asked = "What happened with the licence?";
const coded = "So I rang.";

const talk: Source = {
  ...{ id: "s0", kind: "interview", label: "P-01", ageRange: null, location: null, language: "en" },
  segments: [
    { ...{ id: "i", speaker: "interviewer", text: asked }, questionId: "one", move: "ask" },
    { ...{ id: "m0", speaker: "participant", text: story }, questionId: "one", move: null },
  ],
};
const takenBack = { quote: "Well, one slip I lost.", messageId: "m9", start: 0, end: 22 };

function lookUp(first: string, last: string, more: object = {}, words = story) {
  const laid = layForTests([[coded]]);
  const start = words.indexOf(coded);
  const said = [...laid.said.values()].map((one) => ({
    ...one,
    evidence: { ...one.evidence, ...{ messageId: "m0", start, end: start + coded.length, takenBack } },
  }));
  const ground = { ...laid, said: new Map(said.map((one) => [one.sid, one])) };
  const line: Drafted & { list: "behaviors" } = {
    ...{ id: "L1", kind: "line", list: "behaviors", sentence: "Papers are kept." },
    ...{ supports: said, challenges: [] },
  };
  const answer: Drafted = { ...line, id: "Aq1", kind: "answer" };
  const reading: ThemesReading = {
    ...{ themes: [], tensions: [], voices: [], unknown: [], inShort: [] },
    ...{ answers: new Map([["one", answer]]), lines: [line] },
  };
  const [turn, told] = talk.segments;
  if (!turn || !told) expect.unreachable();
  const source = { ...talk, segments: [turn, { ...told, text: words }] };
  const request = makeLookUpRequest([{ source, first: 0, segments: source.segments }], [line], ground);
  const item = { claim: "L1", segment: 2, stance: "says", mode: "plain", first, last, ...more };
  const study = { objective: "", questions: [{ id: "one", text: asked }], topics: [] };
  const found = readLookUpAnswer({ found: [item] }, request, {
    ...{ study: { ...study, competitors: [], ownProduct: null }, ground, claims: [line] },
  });
  return addFound(reading, found, ground);
}

const quoteOf = (reading: ThemesReading) => reading.lines[0]?.supports[0]?.evidence.quote;
const named = "Then the licence office wrote that I owned no bird.";
const proves = "After that I keep every slip they send.";

test("a quote runs from the sentence that names the matter to the one that proves the claim, and no further", () => {
  const quote = quoteOf(lookUp(named, proves));
  expect(quote?.startsWith(named)).toBe(true);
  expect(quote?.endsWith(proves)).toBe(true);
});

test("a passage takes along the sentence behind it that gives its reason or turns it, and no other", () => {
  const end = (next: string) => {
    const words = story.slice(0, story.indexOf(proves) + proves.length);
    return quoteOf(lookUp(named, proves, {}, `${words} ${next} The rest is another story.`));
  };
  const reason = "Because one was lost once.";
  expect(end(reason)?.endsWith(`${proves} ${reason}`)).toBe(true);
  expect(end("But not the grey ones.")?.endsWith("But not the grey ones.")).toBe(true);
  expect(end("Then the boy came.")?.endsWith(proves)).toBe(true);
  expect(end("But please don't quote that.")?.endsWith(proves)).toBe(true);
});

test("a passage goes on to what was answered to it, and to what says why soon after", () => {
  const end = (next: string) => {
    const words = story.slice(0, story.indexOf(proves) + proves.length);
    const quote = quoteOf(lookUp(named, proves, {}, `${words} ${next}`)) ?? "";
    return quote.slice(quote.indexOf(proves) + proves.length).trim();
  };
  expect(end('He said, "Neat." The hood is new.')).toBe('He said, "Neat."');
  const why = "My wife had to fetch me. It's not that I mind them. It's that I can't throw one out.";
  expect(end(`${why} The hood is new.`)).toBe(why);
  expect(end("My wife had to fetch me. The boy came. It's not that he is slow.")).toBe("");
});

test("a passage that begins with what was named just before takes that sentence along", () => {
  const words = story.replace("They said write", "I rang the licence people. They said write");
  const from = "They said write, and I wrote, and nobody wrote back for a month.";
  expect(quoteOf(lookUp(from, proves, {}, words))).toMatch(/^I rang the licence people\. They said write/u);
});

test("a passage beyond 110 words loses its beginning, never the words that prove the claim", () => {
  const rain = "It rained on the hills and on the hut and on all of the birds that day. ".repeat(6);
  const words = story.replace("They said write", `${rain}They said write`);
  const quote = quoteOf(lookUp(named, proves, {}, words)) ?? "";
  expect(quote.endsWith(proves)).toBe(true);
  expect(quote.split(" ").length).toBeLessThanOrEqual(110);
  expect(quote).toMatch(/^It rained/u);
});

test("sentences that stand nowhere, or in the wrong order, prove nothing", () => {
  expect(quoteOf(lookUp("I burnt the file.", proves))).toBe(coded);
  expect(quoteOf(lookUp(proves, named))).toBe(coded);
});

test("an answer that says little without its question is shown with it", () => {
  const followUp = (more: object) => lookUp(named, proves, more).lines[0]?.supports[0]?.evidence.followUp;
  expect(followUp({ question: true })).toBe(asked);
  expect(followUp({ question: false })).toBeUndefined();
});

test("what takes the coded words back stays beneath the passage, and an answer quotes the passage too", () => {
  const reading = lookUp(named, proves);
  expect(reading.lines[0]?.supports[0]?.evidence.takenBack).toEqual(takenBack);
  const [answer] = reading.answers.get("one")?.supports ?? [];
  expect(answer?.evidence.quote).toBe(quoteOf(reading));
  expect(answer?.sid).toBe("s1");
});
