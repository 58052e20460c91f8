import type { Guide, Move, Turn } from "#interviewer/guide.ts";
import { wordMove } from "#interviewer/voices/scripted/voice.ts";

/** What a voice is asked to word: a move that is decided. */
export interface WordingRequest {
  guide: Guide;
  turns: readonly Turn[];
  move: Move;
  /** Varies the scripted wording from session to session; never sent anywhere. */
  seed: string;
  interviewId: string;
}

/** What went wrong with a language model, as far as an operator can do something about it. */
export const faults = [
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

/** Kept with a turn that a model was asked to word. */
export interface WordingRecord {
  /** The model's own words were shown, whole. */
  ok: boolean;
  /** What the guard named in wordings that were refused, in part or as a whole. */
  failures: string[];
  fault: Fault | null;
  /** Calls of the provider for this turn. */
  calls: number;
}

export interface Wording {
  /** What the yielded pieces are when joined. */
  text: string;
  /** The move as it was worded. */
  move: Move;
  voice: "model" | "scripted";
  /** Null when no model was asked. */
  guard: WordingRecord | null;
  firstTokenMs: number | null;
  inputTokens: number | null;
  outputTokens: number | null;
  costMicros: number | null;
}

export interface Voice {
  /** Words at once, without waiting for anybody. */
  instant?: boolean;
  /** Yields what may be shown, piece by piece, and returns the whole. Never throws for a model's faults. */
  word: (request: WordingRequest) => AsyncGenerator<string, Wording, undefined>;
  /** A sentence for the creator while the model is not heard in this interview; null when all is well. */
  findNotice: (interviewId: string) => Promise<string | null>;
}

export function toScriptedWording(text: string, move: Move): Wording {
  const nothing = {
    guard: null,
    firstTokenMs: null,
    inputTokens: null,
    outputTokens: null,
    costMicros: null,
  };
  return { text, move, voice: "scripted", ...nothing };
}

/** The voice that needs nothing. */
export const scriptedVoice: Voice = {
  instant: true,
  async *word(request) {
    const text = wordMove(request);
    yield text;
    return toScriptedWording(text, request.move);
  },
  findNotice: async () => null,
};
