import type { Turn } from "#interviewer/guide.ts";
import { replyTo } from "#interviewer/participants/reply.ts";
import type { TurnRequest, Voice, Wording } from "../../src/server/voice.ts";
import { type Case, measureAnswerMs } from "./people.ts";

export interface Interview {
  given: Case;
  turns: Turn[];
  /** Turns whose words are a model's. */
  byModel: number;
  /** False when nothing had ended it after more turns than any interview may have. */
  hasEnded: boolean;
  /** What a participant would have seen go wrong. */
  error: string | null;
}

/** The conductor ends any session of six questions before this. */
const maxTurns = 140;
const startAt = Date.UTC(2026, 5, 1, 9);
const ourPauseMs = 2_000;

/** @throws when the pieces that were shown are not the turn that is stored */
async function speak(voice: Voice, request: TurnRequest): Promise<Wording> {
  const pieces: string[] = [];
  const words = voice.speak(request);
  for (;;) {
    const next = await words.next();
    if (next.done) {
      if (pieces.join("") !== next.value.text) throw new Error("What was shown is not what is stored.");
      if (next.value.text.trim() === "") throw new Error("An empty message.");
      return next.value;
    }
    pieces.push(next.value);
  }
}

/** Leads a whole interview with a simulated person. Times are simulated. */
export async function lead(voice: Voice, given: Case): Promise<Interview> {
  const interview: Interview = { given, turns: [], byModel: 0, hasEnded: false, error: null };
  const { turns } = interview;
  let now = startAt;
  while (turns.length < maxTurns) {
    const request = { guide: given.guide, turns, now, seed: given.name, interviewId: "bench" };
    try {
      const { decision, text, voice: by } = await speak(voice, request);
      turns.push({ speaker: "interviewer", text, at: now, move: decision.move });
      if (by === "model") interview.byModel += 1;
      if (decision.move.kind === "close") return { ...interview, hasEnded: true };
      const answer = replyTo(given.participant, turns, text);
      now += measureAnswerMs(turns, answer);
      turns.push({ speaker: "participant", text: answer, at: now });
      now += ourPauseMs;
    } catch (error) {
      return { ...interview, error: error instanceof Error ? error.message : String(error) };
    }
  }
  return interview;
}
