import { type CardLine, type CardFigures as Figures, listCardLines } from "./card-words.ts";

interface CardFiguresProps {
  figures: Figures;
  /** Lines that stand before the usual ones, and after them. */
  first?: CardLine[];
  last?: CardLine[];
}

/** The figures of a report card, a sentence each. */
export function CardFigures({ figures, first = [], last = [] }: CardFiguresProps) {
  return (
    <dl className="stack gap-12-24 auto-columns">
      {[...first, ...listCardLines(figures), ...last].map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
