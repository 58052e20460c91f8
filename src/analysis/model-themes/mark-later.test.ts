import { expect, test } from "vitest";
import type { Brief, Evidence, Finding, Insights } from "#contract/insights.ts";
import { markLater } from "./mark-later.ts";

const turn = "I took a new boy. He fed the bird on Friday. On Saturday he never came.";
const later = "So he had come. I should take back that he never came.";
const cut = (quote: string): Evidence => {
  const start = turn.indexOf(quote);
  return {
    ...{ quote, sourceKind: "interview", sourceId: "s", sourceLabel: "P-01", ageRange: null },
    ...{ messageId: "m1", start, end: start + quote.length },
  };
};
const takenBack = { quote: later, messageId: "m2", start: 0, end: later.length };
const coded = { ...cut(turn), takenBack };
const saturday = cut("On Saturday he never came.");
const taking = { ...saturday, quote: later, messageId: "m2", start: 0, end: later.length };

function mark(evidence: Evidence[], challenging: Evidence[] = [], marked = coded) {
  const finding: Finding = {
    ...{ id: "f", kind: "themes", text: "", sentiment: "neutral", evidence, challenging },
    strength: { people: 1, asked: 1, volunteered: 0 },
  };
  const answer = { questionId: "q1", text: null, asked: 1, answered: 1, isThin: true, findings: [] };
  const side = (own: Evidence[]) => ({ text: "", evidence: own });
  const brief: Brief = {
    ...{ inShort: [], unknown: [], answers: [{ ...answer, evidence }] },
    tensions: [{ id: "x", within: "people", a: side(evidence), b: side(challenging) }],
  };
  const insights = { findings: [finding], brief } as unknown as Insights;
  const made = markLater(insights, [marked]);
  return [made.findings[0]?.evidence, made.brief?.answers[0]?.evidence, made.brief?.tensions[0]?.a.evidence];
}

test("a passage that overlaps one taken back is marked wherever it is printed", () => {
  const marked = [{ ...saturday, takenBack }];
  expect(mark([saturday])).toEqual([marked, marked, marked]);
  expect(mark([cut(turn)])[1]).toEqual([coded]);
});

test("the part that is not spoken of again stands, and so do the same words of somebody else", () => {
  const friday = cut("He fed the bird on Friday.");
  const stranger = { ...saturday, sourceId: "t" };
  expect(mark([friday])[0]).toEqual([friday]);
  expect(mark([stranger])[0]).toEqual([stranger]);
});

test("the later words appear once: behind the quote, neither beside it nor where the other side quotes them", () => {
  expect(mark([saturday, taking])[1]).toEqual([{ ...saturday, takenBack }]);
  const [found, , tension] = mark([saturday], [taking]);
  expect([found, tension]).toEqual([[saturday], [saturday]]);
});

test("words that name nothing stay with what was said last", () => {
  const bare = "No. Well. Apparently he did.";
  const marked = { ...coded, takenBack: { ...takenBack, quote: bare, end: bare.length } };
  const [begun] = mark([cut("I took a new boy. He fed the bird on Friday.")], [], marked);
  expect(begun?.[0]?.takenBack).toBeUndefined();
  expect(mark([saturday], [], marked)[0]?.[0]?.takenBack?.quote).toBe(bare);
});
