export type MarkKind = "evidence" | "highlight" | "hit" | "current-hit";

/** A stretch of a message, in code points, end exclusive. */
export interface Mark {
  kind: MarkKind;
  start: number;
  end: number;
}

export interface Piece {
  text: string;
  start: number;
  kinds: MarkKind[];
}

/**
 * Cuts a text at the ends of all marks, which may overlap, and says of each piece which marks lie on it. Together
 * the pieces are the text; marks outside of it or without length are left out.
 */
export function splitByMarks(text: string, marks: readonly Mark[]): Piece[] {
  const points = Array.from(text);
  const inside = marks
    .map((mark) => ({ ...mark, start: Math.max(0, mark.start), end: Math.min(points.length, mark.end) }))
    .filter((mark) => mark.start < mark.end);
  const cuts = new Set([0, points.length, ...inside.flatMap((mark) => [mark.start, mark.end])]);
  const ends = [...cuts].sort((a, b) => a - b);
  return ends.slice(0, -1).map((start, index) => {
    const end = ends[index + 1] ?? points.length;
    const on = inside.filter((mark) => mark.start <= start && mark.end >= end);
    return {
      text: points.slice(start, end).join(""),
      start,
      kinds: [...new Set(on.map((mark) => mark.kind))],
    };
  });
}
