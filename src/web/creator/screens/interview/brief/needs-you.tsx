import { Anchor, Button } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { FailureLine } from "#web/ui/notice-box.tsx";
import { withSession } from "../../../passages/passage-link.ts";
import { type DistressDecision, useDecideDistress } from "../../../queries/left-out.ts";
import classes from "../interview-detail.module.css";
import { ForEditors } from "../may-edit.tsx";

/** Sessions that a person has to decide on, one at a time, before anything else. Nothing while there are none. */
export function NeedsYou({ interview }: { interview: InterviewDetails }) {
  const { count = 0, ids = [] } = interview.needsYou ?? {};
  const [sessionId] = ids;
  if (count === 0 || sessionId === undefined) return null;
  return (
    <section
      className={`card grid gap-8 pad-16 text-13 line-20 bad-edge negative-tint ${classes.needs}`}
      aria-labelledby="needs-heading"
    >
      <strong className="negative" id="needs-heading">
        {countNoun(count, "session")} {count === 1 ? "needs" : "need"} you
      </strong>
      <Decision key={sessionId} interviewId={interview._id} sessionId={sessionId} />
    </section>
  );
}

function Decision({ interviewId, sessionId }: { interviewId: string; sessionId: string }) {
  const [search] = useSearchParams();
  const decide = useDecideDistress({ interviewId, sessionId });
  const choose = (decision: DistressDecision) => () => !decide.isPending && decide.mutate(decision);
  return (
    <>
      <p>
        A participant was in distress. What they said from then on isn't used in any finding.{" "}
        <Anchor component={Link} to={`?${withSession(search, sessionId)}`} preventScrollReset inherit>
          Read it
        </Anchor>
      </p>
      <ForEditors>
        <div className="wrap gap-8">
          <Button variant="default" size="xs" onClick={choose("kept_out")}>
            Keep it out
          </Button>
          <Button variant="default" size="xs" onClick={choose("taken_in")}>
            Include it
          </Button>
        </div>
      </ForEditors>
      <FailureLine error={decide.error} fallback="Couldn't save your choice. Please try again." />
    </>
  );
}
