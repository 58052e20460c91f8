import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import type { Rehearsal } from "#contract/rehearsals.ts";
import { questionAddress } from "../../script/open-question.ts";
import classes from "./rehearsal.module.css";
import { describeChange, describeTrial } from "./verdict-words.ts";

interface VerdictProps {
  interviewId: string;
  rehearsal: Rehearsal;
}

/** What to change in the script, the most important first. */
export function Verdict({ interviewId, rehearsal }: VerdictProps) {
  const { changes } = rehearsal;
  if (changes.length === 0) {
    return (
      <p className={classes.nothing}>
        <strong>Nothing to change.</strong> {describeTrial(rehearsal)}
      </p>
    );
  }
  return (
    <ol className={`stack anywhere reading ${classes.verdict}`} aria-label="What to change">
      {changes.map((change) => (
        <li key={JSON.stringify(change)}>
          {describeChange(change).map((piece) =>
            typeof piece === "string" ? (
              piece
            ) : (
              <Anchor
                component={Link}
                key={piece.questionId}
                to={questionAddress(interviewId, piece.questionId)}
              >
                Q{piece.number}
              </Anchor>
            ),
          )}
        </li>
      ))}
    </ol>
  );
}
