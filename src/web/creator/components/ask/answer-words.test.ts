import { describe, expect, it } from "vitest";
import type { AnsweringPerson, Passage } from "#contract/ask.ts";
import { findSpeaker, formatMatched, formatNobody, formatPerson } from "./answer-words.ts";
import { listAskedSources, readQuestion, withQuestion } from "./asked-sources.ts";

function passage(sourceId: string, start: number): Passage {
  return { sourceKind: "transcript", sourceId, messageId: "m", start, end: start + 4, quote: "word" };
}

function person(label: string, passages: Passage[]): AnsweringPerson {
  return { label, project: { _id: "h", name: "Harbour" }, interview: null, passages };
}

describe("who said a passage of an answer", () => {
  const people = [
    person("Ann", [passage("focus group", 0)]),
    person("Ben", [passage("focus group", 9)]),
    person("P-03", [passage("alone", 0)]),
  ];

  it("is the person under whom these very words are listed, also where several speak in one source", () => {
    expect(findSpeaker({ people }, passage("focus group", 9))?.label).toBe("Ben");
  });

  it("is the only person of its source where the words are not listed, and nobody where several speak", () => {
    expect(findSpeaker({ people }, passage("alone", 7))?.label).toBe("P-03");
    expect(findSpeaker({ people }, passage("focus group", 7))).toBeUndefined();
  });
});

it("a person is named with the interview and the project where a question is about more than those", () => {
  const pilot = { ...person("P-01", []), interview: { _id: "p", name: "Pilots" } };
  expect(formatPerson(pilot, { kind: "interview", interviewId: "p" })).toBe("P-01");
  expect(formatPerson(pilot, { kind: "project", projectId: "h" })).toBe("P-01, Pilots");
  expect(formatPerson(pilot, { kind: "everything" })).toBe("P-01, Pilots, Harbour");
  expect(formatPerson(person("dock.txt", []), { kind: "everything" })).toBe("dock.txt, Harbour");
  expect(formatPerson({ ...person("dock.txt", []), project: null }, { kind: "everything" })).toBe("dock.txt");
});

describe("how many said something that fits", () => {
  const one = {
    matched: 3,
    searched: 12,
    counts: [{ kind: "interview" as const, matched: 3, searched: 12 }],
  };
  const two = {
    matched: 4,
    searched: 14,
    counts: [...one.counts, { kind: "thread" as const, matched: 1, searched: 2 }],
  };

  it("is of those searched", () => {
    expect(formatMatched(one)).toBe("3 of 12 people said something about this.");
    expect(formatMatched({ matched: 0, searched: 1, counts: [] })).toBe(
      "0 of 1 person said something about this.",
    );
    expect(formatNobody(one)).toBe("Nothing anyone said answers this. Searched: 12 people.");
  });

  it("is never added up over kinds of source", () => {
    expect(formatMatched(two)).toBe(
      "People who said something about this: 3 of 12 in interviews, 1 of 2 in Reddit threads.",
    );
    expect(formatNobody(two)).toBe(
      "Nothing anyone said answers this. Searched: 12 people in interviews, 2 people in Reddit threads.",
    );
  });

  it("is nobody where there is nobody to search", () => {
    expect(formatNobody({ matched: 0, searched: 0, counts: [] })).toMatch(/nothing to search yet/);
  });
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
