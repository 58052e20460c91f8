import {
  type CodingReading,
  readCodingAnswer,
  type VerifiedCode,
} from "#analysis/coder/model/coding-answer.ts";
import {
  type CodingRequest,
  listCodingRequests,
  retryRequest,
} from "#analysis/coder/model/coding-request.ts";
import type { ModelCoding } from "#analysis/coder/model/model-statements.ts";
import type { Source, StudyContext } from "#analysis/sources.ts";
import type { Analyst } from "../../analyst.ts";

export interface ModelTask {
  analyst: Analyst;
  interviewId: string;
  study: StudyContext;
  signal: AbortSignal;
}

/** The verified codes of one source; undefined when the model failed, so that the built-in coder's stand. */
export async function codeByModel(task: ModelTask, source: Source): Promise<ModelCoding | undefined> {
  const coding: ModelCoding = { codes: [], checked: 0, dropped: 0 };
  for (const request of listCodingRequests(source, task.study)) {
    const reading = await readPart(task, request);
    if (reading === undefined) return undefined;
    coding.codes.push(...reading.codes);
    coding.checked += reading.codes.length + reading.failed.length;
    coding.dropped += reading.failed.length;
  }
  return coding;
}

/** One request, and one more that lists the quotes which were not found. */
async function readPart(task: ModelTask, request: CodingRequest): Promise<CodingReading | undefined> {
  const first = await askFor(task, request);
  if (first === undefined || first.failed.length === 0) return first;
  const second = await askFor(task, retryRequest(request, first.failed));
  if (second === undefined) return first;
  const mended = second.codes.filter((code) => !first.codes.some((known) => isSame(known, code)));
  const left = Math.max(first.failed.length - mended.length, 0);
  return { codes: [...first.codes, ...mended], failed: first.failed.slice(0, left) };
}

async function askFor(task: ModelTask, request: CodingRequest): Promise<CodingReading | undefined> {
  const { instructions, prompt, schema, mostTokens } = request;
  const { analyst, interviewId, signal } = task;
  const answer = await analyst.ask({ interviewId, instructions, prompt, schema, mostTokens, signal });
  return "json" in answer ? readCodingAnswer(answer.json, request) : undefined;
}

function isSame(a: VerifiedCode, b: VerifiedCode): boolean {
  return a.kind === b.kind && a.place.segmentId === b.place.segmentId && a.place.start === b.place.start;
}
