import { useAnswerChecks } from "../../queries/answer-checks.ts";
import { formatUnflagged } from "./flag-words.ts";

/** How many stand behind a finding without flagged sessions; nothing where none of them is flagged. */
export function UnflaggedCount({ interviewId, findingId }: { interviewId: string; findingId: string }) {
  const { data } = useAnswerChecks(interviewId);
  const counted = data?.findings.find((one) => one.findingId === findingId);
  return counted ? <span>{formatUnflagged(counted.unflagged)}</span> : null;
}
