import { askFramework } from "#analysis/frameworks/ask-framework.ts";
import type { FrameworkKind } from "#analysis/frameworks/gather-framework.ts";
import type { Passage } from "#analysis/frameworks/passages.ts";
import { type FrameworkReading, readFrameworkAnswer } from "#analysis/frameworks/read-framework-answer.ts";
import type { Analyst } from "../../analyst.ts";

const maxTokens = 6_000;

export interface AnalystTask {
  kind: FrameworkKind;
  passages: Passage[];
  interviewId: string | null;
  signal: AbortSignal;
}

/**
 * What a model makes of the passages; undefined where it does not answer, answers nothing usable or too late. What
 * was wrong with a first answer is told once, and the better of the two is taken.
 */
export async function readFromAnalyst(
  analyst: Analyst,
  task: AnalystTask,
): Promise<FrameworkReading | undefined> {
  const first = await askOnce(analyst, task, []);
  if (first === undefined) return undefined;
  const second = first.problems.length > 0 ? await askOnce(analyst, task, first.problems) : undefined;
  const better = second !== undefined && second.kept > first.kept ? second : first;
  return better.kept > 0 ? better : undefined;
}

async function askOnce(
  analyst: Analyst,
  { kind, passages, interviewId, signal }: AnalystTask,
  problems: string[],
): Promise<FrameworkReading | undefined> {
  if (signal.aborted) return undefined;
  const { instructions, prompt, schema } = askFramework(kind, passages, problems);
  const answer = await analyst.ask({ interviewId, instructions, prompt, schema, maxTokens, signal });
  return "json" in answer ? readFrameworkAnswer(kind, answer.json, passages) : undefined;
}
