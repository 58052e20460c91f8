import type { Segment } from "../sources.ts";
import type { TermReader } from "./question-terms.ts";
import { asks } from "./read-question.ts";

/** Further from the question before it a turn is about something else. */
const maxGap = 30;

interface Ground {
  turns: readonly { index: number; text: string }[];
  segments: readonly Segment[];
  /** The terms of each question. */
  questions: readonly Set<string>[];
  reader: TermReader;
}

function listTelling(question: number, questions: readonly Set<string>[]): string[] {
  const others = questions.filter((_, at) => at !== question);
  return [...(questions[question] ?? [])].filter((term) => !others.some((other) => other.has(term)));
}

/** The first turn between two that asks what only this question is about, and nobody spoke of since the first of them. */
function findAsking(question: number, { from, to }: { from: number; to: number }, ground: Ground): number {
  const { turns, segments, reader } = ground;
  const telling = listTelling(question, ground.questions);
  const start = turns[from]?.index ?? Number.POSITIVE_INFINITY;
  const isAsking = ({ index, text }: (typeof turns)[number]) => {
    const own = reader.read(text);
    const said = segments.slice(start, index).map((segment) => reader.read(segment.text));
    return asks(text) && telling.some((term) => own.has(term) && !said.some((terms) => terms.has(term)));
  };
  const last = Math.min(to, from + 1 + maxGap);
  return turns.findIndex((turn, at) => at > from && at < last && isAsking(turn));
}

/** Fewer questions found tell nothing of where the others were asked. */
const minFound = 2;

/**
 * Where questions are missing between two that were asked, before the first or after the last, they were asked in other
 * words if a turn there shares with one what no other question is about. They are sought in the script's order.
 */
export function fillGaps(pairs: Map<number, number>, ground: Ground): void {
  const laterFirst = [...pairs].toSorted(([a], [b]) => b - a);
  const turnOf = new Map(laterFirst.map(([turn, question]) => [question, turn]));
  if (turnOf.size < minFound) return;
  for (const question of ground.questions.keys()) {
    if (turnOf.has(question)) continue;
    const from = Math.max(-1, ...[...turnOf].flatMap(([other, turn]) => (other < question ? [turn] : [])));
    const later = [...turnOf].flatMap(([other, turn]) => (other > question ? [turn] : []));
    const turn = findAsking(question, { from, to: Math.min(ground.turns.length, ...later) }, ground);
    if (turn === -1) continue;
    pairs.set(turn, question);
    turnOf.set(question, turn);
  }
}
