import type { ImportedTranscript } from "./imported-transcript.ts";
import { readTranscript } from "./read-transcript.ts";

export type { ImportedTranscript } from "./imported-transcript.ts";

/** All transcripts of a text; throws what the uploader would be told. */
export function readAll(name: string, text: string): ImportedTranscript[] {
  const reading = readTranscript({ name, text });
  if ("problem" in reading) throw new Error(reading.problem);
  return reading.transcripts;
}

/** The only transcript of a text. */
export function readOne(name: string, text: string): ImportedTranscript {
  const [transcript, ...others] = readAll(name, text);
  if (!transcript || others.length > 0) throw new Error(`${name} holds ${others.length + 1} transcripts`);
  return transcript;
}

/** Each turn as "Name: text". */
export function said({ speakers, turns }: ImportedTranscript): string[] {
  const names = new Map(speakers.map((speaker) => [speaker.id, speaker.name]));
  return turns.map((turn) => `${names.get(turn.speakerId)}: ${turn.text}`);
}
