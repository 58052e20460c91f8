import { describe, expect, it } from "vitest";
import { formatAnalysed, formatReadAnew, formatSources, formatVerification } from "./coder-words.ts";

const sources = { interviews: 11, transcripts: 3, threads: 0 };

it("each kind of source is told by itself, never as one sum", () => {
  expect(formatSources(sources)).toBe("11 interviews and 3 transcripts");
  expect(formatSources({ interviews: 1, transcripts: 0, threads: 2 })).toBe(
    "1 interview and 2 Reddit threads",
  );
});

it("what wasn't analysed is in no count of what was", () => {
  const notAnalysed = { kind: "interview" as const, sources: 2, of: 11 };
  expect(formatAnalysed({ sources, notAnalysed })).toBe("9 interviews and 3 transcripts");
  expect(formatAnalysed({ sources })).toBe("11 interviews and 3 transcripts");
});

it("what was dropped is told, and that nothing was", () => {
  expect(formatVerification({ checked: 41, dropped: 3 })).toBe(
    "Every quote is verbatim; 3 of 41 could not be found and were dropped.",
  );
  expect(formatVerification({ checked: 41, dropped: 0 })).toBe("Every quote is verbatim.");
});

describe("what a new generation cost", () => {
  const tell = (readAnew?: number) =>
    formatReadAnew({ sources, ...(readAnew !== undefined && { readAnew }) });

  it("is told where some sources were known already", () => {
    expect(tell(2)).toBe("2 new, 12 unchanged.");
    expect(tell(0)).toBe("Nothing new since the last analysis.");
  });

  it("is not told where everything was new, or nobody counted", () => {
    expect(tell(14)).toBe("");
    expect(tell()).toBe("");
  });
});
