/** Gives a function from UTF-16 offsets to code point offsets of `text`; free when there are no surrogates. */
export function indexCodePoints(text: string): (utf16: number) => number {
  if (!/[\ud800-\udfff]/.test(text)) return (utf16) => utf16;
  const offsets = new Uint32Array(text.length + 1);
  let count = 0;
  let at = 0;
  for (const point of text) {
    for (let unit = 0; unit < point.length; unit++) offsets[at + unit] = count;
    at += point.length;
    count++;
  }
  offsets[at] = count;
  return (utf16) => offsets[Math.min(utf16, text.length)] ?? count;
}

/** The part of `text` from code point `start` up to, not including, code point `end`. */
export function sliceCodePoints(text: string, start: number, end: number): string {
  if (!/[\ud800-\udfff]/.test(text)) return text.slice(start, end);
  return Array.from(text).slice(start, end).join("");
}
