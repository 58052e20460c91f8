import type { Segment, Source } from "#analysis/sources.ts";
import { nameCountry } from "#contract/country-names.ts";
import { isComplaint, tellsBesideComplaint } from "#interviewer/complaints.ts";
import type { Move } from "#interviewer/guide.ts";
import { type Intent, readIntent } from "#interviewer/intents.ts";
import { listQuestionIds } from "#interviewer/question-thread.ts";
import { labelParticipant } from "../../participant-label.ts";

export interface SourceSession {
  id: string;
  number: number;
  language: string;
  ageRange: string | null;
  country: string | null;
}

export interface TranscriptTurn {
  sessionId: string;
  id: string;
  speaker: "participant" | "interviewer";
  text: string;
  move: Move | null;
}

/** Sessions as the analysis reads them: a number for a name, and neither town, occupation nor address. */
export function toSources(sessions: SourceSession[], turns: TranscriptTurn[]): Source[] {
  const bySession = Map.groupBy(turns, (turn) => turn.sessionId);
  return sessions.map((session) => ({
    id: session.id,
    kind: "interview",
    label: labelParticipant(session.number),
    segments: toSegments(bySession.get(session.id) ?? []),
    ...listPassed(bySession.get(session.id) ?? []),
    ageRange: session.ageRange,
    location: session.country && nameCountry(session.country),
    language: session.language,
  }));
}

function listPassed(turns: TranscriptTurn[]): Pick<Source, "questionsPassed"> {
  const questionsPassed = turns.flatMap(({ move }) => move?.passed ?? []);
  return questionsPassed.length > 0 ? { questionsPassed } : {};
}

function toSegments(turns: TranscriptTurn[]): Segment[] {
  const questionIds = listQuestionIds(turns);
  return turns.map((turn, index) => ({
    id: turn.id,
    speaker: turn.speaker,
    text: turn.text,
    questionId: questionIds[index] ?? null,
    move: nameMove(turn.move),
    ...(turn.speaker === "participant" && isNoAnswer(turn.text) ? { isNoAnswer: true } : {}),
  }));
}

/** A turn that goes on to the next question asks it, whatever else it says before. */
function nameMove(move: Move | null): string | null {
  return move?.thenAsk === undefined ? (move?.kind ?? null) : "ask";
}

/** What is said to the interviewer about the talk answers none of the study's questions. */
const besides: ReadonlySet<Intent> = new Set<Intent>([
  "empty",
  "unreadable",
  "withdraw",
  "instructions",
  "skip",
  "stop",
  "repeat",
  "greeting",
  "minds_question",
]);

/** "I told you, the bank feed broke": after the complaint it is told once more. */
const tellsAfter = /[,:–—]\s*\S+(?:\s+\S+){2}/u;

const minToldWords = 4;

/** Nothing but questions and complaints: "I pay in cash. Is this anonymous?" answers as well. */
function onlyAsks(message: string): boolean {
  return message
    .split(/(?<=[.!?…])\s+/u)
    .every((one) => /\?\W*$/u.test(one) || isComplaint(one) || one.split(/\s+/).length < minToldWords);
}

/** A skip, a complaint about the interviewer or a question back, and nothing besides. */
export function isNoAnswer(message: string): boolean {
  const intent = readIntent(message);
  if (besides.has(intent)) return true;
  if (intent.startsWith("ask_")) return onlyAsks(message);
  return isComplaint(message) && !tellsBesideComplaint(message) && !tellsAfter.test(message);
}
