import fc from "fast-check";
import { expect, test } from "vitest";
import { makeKnownSound } from "#server/testing/known-sound.ts";
import { cutWav, readWavMs } from "./cut-wav.ts";

const { wav, words, durationMs } = makeKnownSound("I only book it in the evening");

test("a WAV says how long it plays, also where it was cut off; other files don't", () => {
  expect(readWavMs(wav)).toBe(durationMs);
  expect(readWavMs(wav.subarray(0, wav.length - 32_000))).toBe(durationMs - 1_000);
  expect(readWavMs(new TextEncoder().encode("RIFF____WAVE, she wrote, was a song of the sea."))).toBeNull();
  expect(readWavMs(new Uint8Array())).toBeNull();
});

test("a word that is cut out is its own tone, and nothing of its neighbours", () => {
  const [, , book] = words;
  const cut = cutWav(wav, book?.startMs ?? 0, book?.endMs ?? 0);
  if (cut === null) return expect.unreachable();
  expect(readWavMs(cut)).toBe(300);
  const samples = new Int16Array(cut.slice(44).buffer);
  const crossings = samples.filter((sample, at) => sample >= 0 && (samples[at - 1] ?? 0) < 0).length;
  // The third word is a tone of 240 Hz for 0.3 s.
  expect(Math.abs(crossings - 72)).toBeLessThanOrEqual(1);
});

test("parts that are cut one after the other are the whole again", () => {
  fc.assert(
    fc.property(fc.nat(durationMs), (ms) => {
      const samplesOf = (from: number, to: number) => cutWav(wav, from, to)?.slice(44) ?? new Uint8Array();
      const joined = Buffer.concat([samplesOf(0, ms), samplesOf(ms, durationMs)]);
      expect(joined.equals(samplesOf(0, durationMs))).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test("nothing lies between a time and itself, or beyond the end", () => {
  expect(cutWav(wav, 500, 500)).toBeNull();
  expect(cutWav(wav, durationMs, durationMs + 9_000)).toBeNull();
  expect(cutWav(wav.subarray(0, 30), 0, 500)).toBeNull();
});
