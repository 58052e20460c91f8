import type { ReportCard } from "#contract/report-cards.ts";
import { CardFigures } from "./card-figures.tsx";
import { type CardLine, describeEnds, figuresOfAll } from "./card-words.ts";
import { HintsLetGo } from "./hints-let-go.tsx";
import { QuestionTable } from "./question-table.tsx";
import classes from "./report-card.module.css";
import { TurnFlags, type TurnPlace } from "./turn-flags.tsx";
import { UnclearQuestions } from "./unclear-questions.tsx";

interface ReportCardViewProps {
  card: ReportCard;
  onOpenTurn: (place: TurnPlace) => void;
  /** Lines beside the usual figures. */
  extra?: CardLine[];
}

/** How several interviews went: the figures, what is to be looked at, and question by question. */
export function ReportCardView({ card, onOpenTurn, extra = [] }: ReportCardViewProps) {
  return (
    <div className={classes.card}>
      <CardFigures
        figures={figuresOfAll(card)}
        first={[{ term: "Interviews", text: describeEnds(card.endReasons) }]}
        last={extra}
      />
      <HintsLetGo hints={card.hintsLetGo} onOpen={onOpenTurn} />
      <UnclearQuestions questions={card.questions} />
      <TurnFlags card={card} onOpenTurn={onOpenTurn} />
      <details className={classes.byQuestion}>
        <summary>Question by question</summary>
        <QuestionTable questions={card.questions} />
      </details>
    </div>
  );
}
