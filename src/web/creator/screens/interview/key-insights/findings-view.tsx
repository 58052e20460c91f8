import { Switch } from "@mantine/core";
import { IconBulb } from "@tabler/icons-react";
import { useState } from "react";
import type { InterviewDetails } from "#contract/interviews.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { EmptyState } from "#web/ui/list-states.tsx";
import { hasBriefFindings, pickBriefFindings } from "../../../findings/brief-findings.ts";
import { useAnswerChecks } from "../../../queries/answer-checks.ts";
import { withoutFlagged } from "../../answer-checks/without-flagged.ts";
import { BriefList, SingleVoices } from "../brief/brief-list.tsx";
import { listBlocks } from "../findings/block-list.tsx";
import { EmptyBlocks } from "../findings/empty-blocks.tsx";
import { HowMade } from "../findings/how-made.tsx";
import { TranslateQuotes } from "../findings/translate-quotes.tsx";

/** All that was found: the findings first, then block by block, and in one line where nothing was found. */
export function FindingsView({ interview }: { interview: InterviewDetails }) {
  const { insights: all } = interview;
  const { data: checks } = useAnswerChecks(interview._id);
  const [isWithout, setWithout] = useState(false);
  const flagged = new Set(checks?.sessions.map(({ sessionId }) => sessionId));
  const shown = all && isWithout ? { ...all, findings: withoutFlagged(all.findings, flagged) } : all;
  if (!shown) return <NoInsights finished={interview.counts.completed} />;
  return (
    <div className="stack gap-24">
      {checks !== undefined && checks.findings.length > 0 && (
        <Switch
          label="Without flagged sessions"
          description="Hides their quotes, and findings that nobody else backs. Counts show both."
          checked={isWithout}
          onChange={(event) => setWithout(event.currentTarget.checked)}
        />
      )}
      <Findings interview={{ ...interview, insights: shown }} insights={shown} />
    </div>
  );
}

interface FindingsProps {
  interview: InterviewDetails;
  insights: NonNullable<InterviewDetails["insights"]>;
}

function Findings({ interview, insights }: FindingsProps) {
  const blocks = listBlocks(interview, insights);
  const filled = blocks.filter(({ isEmpty }) => !isEmpty);
  return (
    <div className="stack gap-32">
      <TranslateQuotes interviewId={interview._id} />
      {hasBriefFindings(insights.findings) && <AllFindings interview={interview} />}
      <nav aria-label="Blocks of this page" className="wrap gap-4-12 text-13">
        {filled.map(({ id, title }) => (
          <a
            className="inline-block min-24 primary undecorated line-24 hover-underline"
            key={id}
            href={`#${id}`}
          >
            {title}
          </a>
        ))}
      </nav>
      {filled.map(({ content }) => content)}
      <EmptyBlocks blocks={blocks.filter(({ isEmpty }) => isEmpty)} />
      <section className="stack" aria-labelledby="how-made">
        <h2 id="how-made" className="prose">
          How this was made
        </h2>
        <HowMade interview={interview} />
      </section>
    </div>
  );
}

/** Of forty people there are dozens of findings: a phone would scroll for long past the first. */
const shownFirst = 8;

function AllFindings({ interview }: { interview: InterviewDetails }) {
  const [singlesOpen, setSinglesOpen] = useState(false);
  const { _id: interviewId, insights } = interview;
  const findings = insights?.findings ?? [];
  const shown = pickBriefFindings(findings, Number.POSITIVE_INFINITY);
  return (
    <>
      <BriefList
        interviewId={interviewId}
        findings={findings}
        shown={shown}
        isBelow={false}
        isBuiltIn={insights?.brief?.counted !== undefined}
        shownFirst={shownFirst}
      />
      <SingleVoices
        interviewId={interviewId}
        shown={shown}
        shownFirst={shownFirst}
        isOpen={singlesOpen}
        onToggle={() => setSinglesOpen(!singlesOpen)}
      />
    </>
  );
}

function NoInsights({ finished }: { finished: number }) {
  return (
    <EmptyState
      title="No insights yet"
      text={
        finished === 0
          ? "Insights come from completed sessions. Share the link with participants; one completed session is enough to start."
          : `${countNoun(finished, "completed session")} can be analyzed. Press Generate Insights above to see what people said.`
      }
      icon={<IconBulb size={20} />}
    />
  );
}
