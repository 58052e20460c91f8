/** A sentence with UTF-16 offsets in its text. */
export interface Span {
  text: string;
  start: number;
  end: number;
}

const boundary = /[.!?…]+["'”’)\]]*(?=\s|$)|[。！？؟۔]+|\n+/gu;
const abbreviation = /(?:^|[\s(])(?:e\.g|i\.e|mr|mrs|ms|dr|vs|st|no|prof|approx)\.$/i;
/** Talk without punctuation is cut at a blank. */
const longest = 600;

/** Sentences of a text in any language, by end marks and line breaks; cheaper than reading it word by word. */
export function listSpans(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  const close = (to: number) => {
    addSpan(spans, text, from, to);
    from = to;
  };
  for (const match of text.matchAll(boundary)) {
    const to = match.index + match[0].length;
    const trails = /^(?:\.{2,}|…)$/.test(match[0]) && /^\s+\p{Ll}/u.test(text.slice(to, to + 12));
    if (trails || abbreviation.test(text.slice(Math.max(from, to - 12), to))) continue;
    close(to);
  }
  close(text.length);
  return spans;
}

function addSpan(spans: Span[], text: string, from: number, to: number): void {
  let start = from + (/^\s*/.exec(text.slice(from, to))?.[0].length ?? 0);
  const end = from + text.slice(from, to).trimEnd().length;
  while (end - start > longest) {
    const blank = text.lastIndexOf(" ", start + longest);
    const cut = blank > start ? blank : start + longest;
    spans.push({ text: text.slice(start, cut), start, end: cut });
    start = blank > start ? cut + 1 : cut;
  }
  if (end > start && /[\p{L}\p{N}]/u.test(text.slice(start, end))) {
    spans.push({ text: text.slice(start, end), start, end });
  }
}
