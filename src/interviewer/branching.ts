import { holdsAll, type KnownAnswers } from "#contract/conditions.ts";
import type { Guide, GuideQuestion, Move, Took } from "./guide.ts";
import { getTook, type SessionState } from "./session-state.ts";

/** What is known of the answers of a session, the newest message taken in a certain way. */
export function knowAnswers(
  state: SessionState,
  newest?: { took: Took; closed: string[] | undefined },
): KnownAnswers {
  const known: KnownAnswers = {};
  const note = (id: string, isAnswered: boolean, values: string[] | undefined) => {
    known[id] = {
      outcome: isAnswered ? "answered" : "skipped",
      values: values ?? state.closed.get(id) ?? [],
    };
  };
  for (const id of state.asked)
    if (state.answers.has(id) || state.skipped.has(id)) note(id, state.answers.has(id), undefined);
  const current = state.stage === "questions" ? state.currentQuestionId : null;
  if (current !== null && newest !== undefined && newest.took !== "aside")
    note(current, newest.took === "answer" || state.answers.has(current), newest.closed);
  return known;
}

const nobody = { ageRange: null, country: null, town: null, occupation: null };

/** Whether a question is for this person; undefined while that depends on what isn't known. */
export function concerns(guide: Guide, { askIf }: GuideQuestion, answers: KnownAnswers): boolean | undefined {
  if (askIf === undefined || askIf.length === 0) return true;
  const { aboutYou = nobody, link = {}, form = null, concept = null } = guide.person ?? {};
  return holdsAll(askIf, { aboutYou, link, form, concept, answers });
}

export function hasBranches({ questions }: Guide): boolean {
  return questions.some(({ askIf }) => askIf !== undefined && askIf.length > 0);
}

/** Where a move goes in the script: a question that was not asked before, its end, or nowhere. */
function findTarget(move: Move, state: SessionState): string | "end" | undefined {
  const id = move.thenAsk ?? (move.kind === "ask" || move.kind === "introduce" ? move.questionId : undefined);
  if (id !== undefined && id !== null) return state.asked.includes(id) ? undefined : id;
  if (state.stage !== "questions" && state.stage !== "opening") return undefined;
  const ends = move.kind === "anything_else" || move.kind === "close";
  return ends || move.kind === "introduce" ? "end" : undefined;
}

/** Stores with a move which questions it passes, since they don't concern this person. */
export function notePassed(guide: Guide, state: SessionState, move: Move): Move {
  const target = hasBranches(guide) ? findTarget(move, state) : undefined;
  if (target === undefined) return move;
  const answers = knowAnswers(state, { took: getTook(move), closed: move.closed?.values });
  const place = guide.questions.findIndex(({ id }) => id === target);
  // Whoever stops early might still have come to what isn't known yet.
  const isEarly = move.kind === "close" && move.endReason !== "finished";
  const passed = guide.questions
    .slice(0, target === "end" ? undefined : place)
    .filter(({ id }) => !state.asked.includes(id) && !state.passed.has(id))
    .filter((question) => {
      const isConcerned = concerns(guide, question, answers);
      return isEarly ? isConcerned === false : isConcerned !== true;
    });
  return passed.length === 0 ? move : { ...move, passed: passed.map(({ id }) => id) };
}
