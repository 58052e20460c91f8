import type { Heard } from "../choose.ts";
import type { LanguageCues } from "./patterns.ts";

const maxQuoteWords = 12;
const minQuoteWords = 3;
const sentenceEnd = /[.!?…؟\n]/u;
const clauseEnd = /[.!?…؟\n,;:،؛()"«»“”–—]/gu;

interface Piece {
  from: number;
  to: number;
  sentence: number;
}

function countWords(text: string): number {
  return text.match(/\p{L}[\p{L}\p{M}\p{N}'’-]*|\p{N}+/gu)?.length ?? 0;
}

/** Words that say something by themselves, roughly: the long ones. */
function countContent(text: string): number {
  const isArabic = /\p{Script=Arabic}/u.test(text);
  const words = text.match(/\p{L}[\p{L}\p{M}\p{N}'’-]*|\p{N}+/gu) ?? [];
  return words.filter((word) => word.length >= (isArabic ? 3 : 4)).length;
}

/** Cuts at the given places, each the beginning of a new piece. */
function cutAt(piece: Piece, places: readonly number[]): Piece[] {
  const pieces: Piece[] = [];
  let { from } = piece;
  for (const place of places) {
    if (place <= from || place >= piece.to) continue;
    pieces.push({ ...piece, from, to: place });
    from = place;
  }
  pieces.push({ ...piece, from });
  return pieces;
}

function listPieces(folded: string, { conjunctions, cuts }: LanguageCues): Piece[] {
  const marked: Piece[] = [];
  let [from, sentence] = [0, 0];
  for (const match of [...folded.matchAll(clauseEnd), null]) {
    const to = match?.index ?? folded.length;
    if (to > from) marked.push({ from, to, sentence });
    from = to + 1;
    if (match !== null && sentenceEnd.test(match[0])) sentence += 1;
  }
  const cutBy = (pattern: RegExp) => (piece: Piece) =>
    cutAt(
      piece,
      [...folded.slice(piece.from, piece.to).matchAll(pattern)].map((match) => piece.from + match.index),
    );
  return marked
    .flatMap(cutBy(conjunctions))
    .flatMap((piece) =>
      countWords(folded.slice(piece.from, piece.to)) > maxQuoteWords ? cutBy(cuts)(piece) : [piece],
    );
}

/** Without blanks and joining words around it. */
function trimPiece(folded: string, { from, to, sentence }: Piece, openers: RegExp): Piece {
  const text = folded.slice(from, to);
  const start = from + (text.length - text.trimStart().length);
  const opened = openers.exec(`${folded.slice(start, to).trimEnd()} `)?.[0].length ?? 0;
  const end = to - (text.length - text.trimEnd().length);
  return { from: start + opened < end ? start + opened : start, to: end, sentence };
}

/** The piece a sign begins in, with the pieces of its sentence that it needs to say enough. */
function findPiece(folded: string, pieces: readonly Piece[], start: number, end: number): Piece | undefined {
  const index = pieces.findIndex((piece) => piece.from <= start && start < piece.to);
  let piece = pieces[index];
  if (piece === undefined) return undefined;
  for (let at = index + 1; at < pieces.length && piece.to < end; at += 1)
    piece = { ...piece, to: pieces[at]?.to ?? end };
  for (const near of [pieces[index + 1], pieces[index - 1]]) {
    const text = folded.slice(piece.from, piece.to);
    if (countContent(text) >= 2 && countWords(text) >= minQuoteWords) break;
    if (near?.sentence !== piece.sentence) continue;
    piece = { ...piece, from: Math.min(piece.from, near.from), to: Math.max(piece.to, near.to) };
  }
  return piece;
}

/** What might be worth a question in a message of another language than English; quotes are whole clauses. */
export function hearByPatterns(typed: string, language: LanguageCues): Heard[] {
  const folded = language.fold(typed);
  const pieces = listPieces(folded, language);
  const heard: Heard[] = [];
  for (const { kind, weight, pattern } of language.cues) {
    for (const match of folded.matchAll(pattern)) {
      const found = findPiece(folded, pieces, match.index, match.index + match[0].length);
      if (found === undefined) continue;
      const piece = trimPiece(folded, found, language.openers);
      const text = folded.slice(piece.from, piece.to);
      // "They took him in 77.": what weighs that much needs no second long word.
      const minContent = weight === 3 ? 1 : 2;
      if (countWords(text) > maxQuoteWords || countContent(text) < minContent) continue;
      heard.push({
        kind,
        weight,
        quote: typed.slice(piece.from, piece.to),
        place: piece.from,
        end: piece.to,
        sentence: piece.sentence,
      });
    }
  }
  return heard;
}
