import { describeClosed, nameOption } from "#contract/describe-closed.ts";
import type { PublicReport } from "#contract/exports.ts";
import type { CountedQuestion } from "#contract/insights.ts";
import { ReportBars } from "./report-bars.tsx";
import { ReportQuotes } from "./report-quote.tsx";

/** The questions whose answers can be counted, each with its count as a sentence. */
export function Counted({ report: { questions, insights } }: { report: PublicReport }) {
  const counted = insights.brief?.counted ?? [];
  if (counted.length === 0) return null;
  return (
    <section className="stack gap-16" aria-labelledby="report-counted">
      <h2 className="heading-18" id="report-counted">
        What can be counted
      </h2>
      {counted.map((one) => (
        <article key={one.questionId} className="stack gap-8 whole">
          <p className="muted" dir="auto">
            {questions[Number(one.questionId) - 1]}
          </p>
          <h3 className="heading-18 anywhere reading">{one.text}</h3>
          <Sides counted={one} />
        </article>
      ))}
    </section>
  );
}

/** The closed questions, counted by option. */
export function ClosedQuestions({ report: { questions, closed = [] } }: { report: PublicReport }) {
  const reached = closed.filter(({ asked, notReached }) => asked + notReached > 0);
  if (reached.length === 0) return null;
  return (
    <section className="stack gap-16" aria-labelledby="report-closed">
      <h2 className="heading-18" id="report-closed">
        Closed questions
      </h2>
      {reached.map((count) => (
        <article key={count.questionId} className="stack gap-8 whole">
          <h3 className="heading-18 anywhere reading" dir="auto">
            {questions[Number(count.questionId) - 1]}
          </h3>
          <ReportBars
            title={count.kind === "ranking" ? "Put first" : "Chosen"}
            rows={count.options.map((option) => ({ label: nameOption(option), people: option.people }))}
          />
          <p className="muted">{describeClosed(count)}</p>
        </article>
      ))}
    </section>
  );
}

function Sides({ counted: { questionId, sides, open } }: { counted: CountedQuestion }) {
  const all = open.people > 0 ? [...sides, open] : sides;
  return (
    <div className="stack auto-columns gap-12-24">
      {all.map(({ name, people, evidence }) => (
        <div key={name}>
          <h4 className="span-all strong" dir="auto">
            {name} ({people})
          </h4>
          <ReportQuotes evidence={evidence} people={people} turn={Number(questionId) - 1} />
        </div>
      ))}
    </div>
  );
}
