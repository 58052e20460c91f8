import type { Turn } from "../guide.ts";
import type { Thread } from "../reading.ts";
import { readableSlice } from "../words.ts";
import { chooseRanked, chooseThreads } from "./choose.ts";
import { makeTalk } from "./english/clause-choice/features.ts";
import { hearEnglish } from "./english/hear.ts";
import { hearByPatterns } from "./languages/hear.ts";
import { findCues } from "./languages/patterns.ts";

/** How much of the talk, and of each turn, is searched for what was said before. */
const saidTurns = 60;
const saidLength = 400;

/** "Like I said, it's a list": nothing new, and no question to ask again. Blanks keep every place. */
const saidBefore =
  /(?:^|(?<=[.!?\n] ?))(?:um |well |no |but )?(?:like|as) i (?:just |already )?(?:said|told you|wrote|mentioned)(?![\p{L}])[^.!?\n]{0,200}/giu;

/** What the message brings up and does not tell. */
export function readThreads(message: string, turns: readonly Turn[], language: string): Thread[] {
  const before = turns.flatMap((turn) =>
    turn.speaker === "interviewer" ? (turn.move.reading?.threads ?? []).map((thread) => thread.quote) : [],
  );
  const asked = turns.findLast((turn) => turn.speaker === "interviewer")?.text ?? "";
  const text = readableSlice(message).replace(saidBefore, (same) => " ".repeat(same.length));
  const talk = { message: text, before, asked };
  if (language.toLowerCase().startsWith("en")) {
    const said = turns.slice(-saidTurns).filter(({ speaker }) => speaker === "participant");
    const known = makeTalk(
      asked,
      said.map((turn) => turn.text.slice(0, saidLength)),
    );
    return chooseRanked(hearEnglish(text, known), talk);
  }
  const cues = findCues(language);
  return cues === undefined ? [] : chooseThreads(hearByPatterns(text, cues), talk);
}
