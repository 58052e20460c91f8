import { listClauses } from "#analysis/coder/clauses.ts";
import { trimTalk } from "#analysis/coder/phrase.ts";
import { classifyClause } from "#analysis/coder/rules.ts";
import { readSentences } from "#analysis/reading.ts";
import { scoreSentiment } from "#analysis/sentiment.ts";
import { scoreBinary } from "./folds.ts";
import { listAnswers } from "./open-answers.ts";

const questions = ["difficult_aspects", "features_changes", "pleasant_aspects", "workflow_needs_addressed"];

/** The lists that an answer's clauses go to when nothing is known of the question. */
function listKinds(text: string): Set<string> {
  const kinds = new Set<string>();
  for (const sentence of readSentences(text)) {
    for (const clause of listClauses(sentence)) {
      const found = classifyClause({
        text: clause.text,
        trimmed: trimTalk(clause.text),
        tokens: clause.tokens,
        compound: scoreSentiment(clause.text),
        topic: undefined,
        leads: true,
        substance: 3,
      });
      for (const kind of found) kinds.add(kind);
    }
  }
  return kinds;
}

function score(question: string, kinds: string[]): string {
  const guesses = questions.flatMap((asked) =>
    listAnswers(asked).map(({ text }) => ({
      right: asked === question,
      guessed: kinds.some((kind) => listKinds(text).has(kind)),
    })),
  );
  const guessed = guesses.filter((one) => one.guessed);
  const { precision, recall, f1 } = scoreBinary(
    guessed.filter((one) => one.right).length,
    guessed.length,
    guesses.filter((one) => one.right).length,
  );
  return `${f1.toFixed(3)} (P ${precision.toFixed(2)}, R ${recall.toFixed(2)})`;
}

/** Rows of the report: which of the open answers to four questions the rules put in the right list, question unseen. */
export function measureLists(): string[][] {
  const pains = ["difficult_aspects", ["painPoints"]] as const;
  const wishes = ["features_changes", ["opportunities", "suggestions"]] as const;
  return [
    { name: "difficulties", floor: "0.45", set: pains },
    { name: "wished changes", floor: "0.37", set: wishes },
  ].map(({ name, floor, set: [question, kinds] }) => [
    `${name} among open answers, question unseen, F1`,
    floor,
    `wording rules ${score(question, [...kinds])}`,
    "no other tool at hand",
  ]);
}
