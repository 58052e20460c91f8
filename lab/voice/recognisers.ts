import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { HeardWord } from "#contract/heard.ts";
import type { Said } from "#server/testing/loopback-recogniser.ts";
import { runProgram } from "./run-program.ts";
import { decode, locateSound, toBytes, toMs } from "./samples.ts";
import type { SpokenAnswer } from "./speak-parts.ts";

/** Under this two sounds have only chance in common. */
const minLikeness = 0.4;

/** Knows the answer that is being given, with its times in the sound that came. */
export function hearExactly(speaking: () => SpokenAnswer | undefined) {
  return async (audio: Uint8Array): Promise<Said | null> => {
    const answer = speaking();
    if (answer === undefined) return null;
    const samples = await decode(audio);
    return { text: answer.text, words: findParts(samples, answer), durationMs: toMs(samples.length) };
  };
}

/** Where an answer's parts truly lie in a recording of it. */
export function findParts(recording: Int16Array, { samples, parts }: SpokenAnswer): HeardWord[] {
  const { atMs, likeness } = locateSound(samples, recording);
  if (likeness < minLikeness) throw new Error(`the answer isn't in this recording (${likeness.toFixed(2)})`);
  const endMs = toMs(recording.length);
  return parts.map((part) => ({
    ...{
      text: part.text,
      startMs: Math.max(0, part.startMs + atMs),
      endMs: Math.min(endMs, part.endMs + atMs),
    },
  }));
}

const model = "/usr/share/pocketsphinx/model/en-us";
/** A word and its seconds: "evening 2.130 2.310 0.999800", "when(3) 2.330 2.440 0.5". */
const segment = /^(\S+?)(?:\(\d+\))? (\d+\.\d+) (\d+\.\d+) \d+\.\d+$/gm;

/** A real recogniser with real mistakes; how its words lie in time is its own. */
export async function hearWithPocketsphinx(audio: Uint8Array): Promise<Said> {
  const samples = await decode(audio);
  const folder = await mkdtemp(join(tmpdir(), "askwell-sphinx-"));
  try {
    const file = join(folder, "answer.raw");
    await writeFile(file, toBytes(samples));
    const output = await runProgram("pocketsphinx_continuous", [
      ...["-infile", file, "-time", "yes", "-remove_silence", "no", "-logfn", "/dev/null"],
      ...["-hmm", `${model}/en-us`, "-lm", `${model}/en-us.lm.bin`],
      ...["-dict", `${model}/cmudict-en-us.dict`],
    ]);
    const words = [...output.toString("utf8").matchAll(segment)]
      .filter(([, word = ""]) => !/^[<[+]/.test(word))
      .map(([, text = "", start, end]) => ({
        ...{ text, startMs: Math.round(Number(start) * 1_000), endMs: Math.round(Number(end) * 1_000) },
      }));
    const text = words.map((word) => word.text).join(" ");
    return { text, words, durationMs: toMs(samples.length) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
