import { parentPort, workerData } from "node:worker_threads";
import { codeSource, mergeCoded } from "#analysis/analyze.ts";
import type { StudyContext } from "#analysis/sources.ts";
import type { AnalysisReply, AnalysisRequest } from "./analysis-thread.ts";

/** The far side of analysis-thread.ts. Sources are coded as they come, so that only what was found is kept. */
type Coded = ReturnType<typeof codeSource>;

const study = workerData as StudyContext;
const coded: Coded[] = [];

parentPort?.on("message", (request: AnalysisRequest) => {
  const reply: AnalysisReply = "sources" in request ? code(request) : { insights: mergeCoded(coded, study) };
  parentPort?.postMessage(reply);
});

function code(request: Extract<AnalysisRequest, { sources: unknown }>): AnalysisReply {
  for (const source of request.sources) coded.push(codeSource(source, study));
  return { taken: request.sources.length };
}
