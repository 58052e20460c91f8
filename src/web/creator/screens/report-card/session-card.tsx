import type { SessionReportCard } from "#contract/report-cards.ts";
import { countNoun } from "#web/format/count-noun.ts";
import classes from "../rehearsal/rehearsal.module.css";
import { CardFigures } from "./card-figures.tsx";
import {
  type CardLine,
  countFlaggedTurns,
  describeNoFlags,
  figuresOfSession,
  listConcerning,
  nameFlag,
  nameScriptFlag,
} from "./card-words.ts";
import { QuestionsBack } from "./questions-back.tsx";
import { type OpenWords, ThreadList } from "./thread-list.tsx";

interface SessionCardProps {
  card: SessionReportCard;
  /** Goes to a turn or to words, in the transcript below. */
  onOpen: OpenWords;
  extra?: CardLine[];
}

/** How one interview went; folded, since what was said comes first. */
export function SessionCard({ card, onOpen, extra = [] }: SessionCardProps) {
  const own = countFlaggedTurns(card);
  return (
    <details className="text-13">
      <summary>
        Report card: {card.answered} of {countNoun(listConcerning(card).length, "question")} answered
        {own > 0 ? `, ${countNoun(own, "turn")} flagged` : ""}
      </summary>
      <section
        className="stack relative pad-8-0 scrolls-y low"
        aria-label="How this interview went"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard
        tabIndex={0}
      >
        <CardFigures figures={figuresOfSession(card)} last={[...extra, ...listNames(card)]} />
        <ThreadList threads={card.threads} onOpen={onOpen} />
        <SettledQuestions questions={card.questions} onOpen={onOpen} />
        <QuestionsBack questionsBack={card.questionsBack} onOpen={onOpen} />
        {own === 0 && <p className="line-20">{describeNoFlags(card.interviewerTurns)}</p>}
        {card.flags.length > 0 && (
          <ul className={`stack gap-2 above-8 ${classes.turns}`} aria-label="Flagged turns">
            {card.flags.map(({ messageId, kind, source, question }) => (
              <li key={`${messageId}-${kind}-${source}`}>
                <button type="button" onClick={() => onOpen({ messageId })}>
                  <span className="shrinks anywhere">
                    {source === "interviewer" ? (
                      nameFlag(kind)
                    ) : (
                      <>
                        The script's question {question && <q dir="auto">{question}</q>}{" "}
                        {nameScriptFlag(kind)}
                      </>
                    )}
                  </span>
                  <span className="visually-hidden"> Go to this turn</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
    </details>
  );
}

/** The questions that an earlier answer had settled, each with the words that did. */
function SettledQuestions({
  questions,
  onOpen,
}: Pick<SessionReportCard, "questions"> & { onOpen: OpenWords }) {
  const settled = questions.flatMap(({ questionId, text, settledBy }) =>
    settledBy === null ? [] : [{ questionId, text, settledBy }],
  );
  if (settled.length === 0) return null;
  return (
    <section aria-label="Already answered">
      <h3 className="text-13 line-20 strong">
        Already answered earlier ({settled.length} of {questions.length} questions)
      </h3>
      <ul className={`stack gap-2 above-8 ${classes.quotes}`}>
        {settled.map(({ questionId, text, settledBy }) => (
          <li key={questionId}>
            <button type="button" onClick={() => onOpen(settledBy)}>
              <span className="shrinks anywhere">
                <bdi>{text}</bdi> <q dir="auto">{settledBy.quote}</q>
              </span>
              <span className="visually-hidden"> Go to these words</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The questions that were not answered, by their words and by why. */
function listNames({ questions }: SessionReportCard): CardLine[] {
  const name = (term: string, picked: SessionReportCard["questions"]): CardLine[] =>
    picked.length === 0 ? [] : [{ term, text: picked.map(({ text }) => `“${text}”`).join(" ") }];
  return [
    ...name(
      "Skipped",
      questions.filter(({ skipped }) => skipped),
    ),
    ...name(
      "Not reached",
      questions.filter(({ notReached }) => notReached),
    ),
    ...name(
      "Doesn’t concern them",
      questions.filter(({ notConcerned }) => notConcerned === true),
    ),
  ];
}
