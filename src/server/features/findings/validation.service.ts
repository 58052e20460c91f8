import { randomInt } from "node:crypto";
import type { Validation } from "#contract/findings.ts";
import { rates } from "#contract/limits.ts";
import { AppError, invalidFields } from "../../app-error.ts";
import type { Deps } from "../../deps.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { readCodedSources } from "../insights/coded-sources.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import { listPlans } from "../sources/source-plans.service.ts";
import type { StudiedInterview } from "../sources/study-sources.service.ts";
import { drawSample, listItems } from "./draw-sample.ts";
import { measureAgreement } from "./validation-agreement.ts";
import { validationCodes } from "./validation-codes.ts";
import * as store from "./validations.store.ts";

type ValidationDeps = Pick<Deps, "db" | "config">;

/** As many sources at random are enough to draw from, and few enough to read at once. */
const maxSources = 200;

interface Of {
  accountId: string;
  interviewId: string;
}

export async function getValidation(deps: ValidationDeps, of: Of): Promise<Validation> {
  const { id } = await ownInterview(deps.db, of.accountId, of.interviewId, "view");
  return toValidation(await store.findValidation(deps.db.orm, id));
}

/** What the coder made of the segments stays here. */
function toValidation(row: store.ValidationRow | undefined): Validation {
  const codes = validationCodes.map((code) => ({ ...code }));
  if (!row) return { sample: null, codes, own: [], agreement: null, drawnAt: null };
  return {
    sample: row.sample.map(({ id, text, context }) => ({ id, text, context })),
    codes,
    own: row.own,
    agreement: measureAgreement(row.sample, row.own),
    drawnAt: row.drawnAt.toISOString(),
  };
}

/** Draws a new sample in place of the last one. Throws `insights_missing` when nothing was coded yet. */
export async function drawValidation(deps: ValidationDeps, of: Of, size: number): Promise<Validation> {
  const interview = await ownInterview(deps.db, of.accountId, of.interviewId, "edit");
  await takeFromLimit(deps, `validation:${of.accountId}`, rates.validation);
  const items = await readItems(deps, interview);
  if (items.length === 0) {
    throw invalidFields({
      draw: "No participant said five or more words at once, so there's nothing to sample.",
    });
  }
  const sample = drawSample(items, size, () => randomInt(2 ** 32) / 2 ** 32);
  await store.replaceSample(deps.db, interview.id, sample);
  return toValidation(await store.findValidation(deps.db.orm, interview.id));
}

async function readItems({ db }: ValidationDeps, interview: StudiedInterview) {
  const ids = await store.listRandomCodedIds(db, interview.id, maxSources);
  if (ids.length === 0) throw new AppError("insights_missing");
  const coded = await readCodedSources(db, interview.id, ids);
  const plans = await listPlans(db, interview, { interviews: true, transcripts: true, reddit: true });
  const read = await Promise.all(
    plans.map((plan) => {
      const present = new Set(plan.ids);
      return plan.read(ids.filter((id) => present.has(id)));
    }),
  );
  const sources = new Map(read.flat().map((source) => [source.id, source]));
  return coded.flatMap((one) => {
    const source = sources.get(one.id);
    return source ? listItems(source, one) : [];
  });
}

/**
 * Saves what the creator coded, segment by segment; what is not sent stays as it was. Throws `invalid_input` for a
 * segment that is not in the sample or a code that is not offered.
 */
export async function saveOwnCodes(
  deps: ValidationDeps,
  of: Of,
  own: Validation["own"],
): Promise<Validation> {
  const { id } = await ownInterview(deps.db, of.accountId, of.interviewId, "edit");
  const isThere = await store.changeValidation(deps.db, id, (row) => {
    checkCodes(row, own);
    const bySegment = new Map(row.own.map((item) => [item.segmentId, item]));
    for (const item of own) bySegment.set(item.segmentId, { ...item, codes: [...new Set(item.codes)] });
    return { sample: row.sample, own: [...bySegment.values()] };
  });
  if (!isThere) throw invalidFields({ own: "Draw a sample first." });
  return toValidation(await store.findValidation(deps.db.orm, id));
}

function checkCodes({ sample }: store.ValidationRow, own: Validation["own"]): void {
  const segments = new Set(sample.map((item) => item.id));
  const codes = new Set<string>(validationCodes.map(({ code }) => code));
  for (const [index, item] of own.entries()) {
    if (!segments.has(item.segmentId)) {
      throw invalidFields({
        [`own.${index}.segmentId`]: "This passage isn't in the sample. Please reload the page.",
      });
    }
    if (!item.codes.every((code) => codes.has(code))) {
      throw invalidFields({ [`own.${index}.codes`]: "One of these codes isn't on the list." });
    }
  }
}
