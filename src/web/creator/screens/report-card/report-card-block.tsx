import { Title } from "@mantine/core";
import type { InterviewDetails } from "#contract/interviews.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { LoadFailure, LoadingLines } from "#web/ui/list-states.tsx";
import { useReportCard } from "../../queries/reports.ts";
import { describeModelUse } from "./card-words.ts";
import { ReportCardView } from "./report-card-view.tsx";
import { useOpenTurn } from "./use-open-turn.ts";

/** How the interviewer did in an interview's finished sessions. */
export function ReportCardBlock({ interview }: { interview: InterviewDetails }) {
  const query = useReportCard(interview._id, interview.counts.completed);
  const { data, error } = query;
  const openTurn = useOpenTurn();
  return (
    <section className="stack span-all" aria-labelledby="report-card-heading">
      <div>
        <Title order={2} id="report-card-heading">
          Report card
        </Title>
        {data && data.finished > 0 && (
          <p className="hint above-2">
            How the interviewer did in{" "}
            {data.finished > data.reportCard.sessions
              ? `the newest ${data.reportCard.sessions} of ${countNoun(data.finished, "completed session")}`
              : countNoun(data.finished, "completed session")}
          </p>
        )}
      </div>
      <LoadFailure query={query} text="Failed to load the report card" />
      {!error && !data && <LoadingLines label="Loading the report card" lines={3} />}
      {data?.finished === 0 && (
        <p className="hint pad-12-16 dashed round">
          No completed sessions yet. After the first one, this says which questions were asked and followed
          up, and whether the interviewer led, praised or repeated itself.
        </p>
      )}
      {data && data.finished > 0 && <ReportCardView card={data.reportCard} onOpenTurn={openTurn} />}
      {data?.modelUse && <p className="hint above-2">{describeModelUse(data.modelUse)}</p>}
    </section>
  );
}
