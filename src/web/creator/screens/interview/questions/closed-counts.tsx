import { describeClosed, nameOption } from "#contract/describe-closed.ts";
import { useClosedCounts } from "../../../queries/answers.ts";
import { ReportBars } from "../../report/report-bars.tsx";

interface ClosedCountsProps {
  interviewId: string;
  questionId: string;
  /** Names this one among others on the page. */
  label: string;
}

/** How often each option of a closed question was chosen, and of how many people. */
export function ClosedCounts({ interviewId, questionId, label }: ClosedCountsProps) {
  const { data } = useClosedCounts(interviewId);
  const count = data?.counts.find((one) => one.questionId === questionId);
  if (count === undefined || count.asked + count.notReached === 0) return null;
  return (
    <section className="stack gap-8 reading" aria-label={label}>
      <ReportBars
        title={count.kind === "ranking" ? "Put first" : "Chosen"}
        rows={count.options.map((option) => ({ label: nameOption(option), people: option.people }))}
      />
      <p className="hint reading">{describeClosed(count)}</p>
    </section>
  );
}
