import type { QuestionTotals } from "#contract/report-cards.ts";
import classes from "./report-card.module.css";

/** Each question of the script with what became of it; every count has the interviews that had it behind it. */
export function QuestionTable({ questions }: { questions: QuestionTotals[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard
    <section className={classes.scroll} aria-label="Question by question" tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">Asked</th>
            <th scope="col">Answered</th>
            <th scope="col">Followed up</th>
            <th scope="col">Unasked</th>
            <th scope="col">Not reached</th>
          </tr>
        </thead>
        <tbody>
          {questions.map((question) => (
            <tr key={question.questionId}>
              <th scope="row" dir="auto">
                {question.text}
              </th>
              <td>
                {question.asked} of {question.sessions}
              </td>
              <td>{question.answered}</td>
              <td>{question.probed}</td>
              <td>{question.volunteered}</td>
              <td>{question.notReached}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
