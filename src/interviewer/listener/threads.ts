import type { Turn } from "../guide.ts";
import type { Anchor, Thread } from "../reading.ts";
import { listContentWords, readableSlice } from "../words.ts";
import { chooseThreads, type Heard } from "./choose.ts";
import { toSingular } from "./english/demonstratives.ts";
import { hearEnglish } from "./english/hear.ts";
import { findTopic } from "./english/topic.ts";
import { findLanguage, hearByPatterns } from "./languages/hear.ts";

/** How much of the talk is searched for what "that pump" may point at. */
const antecedentTurns = 12;

/** How much of the talk, and of each turn, is searched for what was named before. */
const namedTurns = 60;
const namedLength = 400;

function isEnglish(language: string): boolean {
  return language.toLowerCase().startsWith("en");
}

function listKnown(turns: readonly Turn[]): Set<string> {
  const said = turns.slice(-antecedentTurns).map((turn) => turn.text.slice(0, 2000));
  return new Set(said.flatMap(listContentWords).map(toSingular));
}

function hear(text: string, turns: readonly Turn[], language: string): Heard[] {
  if (isEnglish(language)) return hearEnglish(text, listKnown(turns));
  const cues = findLanguage(language);
  return cues === undefined ? [] : hearByPatterns(text, cues);
}

/** "Like I said, it's a list": nothing new, and no question to ask again. Blanks keep every place. */
const saidBefore =
  /(?:^|(?<=[.!?\n] ?))(?:um |well |no |but )?(?:like|as) i (?:just |already )?(?:said|told you|wrote|mentioned)(?![\p{L}])[^.!?\n]{0,200}/giu;

/** Somebody or something that the message names for the first time. English only. */
export function readTopic(message: string, turns: readonly Turn[], language: string): Anchor | undefined {
  if (!isEnglish(language)) return undefined;
  const said = turns.slice(-namedTurns).flatMap((turn) => listContentWords(turn.text.slice(0, namedLength)));
  return findTopic(message, new Set(said.map(toSingular)));
}

/** What the message brings up and does not tell. */
export function readThreads(message: string, turns: readonly Turn[], language: string): Thread[] {
  const before = turns.flatMap((turn) =>
    turn.speaker === "interviewer" ? (turn.move.reading?.threads ?? []).map((thread) => thread.quote) : [],
  );
  const asked = turns.findLast((turn) => turn.speaker === "interviewer")?.text ?? "";
  const text = readableSlice(message).replace(saidBefore, (same) => " ".repeat(same.length));
  return chooseThreads(hear(text, turns, language), { message: text, before, asked });
}
