import { measureCodeAgreement, measureLabelAgreement } from "#analysis/certainty/agreement.ts";
import type { Agreement } from "#contract/agreements.ts";
import type { Validation } from "#contract/findings.ts";
import type { ValidationItem } from "../../db/analysis-schema.ts";
import { sentimentCode, validationCodes } from "./validation-codes.ts";

/**
 * Agreement on each code over the whole sample, and on sentiment where both judged it; null while a segment is not
 * coded yet, so that nobody codes with the coder's answers in mind.
 */
export function measureAgreement(sample: ValidationItem[], own: Validation["own"]): Agreement[] | null {
  const bySegment = new Map(own.map((item) => [item.segmentId, item]));
  const pairs = sample.flatMap((coder) => {
    const person = bySegment.get(coder.id);
    return person ? [{ coder, person }] : [];
  });
  if (sample.length === 0 || pairs.length < sample.length) return null;
  const byCode = validationCodes.map(({ code }) =>
    measureCodeAgreement(
      code,
      pairs.map(({ coder, person }) => ({
        person: person.codes.includes(code),
        coder: coder.codes.includes(code),
      })),
    ),
  );
  const judged = pairs.flatMap(({ coder, person }) =>
    coder.sentiment === null || person.sentiment === null
      ? []
      : [[person.sentiment, coder.sentiment] as const],
  );
  return [...byCode, measureLabelAgreement(sentimentCode, judged)];
}
