import { decide } from "#interviewer/conductor.ts";
import type { Move, Turn } from "#interviewer/guide.ts";
import { wordMove } from "#interviewer/voices/scripted/voice.ts";
import { type Case, measureAnswerMs } from "./frozen-set.ts";
import type { TranscriptLine } from "./transcript.ts";

export interface Said {
  text: string;
  move: Move | null;
  /** The interviewer takes this as the end. */
  ends: boolean;
}

/** Anything that can lead an interview: it sees what was said and says the next thing. */
export interface Interviewer {
  say(given: Case, lines: readonly TranscriptLine[], now: number): Said | Promise<Said>;
}

const thanks = "Thank you for participating, your feedback is valuable. This concludes our interview.";

/** The script as a form: every question once, as written, in order; nothing is followed up. */
export const fixedQuestionnaire: Interviewer = {
  say({ guide }, lines) {
    const answered = lines.filter((line) => line.speaker === "participant");
    const wantsToStop = /^i want to stop\b/i.test(answered.at(-1)?.text ?? "");
    const question = guide.questions[answered.length];
    if (question === undefined || wantsToStop) return { text: thanks, move: null, ends: true };
    const opening = lines.length === 0 ? `${guide.introduction}\n\n` : "";
    return { text: `${opening}${question.text}`, move: null, ends: false };
  },
};

/** The turns as the conductor stores them; only for interviewers whose every turn has a move. */
export function listTurns(lines: readonly TranscriptLine[]): Turn[] {
  return lines.flatMap((line): Turn[] => {
    if (line.speaker === "participant") return [line];
    return line.move === null ? [] : [{ ...line, move: line.move }];
  });
}

export const scriptedInterviewer: Interviewer = {
  say(given, lines, now) {
    const turns = listTurns(lines);
    const { move } = decide(given.guide, turns, now);
    const text = wordMove({ guide: given.guide, turns, move, seed: given.name });
    return { text, move, ends: move.kind === "close" };
  },
};

export interface Run {
  given: Case;
  lines: TranscriptLine[];
  /** False when the interviewer had not ended after many more turns than any interview may have. */
  hasEnded: boolean;
  /** What went wrong in a way that a participant would have seen. */
  error: string | null;
}

/** Far more turns than the six questions with their follow-ups take. */
const mostLines = 80;
const startAt = Date.UTC(2026, 5, 1, 9);
const ourPauseMs = 2_000;

/** Leads a whole interview with a participant who answers by `reply`. Times are simulated. */
export async function lead(
  interviewer: Interviewer,
  given: Case,
  reply: (lines: readonly TranscriptLine[], text: string) => string,
): Promise<Run> {
  const lines: TranscriptLine[] = [];
  let now = startAt;
  while (lines.length < (given.guide.questions.length > 8 ? 4 : 1) * mostLines) {
    let said: Said;
    try {
      said = await interviewer.say(given, lines, now);
    } catch (error) {
      return { given, lines, hasEnded: false, error: error instanceof Error ? error.message : String(error) };
    }
    if (said.text.trim() === "") return { given, lines, hasEnded: false, error: "An empty message." };
    lines.push({ speaker: "interviewer", text: said.text, at: now, move: said.move });
    if (said.ends) return { given, lines, hasEnded: true, error: null };
    const answer = reply(lines, said.text);
    now += measureAnswerMs(lines, answer);
    lines.push({ speaker: "participant", text: answer, at: now });
    now += ourPauseMs;
  }
  return { given, lines, hasEnded: false, error: null };
}
