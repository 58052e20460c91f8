import { sliceCodePoints, toCodePointOffset } from "./code-points.ts";

export interface Passage {
  quote: string;
  start: number;
  end: number;
}

/** A selection, in UTF-16 units of a message, as a passage without the white space at its ends; undefined if blank. */
export function toPassage(text: string, from: number, to: number): Passage | undefined {
  const chosen = text.slice(from, to);
  const quote = chosen.trim();
  if (quote === "") return undefined;
  const leading = chosen.length - chosen.trimStart().length;
  const start = toCodePointOffset(text, from + leading);
  const end = toCodePointOffset(text, from + leading + quote.length);
  return { quote: sliceCodePoints(text, start, end), start, end };
}

export function overlaps(a: Pick<Passage, "start" | "end">, b: Pick<Passage, "start" | "end">): boolean {
  return a.start < b.end && b.start < a.end;
}
