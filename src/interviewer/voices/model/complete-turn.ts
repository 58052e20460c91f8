import { type Decision, decide } from "../../conductor.ts";
import type { Guide, Move, Turn } from "../../guide.ts";
import type { Offer } from "../../offer.ts";
import { wordMove } from "../built-in/voice.ts";
import { getEnding, type Written } from "./writer.ts";

/** What was shown of a model's answers to one turn, and the last answer that it came from. */
export interface ModelAnswer {
  said: string;
  last: Written | null;
}

export interface CompletedTurn {
  decision: Decision;
  text: string;
  voice: "model" | "scripted";
  /** What is still to be shown. */
  rest: string;
  /** The model's own answer was taken. */
  isModels: boolean;
}

interface TurnToComplete {
  guide: Guide;
  turns: readonly Turn[];
  /** Milliseconds since the epoch. */
  now: number;
  seed: string;
  offer: Offer & { kind: "open" };
}

/** The end of a turn whose beginning was shown: its question alone, without another reaction. */
function strip(move: Move): Move {
  const { reading, ...bare } = move;
  if (bare.kind === "probe") return { ...bare, about: null, focus: "story" };
  if (bare.kind !== "answer_meta" || bare.questionId === null) return bare;
  // Their question is answered by what was shown: what is left is to lead back.
  const { questionId, took } = bare;
  if (took !== "answer") return { kind: "repeat", questionId };
  return { kind: "probe", questionId, took, about: reading?.threads[0]?.quote ?? null };
}

/**
 * A whole turn from what a model wrote, whatever that is: its own words where they are whole, its beginning
 * with the built-in voice's end where that was shown already, else the built-in turn.
 */
export function completeTurn(turn: TurnToComplete, { said, last }: ModelAnswer): CompletedTurn {
  const { guide, turns, now, seed, offer } = turn;
  const word = (move: Move) => wordMove({ guide, turns, move, seed });
  const decision = last?.decision ?? null;
  if (last === null || decision === null || (said === "" && !last.isFixed)) {
    const builtIn = decide(guide, turns, now);
    const text = word(builtIn.move);
    return { decision: builtIn, text, voice: "scripted", rest: text, isModels: false };
  }
  const follow = (rest: string) => ({ decision, text: `${said}${rest}`, rest });
  if (last.isFixed) {
    const text = word(decision.move);
    return { ...follow(said === "" ? text : ` ${text}`), voice: "scripted", isModels: true };
  }
  if (last.isWhole) return { ...follow(getEnding(offer, decision.move)), voice: "model", isModels: true };
  return { ...follow(` ${word(strip(decision.move))}`), voice: "model", isModels: false };
}
