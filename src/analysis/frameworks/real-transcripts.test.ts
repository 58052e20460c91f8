import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { sliceCodePoints } from "../code-points.ts";
import { readTranscriptFile } from "../formats/transcripts/read-transcript.ts";
import type { Source } from "../sources.ts";
import { listLeaves } from "./leaves.ts";
import { makeFramework } from "./make-frameworks.ts";

const folder = fileURLToPath(new URL("../../../../shared/data/transcripts", import.meta.url));
const study = { questions: [], objective: "", topics: [], competitors: [], ownProduct: null };

function readSources(name: string): Source[] {
  const reading = readTranscriptFile({ name, bytes: readFileSync(`${folder}/${name}`) });
  if ("problem" in reading) throw new Error(reading.problem);
  return reading.transcripts.map(({ title, speakers, turns }, index) => {
    const participants = new Set(speakers.filter(({ role }) => role === "participant").map(({ id }) => id));
    const segments = turns.map(({ speakerId, text }, at) => ({
      id: `m${at}`,
      speaker: participants.has(speakerId) ? ("participant" as const) : ("interviewer" as const),
      text,
      questionId: null,
      move: null,
    }));
    const label = title;
    return {
      id: `${name} ${index}`,
      kind: "transcript",
      label,
      segments,
      ageRange: null,
      location: null,
      language: "en",
    };
  });
}

describe.skipIf(!existsSync(folder))("frameworks of real transcripts", () => {
  const files = [
    "metamuse_47.txt",
    "changelog_founders_talk_53.md",
    "democracy_ai_human.csv",
    "talkpython_071_dev_career.vtt",
  ];

  test.each(files)("%s gives lines in all three, each on words that stand in it", (name) => {
    const sources = readSources(name);
    const texts = new Map(
      sources.flatMap(({ id, segments }) => segments.map((one) => [`${id} ${one.id}`, one])),
    );
    for (const kind of ["persona", "customerJourney", "valueProp"] as const) {
      const leaves = listLeaves(makeFramework(kind, sources, { study, healthStudy: false }));
      expect(leaves.length).toBeGreaterThan(5);
      for (const { sourceId, messageId, start, end, quote } of leaves.flatMap(({ evidence }) => evidence)) {
        const segment = texts.get(`${sourceId} ${messageId}`);
        expect(segment?.speaker).toBe("participant");
        expect(sliceCodePoints(segment?.text ?? "", start, end)).toBe(quote);
      }
    }
  });

  test("a founder's talk names the people around her", () => {
    const persona = makeFramework("persona", readSources("changelog_founders_talk_53.md"), {
      study,
      healthStudy: false,
    });
    const roles = persona.framework === "persona" ? persona.network.map(({ role }) => role) : [];
    expect(roles).toEqual(expect.arrayContaining(["Husband", "Family", "Investors", "Co-founder"]));
  });
});
