import type { CodeKind, Finding, FindingKind, Sentiment, Strength } from "#contract/insights.ts";
import { type BackedFinding, backFinding } from "../report/backed-finding.ts";
import { makeFindingId } from "../report/finding-id.ts";
import { type Backing, type Reach, VoiceBook } from "../report/voices.ts";
import { countBase, type Said, type ThemeGround } from "./ground.ts";
import { leadWithBearing } from "./lead-quotes.ts";

/** What counts are made of: who was asked what among the people that the model read. */
export interface Counting {
  reach: Reach;
  ground: Pick<ThemeGround, "reached" | "people">;
}

type Quoted = Pick<Said, "person" | "questionId" | "evidence">;

/** A finding that rests on these statements; how many people it has is counted here and nowhere else. */
export function backByStatements(
  finding: {
    kind: FindingKind;
    text: string;
    sentiment?: Sentiment | undefined;
    about: Finding["about"] | null;
  },
  statements: { supports: Quoted[]; challenges: Quoted[] },
  counting: Counting,
): BackedFinding {
  const { supports, challenges } = statements;
  const book = new VoiceBook();
  // In the order of people, so that the main question does not hang on the order of the statements.
  const ordered = supports.toSorted((a, b) => a.person - b.person);
  const voices = ordered.map(({ person, questionId }) => book.note(person, questionId));
  const backing = book.findBacking(voices);
  const evidence = leadWithBearing(
    supports.map((one) => one.evidence),
    finding.text,
  );
  const { about } = finding;
  return backFinding(
    {
      id: makeFindingId(finding.kind, evidence[0]?.sourceKind ?? "", finding.text),
      kind: finding.kind,
      text: finding.text,
      sentiment: finding.sentiment ?? "neutral",
      strength: measure(backing, statements, counting),
      evidence,
      challenging: leadWithBearing(
        challenges.map((one) => one.evidence),
        finding.text,
      ),
      about: about ? { ...about, questionId: backing.questionId } : null,
    },
    backing,
  );
}

/**
 * Mostly a finding gathers what was said under many questions, and nobody was asked "it". It is counted among those
 * who had occasion to say it: a question that not everybody was asked has its own number.
 */
function measure(
  { people }: Backing,
  { supports, challenges }: { supports: Quoted[]; challenges: Quoted[] },
  { reach, ground }: Counting,
): Strength {
  const all = [...supports, ...challenges];
  const questions = new Set(all.map(({ questionId }) => questionId));
  const [only = null] = questions;
  const strength = reach.measure(people.length, 0, null);
  const asked = Math.min(strength.asked, countBase(all, ground));
  if (questions.size > 1 || only === null || asked === strength.asked) return { ...strength, asked };
  const ofQuestion = new Set(ground.reached.get(only));
  const within = people.filter((person) => ofQuestion.has(person)).length;
  return reach.measure(within, people.length - within, only);
}

/** The kind that most of the statements have. */
export function findMainKind(statements: { kind: CodeKind }[]): CodeKind | null {
  const groups = [...Map.groupBy(statements, ({ kind }) => kind)];
  return groups.sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null;
}
