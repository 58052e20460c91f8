import { describe, expect, test } from "vitest";
import { analyze } from "../analyze.ts";
import type { Source } from "../sources.ts";

function talk(texts: string[]): Source[] {
  return texts.map((text, at) => ({
    id: `s${at}`,
    kind: "interview",
    label: `P-${at}`,
    segments: [{ id: `m${at}`, speaker: "participant", text, questionId: null, move: null }],
    ageRange: null,
    location: null,
    language: "en",
  }));
}

function listAgainst(kind: string, about: RegExp, ...texts: string[]): string[] {
  const study = { questions: [], objective: "", topics: [], competitors: [], ownProduct: null };
  const findings = analyze(talk(texts), study).findings;
  const found = findings.filter((one) => one.kind === kind && about.test(one.text));
  if (found.length === 0)
    throw new Error(`Nothing was found: ${findings.map((one) => one.text).join(" / ")}`);
  return found.flatMap((one) => one.challenging.map((against) => against.quote));
}

describe("what speaks against a finding", () => {
  const needing = ["We need weekly reports on paper.", "I really need the weekly reports every Monday."];
  const doing = ["I usually record meetings for my boss.", "Every week we record meetings and store them."];

  test("somebody who does not need it speaks against a need", () => {
    expect(listAgainst("needs", /report/, ...needing, "Honestly I don't need those reports at all.")).toEqual(
      ["Honestly I don't need those reports at all."],
    );
  });

  test("what is bad beside the thing speaks against nothing", () => {
    const praise = ["I love the daily call and so does my boss.", "The daily call saves us half a day."];
    const beside = "The daily call is when you hear who is struggling terribly.";
    expect(listAgainst("successStories", /call/, ...praise, beside)).toEqual([]);
    expect(listAgainst("successStories", /call/, ...praise, "The daily call is terrible for us.")).toEqual([
      "The daily call is terrible for us.",
    ]);
  });

  test("a need of something else does not", () => {
    expect(listAgainst("needs", /report/, ...needing, "I don't need a calendar in there.")).toEqual([]);
  });

  test("somebody who does not do it speaks against a behaviour", () => {
    expect(
      listAgainst("behaviors", /record/, ...doing, "We never record meetings, that is not allowed."),
    ).toEqual(["We never record meetings, that is not allowed."]);
  });

  test("not doing something else with the same thing does not", () => {
    expect(listAgainst("behaviors", /record/, ...doing, "We never hold meetings on Fridays here.")).toEqual(
      [],
    );
  });

  test("neither an opinion, a condition nor a question does", () => {
    const asides = [
      "I don't think meetings are the point here.",
      "If we don't record meetings my boss complains.",
      "Why don't we record meetings?",
    ];
    expect(listAgainst("behaviors", /record/, ...doing, ...asides)).toEqual([]);
  });

  test("how it would be with another tool is no praise of what there is", () => {
    const pains = ["The search is slow and terrible.", "I hate the slow search, it is terrible."];
    expect(
      listAgainst("painPoints", /search/i, ...pains, "If the search were fast I'd be very happy."),
    ).toEqual([]);
    expect(
      listAgainst("painPoints", /search/i, ...pains, "For me the search works great, I love it."),
    ).toEqual(["For me the search works great, I love it."]);
  });
});
