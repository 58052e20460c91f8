import { expect, it } from "vitest";
import { chooseSources, listSources } from "./source-list.ts";

const all = { interviews: true, transcripts: true, reddit: true };

it("a kind of source of which there is none cannot be chosen, and says why", () => {
  const [, transcripts, threads] = listSources(all, { interviews: 3, transcripts: 0, reddit: 1 });
  expect(transcripts).toMatchObject({ chosen: false, disabled: true });
  expect(transcripts?.detail).toBe("None uploaded to this project yet");
  expect(threads).toMatchObject({ chosen: true, disabled: false, detail: "1 thread" });
});

it("interviews can be chosen before any is finished", () => {
  const [interviews] = listSources(all, { interviews: 0, transcripts: 0, reddit: 0 });
  expect(interviews).toMatchObject({ chosen: true, disabled: false, detail: "No finished sessions yet" });
});

it("uploaded transcripts are analysed unasked only where there are no interviews", () => {
  expect(chooseSources({ interviews: 0, transcripts: 6, reddit: 2 })).toEqual({
    ...{ interviews: true, transcripts: true, reddit: false },
  });
  expect(chooseSources({ interviews: 1, transcripts: 6, reddit: 2 }).transcripts).toBe(false);
  expect(chooseSources({ interviews: 0, transcripts: 0, reddit: 0 }).transcripts).toBe(false);
});
