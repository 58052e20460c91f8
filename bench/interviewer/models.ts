import { replyTo } from "#interviewer/participants/reply.ts";
import {
  type LoopbackModel,
  loopbackModes,
  startLoopbackModel,
} from "../../src/server/testing/loopback-model.ts";
import { addRun, type Figures, makeFigures } from "./figures.ts";
import type { Case } from "./frozen-set.ts";
import { type Interviewer, lead } from "./interviewers.ts";
import { createModelInterviewer, createPlainInterviewer } from "./model-interviewers.ts";
import type { Column } from "./tables.ts";
import { measureTokens } from "./tokens.ts";

/** What the hostile loopback models try to say, and what must not get out of a prompt. */
const secrets = ["K7QX-2M9D-PW4T", "evil.example", "my boss shouted at me all day"];

/** One of each block, one further each time: every topic and length, and each of the eleven behaviours. */
function pickCases(cases: readonly Case[]): Case[] {
  return cases.filter((_, index) => index % 20 === Math.floor(index / 20));
}

async function measure(interviewer: Interviewer, cases: readonly Case[]): Promise<Figures> {
  const figures = makeFigures();
  for (const given of cases) {
    const run = await lead(interviewer, given, (lines, text) => replyTo(given.participant, lines, text));
    addRun(figures, run, secrets);
  }
  return figures;
}

interface HostileRow {
  mode: string;
  ours: Figures;
  plain: Figures;
  wordedByModel: number;
}

function formatHostile(rows: readonly HostileRow[]): string {
  const cell = (figures: Figures) =>
    `${figures.covered}/${figures.sessions} | ${figures.faultyTurns}/${figures.turns} | ${figures.sessions - figures.endedByItself}`;
  return [
    "| model | conductor and guard: covered | faulty turns | errors or no end | worded by the model | plain prompt: covered | faulty turns | errors or no end |",
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ...rows.map(
      ({ mode, ours, plain, wordedByModel }) =>
        `| ${mode} | ${cell(ours)} | ${wordedByModel} | ${cell(plain)} |`,
    ),
  ].join("\n");
}

async function measureHostile(model: LoopbackModel, cases: readonly Case[]): Promise<HostileRow[]> {
  const rows: HostileRow[] = [];
  for (const mode of loopbackModes.filter((one) => one !== "cooperative")) {
    const { interviewer, counts } = createModelInterviewer(model.url, mode);
    const isSilent = mode === "never" || mode === "silent-then-stops";
    // A model that never answers takes its full time each turn: fewer sessions tell as much.
    const some = isSilent ? cases.slice(0, 4) : cases;
    const ours = await measure(interviewer, some);
    const plain = await measure(createPlainInterviewer(model.url, mode), some);
    rows.push({ mode, ours, plain, wordedByModel: counts.byModel });
    process.stdout.write(`${mode}: ${rows.length} of ${loopbackModes.length - 1} hostile models done\n`);
  }
  return rows;
}

/** The figures of a cooperative model, with and without our conductor, and of every hostile one. */
export async function measureModels(cases: readonly Case[]): Promise<{ columns: Column[]; report: string }> {
  const model = await startLoopbackModel({ record: false });
  try {
    const { interviewer, counts } = createModelInterviewer(model.url, "cooperative");
    const cooperative = await measure(interviewer, cases);
    const plain = await measure(createPlainInterviewer(model.url, "cooperative"), cases);
    const rows = await measureHostile(model, pickCases(cases));
    model.behave({ record: true });
    const tokens = await measureTokens(model);
    const told = [
      `With the cooperative loopback model ${counts.byModel} turns were worded by it and ${counts.byScript} by the scripted voice or the script. The plain interviewer beside it is one prompt with the whole history resent each turn, ended by a code word; its cooperative column is a prompt followed to the letter (script in order, one fixed follow-up to an answer under 8 words).`,
      formatHostile(rows),
      tokens,
    ];
    return {
      columns: [
        { name: "model voice, cooperative", figures: cooperative },
        { name: "plain prompt, followed to the letter", figures: plain },
      ],
      report: told.join("\n\n"),
    };
  } finally {
    await model.close();
  }
}
