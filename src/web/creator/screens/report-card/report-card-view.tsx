import type { HintLetGo, QuestionTotals, ReportCard } from "#contract/report-cards.ts";
import { CardFigures } from "./card-figures.tsx";
import { type CardLine, describeEnds, describeUnclear, figuresOfAll } from "./card-words.ts";
import { TurnFlags, type TurnPlace } from "./turn-flags.tsx";

interface ReportCardViewProps {
  card: ReportCard;
  onOpenTurn: (place: TurnPlace) => void;
  /** Lines beside the usual figures. */
  extra?: CardLine[];
}

/** How several interviews went: the figures, what is to be looked at, and question by question. */
export function ReportCardView({ card, onOpenTurn, extra = [] }: ReportCardViewProps) {
  return (
    <div className="card stack gap-24 pad-16-24">
      <CardFigures
        figures={figuresOfAll(card)}
        first={[{ term: "Interviews", text: describeEnds(card.endReasons) }]}
        last={extra}
      />
      <HintsLetGo hints={card.hintsLetGo} onOpen={onOpenTurn} />
      <UnclearQuestions questions={card.questions} />
      <TurnFlags card={card} onOpenTurn={onOpenTurn} />
      <details>
        <summary>Question by question</summary>
        <QuestionTable questions={card.questions} />
      </details>
    </div>
  );
}

/** The script's questions that people asked the meaning of, the most asked first. */
function UnclearQuestions({ questions }: { questions: QuestionTotals[] }) {
  const unclear = questions
    .map((question, index) => ({ ...question, number: index + 1 }))
    .filter((question) => question.unclear > 0)
    .sort((one, other) => other.unclear - one.unclear);
  if (unclear.length === 0) return null;
  return (
    <section className="stack ruled pad-top-16" aria-label="Questions people did not understand">
      <h3 className="text-13 line-20 strong">Questions people did not understand</h3>
      <ul className="stack line-20 anywhere">
        {unclear.map((question) => (
          <li key={question.questionId}>
            {describeUnclear(question)} <q dir="auto">{question.text}</q>
          </li>
        ))}
      </ul>
    </section>
  );
}

import classes from "../rehearsal/rehearsal.module.css";

interface HintsLetGoProps {
  hints: HintLetGo[];
  onOpen: (place: TurnPlace) => void;
}

/** What people hinted at and were never asked about, the heaviest first, each with the way to its words. */
function HintsLetGo({ hints, onOpen }: HintsLetGoProps) {
  if (hints.length === 0) return null;
  return (
    <section className="stack ruled pad-top-16" aria-label="Hints the interviewer let go">
      <h3 className="text-13 line-20 strong">Hints the interviewer let go</h3>
      <ul className={`stack gap-2 above-8 ${classes.quotes}`}>
        {hints.map(({ words, untold, weight, sessionId, label }) => (
          <li key={`${words.messageId}-${words.start}-${words.end}`}>
            <button
              type="button"
              onClick={() =>
                onOpen({ sessionId, messageId: words.messageId, start: words.start, end: words.end })
              }
            >
              <span className="rigid muted figures">{label}</span>
              <span className="shrinks anywhere">
                <q dir="auto">{words.quote}</q>
                {untold !== "" && <span className="block muted"> Untold: {untold}</span>}
                {weight === 3 && <span className="block muted"> Important</span>}
              </span>
              <span className="visually-hidden"> Open in the transcript</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Each question of the script with what became of it; every count has the interviews that had it behind it. */
function QuestionTable({ questions }: { questions: QuestionTotals[] }) {
  const hasBranches = questions.some(({ notConcerned }) => notConcerned > 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard
    <section className="relative above-8 scrolls-x" aria-label="Question by question" tabIndex={0}>
      <table className="text-13 line-18 figures table table-560 figure-cells">
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">Asked</th>
            <th scope="col">Answered</th>
            <th scope="col">Followed up</th>
            <th scope="col">Already answered</th>
            <th scope="col">Not reached</th>
            {hasBranches && <th scope="col">Doesn’t concern them</th>}
            <th scope="col">Asked what is meant</th>
          </tr>
        </thead>
        <tbody>
          {questions.map((question, index) => (
            <tr key={question.questionId}>
              <th scope="row">
                <span className="muted">Q{index + 1}</span> <bdi>{question.text}</bdi>
              </th>
              <td>
                {question.asked} of {question.sessions - question.notConcerned}
              </td>
              <td>
                {question.answered} of {question.asked}
              </td>
              <td>
                {question.probed} of {question.asked}
              </td>
              <td>
                {question.settled} of {question.sessions}
              </td>
              <td>
                {question.notReached} of {question.sessions - question.notConcerned}
              </td>
              {hasBranches && (
                <td>
                  {question.notConcerned} of {question.sessions}
                </td>
              )}
              <td>
                {question.unclear} of {question.asked}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
