import type { QuestionLabel } from "#contract/practice-debrief.ts";
import { labelQuestion } from "#interviewer/practice/question-label.ts";
import { type LabelledText, labels } from "./labelled-set.ts";

export interface LabelScore {
  questions: number;
  right: number;
  /** Share that got the label that people gave them, 0 to 1. */
  accuracy: number;
  /** Counts by the label that people gave, then by ours; "none" is what we took for no question. */
  confusion: Map<QuestionLabel, Map<QuestionLabel | "none", number>>;
}

/** Labels a set by the product's rules and counts where they agree with the labels given by hand. */
export function scoreLabels(set: readonly LabelledText[]): LabelScore {
  const confusion: LabelScore["confusion"] = new Map(labels.map((label) => [label, new Map()]));
  let right = 0;
  for (const { text, label } of set) {
    const ours = labelQuestion(text) ?? "none";
    const row = confusion.get(label);
    row?.set(ours, (row.get(ours) ?? 0) + 1);
    if (ours === label) right += 1;
  }
  return { questions: set.length, right, accuracy: set.length === 0 ? 0 : right / set.length, confusion };
}

/** The confusion table: a row for each label given by hand, a column for each of ours. */
export function formatConfusion({ confusion }: LabelScore): string {
  const columns = [...labels, "none"] as const;
  const head = `| by hand | ${columns.join(" | ")} | recall | precision |`;
  const rule = `|---|${columns.map(() => "--:").join("|")}|--:|--:|`;
  const percent = (part: number, all: number) => (all === 0 ? "–" : `${Math.round((part / all) * 100)} %`);
  const rows = labels.map((label) => {
    const row = confusion.get(label) ?? new Map();
    const all = columns.reduce((sum, column) => sum + (row.get(column) ?? 0), 0);
    const ours = labels.reduce((sum, other) => sum + (confusion.get(other)?.get(label) ?? 0), 0);
    const hit = row.get(label) ?? 0;
    const cells = columns.map((column) => row.get(column) ?? 0);
    return `| ${label} | ${cells.join(" | ")} | ${percent(hit, all)} | ${percent(hit, ours)} |`;
  });
  return [head, rule, ...rows].join("\n");
}
