import type { AnswerFlag, AnswerFlagKind, FlaggedSession } from "#contract/answer-checks.ts";
import { countNoun } from "#web/format/count-noun.ts";

/** "2 things to look at". */
export function countThings(count: number): string {
  return `${countNoun(count, "thing")} to look at`;
}

/** One flag in a line, without its proof. */
export function nameFlag(flag: AnswerFlag): string {
  switch (flag.kind) {
    case "nearIdentical":
      return `Nearly the same answer as ${nameOthers(flag)}`;
    case "offQuestion":
      return "An answer off the question";
    case "pasted":
      return "A pasted answer";
    case "contradiction":
      return "Two answers that contradict each other";
    case "repeatedPanelId":
      return `Same panel ID as ${nameOthers(flag)}`;
  }
}

function nameOthers({ others, people }: { others: { label: string }[]; people: number }): string {
  const [only] = others;
  return people === 1 && only ? only.label : countNoun(people, "other person", "other people");
}

const kindNames: Record<AnswerFlagKind, string> = {
  nearIdentical: "nearly the same answer as someone else",
  offQuestion: "off the question",
  pasted: "pasted answer",
  contradiction: "contradicts itself",
  repeatedPanelId: "panel ID used twice",
};

/** What kinds of flags a session has. */
export function nameKinds({ kinds }: FlaggedSession): string {
  return kinds.map((kind) => kindNames[kind]).join(" · ");
}

/** "5 of 7 without flagged sessions". */
export function formatUnflagged({ people, asked }: { people: number; asked: number }): string {
  if (people === 0) return "flagged sessions only";
  return `${people.toLocaleString()} of ${asked.toLocaleString()} without flagged sessions`;
}
