import type { QuestionTotals, ReportCard } from "#contract/report-cards.ts";
import { CardFigures } from "./card-figures.tsx";
import { type CardLine, describeEnds, describeUnclear, figuresOfAll } from "./card-words.ts";
import { HintsLetGo } from "./hints-let-go.tsx";
import { QuestionTable } from "./question-table.tsx";
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
