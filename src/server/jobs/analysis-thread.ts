import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { MergeRequest } from "#analysis/coder/model/merge-labels.ts";
import type { ModelCoding } from "#analysis/coder/model/model-statements.ts";
import type { Members } from "#analysis/members.ts";
import type { Source, StudyContext } from "#analysis/sources.ts";
import type { Insights } from "#contract/insights.ts";

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

/** What the thread can do. Coded sources go to and fro as JSON texts: so they are kept, and nobody else reads them. */
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

export type WorkName = keyof AnalysisWork;
export interface AnalysisRequest {
  name: WorkName;
  args: unknown[];
}

type Asked<F> = F extends (...args: infer A) => infer R ? (...args: A) => Promise<R> : never;

/** An analysis in a thread of its own, so that the server goes on answering meanwhile. One request at a time. */
export type AnalysisThread = { [N in WorkName]: Asked<AnalysisWork[N]> } & { close: () => Promise<void> };

const memoryMb = 1024;

export function openAnalysis(study: StudyContext, signal: AbortSignal): AnalysisThread {
  const worker = new Worker(new URL("./analysis.worker.ts", import.meta.url), {
    workerData: study,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const ended = new Promise<never>((_, reject) => {
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("The analysis thread ended before its work did.")));
  });
  // It always rejects in the end; who asks at that time hears of it.
  ended.catch(() => undefined);
  const ask = async (request: AnalysisRequest): Promise<unknown> => {
    const waiting = new AbortController();
    const reply = once(worker, "message", { signal: AbortSignal.any([signal, waiting.signal]) });
    worker.postMessage(request);
    try {
      const [answer] = await Promise.race([reply, ended]);
      return answer;
    } finally {
      reply.catch(() => undefined);
      waiting.abort();
    }
  };
  const asking = <N extends WorkName>(name: N) =>
    ((...args: unknown[]) => ask({ name, args })) as unknown as AnalysisThread[N];
  return {
    code: asking("code"),
    codeByModel: asking("codeByModel"),
    add: asking("add"),
    hold: asking("hold"),
    askToMerge: asking("askToMerge"),
    addHeld: asking("addHeld"),
    report: asking("report"),
    close: async () => {
      await worker.terminate();
    },
  };
}
