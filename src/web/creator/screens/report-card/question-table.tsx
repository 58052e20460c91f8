import type { QuestionTotals } from "#contract/report-cards.ts";

/** Each question of the script with what became of it; every count has the interviews that had it behind it. */
export function QuestionTable({ questions }: { questions: QuestionTotals[] }) {
  const hasBranches = questions.some(({ notConcerned }) => notConcerned > 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard
    <section className="relative above-8 scrolls-x" aria-label="Question by question" tabIndex={0}>
      <table className="text-13 line-18 figures table table-560 figure-cells">
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">Asked</th>
            <th scope="col">Answered</th>
            <th scope="col">Followed up</th>
            <th scope="col">Already answered</th>
            <th scope="col">Not reached</th>
            {hasBranches && <th scope="col">Doesn’t concern them</th>}
            <th scope="col">Asked what is meant</th>
          </tr>
        </thead>
        <tbody>
          {questions.map((question, index) => (
            <tr key={question.questionId}>
              <th scope="row">
                <span className="muted">Q{index + 1}</span> <bdi>{question.text}</bdi>
              </th>
              <td>
                {question.asked} of {question.sessions - question.notConcerned}
              </td>
              <td>
                {question.answered} of {question.asked}
              </td>
              <td>
                {question.probed} of {question.asked}
              </td>
              <td>
                {question.settled} of {question.sessions}
              </td>
              <td>
                {question.notReached} of {question.sessions - question.notConcerned}
              </td>
              {hasBranches && (
                <td>
                  {question.notConcerned} of {question.sessions}
                </td>
              )}
              <td>
                {question.unclear} of {question.asked}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
