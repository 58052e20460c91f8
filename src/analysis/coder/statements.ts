import { undone, welcomed } from "../lexicons/statement-patterns.ts";
import type { Sentence, Token } from "../reading.ts";
import { scoreSentiment } from "../sentiment.ts";
import { scoreTalk } from "../talk-tone.ts";
import { capitalise, countSpacedWords, plainWords } from "../words.ts";
import { isAside, isEcho } from "./asides.ts";
import { type Clause, listClauses } from "./clauses.ts";
import { findCode } from "./code-kinds.ts";
import type { Statement } from "./coded-source.ts";
import { findPraisedFeature, findWishedFeature } from "./features.ts";
import { findInstead, nameTie } from "./instead.ts";
import { isToldSpeech, leansOnNext } from "./leans-on-next.ts";
import type { EvidenceMaker, Message } from "./messages.ts";
import { listNounPhrases } from "./noun-phrases.ts";
import { isUnresolved, phraseClause, trimTalk } from "./phrase.ts";
import { findQuestionTopic, type Topic } from "./question-topics.ts";
import { classifyClause, type StatementKind } from "./rules.ts";
import { readStance, type Stance } from "./stance.ts";
import { listConcepts, listNounConcepts } from "./terms.ts";
import { isWholeClause } from "./whole-clause.ts";

/** Sentences longer than this are quoted by their clause alone. */
const maxQuotedWords = 45;
/** Sentences up to here are told whole, longer ones by their clauses. */
const maxWholeWords = 28;
/** Shorter sentences stand whole even where only a part of them belongs to a list. */
const maxTellingWords = 24;
const minWords = 5;

/** What can be read by itself: a short sentence, or a whole clause of a long one. */
interface Unit {
  text: string;
  start: number;
  end: number;
  tokens: Token[];
  sentence: Sentence;
  clauses: Clause[];
}

const proposals =
  /^(?:(?:please|just|maybe|and|so|also|or|then|i think|well)[, ]+)*(?:(?:add|make|fix|give|remove|allow|bring|stop|offer|put|send|show|lower|drop|get rid of)\s|let (?:me|us|people|you)\s|(?:what if|how about|why not|why (?:can't|don't|isn't)|could (?:you|they))\s)/i;

function isReadable(tokens: Token[], text: string): boolean {
  const words = countSpacedWords(text);
  if (words < minWords || words > maxWholeWords) return false;
  return isWholeClause(tokens, text) || proposals.test(text);
}

/** "… for each of them, which you can't see on a map": without what goes before it blames the map. */
function isRelative({ sentence, start }: Clause): boolean {
  return /\bwhich\s*$/i.test(sentence.text.slice(0, start - sentence.start));
}

function listUnits(sentence: Sentence): Unit[] {
  const clauses = listClauses(sentence);
  const plain = plainWords(sentence.text);
  if (isReadable(sentence.tokens, plain)) return [{ ...sentence, sentence, clauses }];
  return clauses
    .filter((clause) => !isRelative(clause) && isReadable(clause.tokens, plainWords(clause.text)))
    .map((clause) => ({ ...clause, clauses: [clause] }));
}

function quoteUnit(message: Message, { sentence, start, end }: Unit, maker: EvidenceMaker) {
  const whole = countSpacedWords(sentence.text) <= maxQuotedWords;
  return whole
    ? maker.make(message.segment, sentence.start, sentence.end)
    : maker.make(message.segment, start, end);
}

/** What a clause reads as: its lists, and how it is meant. */
interface ReadClause {
  clause: Clause;
  kinds: StatementKind[];
  stance: Stance;
  compound: number;
}

interface Place {
  topic: Topic | undefined;
  leads: boolean;
  isProduct: boolean;
  /** Concepts of the question. */
  asked: ReadonlySet<string>;
  /** What is said before the sentence and after it. */
  before: string;
  next: string;
}

const hindering =
  /\btoo (?:expensive|costly|hard|difficult|far)\b|\bafford\b|\b(?:not|n't) allow(?:ed)?\b|\b(?:gave|given) up\b/i;

/** Without a product there is nothing to adopt, but what stood in somebody's way is a problem all the same. */
function placeKind(kind: StatementKind, text: string, isProduct: boolean): StatementKind[] {
  if (kind !== "adoptionBarriers" || isProduct) return [kind];
  return hindering.test(text) ? ["painPoints"] : [];
}

function readClause(clause: Clause, place: Place, reported: boolean): ReadClause {
  const text = plainWords(clause.text).replace(/\s+/g, " ");
  const compound = scoreSentiment(text);
  const own = readStance(text);
  const stance: Stance = reported ? { ...own, mode: "reported" } : own;
  const kinds = classifyClause({
    text,
    trimmed: trimTalk(text),
    tokens: clause.tokens,
    compound,
    topic: place.topic,
    leads: place.leads,
    substance: listConcepts(clause.tokens).length + listNounConcepts(clause.tokens).length,
    stance,
  });
  return { clause, kinds: kinds.flatMap((kind) => placeKind(kind, text, place.isProduct)), stance, compound };
}

const pointing = /^(?:(?:and|but|so) )?(?:it|that|this|which)\b/i;
const badTone = -0.3;

/** "I lose the folder every Monday and it is frustrating": what they do is what they suffer. */
function isBemoaned({ clauses }: Unit): boolean {
  return clauses.some(({ text }) => pointing.test(text.trim()) && scoreSentiment(text) <= badTone);
}

/** "They say it is slow and it crashes": what comes after is still what they say. */
function readClauses(unit: Unit, place: Place): ReadClause[] {
  let reported = false;
  const bemoaned = isBemoaned(unit);
  const isWelcome = welcomed.test(plainWords(unit.text));
  return unit.clauses.map((clause) => {
    const read = readClause(clause, place, reported);
    if (bemoaned) read.kinds = read.kinds.map((kind) => (kind === "behaviors" ? "painPoints" : kind));
    if (undone.test(unit.text)) read.kinds = read.kinds.filter((kind) => kind !== "successStories");
    if (isWelcome) read.kinds = read.kinds.filter((kind) => kind !== "painPoints");
    reported ||= read.stance.mode === "reported" && !/\bbut\b/i.test(unit.text);
    return read;
  });
}

const wishing = new Set<StatementKind>(["opportunities", "suggestions", "needs"]);

function listFeatures(
  base: Omit<Statement, "kind">,
  { clause, kinds, stance, compound }: ReadClause,
): Statement[] {
  if (kinds.some((kind) => wishing.has(kind))) {
    const wish = findWishedFeature(clause);
    if (wish === undefined || isUnresolved(wish)) return [];
    return [
      { ...base, kind: "missingFeatures", code: "wishes", phrase: capitalise(wish), unresolved: false },
    ];
  }
  if (stance.mode !== "plain" || stance.polarity === "negated") return [];
  const praised = findPraisedFeature(clause, compound, listNounPhrases(clause.tokens));
  if (praised === undefined) return [];
  const tokens = clause.tokens.filter((token) => token.start >= praised.start && token.end <= praised.end);
  return [
    {
      ...base,
      kind: "preferredFeatures",
      code: "values",
      phrase: capitalise(praised.text),
      concepts: listConcepts(tokens),
      nouns: listNounConcepts(tokens),
      phrases: [{ key: praised.key, text: praised.text }],
      unresolved: false,
    },
  ];
}

function leans({ sentence }: Unit, { before, next }: Place): boolean {
  return leansOnNext(sentence.text, next) || isToldSpeech(before);
}

function listTies(read: readonly ReadClause[]): string[] {
  const means = read.map(({ clause }) => findInstead(clause.text)).find((found) => found !== undefined);
  return means === undefined || means === "other" ? [] : [nameTie(means)];
}

/** Of a long sentence with trouble and a wish in it, each stands as its own clause where that says who and what. */
function needsOwnClause(clause: Clause, plain: string): boolean {
  const text = plainWords(clause.text);
  const isPart = countSpacedWords(plain) > maxTellingWords && text.length < plain.length;
  return isPart && !isRelative(clause) && !pointing.test(text) && isReadable(clause.tokens, text);
}

/** One statement for each list that a unit belongs to. */
function listStatements(
  stated: Omit<Statement, "kind" | "polarity" | "mode">,
  read: readonly ReadClause[],
  plain: string,
): Statement[] {
  const listed = new Map<StatementKind, Statement>();
  for (const { clause, kinds, stance } of read) {
    const phrase = needsOwnClause(clause, plain) ? phraseClause(clause.text) : stated.phrase;
    for (const kind of kinds) {
      if (listed.has(kind)) continue;
      const code = findCode(plain, kind);
      const ties = code === "worksAround" ? listTies(read) : [];
      listed.set(kind, { ...stated, ...stance, phrase, concepts: [...stated.concepts, ...ties], kind, code });
    }
  }
  return [...listed.values()];
}

function codeUnit(message: Message, unit: Unit, place: Place, maker: EvidenceMaker): Statement[] {
  const plain = plainWords(unit.text);
  if (isAside(plain) || isEcho(plain, message.prompt)) return [];
  const read = readClauses(unit, place);
  const evidence = read.some(({ kinds, compound }) => kinds.length > 0 || compound >= 0.05)
    ? quoteUnit(message, unit, maker)
    : undefined;
  if (evidence === undefined) return [];
  const concepts = listConcepts(unit.tokens);
  const asked = concepts.filter((concept) => place.asked.has(concept));
  const stated: Omit<Statement, "kind" | "polarity" | "mode"> = {
    phrase: phraseClause(unit.text),
    concepts,
    nouns: listNounConcepts(unit.tokens),
    ...(asked.length > 0 ? { asked } : {}),
    phrases: listNounPhrases(unit.tokens).map(({ key, text }) => ({ key, text })),
    compound: scoreTalk(plain),
    unresolved: isUnresolved(phraseClause(unit.text)) || leans(unit, place),
    questionId: message.questionId,
    evidence,
  };
  const named = place.isProduct ? read.flatMap((one) => listFeatures({ ...stated, ...one.stance }, one)) : [];
  const features = undone.test(plain) ? named.filter(({ kind }) => kind !== "preferredFeatures") : named;
  return [...listStatements(stated, read, plain), ...features];
}

/** A probe ("When was the last time?") asks further about what its question asked about. */
function findTopic({ opening, prompt, question }: Message): Topic | undefined {
  return (opening ? undefined : findQuestionTopic(question)) ?? findQuestionTopic(prompt);
}

/** The statements of one message, each clause placed by its wording or by the question it answers. */
export function codeMessage(
  message: Message,
  sentences: Sentence[],
  { maker, ...study }: { maker: EvidenceMaker } & Pick<Place, "asked" | "isProduct">,
): Statement[] {
  const topic = findTopic(message);
  const statements: Statement[] = [];
  let leads = message.opening;
  for (const [at, sentence] of sentences.entries()) {
    const around = { before: sentences[at - 1]?.text ?? "", next: sentences[at + 1]?.text ?? message.next };
    // What participants ask back is not a statement about themselves.
    if (/\?\s*$/.test(sentence.text) && !proposals.test(sentence.text)) continue;
    for (const unit of listUnits(sentence)) {
      const coded = codeUnit(message, unit, { topic, leads, ...around, ...study }, maker);
      if (coded.length > 0) leads = false;
      statements.push(...coded);
    }
  }
  return statements;
}
