import type { QuestionTotals } from "#contract/report-cards.ts";
import { describeUnclear } from "./card-words.ts";
import classes from "./report-card.module.css";

/** The script's questions that people asked the meaning of, the most asked first. */
export function UnclearQuestions({ questions }: { questions: QuestionTotals[] }) {
  const unclear = questions
    .map((question, index) => ({ ...question, number: index + 1 }))
    .filter((question) => question.unclear > 0)
    .sort((one, other) => other.unclear - one.unclear);
  if (unclear.length === 0) return null;
  return (
    <section className={classes.flags} aria-label="Questions people did not understand">
      <h3 className={classes.partTitle}>Questions people did not understand</h3>
      <ul className={classes.flagList}>
        {unclear.map((question) => (
          <li key={question.questionId}>
            {describeUnclear(question)} <q dir="auto">{question.text}</q>
          </li>
        ))}
      </ul>
    </section>
  );
}
