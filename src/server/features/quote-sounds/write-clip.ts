import { writeClock } from "#analysis/formats/export/transcript-text.ts";
import { escapeCue } from "#analysis/formats/export/transcript-vtt.ts";
import { cutWav, readWavMs } from "#analysis/quote-sound/cut-wav.ts";
import { findSoundEnding } from "#analysis/quote-sound/sound-endings.ts";
import type { QuoteSound } from "#contract/heard.ts";
import { maxSoundMinutes } from "#contract/limits.ts";
import type { ZipFile } from "../../files/zip-stream.ts";

export interface ClipParts {
  name: string;
  contentType: string;
  sound: Buffer;
  quote: string;
  place: QuoteSound;
}

/**
 * A quote's sound and its caption. Samples of a WAV can be counted off; packed sound can't be cut without a decoder, so
 * the whole answer comes and the caption marks the quote.
 */
export function writeClip({ name, contentType, sound, quote, place }: ClipParts): ZipFile[] {
  const soundMs = readWavMs(sound);
  const endMs = place.endMs ?? soundMs ?? maxSoundMinutes * 60_000;
  const cut = cutWav(sound, place.startMs, endMs);
  const shown =
    cut === null ? { startMs: place.startMs, endMs } : { startMs: 0, endMs: endMs - place.startMs };
  const file = `${name}.${findSoundEnding(contentType)}`;
  return [
    { path: file, bytes: cut ?? sound },
    {
      path: `${name}.vtt`,
      bytes: Buffer.from(writeCaption({ ...shown, quote, place, isCut: cut !== null })),
    },
  ];
}

function writeCaption(of: {
  startMs: number;
  endMs: number;
  quote: string;
  place: QuoteSound;
  isCut: boolean;
}): string {
  const notes = [
    ...(of.isCut ? [] : ["The sound is the whole answer; the caption shows when the quote is spoken."]),
    ...(of.place.match === "near" ? ["The participant corrected these words before sending them."] : []),
    ...(of.place.match === "whole"
      ? ["These words weren't found in the sound: the caption is over the whole answer."]
      : []),
  ];
  const times = `${writeClock(of.startMs / 1_000)} --> ${writeClock(of.endMs / 1_000)}`;
  // A blank line would end the cue.
  const text = escapeCue(of.quote.trim().replace(/\s*[\r\n]+\s*/g, "\n"));
  return `${["WEBVTT", ...notes.map((note) => `NOTE ${note}`), `${times}\n${text}`].join("\n\n")}\n`;
}
