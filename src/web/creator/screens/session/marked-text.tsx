import classes from "./session.module.css";
import type { MarkKind } from "./text-marks.ts";
import { type Mark, splitByMarks } from "./text-marks.ts";

/** A message's text, and nothing else, so that a selection in it can be counted; pieces with marks are <mark>. */
export function MarkedText({ text, marks }: { text: string; marks: Mark[] }) {
  return splitByMarks(text, marks).map((piece) => {
    if (piece.kinds.length === 0) return <span key={piece.start}>{piece.text}</span>;
    const has = (kind: MarkKind) => piece.kinds.includes(kind) || undefined;
    return (
      <mark
        key={piece.start}
        className={`clear inherits ${classes.mark}`}
        data-evidence={has("evidence")}
        data-highlight={has("highlight")}
        data-hit={has("hit")}
        data-current={has("current-hit")}
        aria-current={has("current-hit")}
      >
        {piece.text}
      </mark>
    );
  });
}
