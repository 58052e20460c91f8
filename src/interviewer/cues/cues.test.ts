import { describe, expect, test } from "vitest";
import { assessAnswer } from "../probes.ts";
import type { LabelledAnswers, WantedVerdict } from "./labelled/answers.ts";
import { arabicAnswers } from "./labelled/ar.ts";
import { germanAnswers } from "./labelled/de.ts";
import { spanishAnswers } from "./labelled/es.ts";
import { frenchAnswers } from "./labelled/fr.ts";
import { portugueseAnswers } from "./labelled/pt.ts";

const labelled = [spanishAnswers, frenchAnswers, germanAnswers, portugueseAnswers, arabicAnswers];

function assess({ language, question }: LabelledAnswers, text: string) {
  return assessAnswer({ question: { text: question }, text, earlier: [], language });
}

/** The first lead, else the thinness: what would be followed up. A lead of the wanted kind counts among others. */
function tellVerdict(set: LabelledAnswers, text: string, wanted: WantedVerdict): string {
  const { leads, thin } = assess(set, text);
  const kinds = leads.map(({ kind }): string => kind);
  return kinds.includes(wanted) ? wanted : (kinds[0] ?? thin ?? "none");
}

describe.each(labelled)("what an answer in $language is worth", (set) => {
  const cases = (Object.keys(set.answers) as WantedVerdict[]).flatMap((wanted) =>
    set.answers[wanted].map((text) => [text, wanted] as const),
  );

  test.each(cases)("%j: %s", (text, wanted) => {
    expect(tellVerdict(set, text, wanted)).toBe(wanted);
  });
});
