import type { Saturation } from "#contract/findings.ts";
import type { Evidence, Finding } from "#contract/insights.ts";

function quote(words: string, speaker: number, ageRange: string | null = "25-34"): Evidence {
  return {
    quote: words,
    sourceKind: "interview",
    sourceId: `source${speaker}`,
    sourceLabel: `Participant ${speaker}`,
    messageId: `message${speaker}`,
    start: 0,
    end: words.length,
    ageRange,
  };
}

const counted = { volunteered: 0, answered: 12, probed: 5, notReached: 1 };

export const manyFinding: Finding = {
  id: "many",
  kind: "painPoints",
  text: "The shared board is out of date when the week begins",
  sentiment: "negative",
  strength: { people: 9, asked: 12, ...counted, volunteered: 1, interval: { low: 0.5, high: 0.92 } },
  evidence: [
    quote("The wall board is always out of date by Tuesday.", 2),
    quote("I lost two hours on Monday because nobody could tell me which task came first.", 4, "35-50"),
    quote("Honestly, I stopped looking at it.", 5),
    quote("My manager never looks at it either.", 8, null),
  ],
  challenging: [],
};

export const challengedFinding: Finding = {
  ...manyFinding,
  id: "challenged",
  kind: "needs",
  text: "People want one place for all tasks",
  sentiment: "positive",
  strength: { people: 6, asked: 12, ...counted, interval: { low: 0.25, high: 0.75 } },
  evidence: [quote("I need one place for all tasks.", 3)],
  challenging: [quote("Two lists are fine, one for home and one for work.", 9, "50-65")],
  ofOthers: [quote("The night shift would say the same, they write it all on their hands.", 11)],
};

export const weakFinding: Finding = {
  ...manyFinding,
  id: "weak",
  kind: "suggestions",
  text: "A summary every morning",
  sentiment: "neutral",
  strength: { people: 2, asked: 4, answered: 4, volunteered: 0, interval: null },
  evidence: [quote("I wish it had a digest every morning.", 1)],
};

const asFound = { foundAs: null, merged: [] };

export const pinnedFinding: Finding = {
  ...weakFinding,
  id: "pinned",
  edited: { pinned: true, hidden: false, ...asFound },
};

export const hiddenFinding: Finding = {
  ...weakFinding,
  id: "hidden",
  edited: { pinned: false, hidden: true, ...asFound },
};

export const saturationExample: Saturation = {
  kind: "interview",
  points: [7, 4, 3, 2, 2, 1, 1, 0].map((newCodes, at, all) => ({
    label: `${at + 1}`,
    newCodes,
    codes: all.slice(0, at + 1).reduce((sum, more) => sum + more, 0),
  })),
  baseSize: 4,
  runLength: 2,
  newShare: 1 / 16,
  verdict: "collect_more",
  sentence: "The last 2 interviews added 1 new code to the 16 of the first 4.",
};
