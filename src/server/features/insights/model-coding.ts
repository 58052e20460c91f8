import type { Codebook } from "#analysis/coder/model/codebook.ts";
import { readCodingAnswer } from "#analysis/coder/model/coding-answer.ts";
import { applyFixes, makeFixRequest } from "#analysis/coder/model/coding-fixes.ts";
import { listCodingParts, makeCodingRequest } from "#analysis/coder/model/coding-prompt.ts";
import { makeCoding, type ReadPart } from "#analysis/coder/model/make-coding.ts";
import type { ModelCoding } from "#analysis/coder/model/model-coding.ts";
import { estimateTokens } from "#analysis/coder/model/model-request.ts";
import { isToBeLaid } from "#analysis/script-alignment/lay-by-turns.ts";
import type { Segment, Source, StudyContext } from "#analysis/sources.ts";
import { isEnglish } from "#analysis/words.ts";
import type { ModelCalls } from "./model-calls.ts";

const maxCodes = 200;
/** With fewer, later interviews of a study saw only the codes of the first, and made the others' again. */
const minCodes = 160;
const tokensPerCode = 32;

/** Beside a long interview the codebook goes along up to half its length. */
function fitCodes(part: Segment[]): number {
  const tokens = part.reduce((sum, { text }) => sum + estimateTokens(text), 0);
  return Math.min(maxCodes, Math.max(minCodes, Math.round(tokens / tokensPerCode / 2)));
}

export interface CodingTask {
  calls: ModelCalls;
  study: StudyContext;
  codebook: Codebook;
}

/** One source as the model codes it; undefined when it gave no answer to any of its parts. */
export async function codeByModel(task: CodingTask, source: Source): Promise<ModelCoding | undefined> {
  const parts: ReadPart[] = [];
  for (const part of listCodingParts(source)) {
    const read = await readPart(task, part, {
      isEnglish: isEnglish(source.language) && writesEnglish(task.study),
      isUnlaid: isToBeLaid(source, task.study.questions),
    });
    if (read === undefined) return undefined;
    parts.push(read);
  }
  return makeCoding(source, task.study, parts);
}

/** Whether labels and claims are in English: then they are held to the words that people said in English. */
export function writesEnglish({ writeIn }: Pick<StudyContext, "writeIn">): boolean {
  return writeIn === undefined || isEnglish(writeIn);
}

/** One request, and where something was wrong with the answer one more about that alone. */
async function readPart(
  { calls, study, codebook }: CodingTask,
  part: Segment[],
  talk: { isEnglish: boolean; isUnlaid: boolean },
): Promise<ReadPart | undefined> {
  const request = makeCodingRequest(part, { study, codes: codebook.list(fitCodes(part)), ...talk });
  const reading = readCodingAnswer(await calls.code(request), request, codebook);
  const fix = reading && makeFixRequest(reading);
  if (!reading || !fix) return reading && { request, reading };
  const mended = await calls.code(fix);
  if (mended === undefined) return { request, reading };
  return { request, reading: applyFixes(reading, mended, { request, fix, codebook }) };
}
