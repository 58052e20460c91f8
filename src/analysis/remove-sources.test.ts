import { expect, test } from "vitest";
import type { Evidence, Finding, FindingKind } from "#contract/insights.ts";
import { removeSources } from "./remove-sources.ts";

function said(sourceId: string, quote: string): Evidence {
  const place = { start: 0, end: Array.from(quote).length, messageId: `${sourceId} m` };
  return { quote, sourceId, sourceKind: "interview", sourceLabel: sourceId, ageRange: null, ...place };
}

function find(kind: FindingKind, text: string, evidence: Evidence[], challenging: Evidence[] = []): Finding {
  const strength = { people: evidence.length, asked: 3, volunteered: 0 };
  return { id: text, kind, text, sentiment: "neutral", strength, evidence, challenging };
}

function makeContent(findings: Finding[], keywordEvidence: Evidence[] = []) {
  const textsOf = (kind: FindingKind) => findings.filter((one) => one.kind === kind).map((one) => one.text);
  const countsOf = (kind: FindingKind) => Object.fromEntries(textsOf(kind).map((text) => [text, 1]));
  return {
    keywords: keywordEvidence.map((item) => ({
      keyword: item.quote,
      frequency: 1,
      people: 1,
      evidence: [item],
    })),
    emotions: { positiveCount: 0, negativeCount: 0, neutralCount: 0 },
    preferenceIndicators: {
      preferredFeatures: countsOf("preferredFeatures"),
      missingFeatures: countsOf("missingFeatures"),
    },
    competitiveAnalysis: {
      competitorMentions: countsOf("competitorMentions"),
      comparativeStatements: textsOf("comparativeStatements"),
    },
    aiAnalysis: {
      behaviors: textsOf("behaviors"),
      painPoints: textsOf("painPoints"),
      needs: textsOf("needs"),
      opportunities: [],
      successStories: [],
      adoptionBarriers: [],
      recommendations: textsOf("recommendations"),
    },
    suggestions: textsOf("suggestions"),
    topics: textsOf("topics"),
    metrics: { totalTranscripts: 2, averageLength: 1, uniqueWords: 1 },
    engagement: {
      shortResponses: 0,
      longResponses: 0,
      averageWordsPerResponse: 0,
      medianWordsPerResponse: 0,
    },
    findings,
    sources: { interviews: 2, transcripts: 0, threads: 0 },
    verification: { checked: 0, dropped: 0 },
    notes: [],
    coder: "test",
  };
}

const isKept = (sourceId: string) => sourceId !== "gone";

test("insights without a word of the removed session are the same", () => {
  const content = makeContent([find("needs", "Search", [said("kept", "We need search")])]);
  expect(removeSources(content, isKept)).toBe(content);
});

test("what one removed person alone said goes from every list", () => {
  const kinds: FindingKind[] = ["needs", "suggestions", "topics", "missingFeatures", "competitorMentions"];
  const findings = kinds.map((kind) => find(kind, `Zebra ${kind}`, [said("gone", "zebra")]));
  const result = removeSources(makeContent(findings, [said("gone", "zebra")]), isKept);
  expect(JSON.stringify(result)).not.toMatch(/zebra/i);
});

test("what others said too stays, with the others' words alone", () => {
  const finding = find(
    "painPoints",
    "Notifications pile up",
    [said("gone", "Notifications pile up at night"), said("kept", "They pile up")],
    [said("gone", "I love them")],
  );
  const result = removeSources(makeContent([finding]), isKept);
  expect(result.aiAnalysis.painPoints).toEqual(["Notifications pile up"]);
  expect(result.findings).toMatchObject([{ evidence: [{ sourceId: "kept" }], challenging: [] }]);
  expect(result.notes).toHaveLength(1);
});

test("a finding that is told in the removed person's own words goes although others stand behind it", () => {
  const words = "my boss reads every message that I write";
  const evidence = [said("gone", `Honestly, ${words}.`), said("kept", "My manager reads along")];
  const findings = [
    find("painPoints", "My boss reads every message that I write", evidence),
    find("recommendations", `Fix: ${words} (2 of 3 people)`, evidence),
  ];
  const result = removeSources(makeContent(findings), isKept);
  expect(result.findings).toEqual([]);
  expect(result.aiAnalysis).toMatchObject({ painPoints: [], recommendations: [] });
});

test("words that somebody who stays said as well are not taken for the removed person's own", () => {
  const text = "Searching old decisions takes far too long";
  const result = removeSources(
    makeContent([find("painPoints", text, [said("gone", text), said("kept", text)])]),
    isKept,
  );
  expect(result.aiAnalysis.painPoints).toEqual([text]);
});

test("a theme worded by a removed person goes, however short, and the brief with it", () => {
  const evidence = [said("gone", "Winter was cold."), said("kept", "It was too cold to ride")];
  const theme = find("themes", "Winter was cold", evidence);
  const left = find("themes", "Support is slow", [
    said("kept", "Support is slow"),
    said("gone", "slow help"),
  ]);
  const side = (item: Evidence) => ({ text: item.quote, evidence: [item] });
  const answer = { text: null, asked: 2, answered: 2, isThin: false };
  const brief = {
    inShort: [theme, left].map(({ id, text }) => ({ text: `2 of 2 people: “${text}”`, findings: [id] })),
    tensions: [
      {
        id: "t",
        within: "people" as const,
        a: side(said("kept", "Yes")),
        b: side(said("gone", "Winter no")),
      },
    ],
    answers: [
      {
        ...answer,
        questionId: "q1",
        text: "Winter (2)",
        findings: [theme.id],
        evidence: evidence.slice(0, 1),
      },
      { ...answer, questionId: "q2", text: "Support (2)", findings: [left.id], evidence: [] },
    ],
    unknown: [],
  };
  const result = removeSources({ ...makeContent([theme, left]), brief }, isKept);
  expect(JSON.stringify(result)).not.toMatch(/winter/i);
  expect(result.brief?.inShort.map(({ findings }) => findings)).toEqual([[left.id]]);
  expect(result.brief?.answers.map(({ text, findings }) => [text, findings])).toEqual([
    [null, []],
    ["Support (2)", [left.id]],
  ]);
});

test("what was told of others goes with its source, and the finding stays", () => {
  const finding = { ...find("needs", "Bread", [said("kept", "bread")]), ofOthers: [said("gone", "theirs")] };
  const [left] = removeSources(makeContent([finding]), isKept).findings;
  expect(left?.evidence).toHaveLength(1);
  expect(left?.ofOthers).toEqual([]);
});
