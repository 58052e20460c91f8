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
