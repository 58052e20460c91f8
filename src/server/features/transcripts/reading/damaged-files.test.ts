import fc from "fast-check";
import { expect, test } from "vitest";
import { makeDocx, makePdf } from "../../interviews/upload/files-for-tests.ts";
import { talk } from "../upload-for-tests.ts";
import { readTranscriptsOf } from "./read-transcripts.ts";

const seed = Number(process.env.SEED ?? 20_261_121);
const lines = talk.split("\n");

/** A bit turned, a stretch taken out or doubled, the end cut off. */
const damage = fc.oneof(
  fc.tuple(fc.nat(), fc.nat(7)).map(([at, bit]) => (bytes: Buffer) => {
    const place = at % bytes.length;
    bytes.writeUInt8(bytes.readUInt8(place) ^ (1 << bit), place);
    return bytes;
  }),
  fc.tuple(fc.nat(), fc.nat(400), fc.boolean()).map(([at, size, isDoubled]) => (bytes: Buffer) => {
    const place = at % bytes.length;
    const rest = bytes.subarray(isDoubled ? place : place + size);
    return Buffer.concat([bytes.subarray(0, isDoubled ? place + size : place), rest]);
  }),
  fc.nat().map((at) => (bytes: Buffer) => Buffer.from(bytes.subarray(0, 1 + (at % bytes.length)))),
);

/** Of most problems the caller says the sentence. */
const refusal = /^talk\.(docx|pdf) .{5,200}\.$/;

test.each([
  ["talk.docx", makeDocx(lines)],
  ["talk.pdf", makePdf(lines)],
])(
  "T-FUZ-5 a damaged %s is read as far as it goes or refused, and never breaks the reader",
  async (name, whole) => {
    expect(await readTranscriptsOf(name, Buffer.from(whole))).toHaveProperty("transcripts");
    await fc.assert(
      fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 6 }), async (damages) => {
        const bytes = damages.reduce<Buffer>(
          (now, hurt) => (now.length > 0 ? hurt(now) : now),
          Buffer.from(whole),
        );
        const reading = await readTranscriptsOf(name, bytes);
        if ("problem" in reading) expect(reading.sentence ?? "talk.docx is damaged.").toMatch(refusal);
        else expect(reading.transcripts.length).toBeGreaterThan(0);
      }),
      { numRuns: 150, seed },
    );
  },
  120_000,
);
