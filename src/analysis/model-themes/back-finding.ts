import type { CodeKind, Finding, FindingKind, Sentiment } from "#contract/insights.ts";
import { type BackedFinding, backFinding } from "../report/backed-finding.ts";
import { overlaps } from "../report/evidence-list.ts";
import { makeFindingId } from "../report/finding-id.ts";
import { type Reach, VoiceBook } from "../report/voices.ts";
import { isOfOthers, type Said } from "./ground.ts";
import { leadWithBearing } from "./lead-quotes.ts";

/** What counts are made of: who was asked what among the people that the model read. */
export interface Counting {
  reach: Reach;
}

/** They are shown, and counted, beside what people say of themselves. */
const maxOfOthers = 6;

type Quoted = Pick<Said, "person" | "questionId" | "evidence" | "order" | "mode" | "whose">;

/** A finding that rests on these statements; how many people it has is counted here and nowhere else. */
export function backByStatements(
  finding: {
    kind: FindingKind;
    text: string;
    sentiment?: Sentiment | undefined;
    about: Finding["about"] | null;
  },
  statements: { supports: Quoted[]; challenges: Quoted[]; ofOthers?: Quoted[] | undefined },
  counting: Counting,
): BackedFinding {
  const { supports, challenges, ofOthers = [] } = statements;
  const book = new VoiceBook();
  // In the order of people, so that the main question does not hang on the order of the statements.
  const ordered = supports.toSorted((a, b) => a.person - b.person);
  const voices = ordered.map(({ person, questionId }) => book.note(person, questionId));
  const backing = book.findBacking(voices);
  const evidence = leadWithBearing(supports, finding.text);
  const { about } = finding;
  const others = leadWithBearing(ofOthers, finding.text)
    .filter((one) => !evidence.some((other) => overlaps(one, other)))
    .slice(0, maxOfOthers);
  return backFinding(
    {
      id: makeFindingId(finding.kind, evidence[0]?.sourceKind ?? "", finding.text),
      kind: finding.kind,
      text: finding.text,
      sentiment: finding.sentiment ?? "neutral",
      // Of all people: what a finding says was asked by no question, and the same voices are the same share in each.
      strength: counting.reach.measure(backing.people.length, 0, null),
      evidence,
      challenging: leadWithBearing(challenges, finding.text),
      ...(others.length > 0 && { ofOthers: others }),
      ...(supports.every(isOfOthers) && { isOfOthers: true as const }),
      about: about ? { ...about, questionId: backing.questionId } : null,
    },
    { people: backing.people, questionId: null },
  );
}

/** The kind that most of the statements have. */
export function findMainKind(statements: { kind: CodeKind }[]): CodeKind | null {
  const groups = [...Map.groupBy(statements, ({ kind }) => kind)];
  return groups.sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null;
}
