import type { Source, StudyContext } from "../sources.ts";
import { spreadQuestions } from "./lay-on-script.ts";

/**
 * By the interviewer's segment the text of the question that it puts, as a model read it. Texts, since a question that
 * has been reworded has to be found again.
 */
export type LaidTurns = Record<string, string>;

type Questions = Pick<StudyContext["questions"][number], "id" | "text">[];

/** Whoever read the turns told follow-ups from what leaves the script. */
const noTerms = { read: () => new Set<string>() };
/** A model that found fewer than this share of the questions that the words of the turns show has missed some. */
const minShare = 0.5;

function countLaid({ segments }: Source): number {
  return new Set(segments.flatMap(({ questionId }) => questionId ?? [])).size;
}

/** Whether a model is to tell which turns of a talk put which question: interviewers word them in their own way. */
export function isToBeLaid(source: Source, questions: Questions): boolean {
  return source.kind === "transcript" && questions.length > 0;
}

/** The questions that turns put, where they are as many as can be believed beside `known` of them. */
export function listLaidQuestions(turns: LaidTurns, questions: Questions, known: number): Set<string> {
  const ids = new Map(questions.map(({ id, text }) => [text, id]));
  const laid = new Set(Object.values(turns).flatMap((text) => ids.get(text) ?? []));
  return laid.size >= known * minShare ? laid : new Set();
}

/** The talk laid as a model read its turns; as it was, where that lays far less of it. */
export function layByTurns(source: Source, turns: LaidTurns, questions: Questions): Source {
  const ids = new Map(questions.map(({ id, text }) => [text, id]));
  const asked = new Map<number, string>();
  for (const [at, { id, speaker }] of source.segments.entries()) {
    const text = Object.hasOwn(turns, id) ? turns[id] : undefined;
    const questionId = text === undefined || speaker !== "interviewer" ? undefined : ids.get(text);
    if (questionId !== undefined) asked.set(at, questionId);
  }
  const laid = new Set(asked.values()).size;
  if (laid === 0 || laid < countLaid(source) * minShare) return source;
  const bare = source.segments.map((segment) => ({ ...segment, questionId: null, move: null }));
  return { ...source, segments: spreadQuestions(bare, asked, noTerms) };
}
