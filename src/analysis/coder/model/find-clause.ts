import type { Span } from "./place-quote.ts";

/** Where one clause ends and another begins, in speech that has no full stops. */
const border = /[,;:—–]\s+|\s+(?=(?:and|but|so|because|then|cos|though|although|which)\s)/giu;
/** Further off there is no clause that the quote is a part of. */
const maxWords = 10;

const countSpaced = (text: string) => text.split(/\s+/u).filter(Boolean).length;

/** The span up to the borders of the clauses that it begins and ends in, within a sentence too long to be quoted whole. */
export function findClause(text: string, span: Span, sentence: Span): Span {
  const borders = [...text.slice(sentence.start, sentence.end).matchAll(border)].map(
    ({ index, 0: mark }) => ({
      at: sentence.start + index,
      after: sentence.start + index + mark.length,
    }),
  );
  const start = borders.findLast(({ after }) => after <= span.start)?.after ?? sentence.start;
  const next = borders.find(({ at }) => at >= span.end)?.at ?? sentence.end;
  return {
    start: countSpaced(text.slice(start, span.start)) <= maxWords ? start : span.start,
    end: countSpaced(text.slice(span.end, next)) <= maxWords ? next : span.end,
  };
}
