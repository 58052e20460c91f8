import { expect } from "vitest";
import type { AskCondition } from "#contract/condition-schemas.ts";
import { findQuestion, type Guide, type Turn } from "./guide.ts";
import { foldTurns, type SessionState } from "./session-state.ts";
import { findStimulus } from "./stimulus.ts";
import { listOurTurns } from "./test-interview.ts";

/** What has to be true of every turn of a talk, by rules of their own. */

/** What is known by now of what a condition reads, by rules of its own. */
function listGiven({ by }: AskCondition, { person }: Guide, state: SessionState): string[] {
  if (by.kind === "form") return [person?.form?.boats ?? []].flat().map(String);
  if (by.kind === "link") return [person?.link.panel ?? []].flat();
  if (by.kind === "aboutYou") return person?.aboutYou.country === "IE" ? ["Ireland"] : [];
  if (by.kind === "concept") return [person?.concept ?? []].flat();
  if (by.kind === "answer") return state.closed.get(by.questionId) ?? [];
  if (state.answers.has(by.questionId)) return ["answered"];
  return state.skipped.has(by.questionId) ? ["skipped"] : [];
}

function isMet(condition: AskCondition, guide: Guide, state: SessionState): boolean {
  const given = listGiven(condition, guide, state);
  if ("from" in condition) {
    const from = condition.from ?? 0;
    return given.some((value) => /^-?\d+$/.test(value) && Number(value) >= from);
  }
  const named = condition.values.map((value) => value.toLowerCase());
  return given.some((value) => named.includes(value.toLowerCase()));
}

/** What a turn shows, against the question that it opens: none is missing, none is another question's. */
export function checkStimuli(guide: Guide, turns: readonly Turn[]): void {
  for (const [at, turn] of turns.entries()) {
    if (turn.speaker !== "interviewer") continue;
    const before = foldTurns(turns.slice(0, at));
    const after = foldTurns(turns.slice(0, at + 1));
    const shown = findStimulus(guide, turn.move);
    const opened = after.asked.filter((id) => !before.asked.includes(id));
    for (const id of opened)
      expect(shown, `stimulus missing at ${id}`).toEqual(findQuestion(guide, id)?.stimulus);
    if (shown !== undefined) expect(findQuestion(guide, after.currentQuestionId)?.stimulus).toEqual(shown);
  }
}

/** Nobody can have answered what they haven't seen yet, whatever a model reads. */
export function checkSettled(guide: Guide, { turns }: { turns: readonly Turn[] }): void {
  for (const id of foldTurns(turns).settled.keys())
    expect(findQuestion(guide, id)?.stimulus, id).toBeUndefined();
}

/** What was asked and what was passed, against the answers as they stood then. */
export function checkBranches(guide: Guide, turns: readonly Turn[]): void {
  for (const [at, turn] of turns.entries()) {
    if (turn.speaker !== "interviewer") continue;
    const { move } = turn;
    const state = foldTurns(turns.slice(0, at + 1));
    const before = foldTurns(turns.slice(0, at));
    const holds = (id: string) =>
      (findQuestion(guide, id)?.askIf ?? []).every((condition) => isMet(condition, guide, state));
    const isAsking = move.kind === "ask" || move.kind === "introduce";
    const target = move.thenAsk ?? (isAsking ? move.questionId : null);
    if (target !== null && !before.asked.includes(target))
      expect(holds(target), `asked ${target}`).toBe(true);
    for (const id of move.passed ?? []) expect(holds(id), `passed ${id}`).toBe(false);
  }
}

/** What the concept is stands under the first question that names it, and the placeholder is never said. */
export function checkShown(guide: Guide, turns: readonly Turn[]): void {
  const ours = listOurTurns(turns);
  expect(ours.filter(({ text }) => text.includes("{concept}"))).toEqual([]);
  const shows = guide.questions.find((question) => question.shows !== undefined)?.shows;
  // A talk of moves alone has no words to look at.
  if (shows === undefined || ours.every(({ text }) => text === "…")) return;
  const asks = ours.filter(({ move }) => {
    const target = move.thenAsk ?? ("questionId" in move ? move.questionId : null);
    const isNew = move.thenAsk !== undefined || move.kind === "ask" || move.kind === "introduce";
    return isNew && findQuestion(guide, target)?.shows !== undefined;
  });
  expect(ours.filter(({ text }) => text.includes(shows))).toEqual(asks.slice(0, 1));
}
