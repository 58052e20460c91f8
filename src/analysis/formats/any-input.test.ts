import fc from "fast-check";
import { expect, test } from "vitest";
import { caseCount } from "#server/testing/some-cases.ts";
import { sliceCodePoints } from "../code-points.ts";
import { withoutPersonalData } from "./export/personal-data.ts";
import { makeInterview, makeProject, makeSession, makeTurn } from "./export/project-for-tests.ts";
import { makeRefiProject } from "./refi/make-refi-project.ts";
import { readQdpx } from "./refi/read-qdpx.ts";
import { writeQdpx } from "./refi/write-qdpx.ts";
import { readThread } from "./threads/read-thread.ts";
import { transcriptFormats } from "./transcripts/imported-transcript.ts";
import { readTranscript, readTranscriptFile } from "./transcripts/read-transcript.ts";

/** Text out of the pieces that transcripts are made of, in any order. */
const pieces = fc.constantFrom(
  ...'Anna: |Ben:|\n|\r\n|\r|00:01|[00:04:01] |-->|1 --> 2|WEBVTT|<v Ana>|</v>|**|:|,|;|\t|"|\'|&amp;|&#x;|=1|12.|Page 1 of 2|# |{|}|[|]|"text"|speaker,text|🐝|שלום|\u0000|\ufeff|\ud83d|word |?|. '.split(
    "|",
  ),
);
const messy = fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(""));

test("whatever text is uploaded in whatever format, there are turns of known speakers or a sentence", () => {
  fc.assert(
    fc.property(fc.constantFrom(...transcriptFormats), messy, (format, text) => {
      const reading = readTranscript({ name: "talk.x", text, format });
      if ("problem" in reading) {
        expect(reading.problem).toMatch(/^talk\.x .+\.$/);
        return;
      }
      for (const { speakers, turns } of reading.transcripts) {
        const ids = new Set(speakers.map((speaker) => speaker.id));
        expect(turns.length).toBeGreaterThan(0);
        expect(turns.every((turn) => ids.has(turn.speakerId) && turn.text !== "")).toBe(true);
      }
    }),
    { numRuns: caseCount(500, 2_000) },
  );
});

test("whatever bytes are uploaded, there is an answer", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const reading = readTranscriptFile({ name: "talk.txt", bytes });
      expect("problem" in reading || reading.transcripts.length > 0).toBe(true);
    }),
    { numRuns: caseCount(200, 500) },
  );
});

test("whatever JSON comes as a transcript or thread, there is an answer", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      const reading = readTranscript({ name: "talk.json", text: JSON.stringify(value) });
      expect("problem" in reading || reading.transcripts.length > 0).toBe(true);
      expect(readThread([{ kind: "Listing", data: value }, value], (name) => name)).toHaveProperty("problem");
    }),
    { numRuns: caseCount(200, 500) },
  );
});

test("whatever people write, each highlight comes back from REFI-QDA on its own words", () => {
  const range = fc.tuple(fc.nat(), fc.nat());
  fc.assert(
    fc.property(fc.array(messy, { minLength: 1, maxLength: 4 }), range, (texts, [from, to]) => {
      const turns = texts.map((text, i) => makeTurn(`t${i}`, i % 2 ? "interviewer" : "participant", text));
      const session = makeSession("s1", "P-01", turns);
      session.annotations = turns.map((turn, i) => {
        const points = Array.from(turn.text);
        const start = from % (points.length + 1);
        const picked = start + (to % (points.length - start + 1));
        // Nobody can mark half of a line break.
        const isHalf = picked > start && points[picked - 1] === "\r" && points[picked] === "\n";
        const end = isHalf ? picked - 1 : picked;
        const passage = { quote: sliceCodePoints(turn.text, start, end), start, end };
        return {
          id: `n${i}`,
          kind: "highlight",
          turnId: turn.id,
          text: "",
          passage,
          personId: "u1",
          createdAt: "",
        };
      });
      const project = makeProject([makeInterview([session])]);
      const reading = readQdpx(writeQdpx(project));
      if ("problem" in reading) throw new Error(reading.problem);
      expect(reading.project).toEqual(makeRefiProject(project));
      const [source] = reading.project.sources;
      const [, ...marks] = source?.selections ?? [];
      const shown = withoutPersonalData(project).interviews[0]?.sessions[0]?.annotations ?? [];
      const quotes = shown.flatMap(({ passage }) => (passage?.quote ? [asSource(passage.quote)] : []));
      expect(marks.map(({ start, end }) => sliceCodePoints(source?.text ?? "", start, end))).toEqual(
        quotes.filter((quote) => quote !== ""),
      );
    }),
    { numRuns: caseCount(200, 500) },
  );
});

/** A quote as a text in LF and UTF-8 has it. */
function asSource(quote: string): string {
  return quote.toWellFormed().replace(/\r\n?/g, "\n");
}
