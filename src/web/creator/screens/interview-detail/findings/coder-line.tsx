import type { InterviewDetails } from "#contract/interviews.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { countNoun } from "./finding-words.ts";
import classes from "./findings.module.css";

/** Who coded, when, on what, and what did not hold: so that nobody takes an estimate for more. */
export function CoderLine({ interview }: { interview: InterviewDetails }) {
  const { insights, counts } = interview;
  if (!insights) return null;
  const { checked, dropped } = insights.verification;
  const since = counts.completed - insights.sources.interviews;
  return (
    <div className={classes.coder}>
      <p>
        <strong>Estimate</strong> by the {nameCoder(insights.coder)} from{" "}
        {countNoun(insights.sources.interviews, "finished interview")}, {formatDateTime(insights.generatedAt)}
        .{" "}
        {dropped > 0
          ? `${dropped} of ${checked} dropped: quote not found.`
          : `All ${checked} quotes were found word for word in the transcripts.`}
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

function nameCoder(coder: string): string {
  return coder.startsWith("built-in") ? "built-in coder" : `coder “${coder}”`;
}
