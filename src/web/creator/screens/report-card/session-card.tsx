import type { SessionReportCard } from "#contract/report-cards.ts";
import { CardFigures } from "./card-figures.tsx";
import {
  type CardLine,
  countFlaggedTurns,
  countNoun,
  figuresOfSession,
  nameFlag,
  nameScriptFlag,
  tellNoFlags,
} from "./card-words.ts";
import classes from "./report-card.module.css";

interface SessionCardProps {
  card: SessionReportCard;
  /** Goes to the turn of a flag, in the transcript below. */
  onOpenMessage: (messageId: string) => void;
  extra?: CardLine[];
}

/** How one interview went; folded, since what was said comes first. */
export function SessionCard({ card, onOpenMessage, extra = [] }: SessionCardProps) {
  const own = countFlaggedTurns(card);
  return (
    <details className={classes.session}>
      <summary>
        Report card: {card.answered} of {card.questions.length} questions answered
        {own > 0 ? `, ${countNoun(own, "turn")} flagged` : ""}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard */}
      <section className={classes.sessionBody} aria-label="How this interview went" tabIndex={0}>
        <CardFigures figures={figuresOfSession(card)} last={[...extra, ...listNames(card)]} />
        {own === 0 && <p className={classes.clean}>{tellNoFlags(card.interviewerTurns)}</p>}
        {card.flags.length > 0 && (
          <ul className={classes.turns} aria-label="Flagged turns">
            {card.flags.map(({ messageId, kind, source }) => (
              <li key={`${messageId}-${kind}-${source}`}>
                <button type="button" onClick={() => onOpenMessage(messageId)}>
                  <span className={classes.turnText}>
                    {source === "interviewer"
                      ? nameFlag(kind)
                      : `The script's question ${nameScriptFlag(kind)}`}
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

/** The questions that were not reached or not answered, by their words. */
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
  ];
}
