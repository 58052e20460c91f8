import type { HeardWord } from "#contract/heard.ts";
import { seedRandom } from "../../bench/analysis/random.ts";
import { runProgram } from "./run-program.ts";
import { decode, toMs, toSamples, toWav, trimSilence } from "./samples.ts";

/** An answer whose parts were spoken one by one and joined, so that their times are known to the millisecond. */
export interface SpokenAnswer {
  text: string;
  parts: HeardWord[];
  samples: Int16Array;
  wav: Buffer;
}

export interface Manner {
  /** One of espeak-ng's. */
  voice: string;
  /** How loud the room is beside the voice: 0 for silence. */
  noise: number;
}

const silenceAroundMs = 400;
const gapMs = 100;
const wordsPerMinute = "150";

/** Each part on its own: a word or several. */
export async function speakParts(parts: readonly string[], { voice, noise }: Manner): Promise<SpokenAnswer> {
  const sounds = await Promise.all(parts.map((part) => speak(part, voice)));
  const length = sounds.reduce((sum, sound) => sum + sound.length + toSamples(gapMs), 0);
  const samples = new Int16Array(length + 2 * toSamples(silenceAroundMs));
  const places: HeardWord[] = [];
  let at = toSamples(silenceAroundMs);
  for (const [index, text] of parts.entries()) {
    const sound = sounds[index] ?? new Int16Array();
    samples.set(sound, at);
    places.push({ text, startMs: toMs(at), endMs: toMs(at + sound.length) });
    at += sound.length + toSamples(gapMs);
  }
  if (noise > 0) addNoise(samples, noise);
  return { text: parts.join(" "), parts: places, samples, wav: toWav(samples) };
}

async function speak(text: string, voice: string): Promise<Int16Array> {
  const wav = await runProgram("espeak-ng", ["-v", voice, "-s", wordsPerMinute, "--stdout", text]);
  return trimSilence(await decode(wav));
}

function addNoise(samples: Int16Array, noise: number): void {
  const random = seedRandom(samples.length);
  const loudness = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
  for (const [at, sample] of samples.entries()) {
    const louder = sample + (random() - 0.5) * 2 * Math.sqrt(3) * noise * loudness;
    samples[at] = Math.max(-32_768, Math.min(32_767, Math.round(louder)));
  }
}
