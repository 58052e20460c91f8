import type { PracticeReportCard, QuestionCard } from "#contract/report-cards.ts";
import cardClasses from "../../rehearsal/rehearsal.module.css";
import {
  countFlaggedTurns,
  describeNoFlags,
  figuresOfPractice,
  listCardLines,
  nameFlag,
} from "../../report-card/card-words.ts";
import { listFlagKinds, listPracticeLines } from "./card-lines.ts";
import type { OpenMessage } from "./use-open-message.ts";

interface PracticeCardProps {
  card: PracticeReportCard;
  /** Words of the flagged messages, by id. */
  textOf: (messageId: string) => string | undefined;
  onOpen: OpenMessage;
}

/** The same card as the product's own interviewer gets, of somebody who practises. */
export function PracticeCard({ card, textOf, onOpen }: PracticeCardProps) {
  return (
    <div className="card stack gap-24 pad-16-24">
      <CardLines card={card} />
      <div className="stack ruled pad-top-16">
        {countFlaggedTurns(card) === 0 && <p className="line-20">{describeNoFlags(card.interviewerTurns)}</p>}
        {card.flags.length > 0 && (
          <ul className={`stack gap-2 above-8 ${cardClasses.turns}`} aria-label="Flagged turns">
            {card.flags.map(({ messageId, kind }) => (
              <li key={`${messageId}-${kind}`}>
                <button type="button" onClick={() => onOpen(messageId)}>
                  <span className="shrinks anywhere">
                    <strong>{nameFlag(kind)}</strong> <bdi className="muted">{textOf(messageId)}</bdi>
                  </span>
                  <span className="visually-hidden"> Show in the conversation</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {card.questions.length > 0 && <GuideCoverage questions={card.questions} />}
    </div>
  );
}

export function CardLines({ card }: { card: PracticeReportCard }) {
  return (
    <dl className="stack gap-12-24 auto-columns">
      {listPracticeLines(listCardLines(figuresOfPractice(card)), card).map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** "Suggested an answer: 2 turns", for a card whose turns stand elsewhere. */
export function FlagCounts({ card }: { card: PracticeReportCard }) {
  const kinds = listFlagKinds(card);
  if (kinds.length === 0) return <p className="line-20">{describeNoFlags(card.interviewerTurns)}</p>;
  return (
    <ul className="stack gap-2 text-13 line-20">
      {kinds.map(({ kind, text }) => (
        <li key={kind}>{text}</li>
      ))}
    </ul>
  );
}

function GuideCoverage({ questions }: { questions: QuestionCard[] }) {
  const yes = (value: boolean) => (value ? "Yes" : "No");
  return (
    <details>
      <summary>Question by question of the script</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard */}
      <section className="relative above-8 scrolls-x" aria-label="Question by question" tabIndex={0}>
        <table className="text-13 line-18 figures table table-560 figure-cells">
          <thead>
            <tr>
              <th scope="col">Question</th>
              <th scope="col">Asked</th>
              <th scope="col">Answered</th>
              <th scope="col">Follow-ups</th>
            </tr>
          </thead>
          <tbody>
            {questions.map((question) => (
              <tr key={question.questionId}>
                <th scope="row" dir="auto">
                  {question.text}
                </th>
                <td>{yes(question.asked)}</td>
                <td>{yes(question.answered)}</td>
                <td>{question.probes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
