import { eld } from "eld/extrasmall";
import type { ImportedTranscript } from "#analysis/formats/transcripts/imported-transcript.ts";
import { countWords } from "#analysis/words.ts";
import { maxChars } from "#contract/limits.ts";
import { sanitizeText } from "../../../http/sanitize.ts";

/** A transcript that is fit to be kept: clean texts, its language, its words counted. */
export interface FinishedTranscript extends ImportedTranscript {
  /** BCP 47 tag; "und" where there are too few words to tell. */
  language: string;
  wordCount: number;
}

/** Enough to tell a language, and little enough to do so at once. */
const sampleChars = 20_000;

/** What changes the direction of text around it has no place in a name. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** On one line; no-break spaces stay, as they part the name of a variable in a tag. */
export function toName(text: string, fallback: string): string {
  const plain = sanitizeText(text)
    .replace(directions, "")
    .replace(/[^\S\u00a0]+/g, " ")
    .trim();
  return [...plain].slice(0, maxChars.name).join("").trim() || fallback;
}

export function finishTranscript(transcript: ImportedTranscript): FinishedTranscript {
  const turns = transcript.turns.map((turn) => ({ ...turn, text: sanitizeText(turn.text) }));
  const speakers = transcript.speakers.map((speaker) => ({
    ...speaker,
    name: toName(speaker.name, "Speaker"),
  }));
  const language = findLanguage({ ...transcript, turns });
  return {
    title: toName(transcript.title, "Transcript"),
    speakers,
    turns,
    notices: transcript.notices,
    language,
    wordCount: turns.reduce((sum, turn) => sum + countWords(turn.text, language), 0),
  };
}

/** By what participants say, as that is what is analysed; by everything where none is known. */
function findLanguage({ speakers, turns }: ImportedTranscript): string {
  const asked = new Set(speakers.filter(({ role }) => role === "participant").map(({ id }) => id));
  const said = turns.filter((turn) => asked.has(turn.speakerId));
  let sample = "";
  for (const { text } of said.length > 0 ? said : turns) {
    if (sample.length >= sampleChars) break;
    sample += `${text}\n`;
  }
  // Below four words the detector guesses.
  if (sample.trim().split(/\s+/).length < 4) return "und";
  return eld.detect(sample.slice(0, sampleChars)).language || "und";
}
