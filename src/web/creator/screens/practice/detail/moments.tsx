import { Title } from "@mantine/core";
import type { PracticeDebrief, PracticeMoment } from "#contract/practice-debrief.ts";
import { Verbatim } from "#web/ui/verbatim.tsx";
import { CopyQuestion } from "./copy-question.tsx";
import type { OpenMessage } from "./use-open-message.ts";

interface MomentsProps {
  debrief: PracticeDebrief;
  onOpen: OpenMessage;
}

/** What is worth another look, in the order of the talk: the hint, what was asked, what would have opened it. */
export function Moments({ debrief, onOpen }: MomentsProps) {
  const { moments, interviewee, language } = debrief;
  if (moments.length === 0) {
    return <p className="hint reading">You took up every hint. Try someone harder next time.</p>;
  }
  return (
    <section className="stack" aria-labelledby="practice-moments">
      <Title order={2} id="practice-moments">
        {moments.length === 1 ? "One moment to look at again" : `${moments.length} moments to look at again`}
      </Title>
      <ol className="card">
        {moments.map((moment) => (
          <li key={keyOf(moment)} className="stack lined pad-16 items-start gap-8">
            <Moment moment={moment} name={interviewee.pseudonym} language={language} onOpen={onOpen} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const keyOf = ({ insightId, asked }: PracticeMoment) => `${insightId} ${asked?.messageId}`;

interface MomentProps {
  moment: PracticeMoment;
  name: string;
  language: string;
  onOpen: OpenMessage;
}

function Moment({ moment, name, language, onOpen }: MomentProps) {
  const { hint, asked, comment, question } = moment;
  return (
    <>
      {hint && (
        <Verbatim text={hint.quote} speaker={name} onOpen={() => onOpen(hint.messageId, hint.quote)} />
      )}
      {asked && (
        <p>
          <span className="hint">You asked: </span>
          <button
            type="button"
            className="bare block min-24 ink line-20 text-start anywhere hover-underline"
            lang={language}
            onClick={() => onOpen(asked.messageId)}
          >
            <bdi>{asked.text}</bdi>
            <span className="visually-hidden"> Show in the conversation</span>
          </button>
        </p>
      )}
      <p className="hint reading">{comment}</p>
      {question !== null && (
        <CopyQuestion
          lead={hint ? "You could have asked:" : "Try instead:"}
          text={question}
          language={language}
        />
      )}
    </>
  );
}
