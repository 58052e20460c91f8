import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import type { Rehearsal } from "#contract/rehearsals.ts";
import { questionAddress } from "../../script/open-question.ts";
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
      <p className="reading line-24">
        <strong>Nothing to change.</strong> {describeTrial(rehearsal)}
      </p>
    );
  }
  return (
    <ol className="stack anywhere reading marked-list pad-start-24 line-24" aria-label="What to change">
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
