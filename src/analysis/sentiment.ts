import { lexicon } from "vader-sentiment/src/vader_lexicon.js";
import type { Sentiment } from "#contract/insights.ts";
import { uxWords } from "./lexicons/ux-words.ts";

// Constants and rules after Hutto & Gilbert (2014), VADER. The word list is that of the vader-sentiment package
// (Apache-2.0); its code is not used, as it differs from the reference after "but" and around hyphens.
const boost = 0.293;
const shout = 0.733;
const negationScalar = -0.74;
const normaliser = 15;
const threshold = 0.05;
const maxWordLength = 100;

const boosters = new Set(
  "absolutely amazingly awfully completely considerably decidedly deeply enormously entirely especially exceptionally extremely fabulously fricking freaking friggin frigging fucking fully greatly hella highly hugely incredibly insanely intensely majorly more most particularly purely quite really remarkably ridiculously so substantially super terribly thoroughly too totally tremendously unbelievably unusually utterly very way".split(
    " ",
  ),
);
const dampeners = new Set(
  "almost barely hardly kinda kindof less little marginally occasionally partly scarcely slightly somewhat sorta sortof".split(
    " ",
  ),
);
const negations = new Set(
  "aint cannot cant couldnt didnt doesnt dont hadnt hasnt havent isnt neither never no none nope nor not nothing nowhere rarely seldom wasnt werent without wont wouldnt despite".split(
    " ",
  ),
);

const valences: ReadonlyMap<string, number> = new Map(Object.entries(lexicon));

interface Piece {
  lower: string;
  caps: boolean;
}

/** Emoticons stay whole; words lose the punctuation around them. */
function stripPunctuation(raw: string): string {
  const emoticon = valences.has(raw.toLowerCase()) && !/\p{L}{2}/u.test(raw);
  return emoticon ? raw : raw.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, "");
}

/** "back-and-forth" is read word by word unless the lexicon knows it whole. */
function splitHyphens(lower: string): string[] {
  return lower.includes("-") && findValence(lower) === undefined ? lower.split("-").filter(Boolean) : [lower];
}

function splitPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const raw of text.replace(/[’‘]/g, "'").split(/[\s/—–]+/u)) {
    // No word is this long, and patterns take quadratic time on such runs.
    if (raw.length > maxWordLength) continue;
    const word = stripPunctuation(raw);
    const lower = word.toLowerCase();
    const caps = word.length > 1 && word === word.toUpperCase() && word !== lower;
    if (word !== "") pieces.push(...splitHyphens(lower).map((part) => ({ lower: part, caps })));
  }
  return pieces;
}

function findValence(word: string): number | undefined {
  return uxWords.get(word) ?? valences.get(word);
}

function isNegation(word: string): boolean {
  return negations.has(word) || word.endsWith("n't");
}

/** What the intensifier `before` adds to a valence; a shouted one adds more. */
function stepOf(before: Piece, mixedCaps: boolean): number {
  const step = boosters.has(before.lower) ? boost : dampeners.has(before.lower) ? -boost : 0;
  if (step === 0 || (findValence(before.lower) ?? 0) !== 0) return 0;
  return before.caps && mixedCaps ? step + Math.sign(step) * shout : step;
}

function weighNeighbours(pieces: Piece[], at: number, base: number, mixedCaps: boolean): number {
  let valence = base;
  for (const [distance, fade] of [1, 0.95, 0.9].entries()) {
    const place = at - distance - 1;
    const before = pieces[place];
    if (before === undefined) break;
    valence += Math.sign(base) * stepOf(before, mixedCaps) * fade;
    if (isNegation(before.lower) && !isPlainIntensifier(pieces, place)) valence *= negationScalar;
  }
  return valence;
}

/** "not only good", "never so good", "no doubt": the negating word does not negate. */
function isPlainIntensifier(pieces: Piece[], at: number): boolean {
  const word = pieces[at]?.lower;
  const next = pieces[at + 1]?.lower;
  if (word === "never") return next === "so" || next === "this";
  if (word === "not") return next === "only";
  return (word === "without" || word === "no") && next === "doubt";
}

function scorePieces(pieces: Piece[]): number[] {
  const shouted = pieces.filter((piece) => piece.caps).length;
  const mixedCaps = shouted > 0 && shouted < pieces.length;
  return pieces.map((piece, at) => {
    const base = findValence(piece.lower);
    if (base === undefined || base === 0 || boosters.has(piece.lower)) return 0;
    // "like" as preposition or filler ("looks like", "like a", "feels like") says nothing of liking.
    if (piece.lower === "like" && !isLiking(pieces, at)) return 0;
    if (piece.lower === "no" && findValence(pieces[at + 1]?.lower ?? "") !== undefined) return 0;
    const loud = piece.caps && mixedCaps ? Math.sign(base) * shout : 0;
    return weighNeighbours(pieces, at, base + loud, mixedCaps);
  });
}

const likers = new Set(
  "i we you they people also really actually even just absolutely personally definitely do don't didn't not would users never always still all".split(
    " ",
  ),
);

function isLiking(pieces: Piece[], at: number): boolean {
  const before = pieces[at - 1]?.lower;
  return before === undefined ? false : likers.has(before) || isNegation(before);
}

function weighContrast(pieces: Piece[], scores: number[]): number[] {
  const but = pieces.findIndex((piece) => piece.lower === "but");
  if (but === -1) return scores;
  return scores.map((score, at) => (at < but ? score * 0.5 : at > but ? score * 1.5 : score));
}

function emphasis(text: string): number {
  const exclaims = Math.min(text.split("!").length - 1, 4) * 0.292;
  const questions = text.split("?").length - 1;
  return exclaims + (questions > 1 ? (questions <= 3 ? questions * 0.18 : 0.96) : 0);
}

/** Compound sentiment of an English text from -1 to 1 (VADER's rules and normalisation, with product words). */
export function scoreSentiment(text: string): number {
  const pieces = splitPieces(text);
  const scores = weighContrast(pieces, scorePieces(pieces));
  const sum = scores.reduce((total, score) => total + score, 0);
  if (sum === 0) return 0;
  const loud = sum + Math.sign(sum) * emphasis(text);
  return loud / Math.sqrt(loud * loud + normaliser);
}

/** The class of a compound score, at VADER's published threshold of 0.05. */
export function classifySentiment(compound: number): Sentiment {
  if (compound >= threshold) return "positive";
  return compound <= -threshold ? "negative" : "neutral";
}
