import { describe, expect, it } from "vitest";
import { tellReadAnew, tellSources, tellVerification } from "./coder-words.ts";

const sources = { interviews: 11, transcripts: 3, threads: 0 };

it("each kind of source is told by itself, never as one sum", () => {
  expect(tellSources(sources)).toBe("11 finished interviews and 3 transcripts");
  expect(tellSources({ interviews: 1, transcripts: 0, threads: 2 })).toBe(
    "1 finished interview and 2 Reddit threads",
  );
});

it("what was dropped is told, and that nothing was", () => {
  expect(tellVerification({ checked: 41, dropped: 3 })).toBe("3 of 41 dropped: quote not found.");
  expect(tellVerification({ checked: 41, dropped: 0 })).toContain("All 41 quotes were found");
});

describe("what a new generation cost", () => {
  const tell = (readAnew?: number) => tellReadAnew({ sources, ...(readAnew !== undefined && { readAnew }) });

  it("is told where some sources were known already", () => {
    expect(tell(2)).toBe("2 of 14 sources read anew; the others were known already.");
    expect(tell(0)).toBe("No source had to be read anew: all were known already.");
  });

  it("is not told where everything was new, or nobody counted", () => {
    expect(tell(14)).toBe("");
    expect(tell()).toBe("");
  });
});
