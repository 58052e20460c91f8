import { parentPort, workerData } from "node:worker_threads";
import { codeSource, InsightsGatherer } from "#analysis/analyze.ts";
import type { StudyContext } from "#analysis/sources.ts";
import type { AnalysisReply, AnalysisRequest } from "./analysis-thread.ts";

/** The far side of analysis-thread.ts. Sources are coded as they come and folded in: none of them is kept. */
const study = workerData as StudyContext;
const gatherer = new InsightsGatherer(study);

parentPort?.on("message", (request: AnalysisRequest) => {
  const reply: AnalysisReply = "sources" in request ? code(request) : { insights: gatherer.report() };
  parentPort?.postMessage(reply);
});

function code(request: Extract<AnalysisRequest, { sources: unknown }>): AnalysisReply {
  for (const source of request.sources) gatherer.add(codeSource(source, study));
  return { taken: request.sources.length };
}
