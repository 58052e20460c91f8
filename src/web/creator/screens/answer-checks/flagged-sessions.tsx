import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import { countNoun } from "#web/format/count-noun.ts";
import { sessionAddress } from "../../passages/passage-link.ts";
import { useAnswerChecks } from "../../queries/answer-checks.ts";
import { nameKinds } from "./flag-words.ts";

/** All sessions of an interview with something to look at, folded above their list; nothing where there is none. */
export function FlaggedSessions({ interviewId }: { interviewId: string }) {
  const { data } = useAnswerChecks(interviewId);
  if (!data || data.sessions.length === 0) return null;
  const { sessions, checked, finished } = data;
  return (
    <details className="card pad-12-16">
      <summary>{countNoun(sessions.length, "session has", "sessions have")} something to look at</summary>
      <div className="stack gap-8">
        <p className="text-13 muted reading">
          Answers that are nearly the same as someone else’s, pasted, off the question, or contradict each
          other, and panel IDs used twice. Nothing is left out automatically.
          {checked < finished && ` The newest ${checked.toLocaleString()} sessions were checked.`}
        </p>
        <ul className="stack relative gap-4 scrolls-y low">
          {sessions.map((session) => (
            <li key={session.sessionId} className="text-14">
              <Anchor component={Link} to={sessionAddress(interviewId, session.sessionId)}>
                {session.label}
              </Anchor>
              <span className="muted">
                {" "}
                {nameKinds(session)}
                {session.isLeftOut && " · left out"}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
