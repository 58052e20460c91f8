import { describe, expect, it } from "vitest";
import type { Passage } from "#contract/findings.ts";
import { findSpeaker, formatMatched } from "./answer-words.ts";
import { listAskedSources, readQuestion, withQuestion } from "./asked-sources.ts";

function passage(sourceId: string, start: number): Passage {
  return { sourceKind: "transcript", sourceId, messageId: "m", start, end: start + 4, quote: "word" };
}

describe("who said a passage of an answer", () => {
  const people = [
    { label: "Ann", passages: [passage("focus group", 0)] },
    { label: "Ben", passages: [passage("focus group", 9)] },
    { label: "P-03", passages: [passage("alone", 0)] },
  ];

  it("is the person under whom these very words are listed, also where several speak in one source", () => {
    expect(findSpeaker({ people }, passage("focus group", 9))).toBe("Ben");
  });

  it("is the only person of its source where the words are not listed, and nobody where several speak", () => {
    expect(findSpeaker({ people }, passage("alone", 7))).toBe("P-03");
    expect(findSpeaker({ people }, passage("focus group", 7))).toBeUndefined();
  });
});

it("how many said something that fits is told of those searched", () => {
  expect(formatMatched({ matched: 3, searched: 12 })).toBe("3 of 12 people said something about this.");
  expect(formatMatched({ matched: 0, searched: 1 })).toBe("0 of 1 person said something about this.");
});

it("a question is looked up in the sources that the insights were made of", () => {
  expect(listAskedSources({ interviews: 0, transcripts: 3, threads: 1 })).toEqual(["transcripts", "reddit"]);
  expect(listAskedSources({ interviews: 4, transcripts: 0, threads: 0 })).toEqual(["interviews"]);
  expect(listAskedSources(undefined)).toEqual(["interviews"]);
});

describe("the question in the address", () => {
  const both = ["interviews", "transcripts"] as const;

  it("is found again with where it was looked up, and the rest of the address stays", () => {
    const search = withQuestion(new URLSearchParams("tab=insights&ask=old&in=reddit"), {
      question: "What is hard?",
      source: "transcripts",
    });
    expect(search.get("tab")).toBe("insights");
    expect(readQuestion(search, both)).toEqual({ question: "What is hard?", source: "transcripts" });
  });

  it("is looked up in the first kind where the address names one that there is not", () => {
    expect(readQuestion(new URLSearchParams("ask=why&in=reddit"), both).source).toBe("interviews");
  });

  it("leaves nothing behind when it is cleared", () => {
    const search = withQuestion(new URLSearchParams("ask=why&in=transcripts"), {
      question: "",
      source: "transcripts",
    });
    expect(search.toString()).toBe("");
  });
});
