import { expect, test } from "vitest";
import { joinReadings } from "./join-report.ts";

const members = {
  people: ["s0", "s1"].map((sourceId) => ({ sourceId, kind: "interview" })),
  unread: [0, 1],
  ...{ reached: {}, findings: {}, novelty: {} },
};
const insights = { findings: [], notes: [], notAnalysed: { kind: "interview", sources: 2, of: 2 } };

function join(coded: string[], isDrawn = true) {
  const made = isDrawn ? { brief: { answers: [] }, themes: [], voices: [] } : undefined;
  const reading = { kind: "interview", lists: [], firsts: [], made };
  const found = { insights: { ...insights, brief: { answers: [] } }, members };
  return joinReadings(found as never, [reading as never], { topics: [], coded: new Set(coded) });
}

test("what the model coded was analysed, in whichever language it is", () => {
  expect(join(["s0"]).members.unread).toEqual([1]);
  expect(join(["s0"]).insights.notAnalysed).toEqual({ kind: "interview", sources: 1, of: 2 });
  expect(join(["s0", "s1"]).insights).not.toHaveProperty("notAnalysed");
});

test("where the themes are the built-in coder's, so is what was analysed", () => {
  expect(join(["s0", "s1"], false).insights.notAnalysed).toMatchObject({ sources: 2 });
});
