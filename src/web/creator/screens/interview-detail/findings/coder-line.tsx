import { Anchor } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { When } from "#web/ui/when.tsx";
import { tellChecked } from "../certainty/agreement-words.ts";
import { withView } from "../detail-tab.ts";
import { useMayEdit } from "../may-edit.tsx";
import { tellReadAnew, tellSources, tellVerification } from "./coder-words.ts";
import { countNoun } from "./finding-words.ts";
import classes from "./findings.module.css";

/** Who coded, when, on what, and what did not hold: so that nobody takes an estimate for more. */
export function CoderLine({ interview }: { interview: InterviewDetails }) {
  const [search] = useSearchParams();
  const mayEdit = useMayEdit();
  const { insights, counts } = interview;
  if (!insights) return null;
  const { sources, validation = null } = insights;
  const since = sources.interviews === 0 ? 0 : counts.completed - sources.interviews;
  const readAnew = tellReadAnew(insights);
  return (
    <div className={classes.coder}>
      <p>
        {insights.codedBy === "model" ? (
          <>
            <strong className={classes.badge}>Coded by a model</strong> {insights.coder}, from{" "}
          </>
        ) : (
          <>
            <strong className={classes.badge}>Estimate</strong> by the built-in coder, from rules and word
            statistics, of{" "}
          </>
        )}
        {tellSources(sources)}, <When at={insights.generatedAt} />.
      </p>
      <p>
        {tellVerification(insights.verification)} {readAnew}
      </p>
      <p>
        {tellChecked(validation)}{" "}
        {(validation || mayEdit) && (
          <Anchor component={Link} to={`?${withView(search, "certainty")}`} inherit>
            {validation ? "See how far it agrees" : "Check it by hand"}
          </Anchor>
        )}
      </p>
      {insights.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {since > 0 && (
        <p className={classes.since}>
          {countNoun(since, "finished interview")} since. Generate the insights again to take{" "}
          {since === 1 ? "it" : "them"} in.
        </p>
      )}
    </div>
  );
}
