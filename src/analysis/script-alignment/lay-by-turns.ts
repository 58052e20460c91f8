import type { Source, StudyContext } from "../sources.ts";
import { spreadQuestions } from "./lay-on-script.ts";

/**
 * By the interviewer's segment the text of the question that it puts, as a model read it. Texts, since a question that
 * is worded otherwise is asked for anew.
 */
export type LaidTurns = Record<string, string>;

type Questions = Pick<StudyContext["questions"][number], "id" | "text">[];

/** Whoever read the turns told follow-ups from what leaves the script. */
const noTerms = { read: () => new Set<string>() };
/** Of fewer than this share of the questions it is likely that their turns were not recognised. */
const laidShare = 0.5;

function countLaid({ segments }: Source): number {
  return new Set(segments.flatMap(({ questionId }) => questionId ?? [])).size;
}

/** Whether an uploaded talk is hardly laid on the script, as one in another language than the script's. */
export function lacksQuestions(source: Source, questions: Questions): boolean {
  return source.kind === "transcript" && countLaid(source) < questions.length * laidShare;
}

/** The talk laid as its turns were read; as it was, where that lays no more of it. */
export function layByTurns(source: Source, turns: LaidTurns, questions: Questions): Source {
  const ids = new Map(questions.map(({ id, text }) => [text, id]));
  const asked = new Map<number, string>();
  for (const [at, { id, speaker }] of source.segments.entries()) {
    const text = Object.hasOwn(turns, id) ? turns[id] : undefined;
    const questionId = text === undefined || speaker !== "interviewer" ? undefined : ids.get(text);
    if (questionId !== undefined) asked.set(at, questionId);
  }
  if (new Set(asked.values()).size <= countLaid(source)) return source;
  const bare = source.segments.map((segment) => ({ ...segment, questionId: null, move: null }));
  return { ...source, segments: spreadQuestions(bare, asked, noTerms) };
}
