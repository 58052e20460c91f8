import type { Move } from "#interviewer/guide.ts";
import { isOwnWords } from "#interviewer/words.ts";
import type { Database } from "../../db/database.ts";
import { leaveOutForParticipant, leaveOutNames } from "../../db/left-out.ts";
import { findNames } from "../../left-out-names.ts";
import { deleteChoices } from "./own-choice.store.ts";

interface Said {
  id: string;
  text: string;
}

/** The words that a message before this move asked to keep out. */
function listWordsKeptOut(move: Move): readonly string[] {
  return "reading" in move ? (move.reading?.keepOut ?? []) : [];
}

/** Whether a message before this move asked to keep anything out, be it a name. */
export function asksToKeepOut(move: Move): boolean {
  return listWordsKeptOut(move).length > 0 || listNames(move).length > 0;
}

function listNames(move: Move): readonly string[] {
  return "reading" in move ? (move.reading?.keepOutNames ?? []) : [];
}

/** The messages that a move heard as not to be used: the latest that holds each of the words. */
function findKeptOut(move: Move, said: readonly Said[]): Said[] {
  const found = listWordsKeptOut(move).flatMap(
    (quote) => said.findLast(({ text }) => isOwnWords(quote, [text])) ?? [],
  );
  return [...new Set(found)];
}

/**
 * What participants asked us not to use is left out of the analysis: whole messages, or a name wherever it stands, then
 * and later. Before the reply is stored, so that nobody is told so unless it's true; twice is no harm. A newer wish
 * replaces an earlier choice to let it be used.
 *
 * @param before the moves made so far
 */
export async function keepAnswersOut(
  db: Database,
  of: { interviewId: string; sessionId: string },
  { move, before }: { move: Move; before: readonly (Move | null)[] },
  said: readonly Said[],
): Promise<void> {
  const names = new Set([...before, move].flatMap((made) => (made === null ? [] : listNames(made))));
  const named = said.flatMap(({ id, text }) => findNames(text, names).map((place) => ({ id, ...place })));
  await leaveOutNames(db.orm, of, named);
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
