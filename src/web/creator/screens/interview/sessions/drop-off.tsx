import { Button } from "@mantine/core";
import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { silentMinutes } from "#contract/limits.ts";
import { LoadFailure, LoadingLines } from "#web/ui/list-states.tsx";
import { type DropOff, useDropOff } from "../../../queries/sessions.ts";

/** Where participants stop: read when it is asked for, since it looks at every message. */
export function DropOffSection({ interviewId }: { interviewId: string }) {
  const [isOpen, setOpen] = useState(false);
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <section aria-labelledby="drop-off-heading" className="stack">
      <h3 id="drop-off-heading">
        <Button
          variant="subtle"
          className="flush ink"
          leftSection={<Chevron size={18} aria-hidden="true" />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Drop-off by question
        </Button>
      </h3>
      {isOpen && <DropOffChart interviewId={interviewId} />}
    </section>
  );
}

function DropOffChart({ interviewId }: { interviewId: string }) {
  const query = useDropOff(interviewId);
  const { data, error } = query;
  if (error && !data) return <LoadFailure query={query} text="Failed to load the drop-off" />;
  if (!data) return <LoadingLines label="Loading the drop-off" lines={5} />;
  if (data.sessions === 0) return <p className="hint reading">Nobody has started the interview yet.</p>;
  return (
    <>
      <p className="hint reading">{describeStates(data)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard */}
      <section className="card relative scrolls-x" tabIndex={0} aria-label="Chart of the drop-off">
        <table className="table text-13 line-18 figures fixed-layout">
          <caption className="visually-hidden">
            For each question in the current script: sessions asked, answered and stopped
          </caption>
          <thead>
            <tr>
              <th scope="col" style={{ width: "44%" }}>
                Question
              </th>
              <th scope="col">Asked</th>
              <th scope="col">Answered</th>
              <th scope="col">Stopped here</th>
            </tr>
          </thead>
          <tbody>
            {data.questions.map((one, index) => (
              <tr key={one.questionId}>
                <th scope="row" dir="auto">
                  {index + 1}. {one.question}
                </th>
                <Bar count={one.asked} of={data.sessions} fill="filled-neutral" />
                <Bar count={one.answered} of={data.sessions} fill="filled" />
                <Bar count={one.stopped} of={data.sessions} fill="filled-negative" />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function Bar({ count, of, fill }: { count: number; of: number; fill: string }) {
  return (
    <td>
      <span className="block above-4 below-4 round-4 sunken thin" aria-hidden="true">
        <span className={`block round-4 thin ${fill}`} style={{ inlineSize: `${(100 * count) / of}%` }} />
      </span>
      <span className="muted">{count.toLocaleString()}</span>
    </td>
  );
}

/** The sentence above the chart: its whole, and what of it the chart does not show. */
function describeStates({ sessions, isPart, finished, running, stopped, stoppedElsewhere }: DropOff): string {
  const of = (count: number) => count.toLocaleString();
  const rest =
    stoppedElsewhere > 0
      ? ` ${of(stoppedElsewhere)} of those who stopped did so between questions of the current script.`
      : "";
  return `Of ${isPart ? "the newest " : ""}${of(sessions)} sessions, ${of(finished)} reached the end, ${of(stopped)} stopped early and ${of(running)} ${running === 1 ? "is" : "are"} in progress. A session idle for ${silentMinutes} minutes counts as stopped early.${rest}`;
}
