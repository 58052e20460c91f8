export interface Span {
  start: number;
  end: number;
}

export interface Hit extends Span {
  messageId: string;
}

/** "É" and "e" are one letter to someone who searches. */
function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

interface Folded {
  text: string;
  /** For each UTF-16 unit of `text`, the code point of the original that it came from. */
  origins: number[];
}

function foldWithOrigins(text: string): Folded {
  let folded = "";
  const origins: number[] = [];
  Array.from(text).forEach((point, index) => {
    const plain = fold(point);
    folded += plain;
    for (let unit = 0; unit < plain.length; unit += 1) origins.push(index);
  });
  return { text: folded, origins };
}

/** Where a query stands in a text, in code points, whatever its case and accents; hits do not overlap. */
export function findInText(text: string, query: string): Span[] {
  const wanted = fold(query.trim());
  if (wanted === "") return [];
  const { text: folded, origins } = foldWithOrigins(text);
  const spans: Span[] = [];
  for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, at + wanted.length)) {
    const start = origins[at];
    const last = origins[at + wanted.length - 1];
    if (start !== undefined && last !== undefined) spans.push({ start, end: last + 1 });
  }
  return spans;
}

/** All hits of a query, message by message in their order. */
export function findInMessages(messages: readonly { _id: string; text: string }[], query: string): Hit[] {
  return messages.flatMap(({ _id, text }) =>
    findInText(text, query).map((span) => ({ ...span, messageId: _id })),
  );
}

/** The hit after (or before) another, from the last round to the first; -1 where there is none. */
export function stepHit(current: number, step: 1 | -1, count: number): number {
  return count === 0 ? -1 : (current + step + count) % count;
}
