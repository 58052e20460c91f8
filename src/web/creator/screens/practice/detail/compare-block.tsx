import { Title } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { PracticeDetails } from "#contract/practice.ts";
import type { PracticeComparison, PracticeFigures } from "#contract/practice-debrief.ts";
import { errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { useComparePractice } from "../../../queries/practice.ts";
import { formatShare } from "../practice-words.ts";
import { MessageLine } from "./conversation.tsx";
import { CardLines, FlagCounts } from "./practice-card.tsx";

/** The product's interviewer with the same person: what it found, and how its questions were. */
export function CompareBlock({ session }: { session: PracticeDetails }) {
  const compare = useComparePractice(session._id);
  return (
    <section className="stack" aria-labelledby="practice-compare">
      <Title order={2} id="practice-compare">
        Let the interviewer do it
      </Title>
      {!compare.data && (
        <>
          <p className="hint reading">
            Askwell's interviewer talks to the same person about the same topic, and you compare the two
            cards. Use it as a benchmark, not a verdict.
          </p>
          {compare.error && !compare.isPending && (
            <NoticeBox kind="error">
              {errorText(compare.error, "Couldn't run the comparison. Please try again.")}
            </NoticeBox>
          )}
          <div>
            <BusyButton
              variant="default"
              busy={compare.isPending}
              busyLabel="Interviewing..."
              onClick={() => compare.mutate()}
            >
              Let the interviewer do it
            </BusyButton>
          </div>
        </>
      )}
      <p role="status" className="visually-hidden">
        {compare.data && `The interviewer found ${compare.data.interviewer.found.length} insights.`}
      </p>
      {compare.data && <Comparison comparison={compare.data} session={session} />}
    </section>
  );
}

const rows: { name: string; tell: (figures: PracticeFigures) => string }[] = [
  { name: "Insights found", tell: (figures) => `${figures.insightsFound} of ${figures.insightsPlanted}` },
  { name: "Questions", tell: (figures) => figures.questions.toLocaleString() },
  { name: "Open questions", tell: (figures) => formatShare(figures.openShare) },
  { name: "Leading questions", tell: (figures) => formatShare(figures.leadingShare) },
  { name: "Follow-ups", tell: (figures) => formatShare(figures.followUpShare) },
  { name: "Talk share", tell: (figures) => formatShare(figures.talkShare) },
];

interface ComparisonProps {
  comparison: PracticeComparison;
  session: PracticeDetails;
}

function Comparison({ comparison, session }: ComparisonProps) {
  const { own, interviewer, insights } = comparison;
  const table = useRef<HTMLElement>(null);
  // The button that was pressed is gone.
  useEffect(() => table.current?.focus({ preventScroll: true }), []);
  const describeFound = (found: string[], id: string) => (found.includes(id) ? "Found" : "Hidden");
  return (
    <div className="stack gap-16">
      <section
        className="card relative scrolls-x pad-8-12"
        aria-label="You and the interviewer"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard
        tabIndex={0}
        ref={table}
      >
        <table className="text-13 line-20 figures table nowrap-cells">
          <thead>
            <tr>
              <td />
              <th scope="col">You</th>
              <th scope="col">Interviewer</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, tell }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{tell(own.figures)}</td>
                <td>{tell(interviewer.figures)}</td>
              </tr>
            ))}
          </tbody>
          <tbody>
            {insights.map(({ id, about, text }) => (
              <tr key={id}>
                <th scope="row">
                  <bdi>{about}</bdi>
                  <span className="block fine" dir="auto">
                    {text}
                  </span>
                </th>
                <td className={foundClass(own.found, id)}>{describeFound(own.found, id)}</td>
                <td className={foundClass(interviewer.found, id)}>{describeFound(interviewer.found, id)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="stack auto-columns gap-16">
        <SideCard title="Your card" side={own} />
        <SideCard title="The interviewer's card" side={interviewer} />
      </div>
      <details className="card">
        <summary>Read the interviewer's conversation</summary>
        <ol className="pad-8" aria-label="The interviewer's messages">
          {interviewer.messages.map((message) => (
            <MessageLine
              key={message._id}
              message={message}
              name={session.interviewee.pseudonym}
              language={session.language}
              asker="Interviewer"
            />
          ))}
        </ol>
      </details>
    </div>
  );
}

function SideCard({ title, side }: { title: string; side: PracticeComparison["own"] }) {
  return (
    <section className="card stack content-start pad-16" aria-label={title}>
      <h3>{title}</h3>
      <CardLines card={side.reportCard} />
      <FlagCounts card={side.reportCard} />
    </section>
  );
}

const foundClass = (found: readonly string[], id: string) =>
  found.includes(id) ? "primary strong" : "muted";
