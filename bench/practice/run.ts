import type { PracticeTraits } from "#contract/practice-debrief.ts";
import { interviewInstead } from "#interviewer/practice/interview-instead.ts";
import { makeInterviewee } from "#interviewer/practice/make-interviewee.ts";
import { writeReport } from "../report.ts";
import { formatConfusion, scoreLabels } from "./classify.ts";
import {
  countFound,
  goodQuestions,
  makeGoodInterviewer,
  makePoorInterviewer,
  practiceSeeds,
  practiceTopics,
  traitsAt,
} from "./interviewers.ts";
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

type Find = (seed: number, topic: string) => number;

function reportFound(name: string, find: Find): string {
  const counts = practiceTopics.flatMap((topic) => practiceSeeds.map((seed) => find(seed, topic)));
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const cells = [0, 1, 2, 3, 4, 5, 6].map((found) => counts.filter((count) => count === found).length);
  return `| ${name} | ${cells.join(" | ")} | ${mean.toFixed(2)} | ${Math.min(...counts)} | ${Math.max(...counts)} |`;
}

const findWell =
  (traits: PracticeTraits | undefined, questions: number): Find =>
  (seed, topic) =>
    countFound({ seed, topic, traits, asks: makeGoodInterviewer(questions) });

const findPoorly =
  (traits: PracticeTraits | undefined): Find =>
  (seed, topic) =>
    countFound({ seed, topic, traits, asks: makePoorInterviewer() });

const findOurselves: Find = (seed, topic) => {
  const interviewee = makeInterviewee({ seed, topic, language: "en", traits: traitsAt(1) });
  return interviewInstead({ interviewee, guide: null, startAt: 0, seed: `bench-${seed}` }).told.length;
};

const fewQuestions = 10;

function reportInterviewers(): string {
  const levels = [0, 1, 2] as const;
  return [
    "### Insights found of 6",
    `Runs that found 0 to 6, over ${practiceSeeds.length} seeds and ${practiceTopics.length} topics. The good interviewer asks openly and follows up, the poor one asks closed and leading questions; neither knows the story.`,
    [
      "| interviewer | 0 | 1 | 2 | 3 | 4 | 5 | 6 | mean | least | most |",
      "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
      reportFound(`good, ${goodQuestions} questions, traits 1`, findWell(traitsAt(1), goodQuestions)),
      reportFound(`good, ${goodQuestions} questions, traits drawn`, findWell(undefined, goodQuestions)),
      reportFound("poor, traits 1", findPoorly(traitsAt(1))),
      reportFound("poor, traits drawn", findPoorly(undefined)),
      ...levels.map((level) =>
        reportFound(
          `good, ${fewQuestions} questions, traits ${level}`,
          findWell(traitsAt(level), fewQuestions),
        ),
      ),
      reportFound("our interviewer, its own script, traits 1", findOurselves),
    ].join("\n"),
  ].join("\n\n");
}

await writeReport(
  "Practice",
  [
    `English questions, labelled by hand before any rules were written, parted in two by seed ${splitSeed}. Rules were tuned on the open half; the kept half is only counted. Rows: by hand; columns: our rules.`,
    reportHalf("Labels of questions, open half", openQuestions),
    reportHalf("Labels of questions, kept half", keptQuestions),
    reportInterviewers(),
  ].join("\n\n"),
);
