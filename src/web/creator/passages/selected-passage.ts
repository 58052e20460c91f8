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

/** Offsets of passages count Unicode code points, as people count characters; a string's own count UTF-16 units. */

export function sliceCodePoints(text: string, start: number, end: number): string {
  return Array.from(text).slice(start, end).join("");
}

export function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** How many code points stand before a place that is given in UTF-16 units, as a browser's selection gives it. */
export function toCodePointOffset(text: string, utf16Offset: number): number {
  return countCodePoints(text.slice(0, utf16Offset));
}
