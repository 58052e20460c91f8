import { listClauses } from "../coder/clauses.ts";
import type { Statement } from "../coder/coded-source.ts";
import type { EvidenceMaker, Message } from "../coder/messages.ts";
import { listNounPhrases } from "../coder/noun-phrases.ts";
import { isUnresolved, phraseClause, trimTalk } from "../coder/phrase.ts";
import { listConcepts, listNounConcepts } from "../coder/terms.ts";
import { readSentences, type Token } from "../reading.ts";
import { scoreTalk } from "../talk-tone.ts";
import { action, decision, feeling, goal, thought } from "./frame-patterns.ts";
import { listRelations } from "./relations.ts";
import type { Span } from "./spans.ts";

/** What participants tell of themselves that the lists of the insights have no place for. */
export type ToldAspect = "goal" | "decision" | "thought" | "feeling" | "action";

export interface ToldLine {
  aspect: ToldAspect;
  statement: Statement;
}

/** People or bodies that a clause speaks of, with the clause. */
export interface ToldRelation {
  role: string;
  statement: Statement;
}

const aspects: [ToldAspect, RegExp][] = [
  ["decision", decision],
  ["goal", goal],
  ["feeling", feeling],
  ["thought", thought],
];
const firstPerson = /\b(?:i|we|me|us|my|our)\b/i;
/** Longer sentences are quoted by their clause. */
const maxQuotedLength = 45;

function findAspect(clause: string, trimmed: string): ToldAspect | undefined {
  const worded = aspects.find(([, pattern]) => pattern.test(clause))?.[0];
  return worded ?? (action.test(trimmed) && !/\bif\b/i.test(trimmed.slice(0, 12)) ? "action" : undefined);
}

/** "I was frustrated" is about nothing else than its feeling, by which it is told together with others. */
function listTopics(tokens: Token[], aspect: ToldAspect | undefined): string[] {
  const concepts = listConcepts(tokens);
  if (concepts.length > 0 || aspect !== "feeling") return concepts;
  return tokens.filter(({ pos }) => pos === "ADJ" || pos === "VERB").map(({ stem }) => stem);
}

/** Lines and relations of one sentence of a message; English alone is read. Questions back are no telling. */
export function readToldSpan(
  message: Message,
  span: Span,
  maker: EvidenceMaker,
): { lines: ToldLine[]; relations: ToldRelation[] } {
  const lines: ToldLine[] = [];
  const relations: ToldRelation[] = [];
  if (/\?["')\]]*$/.test(span.text) || !/\b(?:i|we|me|us|my|our|the)\b/i.test(span.text))
    return { lines, relations };
  const whole = span.text.split(/\s+/).length <= maxQuotedLength;
  for (const clause of readSentences(span.text).flatMap(listClauses)) {
    const plain = clause.text.replace(/[’‘]/g, "'");
    const roles = listRelations(plain);
    const aspect = firstPerson.test(plain) ? findAspect(plain, trimTalk(plain)) : undefined;
    if (aspect === undefined && roles.length === 0) continue;
    const place = whole ? span : { start: span.start + clause.start, end: span.start + clause.end };
    const evidence = maker.make(message.segment, place.start, place.end);
    const phrase = phraseClause(plain);
    const concepts = listTopics(clause.tokens, aspect);
    if (evidence === undefined || phrase === "" || concepts.length === 0) continue;
    const statement: Statement = {
      kind: "behaviors",
      polarity: "affirmed",
      mode: "plain",
      phrase,
      concepts,
      nouns: listNounConcepts(clause.tokens),
      phrases: listNounPhrases(clause.tokens).map(({ key, text }) => ({ key, text })),
      compound: scoreTalk(plain),
      unresolved: isUnresolved(trimTalk(plain)),
      questionId: message.questionId,
      evidence,
    };
    if (aspect !== undefined) lines.push({ aspect, statement });
    relations.push(...roles.map((role) => ({ role, statement })));
  }
  return { lines, relations };
}
