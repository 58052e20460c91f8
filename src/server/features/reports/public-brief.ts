import { mapBrief } from "#analysis/formats/export/map-brief.ts";
import { maskContacts } from "#analysis/formats/export/personal-data.ts";
import type { Brief, Evidence, Finding } from "#contract/insights.ts";

interface PublicBriefView {
  /** Of the script, in its order. */
  questionIds: readonly string[];
  publishAll: (evidence: Evidence[]) => Evidence[];
  /** A sentence with sources as readers know them. */
  rename: (text: string) => string;
  /** Those that readers see. */
  findings: readonly Finding[];
}

/**
 * The brief as people without an account see it: masked, and without the sentences that rest on hidden findings
 * alone. A question is named by its number in the script.
 */
export function toPublicBrief(
  brief: Brief,
  { questionIds, publishAll, rename, findings }: PublicBriefView,
): Brief {
  const shown = new Set(findings.map(({ id }) => id));
  const onlyShown = (ids: readonly string[]) => ids.filter((id) => shown.has(id));
  const masked = mapBrief(brief, { text: (text) => rename(maskContacts(text)), evidence: publishAll });
  const isKnown = ({ questionId }: { questionId?: string }) =>
    questionId === undefined || questionIds.includes(questionId);
  const byNumber = <T extends { questionId?: string }>(one: T): T =>
    one.questionId === undefined
      ? one
      : { ...one, questionId: String(questionIds.indexOf(one.questionId) + 1) };
  return {
    ...masked,
    inShort: masked.inShort
      .filter((sentence) => sentence.findings.length === 0 || onlyShown(sentence.findings).length > 0)
      .filter(isKnown)
      .map((sentence) => byNumber({ ...sentence, findings: onlyShown(sentence.findings) })),
    ...(masked.counted && { counted: masked.counted.filter(isKnown).map(byNumber) }),
    answers: masked.answers.filter(isKnown).map((answer) =>
      byNumber({
        ...answer,
        findings: onlyShown(answer.findings),
        // Readers see people by what they said.
        ...(answer.skipped && { skipped: [] }),
      }),
    ),
  };
}
