import { listClauses } from "#analysis/coder/clauses.ts";
import { type Estimates, estimateSentence } from "#analysis/coder/estimates.ts";
import { trimTalk } from "#analysis/coder/phrase.ts";
import { classifyClause } from "#analysis/coder/rules.ts";
import { readSentences } from "#analysis/reading.ts";
import { scoreSentiment } from "#analysis/sentiment.ts";
import { scoreBinary } from "./folds.ts";
import { listAnswers } from "./open-answers.ts";

const questions = ["difficult_aspects", "features_changes", "pleasant_aspects", "workflow_needs_addressed"];

/** The lists that an answer's clauses go to when nothing is known of the question. */
function listKinds(text: string, estimated: boolean): Set<string> {
  const kinds = new Set<string>();
  for (const sentence of readSentences(text)) {
    const estimates: Estimates | undefined = estimated ? estimateSentence(sentence.tokens) : undefined;
    for (const clause of listClauses(sentence)) {
      const found = classifyClause({
        text: clause.text,
        trimmed: trimTalk(clause.text),
        compound: scoreSentiment(clause.text),
        topic: undefined,
        leads: true,
        substance: 3,
        estimates,
      });
      for (const kind of found) kinds.add(kind);
    }
  }
  return kinds;
}

function score(question: string, kinds: string[], estimated: boolean): string {
  const guesses = questions.flatMap((asked) =>
    listAnswers(asked).map(({ text }) => ({
      right: asked === question,
      guessed: kinds.some((kind) => listKinds(text, estimated).has(kind)),
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

/** Rows of the report: what the models add to the rules, on open answers that trained neither, question unseen. */
export function measureEstimates(): string[][] {
  const pains = ["difficult_aspects", ["painPoints"]] as const;
  const wishes = ["features_changes", ["opportunities", "suggestions"]] as const;
  return [
    { name: "difficulties", set: pains },
    { name: "wished changes", set: wishes },
  ].map(({ name, set: [question, kinds] }) => [
    `${name} among open answers, question unseen, F1`,
    "",
    `rules with models ${score(question, [...kinds], true)}`,
    `rules alone ${score(question, [...kinds], false)}`,
  ]);
}
