import { type Decision, decide } from "#interviewer/conductor.ts";
import type { Guide, Turn } from "#interviewer/guide.ts";
import { findShown } from "#interviewer/personal-guide.ts";
import { wordMove } from "#interviewer/voices/built-in/voice.ts";

/** What a voice is asked for: the interviewer's next turn. */
export interface TurnRequest {
  guide: Guide;
  /** The session so far, the participant's newest message last. */
  turns: readonly Turn[];
  /** Milliseconds since the epoch. */
  now: number;
  /** Varies the built-in wording from session to session; never sent anywhere. */
  seed: string;
  interviewId: string;
  /** No model is set up, so the introduction promises less. */
  isSimple?: boolean;
}

/** What went wrong with a language model, as far as an operator can do something about it. */
const faults = [
  "no_answer",
  "too_slow",
  "unreachable",
  "refused_key",
  "no_credit",
  "too_many",
  "server_error",
  "bad_request",
  "cut_off",
  "unusable",
] as const;
export type Fault = (typeof faults)[number];

/** Kept with a turn that a model was asked for. */
export interface WordingRecord {
  /** The model's own words were shown, whole. */
  ok: boolean;
  /** What was named in answers that were refused, in part or as a whole. */
  failures: string[];
  fault: Fault | null;
  /** Calls of the provider for this turn. */
  calls: number;
}

/** The interviewer's turn: what was decided, and the words for it. */
export interface Wording {
  decision: Decision;
  /** What the yielded pieces are when joined. */
  text: string;
  voice: "model" | "scripted";
  /** Null when no model was asked. */
  guard: WordingRecord | null;
  firstTokenMs: number | null;
  inputTokens: number | null;
  outputTokens: number | null;
  costMicros: number | null;
}

export interface Voice {
  /** Yields what may be shown, piece by piece, and returns the whole turn. Never throws for a model's faults. */
  speak: (request: TurnRequest) => AsyncGenerator<string, Wording, undefined>;
  /** A sentence for the creator while the model is not heard in this interview; null when all is well. */
  findNotice: (interviewId: string) => Promise<string | null>;
}

const noModel = {
  guard: null,
  firstTokenMs: null,
  inputTokens: null,
  outputTokens: null,
  costMicros: null,
};

/** The built-in listener's and voice's turn. */
export function speakBuiltIn({ guide, turns, now, seed, isSimple = false }: TurnRequest): Wording {
  const decision = decide(guide, turns, now);
  const words = wordMove({ guide, turns, move: decision.move, seed, isSimple });
  const text = words + findShown(guide, turns, decision.move);
  return { decision, text, voice: "scripted", ...noModel };
}

/** The voice that needs nothing. */
export const builtInVoice: Voice = {
  async *speak(request) {
    const wording = speakBuiltIn(request);
    yield wording.text;
    return wording;
  },
  findNotice: async () => null,
};
