import { describe, expect, test } from "vitest";
import { chooseProbe, type ProbeHistory } from "./choose-probe.ts";
import type { ProbeKind } from "./guide.ts";
import { assessAnswer } from "./probes.ts";

const question = { text: "What do your meetings look like?" };
const assess = (text: string, language = "en", earlier: string[] = []) =>
  assessAnswer({ question, text, earlier, language });

const historyOf = (onQuestion: ProbeKind[], over: Partial<ProbeHistory> = {}): ProbeHistory => ({
  onQuestion,
  inSession: new Map(),
  lastKind: onQuestion.at(-1) ?? null,
  quoted: new Set(),
  ...over,
});

const choose = (text: string, earlier: string[], history: ProbeHistory) => {
  const input = { question, text, earlier, language: "en" };
  return chooseProbe(input, assessAnswer(input), history);
};

describe("what an answer says and leaves open", () => {
  test.each([
    ["Short ones", "short"],
    ["It was fine I suppose, we all just sit there", "evaluation"],
    ["We always start with a round where everybody speaks for a minute", "absolute"],
    ["it depends", "condition"],
    ["stuff", "placeholder"],
  ])("%j is thin: %s", (text, thin) => {
    expect(assess(text).thin).toBe(thin);
  });

  test.each([
    ["The call drops and nobody notices that I am gone for a while", "problem", false],
    ["I end up writing the minutes by hand for the whole team each time", "workaround", true],
    ["Last month we tried to do without any meeting for two weeks in the team", "event", true],
    ["We moved the talks about the budget into Miro", "product", true],
  ])("%j names a %s", (text, kind, expected) => {
    expect(assess(text).leads.some((lead) => lead.kind === kind)).toBe(expected);
  });

  test("an occasion with its reason needs no follow-up", () => {
    const told =
      "Last week the call crashed because the network went down, so I wrote to all of them and we met a day later.";
    expect(assess(told)).toMatchObject({ thin: null, leads: [] });
  });

  test("in a language without words of its own only length and vague words count", () => {
    expect(assess("Sono brevi", "it").thin).toBe("short");
    expect(assess("normal", "it").thin).toBe("vague");
    const long = "Ci vediamo ogni lunedì per parlare di un problema e di che cosa dobbiamo fare";
    expect(assess(long, "it")).toMatchObject({ thin: null, leads: [] });
  });

  test("a script without spaces is counted by its signs, not as one word", () => {
    expect(assess("我们每个星期一早上都会开会讨论这个星期要做的所有工作", "zh").thin).toBeNull();
  });
});

describe("choosing a follow-up", () => {
  test("a lead wins over thinness", () => {
    expect(choose("calls crash", [], historyOf([]))?.reason).toContain("problem");
  });

  test("neither the last kind nor one already used for the question comes again", () => {
    const first = choose("calls crash", [], historyOf([], { lastKind: "last_occasion" }));
    expect(first?.probeKind).not.toBe("last_occasion");
  });

  test("after a follow-up, an answer under five words or without three new words is left alone", () => {
    expect(choose("calls crash again", ["calls crash"], historyOf(["last_occasion"]))).toBeUndefined();
    expect(
      choose("well the calls they crash again", ["calls crash again"], historyOf(["example"])),
    ).toBeUndefined();
  });

  test("a third follow-up needs a kind of lead not heard before", () => {
    const two = historyOf(["last_occasion", "what_next"]);
    const problem = "the network fails every other morning in winter";
    expect(choose(problem, ["calls crash and that is a problem"], two)).toBeUndefined();
    expect(choose("I end up dialling by hand from the kitchen", ["calls crash"], two)?.reason).toContain(
      "workaround",
    );
  });

  test("words are quoted at most four times in an interview, and the same words once", () => {
    const full = historyOf([], { quoted: new Set(["a", "b", "c", "d"]) });
    expect(choose("Fine.", [], full)?.about).toBeNull();
    expect(choose("Fine.", [], historyOf([], { quoted: new Set(["fine"]) }))?.about).toBeNull();
    expect(choose("Fine.", [], historyOf([]))?.about).toBe("Fine");
  });
});
