import type { Finding, SourceKind } from "#contract/insights.ts";
import type { Strength } from "#contract/strength.ts";
import { listRead, type Members } from "../members.ts";
import { type QuoteWords, readAdded } from "./edited-quotes.ts";
import type { FindingEdit } from "./finding-edit.ts";
import { kindOfSource } from "./finding-traces.ts";
import { findOwnQuestion } from "./finding-voices.ts";

/** A finding that the creator made; undefined while none of its quotes is there. Its people are counted later. */
export function makeOwnFinding(
  edit: FindingEdit,
  words: QuoteWords,
  { findings, members }: { findings: readonly Finding[]; members: Members | null },
): Finding | undefined {
  const evidence = readAdded(edit, words);
  const [first] = evidence;
  if (!first || edit.name === null) return undefined;
  const ground = { kind: first.sourceKind, questionId: findOwnQuestion(edit), findings };
  return {
    id: edit.findingId,
    kind: edit.kind ?? "themes",
    text: edit.name,
    sentiment: "neutral",
    strength: members ? measureAsked(members, ground) : { people: 0, asked: 0, volunteered: 0 },
    evidence,
    challenging: [],
    about: null,
  };
}

interface Ground {
  kind: SourceKind;
  questionId: string | null;
  findings: readonly Finding[];
}

/** Who was asked, as another finding under the same question has it; nobody where such sources were not analysed. */
function measureAsked(members: Members, { kind, questionId, findings }: Ground): Strength {
  const ofKind = listRead(members, kind);
  const all = ofKind.size;
  const none = { people: 0, volunteered: 0 };
  const others = members.people.filter((person) => person.kind === kind).length - all;
  const unread = others > 0 ? { notAnalysed: others } : {};
  if (questionId === null || !Object.hasOwn(members.reached, questionId)) {
    return { ...none, asked: all, answered: all, spansQuestions: true, ...unread };
  }
  const asked = (members.reached[questionId] ?? []).filter((person) => ofKind.has(person)).length;
  const alike = findings.find(
    (one) =>
      kindOfSource(one) === kind &&
      Object.hasOwn(members.findings, one.id) &&
      members.findings[one.id]?.questionId === questionId,
  );
  const { answered = asked, probed = 0 } = alike?.strength ?? {};
  return { ...none, asked, answered, probed, notReached: all - asked, ...unread };
}
