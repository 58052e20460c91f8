import type { Decision } from "../../conductor.ts";
import { wordMove } from "../built-in/voice.ts";
import { fallBack, leadOn, speakBuiltIn, type TurnToComplete, wordEnd } from "./fall-back.ts";
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

/** Nothing of the model's was shown: our own words for what it heard, or else for what the built-in listener hears. */
function speakInstead(turn: TurnToComplete, last: Written | null): CompletedTurn {
  const reading = last?.decision?.move.reading;
  const spoken = (reading && fallBack(turn, reading, "")) ?? speakBuiltIn(turn);
  return { ...spoken, voice: "scripted", rest: spoken.text, isModels: false };
}

/** The question that a shown beginning still needs. */
function finishTurn(turn: TurnToComplete, decision: Decision, said: string): CompletedTurn {
  const { move } = decision;
  const instead =
    move.kind === "probe" && move.reading !== undefined
      ? fallBack(turn, move.reading, said)
      : leadOn(turn, decision);
  const { decision: taken, text } = instead ?? { decision, text: wordEnd(turn, move) };
  return { decision: taken, text: `${said} ${text}`, voice: "model", rest: ` ${text}`, isModels: false };
}

/**
 * A whole turn from what a model wrote, whatever that is: its own words where they are whole, its beginning
 * with a question of the script where that was shown already, else our own turn.
 */
export function completeTurn(turn: TurnToComplete, { said, last }: ModelAnswer): CompletedTurn {
  const { guide, turns, seed, offer } = turn;
  const decision = last?.decision ?? null;
  if (last === null || decision === null || (said === "" && !last.isFixed)) return speakInstead(turn, last);
  const follow = (rest: string) => ({ decision, text: `${said}${rest}`, rest });
  if (last.isFixed) {
    const text = wordMove({ guide, turns, move: decision.move, seed });
    return { ...follow(said === "" ? text : ` ${text}`), voice: "scripted", isModels: true };
  }
  if (last.isWhole) return { ...follow(getEnding(offer, decision.move)), voice: "model", isModels: true };
  return finishTurn(turn, decision, said);
}
