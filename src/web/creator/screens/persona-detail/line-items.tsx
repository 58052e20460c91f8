import { useId, useState } from "react";
import { useFramework } from "./framework-context.ts";
import { FrameworkLine } from "./framework-line.tsx";
import type { LineList } from "./framework-lines.ts";

interface LineItemsProps {
  list: LineList;
  /** Lines that stand open before anyone asks; a review shows all of them. */
  linesFirst: number;
  /** Quotes that stand open under each line. */
  quotesFirst?: number;
  /** The lines are quotes themselves. */
  verbatim?: boolean;
  /** There is room for several beside each other. */
  isWide?: boolean;
}

export function LineItems({
  list,
  linesFirst,
  quotesFirst = 1,
  verbatim = false,
  isWide = false,
}: LineItemsProps) {
  const { review } = useFramework();
  const [all, setAll] = useState(false);
  const id = useId();
  const { lines } = list;
  // A last line alone is shown rather than announced.
  const isLong = !review && lines.length > linesFirst + 1;
  const shown = isLong && !all ? lines.slice(0, linesFirst) : lines;
  return (
    <>
      <ul className={`stack gap-16 ${isWide ? "auto-columns" : ""}`} id={id}>
        {shown.map((line) => (
          <FrameworkLine key={line.key} line={line} shownFirst={quotesFirst} verbatim={verbatim} />
        ))}
      </ul>
      {isLong && (
        <button
          type="button"
          className="word-button inline gap-4 self-start"
          aria-expanded={all}
          aria-controls={id}
          onClick={() => setAll(!all)}
        >
          {all ? "Show fewer" : `${lines.length - linesFirst} more`}
          <span className="visually-hidden"> of {list.title}</span>
        </button>
      )}
    </>
  );
}
