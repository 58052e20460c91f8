import { parentPort, workerData } from "node:worker_threads";
import { codeSource, InsightsGatherer } from "#analysis/analyze.ts";
import {
  type MergeRequest,
  mergeRequest,
  readMergeAnswer,
  relabel,
} from "#analysis/coder/model/merge-labels.ts";
import { applyModelCoding, conceptsOfLabel } from "#analysis/coder/model/model-statements.ts";
import type { StudyContext } from "#analysis/sources.ts";
import type { AnalysisRequest, AnalysisWork } from "./analysis-thread.ts";

/** The far side of analysis-thread.ts. Coded sources are folded in as they come: none of them is kept. */
const study = workerData as StudyContext;
const gatherer = new InsightsGatherer(study);
let held: string[] = [];
let asked: MergeRequest | undefined;

const work: AnalysisWork = {
  code: (sources) => sources.map((source) => JSON.stringify(codeSource(source, study))),
  codeByModel: (items) =>
    items.map(({ source, coded, coding }) =>
      JSON.stringify(applyModelCoding(JSON.parse(coded), { source, study }, coding)),
    ),
  add: (coded) => {
    for (const one of coded) gatherer.add(JSON.parse(one));
    return coded.length;
  },
  hold: (coded) => held.push(...coded),
  askToMerge: () => {
    asked = mergeRequest(readHeld());
    return asked ?? null;
  },
  addHeld: (answer) => {
    const merged = asked ? readMergeAnswer(answer, asked) : new Map<string, string>();
    for (const coded of readHeld()) gatherer.add(relabel(coded, merged, conceptsOfLabel));
    const added = held.length;
    held = [];
    return added;
  },
  report: () => ({ insights: gatherer.report(), members: gatherer.members() }),
};

/** One by one: held texts take less room than what they say. */
function* readHeld() {
  for (const coded of held) yield JSON.parse(coded);
}

parentPort?.on("message", ({ name, args }: AnalysisRequest) => {
  const answer = (work[name] as (...given: unknown[]) => unknown)(...args);
  parentPort?.postMessage(answer);
});
