import { Anchor } from "@mantine/core";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { orderAges } from "../../../../format/age-order.ts";
import { formatSources } from "../../../findings/coder-words.ts";
import { useSaturation } from "../../../queries/findings.ts";
import { useDemographics } from "../../../queries/insights.ts";
import { formatSaturation } from "../certainty/saturation-words.ts";
import { withView } from "../detail-tab.ts";
import { HowMade } from "../findings/how-made.tsx";
import classes from "../interview-detail.module.css";

/** What the findings rest on: who was heard, whether that is enough, and how they were made. */
export function BriefSide({ interview }: { interview: InterviewDetails }) {
  return (
    <aside className={`stack content-start gap-12 ${classes.briefSide}`} aria-label="What this rests on">
      <WhoYouHeard interview={interview} />
      <MoreInterviews interviewId={interview._id} />
      <Box title="How this was made" id="made-heading">
        <HowMade interview={interview} />
      </Box>
    </aside>
  );
}

function Box({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <section className="card grid gap-8 pad-16 text-13 line-20" aria-labelledby={id}>
      <h2 id={id} className={`fine no-ring strong ${classes.label}`}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function WhoYouHeard({ interview }: { interview: InterviewDetails }) {
  const { data } = useDemographics(interview._id);
  const ages = orderAges(data?.ageRanges ?? {}).filter(([, count]) => count > 0);
  const highest = Math.max(1, ...ages.map(([, count]) => count));
  return (
    <Box title="Who you heard" id="heard-heading">
      {interview.insights && <p>{formatSources(interview.insights.sources)}</p>}
      {ages.length > 0 && (
        <dl className="stack gap-4">
          {ages.map(([age, count]) => (
            <div key={age} className="level gap-8">
              <dt className="one-line rigid" style={{ width: 64 }} title={age}>
                {age}
              </dt>
              <dd className="level between grow gap-8 figures">
                <span
                  className="shrinks round-4 filled thin"
                  style={{ inlineSize: `${(100 * count) / highest}%` }}
                  aria-hidden="true"
                />
                {count}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Box>
  );
}

/** Nothing where it is not known: the brief does without it. */
function MoreInterviews({ interviewId }: { interviewId: string }) {
  const [search] = useSearchParams();
  const { data } = useSaturation(interviewId);
  if (!data) return null;
  return (
    <Box title="Do you need more interviews?" id="more-heading">
      <p>
        {formatSaturation(data)}{" "}
        <Anchor component={Link} to={`?${withView(search, "certainty")}`} inherit>
          See the curve
        </Anchor>
      </p>
    </Box>
  );
}
