import { expect, test } from "vitest";
import { leftOutNote, sourcesRemovedNote } from "#contract/choices.ts";
import { makeInsights } from "../../../findings/brief-for-tests.ts";
import { hasRemovedSources } from "./removed-sources.ts";

const sources = { interviews: 12, transcripts: 0, threads: 0 };

test("an analysis that counts sessions deleted or left out since is recognised, with their quotes in it or without", () => {
  const insights = { ...makeInsights(), sources };
  expect(hasRemovedSources({ insights, counts: { completed: 10 } })).toBe(true);
  for (const note of [sourcesRemovedNote, leftOutNote])
    expect(hasRemovedSources({ insights: { ...insights, notes: [note] }, counts: { completed: 13 } })).toBe(
      true,
    );
  expect(hasRemovedSources({ insights, counts: { completed: 12 } })).toBe(false);
  expect(hasRemovedSources({ insights: null, counts: { completed: 0 } })).toBe(false);
});
