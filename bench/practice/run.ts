import { writeReport } from "../report.ts";
import { formatConfusion, scoreLabels } from "./classify.ts";
import { hashOf, type LabelledText, splitSeed } from "./labelled-set.ts";
import { keptQuestions } from "./questions-kept.ts";
import { openQuestions } from "./questions-open.ts";

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function reportHalf(name: string, set: readonly LabelledText[]): string {
  const score = scoreLabels(set);
  return [
    `### ${name}`,
    `${score.right} of ${score.questions} get the label given by hand: ${percent(score.accuracy)}. SHA-256 ${hashOf(set)}`,
    formatConfusion(score),
  ].join("\n\n");
}

await writeReport(
  "Practice",
  [
    `English questions, labelled by hand before any rules were written, parted in two by seed ${splitSeed}. Rules were tuned on the open half; the kept half is only counted. Rows: by hand; columns: our rules.`,
    reportHalf("Labels of questions, open half", openQuestions),
    reportHalf("Labels of questions, kept half", keptQuestions),
  ].join("\n\n"),
);
