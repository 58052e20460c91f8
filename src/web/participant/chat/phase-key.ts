import type { TextKey } from "../texts/english.ts";
import type { ChatState } from "./chat-state.ts";

/** The words for how far the interview is. They move on early: a slow start puts people off. */
export function phaseKey(state: Pick<ChatState, "phase" | "allQuestionsAsked" | "isComplete">): TextKey {
  if (state.isComplete) return "phaseDone";
  if (state.allQuestionsAsked || state.phase === "completion") return "phaseEnd";
  return state.phase === "introduction" ? "phaseStart" : "phaseMain";
}
