import { cpus } from "node:os";
import { decide } from "#interviewer/conductor.ts";
import { replyTo } from "#interviewer/participants/reply.ts";
import { wordMove } from "#interviewer/voices/scripted/voice.ts";
import { writeReport } from "../report.ts";
import { addRun, type Figures, makeFigures } from "./figures.ts";
import { describeFrozenSet } from "./frozen.ts";
import { type Case, listCases, type SetName } from "./frozen-set.ts";
import {
  fixedQuestionnaire,
  type Interviewer,
  lead,
  listTurns,
  scriptedInterviewer,
} from "./interviewers.ts";
import { measureModels } from "./models.ts";
import { hasRealInterviews, listOriginalRuns, replayRealAnswers } from "./real-answers.ts";
import { checkRubric } from "./rubric-check.ts";
import { formatMisses, formatReal, formatTable } from "./tables.ts";

async function measure(interviewer: Interviewer, cases: readonly Case[]): Promise<Figures> {
  const figures = makeFigures();
  for (const given of cases) {
    const run = await lead(interviewer, given, (lines, text) => replyTo(given.participant, lines, text));
    addRun(figures, run, []);
  }
  return figures;
}

/** Microseconds of the conductor and the scripted voice for one turn, over whole interviews. */
async function measureSpeed(cases: readonly Case[]): Promise<number> {
  const runs = await Promise.all(
    cases
      .slice(0, 60)
      .map((given) =>
        lead(scriptedInterviewer, given, (lines, text) => replyTo(given.participant, lines, text)),
      ),
  );
  let turns = 0;
  const start = performance.now();
  for (const { given, lines } of runs) {
    const all = listTurns(lines);
    for (const [index, turn] of all.entries()) {
      if (turn.speaker !== "interviewer") continue;
      const before = all.slice(0, index);
      const { move } = decide(given.guide, before, turn.at);
      wordMove({ guide: given.guide, turns: before, move, seed: given.name });
      turns += 1;
    }
  }
  return ((performance.now() - start) / turns) * 1000;
}

async function replayReal(): Promise<string> {
  if (!hasRealInterviews()) return "The real interviews are not on this machine, so they were not replayed.";
  const [original, ours] = [makeFigures(), makeFigures()];
  for (const run of listOriginalRuns()) addRun(original, run, []);
  for (const run of await replayRealAnswers()) addRun(ours, run, []);
  return formatReal(original, ours);
}

async function main(): Promise<void> {
  const set: SetName = process.argv.includes("--tuning") ? "tuning" : "reported";
  const rubric = checkRubric();
  const cases = listCases(set);
  const fixed = await measure(fixedQuestionnaire, cases);
  const scripted = await measure(scriptedInterviewer, cases);
  const models = await measureModels(cases);
  const parts = [
    `${describeFrozenSet(set)} ${cases.length} people; each of the eleven behaviours twelve times, the rest without; six traits at three levels. ${rubric} Node ${process.version}, ${cpus()[0]?.model ?? "unknown processor"}.`,
    formatTable(
      [
        { name: "fixed questionnaire", figures: fixed },
        { name: "scripted voice", figures: scripted },
        ...models.columns,
      ],
      fixed,
    ),
    `Conductor and scripted voice: ${(await measureSpeed(cases)).toFixed(0)} µs a turn (goal 200).`,
    formatMisses(scripted),
    models.report,
    await replayReal(),
  ];
  const body = parts.join("\n\n");
  // The interviewer is tuned on the one set, and what is kept comes from the other.
  if (set === "tuning") process.stdout.write(`${body}\n`);
  else await writeReport("Interviewer", body);
}

await main();
