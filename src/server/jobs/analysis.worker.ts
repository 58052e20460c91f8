import { codeSource, InsightsGatherer } from "#analysis/analyze.ts";
import {
  type MergeRequest,
  mergeRequest,
  readMergeAnswer,
  relabel,
} from "#analysis/coder/model/merge-labels.ts";
import { applyModelCoding, conceptsOfLabel } from "#analysis/coder/model/model-statements.ts";
import type { StudyContext } from "#analysis/sources.ts";
import { answerCalls } from "../processes/answer-calls.ts";
import type { AnalysisWork } from "./open-analysis.ts";

/** The far side of open-analysis.ts. Coded sources are folded in as they come: none of them is kept. */
function openWork(study: StudyContext): AnalysisWork {
  const gatherer = new InsightsGatherer(study);
  let held: string[] = [];
  let asked: MergeRequest | undefined;
  return {
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
      asked = mergeRequest(parseEach(held));
      return asked ?? null;
    },
    addHeld: (answer) => {
      const merged = asked ? readMergeAnswer(answer, asked) : new Map<string, string>();
      for (const coded of parseEach(held)) gatherer.add(relabel(coded, merged, conceptsOfLabel));
      const added = held.length;
      held = [];
      return added;
    },
    report: () => ({ insights: gatherer.report(), members: gatherer.members() }),
  };
}

/** One by one: the texts take less room than what they say. */
function* parseEach(texts: string[]) {
  for (const text of texts) yield JSON.parse(text);
}

answerCalls(openWork);
