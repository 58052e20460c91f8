import type { Move } from "#interviewer/guide.ts";
import { isOwnWords } from "#interviewer/words.ts";
import type { Database } from "../../db/database.ts";
import { leaveOutForParticipant } from "../../db/left-out.ts";
import { deleteChoices } from "./own-choice.store.ts";

interface Said {
  id: string;
  text: string;
}

/** The words that a message before this move asked to keep out. */
export function listWordsKeptOut(move: Move): readonly string[] {
  return "reading" in move ? (move.reading?.keepOut ?? []) : [];
}

/** The messages that a move heard as not to be used: the latest that holds each of the words. */
function findKeptOut(move: Move, said: readonly Said[]): Said[] {
  const found = listWordsKeptOut(move).flatMap(
    (quote) => said.findLast(({ text }) => isOwnWords(quote, [text])) ?? [],
  );
  return [...new Set(found)];
}

/**
 * What participants asked us not to use is left out of the analysis, whole messages at a time. Before the reply is stored,
 * so that nobody is told so unless it's true; twice is no harm. A newer wish replaces an earlier choice to let it be used.
 */
export async function keepAnswersOut(
  db: Database,
  of: { interviewId: string; sessionId: string },
  move: Move,
  said: readonly Said[],
): Promise<void> {
  const messages = findKeptOut(move, said);
  if (messages.length === 0) return;
  await deleteChoices(
    db,
    of.sessionId,
    messages.map(({ id }) => id),
  );
  await leaveOutForParticipant(db.orm, of, messages);
}

/** The messages of a session in which a wish was heard, whether or not they are left out now. */
export function listWishes(
  turns: readonly (Said & { speaker: "participant" | "interviewer"; move: Move | null })[],
): Set<string> {
  const wishes = turns.flatMap(({ move }, index) => {
    if (move === null || listWordsKeptOut(move).length === 0) return [];
    const said = turns.slice(0, index).filter(({ speaker }) => speaker === "participant");
    return findKeptOut(move, said).map(({ id }) => id);
  });
  return new Set(wishes);
}
