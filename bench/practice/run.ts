import { practiceDifficulty } from "#contract/practice-debrief.ts";
import { getCases } from "#server/features/practice/case-files.ts";
import { writeReport } from "../report.ts";
import { formatConfusion, scoreLabels } from "./classify.ts";
import { heldTalks, judgeTalk } from "./held-talks.ts";
import { interviewers } from "./interviewers.ts";
import { hashOf, type LabelledText, splitSeed } from "./labelled-set.ts";
import { keptQuestions } from "./questions-kept.ts";
import { openQuestions } from "./questions-open.ts";
import { formatStrangers, judgePerson, keptPeople, newPeople, tunedPeople } from "./strangers.ts";

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function reportHalf(name: string, set: readonly LabelledText[]): string {
  const score = scoreLabels(set);
  return [
    `### ${name}`,
    `${score.right} of ${score.questions} get the label given by hand: ${percent(score.accuracy)}. SHA-256 ${hashOf(set)}`,
    formatConfusion(score),
  ].join("\n\n");
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function reportInterviewers(): string {
  const cases = getCases();
  const rows = Object.entries(interviewers).flatMap(([name, interview]) =>
    practiceDifficulty.options.map((difficulty) => {
      const found = cases.map((one) => interview(one, difficulty));
      const told = found.map((one) => one.told);
      return `| ${name} | ${difficulty} | ${mean(told).toFixed(1)} | ${Math.min(...told)} | ${Math.max(...told)} | ${mean(found.map(({ words }) => words)).toFixed(0)} |`;
    }),
  );
  return [
    "### Insights found of 6",
    `Each way of interviewing with each of the ${cases.length} people who come with the product, without a model.`,
    [
      "| interviewer | difficulty | mean | least | most | words per answer |",
      "|---|---|--:|--:|--:|--:|",
      ...rows,
    ].join("\n"),
  ].join("\n\n");
}

await writeReport(
  "Practice",
  [
    `English questions, labelled by hand before any rules were written, parted in two by seed ${splitSeed}. Rules were tuned on the open half; the kept half is only counted. Rows: by hand; columns: our rules.`,
    reportHalf("Labels of questions, open half", openQuestions),
    reportHalf("Labels of questions, kept half", keptQuestions),
    `### Questions as strangers ask them\nWritten from name, role and topic alone. Fine: answered. Evasive: nothing said though something would answer. Off: something else answered.`,
    `Tuned on (${tunedPeople.join(", ")})\n\n${formatStrangers(tunedPeople.flatMap(judgePerson))}`,
    `Kept back until 26 November 2026, then read as well (${keptPeople.join(", ")})\n\n${formatStrangers(keptPeople.flatMap(judgePerson))}`,
    `Added on 26 November 2026 (${newPeople.join(", ")})\n\n${formatStrangers(newPeople.flatMap(judgePerson))}`,
    `### Talks that a stranger held\nEach question again, after the talk up to it as it was. When they were held, 63 of 112 answers fitted.\n\n${formatStrangers(heldTalks().flatMap(judgeTalk))}`,
    reportInterviewers(),
  ].join("\n\n"),
);
