import type { QuestionLabel } from "#contract/practice-debrief.ts";
import { labelMeanings, labelNames } from "../practice-words.ts";

const tones: Partial<Record<QuestionLabel, string>> = { open: "good", leading: "bad", double: "bad" };

/** What kind of question it was. */
export function LabelMark({ label }: { label: QuestionLabel }) {
  return (
    <span className={`badge self-top sans ${tones[label] ?? ""}`} title={labelMeanings[label]}>
      {labelNames[label]}
    </span>
  );
}
