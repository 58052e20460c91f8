import type { Ref } from "react";
import type { QuestionAnswer } from "#contract/answers.ts";
import { Verbatim } from "#web/ui/verbatim.tsx";
import { PlayQuote } from "../../../components/quote-sound/play-quote.tsx";
import { nameSource } from "../../../findings/finding-words.ts";
import { useOpenPassage } from "../../../passages/use-open-passage.ts";
import classes from "../interview-detail.module.css";

interface AnswerListProps {
  answers: readonly QuestionAnswer[];
  list?: Ref<HTMLUListElement>;
}

/** What each person said to one question, follow-ups between; their words open the transcript. */
export function AnswerList({ answers, list }: AnswerListProps) {
  return (
    <ul className="grid" ref={list}>
      {answers.map((answer) => (
        <li key={`${answer.sourceId} ${answer.label}`}>
          <Answer answer={answer} />
        </li>
      ))}
    </ul>
  );
}

function Answer({ answer }: { answer: QuestionAnswer }) {
  const openPassage = useOpenPassage();
  const { sourceKind, sourceId, label, ageRange, messages } = answer;
  const facts = [label, ageRange, nameSource(sourceKind)].filter(Boolean).join(" · ");
  return (
    <article className={`stack gap-8-16 pad-12-0 ruled ${classes.answer}`} aria-label={label}>
      <h3 className="muted text-13 medium line-24 anywhere" dir="auto">
        {facts}
      </h3>
      <div className="stack gap-8">
        {messages.map(({ _id, speaker, text, translation }) => {
          const place = { sourceKind, sourceId, messageId: _id, start: 0, end: Array.from(text).length };
          return speaker === "participant" ? (
            <div key={_id}>
              <Verbatim text={text} isSmall translation={translation} onOpen={() => openPassage(place)} />
              <PlayQuote place={place} what="this answer" />
            </div>
          ) : (
            <p key={_id} className="hint reading pad-start-12 bar-start" dir="auto">
              <span className="visually-hidden">Interviewer: </span>
              {text}
            </p>
          );
        })}
      </div>
    </article>
  );
}
