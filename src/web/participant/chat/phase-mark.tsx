import { fill } from "../texts/fill.ts";
import { useTexts } from "../texts/texts-context.ts";
import type { ChatState } from "./chat-state.ts";
import { phaseKey } from "./phase-key.ts";

/** Where we are, in calm words; a count only when the creator asked for one. */
export function PhaseMark({ state }: { state: ChatState }) {
  const texts = useTexts();
  const count = state.questionCount;
  return (
    <span className="phase">
      {count === null || state.isComplete ? texts[phaseKey(state)] : fill(texts.questionCount, count)}
    </span>
  );
}
