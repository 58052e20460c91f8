import { findMoveQuestionId, type Move } from "#interviewer/guide.ts";

interface MovedTurn {
  speaker: "participant" | "interviewer";
  move: Move | null;
}

/**
 * Which question each turn belongs to: an interviewer's turn to the one it asks or speaks of, a participant's to
 * the one that was open. Moves of the whole interview, such as a recap, leave none open.
 */
export function listQuestionIds(turns: MovedTurn[]): (string | null)[] {
  let open: string | null = null;
  return turns.map(({ move }) => {
    if (move?.thenAsk !== undefined) open = move.thenAsk;
    else if (move && "questionId" in move) open = findMoveQuestionId(move) ?? open;
    else if (move) open = null;
    return open;
  });
}
