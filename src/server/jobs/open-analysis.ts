import type { MergeRequest } from "#analysis/coder/model/merge-labels.ts";
import type { ModelCoding } from "#analysis/coder/model/model-statements.ts";
import type { Members } from "#analysis/members.ts";
import type { Source, StudyContext } from "#analysis/sources.ts";
import type { Insights } from "#contract/insights.ts";
import { type Calls, openCalls } from "../processes/work-calls.ts";

/** A source as the built-in coder has it, and what a model's codes make of it. */
export interface ModelCoded {
  source: Source;
  coded: string;
  coding: ModelCoding;
}

export interface AnalysisResult {
  insights: Insights;
  members: Members;
}

/** What the process can do. Coded sources go to and fro as JSON texts: so they are kept, and nobody else reads them. */
export interface AnalysisWork {
  /** Codes sources with the built-in coder; one JSON text each, in their order. Adds nothing. */
  code: (sources: Source[]) => string[];
  /** Puts a model's codes in the place of the built-in coder's. */
  codeByModel: (items: ModelCoded[]) => string[];
  /** Adds coded sources to the analysis. */
  add: (coded: string[]) => number;
  /** Keeps coded sources back until their labels are brought together. */
  hold: (coded: string[]) => number;
  /** The request that brings the labels of those held together; null where there is none to make. */
  askToMerge: () => MergeRequest | null;
  /** Adds those held, their labels merged as the answer to the request says; null merges none. */
  addHeld: (answer: unknown) => number;
  report: () => AnalysisResult;
}

/** An analysis in a process of its own; one call at a time. */
export type Analysis = Calls<AnalysisWork> & { close: () => void };

const names = ["code", "codeByModel", "add", "hold", "askToMerge", "addHeld", "report"] as const;
const limits = { heapMb: 1024, residentMb: 1536 };

export function openAnalysis(study: StudyContext, signal: AbortSignal): Analysis {
  const file = new URL("./analysis.worker.ts", import.meta.url);
  const { calls, close } = openCalls<AnalysisWork>({ file, data: study, names, limits, signal });
  return { ...calls, close };
}
