import type { CodedSource } from "#analysis/coder/coded-source.ts";
import type { Result } from "#analysis/model-themes/join-report.ts";
import type { ReachSource } from "#analysis/report/voices.ts";
import type { Source, StudyContext } from "#analysis/sources.ts";
import { type Calls, openCalls } from "../processes/work-calls.ts";

/** Who speaks in a source, what they were asked and in which language. */
export type SourceReach = ReachSource & Pick<CodedSource, "id" | "kind" | "language">;

/** What the process can do. Coded sources go to and fro as JSON texts: so they are kept, and nobody else reads them. */
export interface AnalysisWork {
  /** Codes sources with the built-in coder; one JSON text each, in their order. Adds nothing. */
  code: (sources: Source[]) => string[];
  /** Adds coded sources to the analysis; who speaks in them, in their order. */
  add: (coded: string[]) => SourceReach[];
  report: () => Result;
  /** Forgets what was added. */
  reset: () => void;
}

/** An analysis in a process of its own; one call at a time. */
export type Analysis = Calls<AnalysisWork> & { close: () => void };

const names = ["code", "add", "report", "reset"] as const;
const limits = { heapMb: 1024, residentMb: 1536 };

export function openAnalysis(study: StudyContext, signal: AbortSignal): Analysis {
  const file = new URL("./analysis.worker.ts", import.meta.url);
  const { calls, close } = openCalls<AnalysisWork>({ file, data: study, names, limits, signal });
  return { ...calls, close };
}
