import type { Move } from "#interviewer/guide.ts";
import { isOwnWords } from "#interviewer/words.ts";
import type { Database } from "../../db/database.ts";
import { byParticipant, insertLeftOutQuotes } from "../../db/left-out.ts";

interface Said {
  id: string;
  text: string;
}

/** The words that a message before this move asked to keep out. */
export function listWordsKeptOut(move: Move): readonly string[] {
  return "reading" in move ? (move.reading?.keepOut ?? []) : [];
}

/**
 * What participants asked us not to use is left out of the analysis, whole messages at a time: the latest that holds
 * each of the words heard. Before the reply is stored, so that nobody is told so unless it's true; twice is no harm.
 */
export async function keepAnswersOut(
  db: Database,
  of: { interviewId: string; sessionId: string },
  move: Move,
  said: readonly Said[],
): Promise<void> {
  const words = listWordsKeptOut(move);
  if (words.length === 0) return;
  const messages = new Map(
    words.flatMap((quote) => {
      const found = said.findLast(({ text }) => isOwnWords(quote, [text]));
      return found === undefined ? [] : [[found.id, found.text] as const];
    }),
  );
  const rows = [...messages].map(([messageId, text]) => ({
    interviewId: of.interviewId,
    sourceId: of.sessionId,
    messageId,
    start: 0,
    end: Array.from(text).length,
    leftOutBy: byParticipant,
  }));
  await insertLeftOutQuotes(db.orm, rows);
}
