import { describe, expect, it } from "vitest";
import type { Finding } from "#contract/insights.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { toCountedItems } from "./counted-items.ts";
import {
  formatLikely,
  formatPercent,
  formatStrength,
  isFirstQuote,
  isOneQuote,
  isSmallGroup,
  listFindings,
  listHidden,
} from "./finding-words.ts";

function finding(text: string, quote: string): Finding {
  return {
    id: text,
    kind: "competitorMentions",
    text,
    sentiment: "neutral",
    strength: { people: 1, asked: 6, volunteered: 0 },
    evidence: [
      {
        quote,
        sourceKind: "interview",
        sourceId: "s1",
        sourceLabel: "P-01",
        messageId: "m1",
        start: 0,
        end: quote.length,
        ageRange: null,
      },
    ],
    challenging: [],
  };
}

describe("how sure a finding is", () => {
  it("is told by people of those asked, and apart from them those who said it unasked", () => {
    expect(formatStrength({ people: 2, asked: 6, volunteered: 0 })).toBe("2 of 6 people");
    expect(formatStrength({ people: 2, asked: 6, volunteered: 1 })).toBe(
      "3 of 6 people (1 raised it unasked)",
    );
  });

  it("without anyone asked, it is told of those who said it by themselves", () => {
    expect(formatStrength({ people: 0, asked: 0, volunteered: 2 })).toBe("2 people, unasked");
  });

  it("has a likely range from twenty people on, and none below", () => {
    const interval = { low: 0.22, high: 0.614 };
    expect(formatLikely({ asked: 20, interval })).toBe("likely 22–\u206061\u00a0%");
    expect(formatLikely({ asked: 19, interval })).toBeUndefined();
    expect(formatLikely({ asked: 20, interval: null })).toBeUndefined();
  });

  it("of under five asked is marked as told by few", () => {
    expect(isSmallGroup({ people: 3, asked: 4, volunteered: 0 })).toBe(true);
    expect(isSmallGroup({ people: 3, asked: 5, volunteered: 0 })).toBe(false);
  });

  it("is a percentage only from twenty on", () => {
    expect(formatPercent(4, 19)).toBeUndefined();
    expect(formatPercent(0, 0)).toBeUndefined();
    expect(formatPercent(8, 20)).toBe("40%");
  });

  it("one mention is not 1 mentions", () => {
    expect(countNoun(1, "mention")).toBe("1 mention");
    expect(countNoun(2, "person", "people")).toBe("2 people");
  });
});

it("a sentence that only repeats its one quote is not shown twice", () => {
  expect(isOneQuote(finding("I prefer Slack", "“I prefer Slack.”"))).toBe(true);
  expect(isOneQuote(finding("Prefer Slack", "I prefer Slack."))).toBe(false);
});

it("a sentence that repeats the first of several quotes lets that quote speak", () => {
  const [first] = finding("I prefer Slack", "I prefer Slack.").evidence;
  if (!first) throw new Error("The finding has no evidence");
  const two = { ...finding("I prefer Slack", ""), evidence: [first, { ...first, quote: "Slack it is." }] };
  expect([isFirstQuote(two), isOneQuote(two)]).toEqual([true, false]);
});

describe("counts with their evidence", () => {
  it("the most mentioned comes first, each with what was said of it", () => {
    const items = toCountedItems({ Notion: 2, Zoom: 5, Asana: 2 }, [finding("Zoom", "Zoom crashed")]);
    expect(items.map((item) => [item.label, item.count, item.evidence.length])).toEqual([
      ["Zoom", 5, 1],
      ["Asana", 2, 0],
      ["Notion", 2, 0],
    ]);
  });

  it("a product called __proto__ is a product like any other", () => {
    const counts = JSON.parse('{"__proto__": 3, "constructor": 1}') as Record<string, number>;
    expect(toCountedItems(counts, []).map((item) => item.label)).toEqual(["__proto__", "constructor"]);
  });
});

describe("findings edited by hand", () => {
  const edited = { pinned: false, hidden: false, foundAs: null, merged: [] };
  const plain = finding("Zoom", "Zoom crashed");
  const pinned = { ...finding("Slack", "Slack is fine"), edited: { ...edited, pinned: true } };
  const hidden = { ...finding("Mail", "Mail, too"), edited: { ...edited, hidden: true } };

  it("pinned ones come first, hidden ones stand apart", () => {
    const all = [plain, hidden, pinned];
    expect(listFindings(all, "competitorMentions").map(({ text }) => text)).toEqual(["Slack", "Zoom"]);
    expect(listHidden(all, "competitorMentions").map(({ text }) => text)).toEqual(["Mail"]);
  });

  it("a renamed product keeps its count, a hidden or merged one is not counted again", () => {
    const renamed = {
      ...finding("Microsoft Teams", "Teams is slow"),
      edited: { ...edited, foundAs: "Teams", merged: [{ id: "ms", text: "MS Teams" }] },
    };
    const items = toCountedItems({ Teams: 4, "MS Teams": 2, Mail: 3 }, [renamed, hidden]);
    expect(items.map(({ label, count }) => [label, count])).toEqual([["Microsoft Teams", 4]]);
  });
});
