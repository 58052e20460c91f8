import type { Brief, CodeKind, Evidence, Finding, StoredInsights } from "#contract/insights.ts";

/** What a person said, by their number; `at` tells places in one message apart. */
export function makeEvidence(person: number, quote: string, at = 0): Evidence {
  const sourceId = `session${person}`;
  return {
    ...{ quote, sourceKind: "interview", sourceId, sourceLabel: `P-${String(person).padStart(2, "0")}` },
    ...{ messageId: `message${person}`, start: at, end: at + Array.from(quote).length, ageRange: "25-34" },
  };
}

interface ThemeParts {
  id: string;
  text: string;
  label?: string;
  kind?: CodeKind;
  questionId?: string;
  /** The numbers of those who said it, and of those who disagreed. */
  said: number[];
  against?: number[];
  asked?: number;
}

export function makeTheme(parts: ThemeParts): Finding {
  const { id, text, said, against = [], asked = 8, label = text, kind = "struggles" } = parts;
  return {
    ...{ id, kind: "themes", text, sentiment: "negative" },
    strength: { people: said.length, asked, volunteered: 0 },
    evidence: said.map((person) => makeEvidence(person, `${text}, said ${person}.`)),
    challenging: against.map((person) => makeEvidence(person, `No, not ${text}, said ${person}.`)),
    about: {
      ...{ label, questionId: parts.questionId ?? "q1", kind, isTopic: false, because: [], leadsTo: [] },
    },
  };
}

export function makeSingle(id: string, text: string, person: number): Finding {
  return { ...makeTheme({ id, text, said: [person] }), kind: "singleVoices" };
}

export function makeBrief(parts: Partial<Brief> = {}): Brief {
  return { inShort: [], tensions: [], answers: [], unknown: [], ...parts };
}

export function makeInsights(parts: Partial<StoredInsights> = {}): StoredInsights {
  const none = { behaviors: [], painPoints: [], needs: [], opportunities: [] };
  return {
    keywords: [],
    emotions: { positiveCount: 0, negativeCount: 0, neutralCount: 0 },
    preferenceIndicators: { preferredFeatures: {}, missingFeatures: {} },
    competitiveAnalysis: { competitorMentions: {}, comparativeStatements: [] },
    aiAnalysis: { ...none, successStories: [], adoptionBarriers: [], recommendations: [] },
    suggestions: [],
    topics: [],
    metrics: { totalTranscripts: 8, averageLength: 120, uniqueWords: 300 },
    engagement: {
      ...{ shortResponses: 1, longResponses: 2 },
      ...{ averageWordsPerResponse: 20, medianWordsPerResponse: 18 },
    },
    findings: [],
    brief: makeBrief(),
    sources: { interviews: 8, transcripts: 0, threads: 0 },
    verification: { checked: 40, dropped: 0 },
    notes: [],
    coder: "built-in",
    generatedAt: "2026-11-23T10:12:00.000Z",
    ...parts,
  };
}
