import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Source, StudyContext } from "#analysis/sources.ts";
import type { Insights } from "#contract/insights.ts";

export type AnalysisRequest = { sources: Source[] } | { report: true };
export type AnalysisReply = { taken: number } | { insights: Insights };

/** An analysis in a thread of its own, so that the server goes on answering meanwhile. */
export interface AnalysisThread {
  /** Resolves when the sources are read, so that the next page is fetched only then. */
  read: (sources: Source[]) => Promise<void>;
  report: () => Promise<Insights>;
  close: () => Promise<void>;
}

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
  const ask = async (request: AnalysisRequest): Promise<AnalysisReply> => {
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
  return {
    read: async (sources) => {
      await ask({ sources });
    },
    report: async () => {
      const reply = await ask({ report: true });
      if (!("insights" in reply)) throw new Error("The analysis thread answered out of turn.");
      return reply.insights;
    },
    close: async () => {
      await worker.terminate();
    },
  };
}
