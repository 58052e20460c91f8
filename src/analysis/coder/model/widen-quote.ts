import { readAskedFigures } from "../../figures/asked-figures.ts";
import { findFigure } from "../../figures/find-figure.ts";
import { findClause } from "./find-clause.ts";
import {
  asking,
  countWords,
  findBefore,
  findNext,
  isFiller,
  mayJoin,
  opensStory,
  startsAnother,
  wordPattern,
} from "./near-sentences.ts";
import { findSentence, type Span, trimSpan } from "./place-quote.ts";
import { extendToRest, findTurning } from "./quote-ends.ts";

/** A quote that would grow beyond this keeps to its clauses: speech without full stops has no sentences. */
const maxWords = 60;
/** A passage that was chosen over the whole answer, from where its matter is named to the turn that ends it. */
const maxPassage = 110;
/** A sentence this short completes the one before it: "Took me an hour". */
const maxCompletion = 5;
/** Words that two sentences about the same begin with. */
const minAlike = 3;
/** Sentences behind the quote that may go along. */
const maxAdded = 3;
/** A sentence before the quote goes along where it is this short. */
const maxLead = 12;
const maxLeads = 2;
/** A passage that begins with "it" or "they" takes the sentence along that names them. */
const maxPassageLead = 20;
/** A shorter quote says little by itself. */
const minAlone = 6;
/** "They ride.": as the whole of an answer it takes what explains it along. */
const maxBare = 3;
/** "No, never.": what a turn opens with is the answer, and what follows explains it. */
const maxOpener = 5;
/** A conclusion that ends a turn: "So not much, honestly." */
const maxVerdict = 8;
/** What somebody answered goes along where it is this short. */
const maxReply = 10;
/** Sentences between what was told and what says why. */
const maxSkipped = 1;

/** What begins so takes back, narrows or finishes what was just said. */
const turnsBack =
  /^(?:but|and|except|so|then|though|although|or|only|unless|until|because|which|not|actually|still|yet|however|mind you|to be fair|in fact|that said|even so|sadly|unfortunately|at least|well|anyway|in my own words|(?:no|nein|non|não)(?=[,.…])|aber|und|außer|mais|et|sauf|pero|y|salvo|mas|e|ma)(?![\p{L}\p{N}])/iu;
/** What begins so is the reason for what was just said, or takes half of it back. */
const givesReason =
  /^(?:because|cos|but|(?:no|nein|non|não)(?=[,.…])|otherwise|except|although|though|weil|denn|aber|sonst|porque|pero|parce que|car|mais|perché|però)(?![\p{L}\p{N}])/iu;
/** What ends so qualifies what stands before it. */
const turnsBackLast = /[, ](?:though|mind|mind you|however|actually|instead)[.!…]*["”’)]*$/iu;
/** What begins so speaks of something that was named just before it. */
const pointsBack =
  /^(?:it|that|this|they|those|these|he|she|him|her|because|which|neither|both|either|das|es|er|sie|ça|il|elle|eso|él|ella|isso|ele|ela)(?![\p{L}\p{N}])/iu;
/** A longer sentence says enough by itself. */
const maxLeaning = 6;
/** "And four of those bought.": speaks of some of what was named just before it. */
const pointsAtSome = /^(?:(?:and|but|so|then) )?(?:\p{L}+|\p{N}+) of (?:those|them|these)(?![\p{L}\p{N}])/iu;
/** "It's not that I mind them.": says why what was told is so. */
const explains =
  /^(?:(?:and|but|y|und|aber|pero|mais) )?(?:it(?:['’]s| is| was)n?['’]?t? (?:not |just |only )?(?:that|because)|no es que|es que|nicht,? dass|es ist (?:nicht |nur )?(?:so, )?dass|ce n['’]est pas que|c['’]est que)(?!\p{L})/iu;
/** What somebody answered to what was told: "He said, “Neat.”" */
const answersBack =
  /^(?:(?:and|so|but|then|und|y|et) )?(?:(?:he|she|they) (?:just )?(?:said|says|goes|went|wrote)|(?:er|sie|die|der) (?:sagt|sagte)|(?:dice|dijo|me dice|me dijo)|(?:il|elle) (?:dit|a dit|m['’]a dit))[,:]? *["“„«»]/iu;
/** "Not really. No.": says again what stands before it. */
const bareAnswer = /^(?:no|nope|yes|yeah|ja|nein|oui|non|sí|sim|não|sì)[.!…]+(?=\s)/iu;
const concludes = /^(?:so|but|anyway|overall|in the end)(?![\p{L}\p{N}])/iu;
const turningWords = new Set("well actually although though mind bueno aunque naja obwohl enfin".split(" "));
const ofTurns = new Set(
  "you i say said that that's it's isn't it is not no quite really always entirely partly sometimes fair true right lo digo pero no es verdad das stimmt nicht ganz".split(
    " ",
  ),
);

/** "Well.", "Well, no, that's not fair.": turns round what was just said, and says nothing by itself. */
function isTurn(words: string): boolean {
  const [first = "", ...rest] = words.replaceAll("’", "'").toLowerCase().match(wordPattern) ?? [];
  return turningWords.has(first) && rest.every((word) => ofTurns.has(word)) && !asking.test(words);
}

const fits = (text: string, { start, end }: Span, max = maxWords) =>
  countWords(text.slice(start, end)) <= max;

/** The end of what turns the quote round, where it is announced: "Well, no, that's not fair. There was a vote." */
function findTurned(text: string, end: number): number | undefined {
  const turn = findNext(text, end);
  const next = turn && findNext(text, turn.end);
  if (!turn || !next) return undefined;
  const isTurned = isTurn(text.slice(turn.start, turn.end)) && mayJoin(text.slice(next.start, next.end));
  return isTurned ? next.end : undefined;
}

/** The beginning of what the quote turns round: "I don't mind who it is. Well. There's a shelf." */
function findOverturned(text: string, start: number): number | undefined {
  let turn = findBefore(text, start);
  if (turn && !isTurn(text.slice(turn.start, turn.end))) {
    const isShort = countWords(text.slice(turn.start, turn.end)) <= maxLead;
    turn = isShort ? findBefore(text, turn.start) : undefined;
  }
  const before = turn && findBefore(text, turn.start);
  if (!turn || !before || !isTurn(text.slice(turn.start, turn.end))) return undefined;
  return mayJoin(text.slice(before.start, start)) ? before.start : undefined;
}

/** With what it turns round, and what turns it round, where both can be read together. */
function addTurns(text: string, quote: Span): Span {
  const end = findTurned(text, quote.end) ?? quote.end;
  const whole = fits(text, { start: quote.start, end }, maxPassage) ? { start: quote.start, end } : quote;
  const start = findOverturned(text, whole.start) ?? whole.start;
  return fits(text, { start, end: whole.end }, maxPassage) ? { start, end: whole.end } : whole;
}

/** Whether the words hold a figure that was asked for. */
type HasFigure = (words: string) => boolean;

function makeFigureTest(asked: string): HasFigure {
  const figures = readAskedFigures(asked);
  return (words) => figures.some((figure) => findFigure(words, figure) !== undefined);
}

/** "There's talk of it. There's talk of a machine.": says more of the same. */
function beginsAlike(text: string, end: number, next: string): boolean {
  const { start } = findSentence(text, { start: end - 1, end });
  if (countWords(text.slice(start, end)) > maxLeaning) return false;
  const [last, words] = [text.slice(start, end), next].map((one) =>
    (one.replaceAll("’", "'").toLowerCase().match(wordPattern) ?? []).slice(0, minAlike),
  );
  return words?.length === minAlike && words.join(" ") === last?.join(" ");
}

/** Where the sentence behind the quote belongs to it, the end of that sentence, or of a conclusion soon after it. */
function findCompletion(text: string, quote: Span, hasFigure: HasFigure): number | undefined {
  const next = findNext(text, quote.end);
  if (!next) return undefined;
  const words = text.slice(next.start, next.end);
  if (!mayJoin(words) || isFiller(words) || isTurn(words) || startsAnother.test(words)) return undefined;
  if (opensStory.test(words) && countWords(words) <= maxVerdict && findNext(text, next.end)) return undefined;
  const isFigure = !hasFigure(text.slice(quote.start, quote.end)) && hasFigure(words);
  const isBare =
    text.slice(0, quote.start).trim() === "" && countWords(text.slice(quote.start, quote.end)) <= maxBare;
  const belongs =
    beginsAlike(text, quote.end, words) ||
    isBare ||
    turnsBack.test(words) ||
    turnsBackLast.test(words) ||
    countWords(words) <= maxCompletion;
  if (belongs || isFigure) return next.end;
  const turning = findTurning(text, quote.end);
  if (turning !== undefined) return turning;
  const last = findNext(text, next.end);
  if (!last || text.slice(last.end).trim() !== "") return undefined;
  const verdict = text.slice(last.start, last.end);
  const isVerdict = concludes.test(verdict) && countWords(verdict) <= maxVerdict && !asking.test(verdict);
  return isVerdict ? last.end : undefined;
}

/** The sentence before the span, where the span points back to it, or it answers what was asked. */
function findLead(text: string, { start, end }: Span, hasFigure: HasFigure): Span | undefined {
  const lead = findBefore(text, start);
  if (!lead) return undefined;
  const words = text.slice(lead.start, lead.end);
  const length = countWords(words);
  if (!mayJoin(words) || length > maxLead || isFiller(words)) return undefined;
  const quote = text.slice(start, end);
  const isOpener = length <= maxOpener && text.slice(0, lead.start).trim() === "";
  const isFigure = !hasFigure(quote) && hasFigure(words);
  const leans = pointsBack.test(quote) || countWords(quote) < minAlone;
  return leans || isOpener || isFigure ? lead : undefined;
}

/**
 * The quote as it may stand alone: whole sentences, and with them those beside it that it leans on, that turn or
 * complete what was said, or that hold the figure that was `asked` for. "It rots each winter" is a complaint until
 * "and I'm glad of it" follows.
 */
export function widenQuote(text: string, span: Span, asked: string): Span {
  const hasFigure = makeFigureTest(asked);
  const sentence = trimSpan(text, findSentence(text, span));
  if (!fits(text, sentence)) return findClause(text, span, sentence);
  let whole = sentence;
  for (let added = 0; added < maxAdded; added++) {
    const end = findCompletion(text, whole, hasFigure);
    if (end === undefined || !fits(text, { start: whole.start, end })) break;
    whole = { start: whole.start, end };
  }
  for (let added = 0; added < maxLeads; added++) {
    const lead = findLead(text, whole, hasFigure);
    if (!lead || !fits(text, { start: lead.start, end: whole.end })) break;
    whole = { start: lead.start, end: whole.end };
  }
  return addTurns(text, whole);
}

/**
 * A chosen passage in whole sentences, with what stands behind it and gives its reason, turns it or was answered to it;
 * what proves a claim is at its end, so it is cut before.
 */
export function fitPassage(text: string, passage: Span): Span {
  let whole = trimSpan(text, findSentence(text, passage));
  while (!fits(text, whole, maxPassage)) {
    const { end } = findSentence(text, { start: whole.start, end: whole.start + 1 });
    if (end >= passage.end) return findClause(text, passage, whole);
    whole = trimSpan(text, { start: end, end: whole.end });
  }
  const end = findReason(text, whole.end) ?? whole.end;
  if (fits(text, { ...whole, end }, maxPassage + maxCompletion)) whole = { ...whole, end };
  whole = extendToRest(text, whole, (span) => fits(text, span, maxPassage));
  const start = findNamed(text, whole) ?? whole.start;
  return addTurns(text, fits(text, { ...whole, start }, maxPassage) ? { ...whole, start } : whole);
}

/** "No, that isn't allowed.": what an answer opens with, and what is told then goes against it. */
const denies = /^(?:no|nope|nein|nee|non|não)(?=[,.…:])/iu;

/** The beginning of the sentence before a passage that points back to it, begins with "No." alone or goes against a "No, …". */
function findNamed(text: string, passage: Span): number | undefined {
  const lead = findBefore(text, passage.start);
  const said = text.slice(passage.start, passage.end);
  if (!lead) return undefined;
  const words = text.slice(lead.start, lead.end);
  const isDenied = text.slice(0, lead.start).trim() === "" && denies.test(words);
  const leans = pointsBack.test(said) || pointsAtSome.test(said) || bareAnswer.test(said);
  if (!isDenied && !leans) return undefined;
  const isNamed = mayJoin(words) && !isFiller(words) && countWords(words) <= maxPassageLead;
  return isNamed ? lead.start : undefined;
}

function findReason(text: string, from: number): number | undefined {
  const next = findNext(text, from);
  if (!next) return undefined;
  const words = text.slice(next.start, next.end);
  if (answersBack.test(words) && countWords(words) <= maxReply) return next.end;
  if (!mayJoin(words)) return undefined;
  return givesReason.test(words) ? next.end : findExplained(text, from);
}

/** The end of what says why, soon behind the passage. */
function findExplained(text: string, from: number): number | undefined {
  let next = findNext(text, from);
  let end: number | undefined;
  for (let skipped = 0; next && skipped <= maxSkipped; next = findNext(text, next.end)) {
    const words = text.slice(next.start, next.end);
    if (!mayJoin(words)) break;
    if (explains.test(words)) end = next.end;
    else if (end === undefined) skipped++;
    else break;
  }
  return end;
}

/** The question that a quote answers, whole where it is short and else what it asks. */
export function shortenQuestion(asked: string): string | undefined {
  const whole = asked.trim();
  return whole !== "" && countWords(whole) <= maxQuestion ? whole : findQuestions(whole);
}

/** All that a turn asks, as any half of it may be answered; of a long one what it asks last. */
function findQuestions(asked: string): string | undefined {
  const all = asked.match(/[^.!?…]*[?？]/gu)?.map((one) => one.trim()) ?? [];
  const joined = all.join(" ");
  if (joined !== "" && countWords(joined) <= maxQuestions) return joined;
  const last = all.at(-1);
  return last !== undefined && countWords(last) <= maxQuestion ? last : undefined;
}

/** "Zero. I mean it.", "That it was on the wall.": words that answer a question and mean nothing without it. */
const maxElliptic = 6;
const maxQuestion = 30;
const maxQuestions = 45;
const answers =
  /^(?:yes|yeah|no|nope|nah|because|cos|that|to|by|from|ja|nein|oui|non|sí|sim|não|sì)(?!\p{L})/iu;

/** The question that a quote leans on, to be shown above it; undefined where the words stand by themselves. */
export function findQuestion(text: string, { start, end }: Span, asked: string): string | undefined {
  if (text.slice(0, start).trim() !== "") return undefined;
  const first = trimSpan(text, findSentence(text, { start, end: start + 1 }));
  const words = text.slice(start, Math.min(first.end, end));
  if (countWords(words) > maxElliptic && !answers.test(words)) return undefined;
  return findQuestions(asked);
}

/** Words beside a quote, such as its reason: whole sentences, and of what the quote shows already the clause alone. */
export function widenBeside(text: string, span: Span, quote: Span | undefined): Span {
  const sentence = trimSpan(text, findSentence(text, span));
  const isShown = quote !== undefined && sentence.start < quote.end && quote.start < sentence.end;
  return fits(text, sentence) && !isShown ? sentence : findClause(text, span, sentence);
}
