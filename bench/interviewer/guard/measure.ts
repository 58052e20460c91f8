/**
 * The guard measured both ways: good turns by human interviewers that it refuses, planted faults that it
 * lets pass or misnames. Every second turn is held out: look at the tuned half alone while you mend.
 *
 *   node bench/interviewer/guard/measure.ts [tuned|held-out]
 */
import { checkWording, type GuardFailure } from "#interviewer/guard.ts";
import { publishedFolder } from "../../../tests/study-data.ts";
import { type GoodTurn, readGoodTurns } from "./good-turns.ts";
import { hasHumanTurns } from "./human-turns.ts";
import { makePlantedMove, type PlantedTurn, readPlanted } from "./planted.ts";
import { talks } from "./talks.ts";

const halves = ["tuned", "held-out"] as const;
type Half = (typeof halves)[number];

/** By what is wrong; the last are in the words of other models, fresh once and mended for since. */
const plantedTurns = ["asking", "tone", "claims", "form", "later"].flatMap(readPlanted);

/** Every second turn, so that each file and each fault is in both halves. */
function take<T>(all: readonly T[], half: Half): T[] {
  return all.filter((_, index) => (index % 2 === 0) === (half === "tuned"));
}

function percent(part: number, whole: number): string {
  return `${part} of ${whole} (${((100 * part) / Math.max(whole, 1)).toFixed(1)} %)`;
}

function judgePlanted({ planted: [talk, kind, text] }: PlantedTurn): GuardFailure[] {
  const { guide, turns } = talks[talk];
  return checkWording({ guide, turns, move: makePlantedMove(talk, kind), text }).failures;
}

function reportGood(name: string, turns: readonly GoodTurn[]): void {
  const judged = turns.map((turn) => ({ turn, failures: checkWording(turn).failures }));
  const refused = judged.filter(({ failures }) => failures.length > 0);
  const substantial = judged.filter(({ turn }) => !turn.isNoise);
  const asking = judged.filter(({ turn }) => turn.kind !== "statement");
  const count = (list: typeof judged) =>
    percent(list.filter(({ failures }) => failures.length > 0).length, list.length);
  console.log(`good turns, ${name}: refused ${count(judged)}`);
  console.log(`  without bare acknowledgements ${count(substantial)}; that ask ${count(asking)}`);
  for (const { turn, failures } of refused) {
    console.log(`  refused ${turn.name} [${failures.join(", ")}] ${turn.text.slice(0, 160)}`);
  }
}

function reportPlanted(name: string, turns: readonly PlantedTurn[]): void {
  const judged = turns.map((turn) => ({ turn, failures: judgePlanted(turn) }));
  const caught = judged.filter(({ failures }) => failures.length > 0);
  const named = judged.filter(({ turn, failures }) => turn.faults.some((fault) => failures.includes(fault)));
  console.log(
    `planted faults, ${name}: caught ${percent(caught.length, judged.length)}, named ${percent(named.length, judged.length)}`,
  );
  for (const { turn, failures } of judged) {
    if (turn.faults.some((fault) => failures.includes(fault))) continue;
    const [talk, kind, text] = turn.planted;
    console.log(`  missed ${turn.faults.join("/")} [${failures.join(", ")}] ${talk} ${kind}: ${text}`);
  }
}

function reportOwn(name: string, turns: readonly PlantedTurn[]): void {
  const judged = turns.map((turn) => ({ planted: turn.planted, failures: judgePlanted(turn) }));
  const refused = judged.filter(({ failures }) => failures.length > 0);
  console.log(`good turns in our own style, ${name}: refused ${percent(refused.length, judged.length)}`);
  for (const { planted, failures } of refused) {
    const [talk, kind, text] = planted;
    console.log(`  refused ${talk} ${kind} [${failures.join(", ")}] ${text}`);
  }
}

export interface GuardFigures {
  good: number;
  refused: number;
  planted: number;
  caught: number;
}

/** The guard's two rates on the turns of one half; no good turns where the human transcripts are missing. */
export async function measureGuard(half: Half): Promise<GuardFigures> {
  const good = hasHumanTurns() ? take(await readGoodTurns(), half) : [];
  const planted = take(plantedTurns, half);
  return {
    good: good.length,
    refused: good.filter((turn) => checkWording(turn).failures.length > 0).length,
    planted: planted.length,
    caught: planted.filter((turn) => judgePlanted(turn).length > 0).length,
  };
}

async function main(): Promise<void> {
  const wanted = halves.filter((half) => process.argv[2] === undefined || process.argv[2] === half);
  const good = hasHumanTurns() ? await readGoodTurns() : [];
  if (good.length === 0)
    console.log(`No human turns: the published transcripts are not in ${publishedFolder}.`);
  console.log(`${good.length} good turns, ${plantedTurns.length} planted`);
  for (const half of wanted) {
    reportGood(half, take(good, half));
    reportPlanted(half, take(plantedTurns, half));
  }
  reportOwn("tuned", [...readPlanted("own"), ...readPlanted("own-later")]);
  // Written to see the guard on turns it had not met: then 56 of 59 caught; mended for since.
  reportPlanted("third batch", readPlanted("fresh"));
  reportOwn("third batch", readPlanted("fresh-good"));
}

if (import.meta.main) await main();
