import { expect, it } from "vitest";
import { listSources } from "./source-list.ts";

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
