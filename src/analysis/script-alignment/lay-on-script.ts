import type { Segment, Source, StudyContext } from "../sources.ts";
import { alignTurns } from "./align-turns.ts";
import { fillGaps } from "./fill-gaps.ts";
import { TermReader } from "./question-terms.ts";
import { asks, readQuestion } from "./read-question.ts";
import { ScriptSimilarity } from "./similarity.ts";

/** Changes whenever the same transcript may be laid otherwise. */
export const scriptAlignmentVersion = 4;

/** A question that shares nothing with what was asked and said before it leaves the script. */
const leavesFrom = 4;

/** Whether an interviewer's turn is a new question of its own: it asks, says enough, and of nothing that was open. */
function leavesScript(terms: Set<string>, open: Set<string>): boolean {
  return terms.size >= leavesFrom && ![...terms].some((term) => open.has(term));
}

/** What is open while a transcript is read: the question, and what was asked and said to it. */
interface Open {
  questionId: string;
  terms: Set<string>;
}

/**
 * Segments with their questions, from what the interviewer's turns ask; follow-ups belong to the question before,
 * unless they share no term with it.
 */
export function spreadQuestions(
  segments: Segment[],
  asked: ReadonlyMap<number, string>,
  reader: Pick<TermReader, "read">,
): Segment[] {
  const put = new Set<string>();
  let open: Open | null = null;
  return segments.map((segment, index) => {
    const id = asked.get(index);
    if (id !== undefined) open = { questionId: id, terms: new Set() };
    if (open === null) return segment;
    const starts = id !== undefined && !put.has(id);
    put.add(open.questionId);
    const terms = reader.read(segment.text);
    const probes = !starts && segment.speaker === "interviewer" && (id !== undefined || asks(segment.text));
    // "Some people mentioned that it went up. Did you notice?" asks of what is open.
    const question = readQuestion(segment.text);
    const own = question === "" ? terms : reader.read(question);
    if (probes && id === undefined && leavesScript(own, open.terms)) {
      open = null;
      return segment;
    }
    for (const term of terms) open.terms.add(term);
    return { ...segment, questionId: open.questionId, move: nameMove(starts, probes) };
  });
}

function nameMove(starts: boolean, probes: boolean): string | null {
  if (starts) return "ask";
  return probes ? "probe" : null;
}

/**
 * An uploaded transcript laid on the script: the interviewer's turns are matched to its questions, and what follows
 * belongs to them until the next. Where it is unsure which question a turn asks, nothing is laid.
 */
export function layOnScript(source: Source, questions: StudyContext["questions"]): Source {
  const turns = source.segments.flatMap((segment, index) =>
    segment.speaker === "interviewer" && segment.questionId === null ? [{ index, text: segment.text }] : [],
  );
  if (questions.length === 0 || turns.length === 0) return source;
  const reader = new TermReader(source.language);
  const similarity = new ScriptSimilarity(
    reader,
    questions.map(({ text }) => text),
  );
  const pairs = alignTurns(
    turns.map(({ text }) => similarity.measure(text)),
    questions.length,
  );
  const terms = questions.map(({ text }) => reader.read(text));
  fillGaps(pairs, { turns, segments: source.segments, questions: terms, reader });
  const asked = new Map<number, string>();
  for (const [turn, question] of pairs) {
    const index = turns[turn]?.index;
    const id = questions[question]?.id;
    if (index !== undefined && id !== undefined) asked.set(index, id);
  }
  if (asked.size === 0) return source;
  return { ...source, segments: spreadQuestions(source.segments, asked, reader) };
}
