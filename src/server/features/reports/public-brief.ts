import { mapBrief } from "#analysis/formats/export/map-brief.ts";
import { maskContacts } from "#analysis/formats/export/personal-data.ts";
import type { Brief, Evidence, Finding } from "#contract/insights.ts";

interface PublicBriefView {
  /** Of the script, in its order. */
  questionIds: readonly string[];
  publishAll: (evidence: Evidence[]) => Evidence[];
  /** Those that readers see. */
  findings: readonly Finding[];
}

/**
 * The brief as people without an account see it: masked, and without the sentences that rest on hidden findings
 * alone. A question is named by its number in the script.
 */
export function toPublicBrief(brief: Brief, { questionIds, publishAll, findings }: PublicBriefView): Brief {
  const shown = new Set(findings.map(({ id }) => id));
  const onlyShown = (ids: readonly string[]) => ids.filter((id) => shown.has(id));
  const masked = mapBrief(brief, { text: maskContacts, evidence: publishAll });
  return {
    ...masked,
    inShort: masked.inShort
      .map(({ text, findings: ids }) => ({ text, findings: onlyShown(ids) }))
      .filter((sentence) => sentence.findings.length > 0),
    answers: masked.answers
      .filter(({ questionId }) => questionIds.includes(questionId))
      .map((answer) => ({
        ...answer,
        questionId: String(questionIds.indexOf(answer.questionId) + 1),
        findings: onlyShown(answer.findings),
      })),
  };
}
