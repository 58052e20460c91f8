import { maskContacts } from "#analysis/formats/export/personal-data.ts";
import type { Brief, Evidence, Finding } from "#contract/insights.ts";

interface PublicBriefView {
  /** Of the script, in its order. */
  questionIds: readonly string[];
  publishAll: (evidence: Evidence[]) => Evidence[];
  /** Those that readers see. */
  findings: readonly Finding[];
}

export function listBriefEvidence(brief: Brief | null): Evidence[] {
  if (!brief) return [];
  return [
    ...brief.tensions.flatMap(({ a, b }) => [...a.evidence, ...b.evidence]),
    ...brief.answers.flatMap(({ evidence }) => evidence),
  ];
}

/**
 * The brief as people without an account see it: masked, and without the sentences that rest on hidden findings
 * alone. A question is named by its number in the script.
 */
export function toPublicBrief(brief: Brief, { questionIds, publishAll, findings }: PublicBriefView): Brief {
  const shown = new Set(findings.map(({ id }) => id));
  const onlyShown = (ids: readonly string[]) => ids.filter((id) => shown.has(id));
  const publishPosition = ({ text, evidence }: Brief["tensions"][number]["a"]) => ({
    text: maskContacts(text),
    evidence: publishAll(evidence),
  });
  return {
    inShort: brief.inShort
      .map(({ text, findings: ids }) => ({ text: maskContacts(text), findings: onlyShown(ids) }))
      .filter((sentence) => sentence.findings.length > 0),
    tensions: brief.tensions.map(({ a, b, ...tension }) => ({
      ...tension,
      a: publishPosition(a),
      b: publishPosition(b),
    })),
    answers: brief.answers
      .filter(({ questionId }) => questionIds.includes(questionId))
      .map((answer) => ({
        ...answer,
        questionId: String(questionIds.indexOf(answer.questionId) + 1),
        text: answer.text === null ? null : maskContacts(answer.text),
        findings: onlyShown(answer.findings),
        evidence: publishAll(answer.evidence),
      })),
    unknown: brief.unknown.map(({ open, why, ask }) => ({
      open: maskContacts(open),
      why: maskContacts(why),
      ask: maskContacts(ask),
    })),
  };
}
