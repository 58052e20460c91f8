import type { QuestionLabel } from "#contract/practice-debrief.ts";
import { labelMeanings, labelNames } from "../practice-words.ts";
import classes from "./review.module.css";

/** What kind of question it was. */
export function LabelMark({ label }: { label: QuestionLabel }) {
  return (
    <span className={classes.label} data-label={label} title={labelMeanings[label]}>
      {labelNames[label]}
    </span>
  );
}
