import type { Sentence } from "../reading.ts";
import { scoreSentiment } from "../sentiment.ts";
import { type Clause, listClauses } from "./clauses.ts";
import type { Statement } from "./coded-source.ts";
import { estimateSentence } from "./estimates.ts";
import { findNamedFeature, findPraisedFeature, findWishedFeature } from "./features.ts";
import type { EvidenceMaker, Message } from "./messages.ts";
import { listNounPhrases } from "./noun-phrases.ts";
import { cutToShown, isUnresolved, phraseClause, trimTalk } from "./phrase.ts";
import { findQuestionTopic, type Topic } from "./question-topics.ts";
import { classifyClause, type StatementKind } from "./rules.ts";
import { listConcepts, listNounConcepts } from "./terms.ts";

/** Sentences longer than this are quoted by their clause alone. */
const longestQuotedSentence = 45;
/** Longer and the phrase would be cut before it comes to the point. */
const longestWidened = 17;

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

function quoteClause(message: Message, clause: Clause, maker: EvidenceMaker) {
  const whole = countWords(clause.sentence.text) <= longestQuotedSentence;
  const { start, end } = whole ? clause.sentence : clause;
  return maker.make(message.segment, start, end);
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function listFeatureStatements(
  base: Omit<Statement, "kind">,
  { clause, kinds, topic }: { clause: Clause; kinds: StatementKind[]; topic: Topic | undefined },
): Statement[] {
  const wishing = kinds.some(
    (kind) => kind === "opportunities" || kind === "suggestions" || kind === "needs",
  );
  if (wishing) {
    const wish = findWishedFeature(clause, topic === "wish");
    return wish === undefined
      ? []
      : [{ ...base, kind: "missingFeatures", phrase: capitalise(wish), unresolved: isUnresolved(wish) }];
  }
  const phrases = listNounPhrases(clause.tokens);
  const named = topic === "like" && base.compound > -0.05 ? findNamedFeature(clause, phrases) : undefined;
  const praised = named ?? findPraisedFeature(clause, base.compound, phrases);
  if (praised === undefined) return [];
  const tokens = clause.tokens.filter((token) => token.start >= praised.start && token.end <= praised.end);
  return [
    {
      ...base,
      kind: "preferredFeatures",
      phrase: capitalise(praised.text),
      concepts: listConcepts(tokens),
      nouns: listNounConcepts(tokens),
      phrases: [{ key: praised.key, text: praised.text }],
      unresolved: false,
    },
  ];
}

function codeClause(
  message: Message,
  clause: Clause,
  place: { topic: Topic | undefined; leads: boolean },
  maker: EvidenceMaker,
) {
  const told = widenClause(clause, clause.sentence);
  const nouns = listNounConcepts(told.tokens);
  const concepts = listConcepts(told.tokens);
  const text = cutToShown(clause.text.replace(/[’‘]/g, "'").replace(/\s+/g, " "));
  const compound = scoreSentiment(text);
  const trimmed = trimTalk(clause.text);
  const kinds = classifyClause({
    text,
    trimmed,
    compound,
    ...place,
    substance: concepts.length + nouns.length,
    estimates: place.topic === undefined ? estimateSentence(clause.sentence.tokens) : undefined,
  });
  if (kinds.length === 0 && compound < 0.05) return [];
  const evidence = quoteClause(message, clause, maker);
  if (evidence === undefined || trimmed === "") return [];
  const base = {
    phrase: phraseClause(told.text),
    concepts,
    nouns,
    phrases: listNounPhrases(told.tokens).map(({ key, text: wording }) => ({ key, text: wording })),
    compound,
    unresolved: isUnresolved(trimTalk(told.text)),
    questionId: message.questionId,
    evidence,
  };
  const placed = kinds.map((kind) => {
    const wished = kind === "opportunities" || kind === "suggestions";
    const phrase = phraseClause(told.text, wished);
    return { ...base, kind, phrase, unresolved: phrase.startsWith("“") };
  });
  return [...placed, ...listFeatureStatements(base, { clause, kinds, topic: place.topic })];
}

/** A clause that leans on the one before it ("and it made a huge difference") is told with it. */
function widenClause(clause: Clause, sentence: Sentence): Clause {
  const before = clause.start > sentence.start;
  const talk = trimTalk(clause.text);
  if (!before || !(isUnresolved(talk) || /\b(?:it|this|that|them|one)$/i.test(talk))) return clause;
  const text = sentence.text.slice(0, clause.end - sentence.start);
  if (countWords(text) > longestWidened) return clause;
  const tokens = sentence.tokens.filter((token) => token.end <= clause.end);
  return { text, start: sentence.start, end: clause.end, tokens, sentence };
}

/** A probe ("When was the last time?") asks further about what its question asked about. */
function findTopic({ opening, prompt, question }: Message): Topic | undefined {
  return (opening ? undefined : findQuestionTopic(question)) ?? findQuestionTopic(prompt);
}

/** The statements of one message, each clause placed by its wording or by the question it answers. */
export function codeMessage(message: Message, sentences: Sentence[], maker: EvidenceMaker): Statement[] {
  const topic = findTopic(message);
  const statements: Statement[] = [];
  let leads = message.opening;
  for (const sentence of sentences) {
    // What participants ask back is not a statement about themselves.
    if (/\?\s*$/.test(sentence.text) && !/^(?:why|what if|how about|could)/i.test(sentence.text)) continue;
    for (const clause of listClauses(sentence)) {
      const coded = codeClause(message, clause, { topic, leads }, maker);
      if (coded.length > 0) leads = false;
      statements.push(...coded);
    }
  }
  return statements;
}
