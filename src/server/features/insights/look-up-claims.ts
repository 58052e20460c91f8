import { listCodingParts } from "#analysis/coder/model/coding-prompt.ts";
import type { ThemeGround } from "#analysis/model-themes/ground.ts";
import {
  addFound,
  type Found,
  listCounted,
  readLookUpAnswer,
} from "#analysis/model-themes/look-up-answer.ts";
import { makeLookUpRequest, TalkBatches, type TalkPart } from "#analysis/model-themes/look-up-prompt.ts";
import type { ThemesReading } from "#analysis/model-themes/themes-answer.ts";
import type { Source, StudyContext } from "#analysis/sources.ts";
import type { ModelCalls } from "./model-calls.ts";

/** Batches of talks that a model reads at the same time. */
const maxAtOnce = 8;

/** A talk that is read again, and the number of its first person. */
export interface TalkToRead {
  first: number;
  /** Undefined when it is gone by now. */
  read: () => Promise<Source | undefined>;
}

interface LookUp {
  calls: ModelCalls;
  study: StudyContext;
  ground: ThemeGround;
  talks: TalkToRead[];
}

/** Few talks are held at a time, however many there are. */
async function* cutBatches(talks: TalkToRead[]): AsyncGenerator<TalkPart[]> {
  const batches = new TalkBatches();
  for (const { first, read } of talks) {
    const source = await read();
    if (!source) continue;
    for (const segments of listCodingParts(source)) {
      const full = batches.add({ source, first, segments });
      if (full) yield full;
    }
  }
  const rest = batches.takeRest();
  if (rest.length > 0) yield rest;
}

/** Reads the talks once more for everybody who says one of the claims, and for the words that prove it. */
export async function lookUpClaims(
  reading: ThemesReading,
  { calls, study, ground, talks }: LookUp,
): Promise<{ reading: ThemesReading; notes: string[] }> {
  const claims = listCounted(reading);
  if (claims.length === 0) return { reading, notes: [] };
  const found: Found[][] = [];
  let missed = 0;
  let begun = 0;
  const batches = cutBatches(talks);
  const readOn = async () => {
    for await (const parts of batches) {
      const at = begun++;
      const request = makeLookUpRequest(parts, claims, ground);
      const answer = await calls.conclude(request);
      if (answer === undefined) missed += new Set(parts.map(({ source }) => source.id)).size;
      found[at] = readLookUpAnswer(answer, request, { claims, study, ground });
    }
  };
  await Promise.all(Array.from({ length: maxAtOnce }, readOn));
  const notes =
    missed > 0
      ? [
          `In ${missed} of ${talks.length} conversations, people are counted by their codes alone, because the language model didn't reread them.`,
        ]
      : [];
  return { reading: addFound(reading, found.flat(), ground), notes };
}
