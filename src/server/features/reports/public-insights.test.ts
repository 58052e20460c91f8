import { expect, test } from "vitest";
import type { Evidence, StoredInsights } from "#contract/insights.ts";
import { toPublicInsights } from "./public-insights.ts";

const said: Evidence = {
  ...{ quote: "It never came.", sourceKind: "interview", sourceId: "secret", sourceLabel: "P-01" },
  ...{ messageId: "turn-4", start: 0, end: 14, ageRange: null },
  takenBack: { quote: "It had come.", messageId: "turn-9", start: 0, end: 12 },
};

test("readers learn no id of a message, nor of the later words that take it back", () => {
  const finding = { kind: "themes", text: "It never came", evidence: [said], challenging: [] };
  const insights = {
    ...{ findings: [finding], keywords: [], suggestions: [], topics: [], notes: [] },
    preferenceIndicators: { preferredFeatures: {}, missingFeatures: {} },
    competitiveAnalysis: { competitorMentions: {}, comparativeStatements: [] },
    aiAnalysis: {
      ...{ behaviors: [], painPoints: [], needs: [], opportunities: [] },
      ...{ successStories: [], adoptionBarriers: [], recommendations: [] },
    },
  } as unknown as StoredInsights;
  const shown = toPublicInsights(insights, {
    ...{ texts: new Map(), labels: new Map(), ageRanges: new Set<string>(), questionIds: [] },
  });
  expect(shown.findings[0]?.evidence[0]?.takenBack?.quote).toBe("It had come.");
  expect(JSON.stringify(shown)).not.toMatch(/turn-\d|secret/u);
});
