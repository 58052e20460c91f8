import { Anchor } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { useAnswers } from "../../../queries/answers.ts";
import { useLiveSessions } from "../../../queries/live.ts";
import { NeedsYou } from "../brief/needs-you.tsx";
import { withQuestionAnswers } from "../detail-tab.ts";
import { useMayEdit } from "../may-edit.tsx";
import { AnswerList } from "../questions/answer-list.tsx";
import { ParticipantLink } from "../share/participant-link.tsx";

/** While people take part: how many, the link, and the first words. */
export function CollectingStage({ interview }: { interview: InterviewDetails }) {
  return (
    <div className="stack gap-32">
      <NeedsYou interview={interview} />
      <LiveCount interview={interview} />
      <FirstAnswers interview={interview} />
      <section className="stack card content-start gap-8 pad-16" aria-labelledby="link-heading">
        <h2 className="heading-16" id="link-heading">
          Share the link
        </h2>
        <ParticipantLink interview={interview} />
      </section>
    </div>
  );
}

const maxAnswers = 3;

/** The first words that came in; nothing while nobody finished. */
function FirstAnswers({ interview }: { interview: InterviewDetails }) {
  const [search] = useSearchParams();
  const [first] = interview.questionSettings;
  const { data } = useAnswers(interview._id, first?.id ?? "", maxAnswers);
  const answers = data?.pages[0]?.answers ?? [];
  if (!first || answers.length === 0) return null;
  return (
    <section className="stack card content-start gap-8 pad-16" aria-labelledby="first-heading">
      <h2 className="heading-16" id="first-heading" dir="auto">
        {first.text}
      </h2>
      <AnswerList answers={answers} />
      <Anchor component={Link} to={`?${withQuestionAnswers(search, first.id)}`} size="sm">
        Read all answers, question by question
      </Anchor>
    </section>
  );
}

function LiveCount({ interview }: { interview: InterviewDetails }) {
  const live = useLiveSessions(interview._id);
  const mayEdit = useMayEdit();
  const { started, completed } = interview.counts;
  return (
    <section className="stack card content-start gap-8 pad-16" aria-labelledby="count-heading">
      <h2 className="heading-16" id="count-heading">
        {countNoun(completed, "completed session")}
      </h2>
      <p className="reading muted" role="status">
        {countNoun(started, "person", "people")} started
        {live.size > 0 && `, ${live.size} in the interview right now`}.{" "}
        <Anchor component={Link} to="?tab=sessions" inherit>
          See the sessions
        </Anchor>
      </p>
      {mayEdit && completed > 0 && (
        <p className="reading muted">
          Press Generate Insights to see what they have in common, each finding with their words.
        </p>
      )}
    </section>
  );
}
