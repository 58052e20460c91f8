import type { ModelStatement } from "../coder/model/model-coding.ts";
import { layGround, type ThemeGround } from "./ground.ts";

/** What each person said, as statements of one code each. */
export function layForTests(people: string[][]): ThemeGround {
  const told = people.map((quotes, number) => ({
    ...{ number, label: `P-0${number + 1}`, isEnglish: true, who: "", unclear: [] },
    statements: quotes.map(
      (quote): ModelStatement => ({
        ...{ label: quote, kind: "does", polarity: "affirms", mode: "plain", person: 0, questionId: "one" },
        asked: "How do you weigh a bird?",
        ...{ before: "", after: "", because: null, leadsTo: null },
        evidence: {
          ...{ quote, sourceKind: "interview", sourceId: `s${number}`, sourceLabel: `P-0${number + 1}` },
          ...{ ageRange: null, messageId: `m${number} ${quote}`, start: 0, end: quote.length },
        },
      }),
    ),
  }));
  const study = {
    objective: "Understand how falconers work.",
    questions: [{ id: "one", text: "How do you weigh a bird?" }],
  };
  return layGround(told, study, new Map([["one", [...people.keys()]]]));
}
