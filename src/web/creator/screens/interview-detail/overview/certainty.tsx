import { Anchor, Title } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { useSaturation } from "../../../queries/findings.ts";
import { tellSaturation, verdictNames } from "../certainty/saturation-words.ts";
import { withView } from "../detail-tab.ts";
import { CoderLine } from "../findings/coder-line.tsx";
import { countNoun } from "../findings/finding-words.ts";
import classes from "./overview.module.css";

/** What the findings rest on. */
export function Certainty({ interview }: { interview: InterviewDetails }) {
  const { insights, counts } = interview;
  const read = insights?.sources.interviews ?? 0;
  return (
    <section className={classes.block} aria-labelledby="certainty-heading">
      <Title order={2} id="certainty-heading">
        How sure we are
      </Title>
      <p className={classes.rests}>
        {counts.completed === 0 ? (
          "There are no finished sessions yet."
        ) : (
          <>
            <strong>
              {read} of {counts.completed}
            </strong>{" "}
            <Anchor component={Link} to="?tab=sessions&status=completed" size="sm">
              finished {counts.completed === 1 ? "session" : "sessions"}
            </Anchor>{" "}
            read.
          </>
        )}
        {counts.started > counts.completed && (
          <> {countNoun(counts.started - counts.completed, "unfinished session")} left out.</>
        )}
      </p>
      {insights ? (
        <>
          <SaturationLine interviewId={interview._id} />
          <CoderLine interview={interview} />
        </>
      ) : (
        <p className={classes.noData}>No insights available yet.</p>
      )}
    </section>
  );
}

/** Nothing where it is not known: the brief goes without it. */
function SaturationLine({ interviewId }: { interviewId: string }) {
  const [search] = useSearchParams();
  const { data } = useSaturation(interviewId);
  if (!data) return null;
  return (
    <p className={classes.rests}>
      <strong>{verdictNames[data.verdict]}.</strong> {tellSaturation(data)}{" "}
      <Anchor component={Link} to={`?${withView(search, "certainty")}`} size="sm">
        See the curve
      </Anchor>
    </p>
  );
}
