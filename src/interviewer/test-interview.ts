import { decide } from "./conductor.ts";
import { checkWording } from "./guard.ts";
import type { Guide, GuideQuestion, InterviewerTurn, Turn } from "./guide.ts";
import { wordMove } from "./voices/built-in/voice.ts";

/** Makers of guides and whole interviews for the tests of this room. */
export function makeQuestion(id: string, text: string, over: Partial<GuideQuestion> = {}): GuideQuestion {
  return { id, text, priority: "normal", depth: "deep", exactWording: false, ...over };
}

export function makeGuide(over: Partial<Guide> = {}): Guide {
  return {
    introduction: "Welcome. We would like to learn how people work together at a distance.",
    objective: "Find out which collaboration problems matter enough for teams to pay for a solution",
    topics: ["tools", "meetings"],
    questions: [
      makeQuestion("work", "Please tell me about your work."),
      makeQuestion("tools", "Which tools do you use to work with your team?"),
      makeQuestion("meetings", "What do your meetings look like?"),
      makeQuestion("change", "What would you change about how you work together?"),
    ],
    language: "en",
    minutes: 60,
    facts: {
      organization: "Acme Research",
      interviewName: "Working apart",
      contact: "study@acme.example",
      supportLine: "Lifeline 116 123",
      retentionDays: 90,
      incentive: true,
    },
    earlyCodeShare: 0.5,
    ...over,
  };
}

export interface InterviewOptions {
  seed?: string;
  /** Milliseconds that a participant takes for an answer. */
  answerMs?: number;
  maxTurns?: number;
}

/**
 * Runs an interview to its close. The participant says the given answers in order, then `rest` for ever.
 */
export function runInterview(
  guide: Guide,
  answers: readonly string[],
  rest = "I have said what there is to say about that.",
  options: InterviewOptions = {},
): Turn[] {
  const { seed = "seed", answerMs = 60_000, maxTurns = 400 } = options;
  const turns: Turn[] = [];
  let now = 1_000_000;
  for (let step = 0; step < maxTurns; step += 1) {
    const { move } = decide(guide, turns, now);
    turns.push({ speaker: "interviewer", text: wordMove({ guide, turns, move, seed }), at: now, move });
    if (move.kind === "close") return turns;
    now += answerMs;
    turns.push({ speaker: "participant", text: answers[step] ?? rest, at: now });
  }
  return turns;
}

export function listOurTurns(turns: readonly Turn[]): InterviewerTurn[] {
  return turns.flatMap((turn) => (turn.speaker === "interviewer" ? [turn] : []));
}

export function listMoveKinds(turns: readonly Turn[]): string[] {
  return listOurTurns(turns).map((turn) => turn.move.kind);
}

/** What the guard has against a turn of the built-in voice. */
export function listFailures(guide: Guide, turns: readonly Turn[], index: number): string[] {
  const turn = turns[index];
  if (turn?.speaker !== "interviewer") return [];
  const { move, text } = turn;
  return checkWording({ guide, turns: turns.slice(0, index), move, text }).failures;
}

/** The first turn of a talk, which puts this question. */
export function makeIntroduction({ introduction }: Guide, questionId: string): Turn {
  return { speaker: "interviewer", text: introduction, at: 0, move: { kind: "introduce", questionId } };
}
