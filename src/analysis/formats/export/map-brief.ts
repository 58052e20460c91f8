import type { Brief, Evidence } from "#contract/insights.ts";

interface BriefChange {
  text: (text: string) => string;
  evidence: (evidence: Evidence[]) => Evidence[];
}

/** Every quote that the brief shows. */
export function listBriefEvidence(brief: Brief | null): Evidence[] {
  if (!brief) return [];
  return [
    ...(brief.counted ?? []).flatMap(({ sides, open }) =>
      [...sides, open].flatMap(({ evidence }) => evidence),
    ),
    ...brief.tensions.flatMap(({ a, b }) => [...a.evidence, ...b.evidence]),
    ...brief.answers.flatMap(({ evidence, figures = [] }) => [...evidence, ...figures]),
    ...(brief.closing ?? []),
  ];
}

/** The brief with each of its sentences and each list of its quotes changed. */
export function mapBrief(brief: Brief, change: BriefChange): Brief {
  const mapPosition = ({ text, evidence, ...rest }: Brief["tensions"][number]["a"]) => ({
    ...rest,
    text: change.text(text),
    evidence: change.evidence(evidence),
  });
  const mapNamed = <T extends { name: string; evidence: Evidence[] }>(one: T): T => ({
    ...one,
    name: change.text(one.name),
    evidence: change.evidence(one.evidence),
  });
  return {
    ...brief,
    ...(brief.counted && {
      counted: brief.counted.map((one) => ({
        ...one,
        text: change.text(one.text),
        sides: one.sides.map(mapNamed),
        open: mapNamed(one.open),
      })),
    }),
    inShort: brief.inShort.map((sentence) => ({ ...sentence, text: change.text(sentence.text) })),
    tensions: brief.tensions.map((one) => ({
      ...one,
      a: mapPosition(one.a),
      b: mapPosition(one.b),
    })),
    answers: brief.answers.map((answer) => ({
      ...answer,
      text: answer.text === null ? null : change.text(answer.text),
      evidence: change.evidence(answer.evidence),
      ...(answer.figures && { figures: change.evidence(answer.figures) }),
    })),
    ...(brief.closing && { closing: change.evidence(brief.closing) }),
    unknown: brief.unknown.map(({ open, why, ask }) => ({
      open: change.text(open),
      why: change.text(why),
      ask: change.text(ask),
    })),
  };
}
