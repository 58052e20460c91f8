import type { Evidence } from "#contract/insights.ts";
import { Verbatim } from "#web/ui/verbatim.tsx";
import classes from "./report.module.css";

/** Somebody's words, beneath what the interviewer asked to follow up where they answer that. */
export function ReportQuote({ evidence: { quote, sourceLabel, followUp, cut } }: { evidence: Evidence }) {
  return (
    <>
      {followUp !== undefined && (
        <p className={classes.quiet} dir="auto">
          Follow-up: {followUp}
        </p>
      )}
      <Verbatim text={quote} speaker={sourceLabel} isCut={cut ?? false} isSmall />
    </>
  );
}
