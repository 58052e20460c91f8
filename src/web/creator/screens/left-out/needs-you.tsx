import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { sessionAddress } from "../../passages/passage-link.ts";

/** So many are linked; the table has them all, first in its list. */
const maxLinked = 5;

/** Sessions that ended in distress and that nobody has looked at; nothing where there are none. */
export function NeedsYou({ interview }: { interview: InterviewDetails }) {
  const { count, ids } = interview.needsYou ?? { count: 0, ids: [] };
  if (count === 0) return null;
  return (
    <section className="card stack gap-8 pad-12-16 bad-edge" aria-labelledby="needs-you-heading">
      <h2 id="needs-you-heading" className="prose strong">
        {count === 1 ? "Someone needs you" : `${count.toLocaleString()} people need you`}
      </h2>
      <p className="prose text-14 muted">
        {count === 1 ? "One interview" : "Their interviews"} ended in distress. Please read what was said and
        decide whether it may be used. Until then, the last words are left out of findings, reports and
        exports.
      </p>
      <p className="prose wrap gap-4-12">
        {ids.slice(0, maxLinked).map((id, index) => (
          <Anchor key={id} component={Link} to={sessionAddress(interview._id, id)}>
            {count === 1 ? "Read the interview" : `Interview ${index + 1}`}
          </Anchor>
        ))}
      </p>
    </section>
  );
}
