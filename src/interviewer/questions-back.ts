import { findMoveQuestionId, type InterviewerTurn, type Move, type MoveKind, type Turn } from "./guide.ts";
import { readIntent } from "./intents.ts";
import { readWant } from "./listener/wants.ts";

/** Something that a participant asked us, and what we did in the next turn. */
export interface QuestionBack {
  /** Index of the participant's turn in the session's turns. */
  turn: number;
  /** The question that was open; null at the end of the interview. */
  questionId: string | null;
  /** What our question means, or anything about the study and the talk. */
  about: "question" | "study";
  /** Index of our next turn; null when nothing followed. */
  reply: number | null;
  isAnswered: boolean;
}

const answeringMoves = new Set<MoveKind>(["clarify", "repeat", "answer_meta"]);

/** What the message before our turn asks: by our own patterns first, then by what the model read. */
function readAbout(text: string, reply: InterviewerTurn | undefined): QuestionBack["about"] | null {
  const intent = readIntent(text);
  if (intent === "crisis" || intent === "withdraw" || intent === "distress") return null;
  const own = readWant(text, intent);
  const want = own === "nothing" ? (reply?.move.reading?.want ?? own) : own;
  if (want === "explain") return "question";
  return want === "answer" ? "study" : null;
}

function findOpen({ thenAsk, ...move }: Move): string | null {
  return thenAsk ?? findMoveQuestionId(move) ?? null;
}

/** The questions that a participant put to us, oldest first, each with whether the next turn answered it. */
export function listQuestionsBack(turns: readonly Turn[]): QuestionBack[] {
  const found: QuestionBack[] = [];
  let questionId: string | null = null;
  for (const [turn, { speaker, text, ...rest }] of turns.entries()) {
    if ("move" in rest) questionId = findOpen(rest.move);
    const next = turns[turn + 1];
    if (speaker === "interviewer" || next?.speaker === "participant") continue;
    const about = readAbout(text, next);
    if (about === null) continue;
    const isAnswered =
      next !== undefined && (answeringMoves.has(next.move.kind) || next.move.answering !== undefined);
    found.push({ turn, questionId, about, reply: next === undefined ? null : turn + 1, isAnswered });
  }
  return found;
}
