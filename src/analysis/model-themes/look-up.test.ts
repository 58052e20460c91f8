import fc from "fast-check";
import { expect, test } from "vitest";
import type { Segment, Source } from "../sources.ts";
import { layForTests } from "./ground-for-tests.ts";
import { addFound, readLookUpAnswer } from "./look-up-answer.ts";
import { makeLookUpRequest, TalkBatches } from "./look-up-prompt.ts";
import type { Drafted, ThemesReading } from "./themes-answer.ts";

const ground = layForTests([["I weigh her each morning."], ["I feed her at noon."], ["I never weigh her."]]);
const study = { objective: "", questions: [{ id: "one", text: "How do you weigh a bird?" }] };
const context = { study: { ...study, topics: [], competitors: [], ownProduct: null }, ground };

const talk = (person: number, words: string): Source => ({
  ...{ id: `s${person}`, kind: "interview", label: `P-0${person + 1}`, ageRange: null, location: null },
  language: "en",
  segments: [
    { ...{ id: `i${person}`, speaker: "interviewer", text: "How do you weigh a bird?" }, ...at("ask") },
    { ...{ id: `t${person}`, speaker: "participant", text: words }, ...at(null) },
  ],
});
const at = (move: string | null): Pick<Segment, "questionId" | "move"> => ({ questionId: "one", move });
const weighed =
  "She is on the scale before I have my coffee. That tells me how she slept, and what she needs that day.";
const talks = [
  talk(0, "I weigh her each morning. You learn more from that than from any book."),
  talk(1, weighed),
  talk(2, "I never weigh her. My hand tells me."),
];
const parts = talks.map((source, first) => ({ source, first, segments: source.segments }));

const statement = (quote: string) =>
  [...ground.said.values()].find(({ evidence }) => evidence.quote === quote);
const line: Drafted & { list: "behaviors" } = {
  ...{ id: "L1", kind: "line", list: "behaviors", sentence: "Birds are weighed every day." },
  ...{ supports: [statement("I weigh her each morning.") ?? expect.unreachable()], challenges: [] },
};
const reading: ThemesReading = {
  ...{ themes: [], tensions: [], answers: new Map(), voices: [], unknown: [], inShort: [] },
  lines: [line],
};
const request = makeLookUpRequest(parts, [line], ground);
const found = (segment: number, quote: string, more: Record<string, string> = {}) => ({
  ...{ claim: "L1", segment, stance: "says", mode: "plain", first: quote, last: quote },
  ...more,
});
const lookUp = (...items: unknown[]) => {
  const answer = readLookUpAnswer({ found: items }, request, { ...context, claims: [line] });
  return addFound(reading, answer, ground).lines[0] ?? expect.unreachable();
};
const quotesOf = (said: Drafted["supports"]) => said.map(({ person, evidence }) => [person, evidence.quote]);

test("the talks are printed whole, with their people by number, and the claims", () => {
  expect(request.prompt).toContain("L1 | Birds are weighed every day.");
  expect(request.prompt).toContain("[3] Q: How do you weigh a bird?\n[4] I2: She is on the scale before I");
  expect(request.prompt).not.toContain("P-0");
});

test("a claim of one person's story is looked up in that person's words, any other in everybody's", () => {
  const one = { ...line, id: "L2", sentence: "A falconer of the north weighs on a boat." };
  const { prompt, instructions } = makeLookUpRequest(parts, [line, one], ground);
  expect(prompt).toContain("\nL1 | Birds are weighed every day. | I1\n");
  const theme = { ...one, id: "T1", kind: "theme" as const };
  expect(makeLookUpRequest(parts, [theme], ground).prompt).toContain("weighs on a boat.\nINTERVIEWS");
  expect(instructions).toContain('"marks"');
});

test("who says a claim in words that nobody coded is counted, and who denies it speaks against it", () => {
  const { supports, challenges } = lookUp(
    found(4, "She is on the scale before I have my coffee."),
    found(6, "I never weigh her. My hand tells me.", { stance: "denies" }),
  );
  expect(quotesOf(supports)).toEqual([
    [1, weighed],
    [0, "I weigh her each morning."],
  ]);
  expect(quotesOf(challenges)).toEqual([[2, "I never weigh her. My hand tells me."]]);
  const sids = [...supports, ...challenges].map(({ sid }) => sid);
  expect(new Set(sids).size).toBe(3);
});

test("words that were found to prove a claim come before those that were coded", () => {
  const proof = "I weigh her each morning. You learn more from that than from any book.";
  const { supports } = lookUp(found(2, proof));
  expect(quotesOf(supports)[0]).toEqual([0, proof]);
  expect(supports[0]?.evidence).toMatchObject({ messageId: "t0", sourceId: "s0" });
});

test("invented words, the interviewer's, hearsay and unknown claims count for nobody", () => {
  const hostile = [
    found(4, "I weigh her at five every day."),
    found(3, "How do you weigh a bird?"),
    found(4, "That tells me how she slept", { claim: "L9" }),
    found(4, "She is on the scale before I have my coffee.", { mode: "reported" }),
    { claim: "L1", segment: "4" },
    null,
  ];
  const { ofOthers, ...counted } = lookUp(...hostile);
  expect(counted).toEqual(line);
  expect(ofOthers?.map(({ evidence }) => evidence.quote)).toEqual([weighed]);
});

test("whatever a model finds, nobody stands on both sides and every quote is its person's own", () => {
  const words = talks.flatMap(({ segments }) => segments.map(({ text }) => text));
  const quotes = [...words.flatMap((text) => text.split(/(?<=\.)\s/u)), "Nobody said this.", ""];
  const item = fc.record({
    claim: fc.constantFrom("L1", "L9"),
    segment: fc.integer({ min: 0, max: 8 }),
    stance: fc.constantFrom("says", "denies", "other"),
    mode: fc.constantFrom("plain", "reported"),
    first: fc.constantFrom(...quotes),
    last: fc.constantFrom(...quotes),
  });
  fc.assert(
    fc.property(fc.array(item, { maxLength: 12 }), (items) => {
      const { supports, challenges } = lookUp(...items);
      const saying = new Set(supports.map(({ person }) => person));
      expect(challenges.filter(({ person }) => saying.has(person))).toEqual([]);
      for (const { person, evidence } of [...supports, ...challenges])
        expect(talks[person]?.segments[1]?.text).toContain(evidence.quote);
    }),
    { numRuns: 60 },
  );
});

test("nobody who denies a claim by what was coded is counted for it", () => {
  const denied = { ...line, challenges: [statement("I never weigh her.") ?? expect.unreachable()] };
  const answer = readLookUpAnswer({ found: [found(6, "My hand tells me.")] }, request, {
    ...context,
    claims: [denied],
  });
  const [added] = addFound({ ...reading, lines: [denied] }, answer, ground).lines;
  expect(quotesOf(added?.supports ?? [])).toEqual([[0, "I weigh her each morning."]]);
});

test("talks are read together until they are long, a long one by itself", () => {
  const batches = new TalkBatches();
  const long = { ...talk(3, "word ".repeat(4_990)) };
  const sizes = [...parts, { source: long, first: 3, segments: long.segments }, ...parts].flatMap((part) => {
    const full = batches.add(part);
    return full ? [full.length] : [];
  });
  expect([...sizes, batches.takeRest().length]).toEqual([3, 1, 3]);
});
