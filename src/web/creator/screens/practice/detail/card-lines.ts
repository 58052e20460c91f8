import type { FlagKind, PracticeReportCard } from "#contract/report-cards.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { type CardLine, nameFlag } from "../../report-card/card-words.ts";

/**
 * The lines that mean something in practice: without a script there is no coverage to tell, and how long somebody
 * thought is nobody's business but theirs. The talk share is among the figures beside it.
 */
export function listPracticeLines(
  lines: readonly CardLine[],
  { questions }: Pick<PracticeReportCard, "questions">,
): CardLine[] {
  const elsewhere = ["Talk share", "Reply time"];
  const left = questions.length === 0 ? ["Questions", "Follow-ups", ...elsewhere] : elsewhere;
  return lines.filter(({ term }) => !left.includes(term));
}

/** Each kind of flag with its number of turns, the most frequent first. */
export function listFlagKinds({
  flags,
}: Pick<PracticeReportCard, "flags">): { kind: FlagKind; text: string }[] {
  const turns = new Map<FlagKind, Set<string>>();
  for (const { kind, messageId } of flags) turns.set(kind, (turns.get(kind) ?? new Set()).add(messageId));
  return [...turns]
    .sort(([, one], [, other]) => other.size - one.size)
    .map(([kind, ids]) => ({ kind, text: `${nameFlag(kind)}: ${countNoun(ids.size, "turn")}` }));
}
