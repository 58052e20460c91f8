import {
  type CutPassage,
  cutLead,
  findNearestPassage,
  findPassage,
  listHeld,
  type Matcher,
  openMatcher,
} from "./cut-passage.ts";
import { fuseRanks, rateByWords } from "./rank-by-words.ts";
import type { SearchQuestion } from "./read-question.ts";

/** A message of a participant that the search brought up. */
export interface SearchHit {
  sourceKind: "interview" | "transcript" | "thread";
  sourceId: string;
  /** Unique over all sources. */
  personId: string;
  label: string;
  messageId: string;
  text: string;
  /** What the interviewer said before it. */
  before?: string;
  /** An answer to a question of the script that asks the same: it fits by what it answers. */
  isReply?: boolean;
}

export interface FoundPassage {
  sourceKind: SearchHit["sourceKind"];
  sourceId: string;
  messageId: string;
  start: number;
  end: number;
  quote: string;
}

export interface FoundPerson {
  label: string;
  passages: FoundPassage[];
}

const maxPeople = 20;
const maxPassages = 3;
/** By BM25 alone no more than these come up. */
const maxNear = 50;
/** From here on a passage is no fuller for being longer. */
const fullWords = 25;

/** A reply in other words than the question's comes after those that hold its words. */
const replyShare = 0.2;
/** "No.", "Not really." and the like answer little. */
const minReplyWords = 4;

function findFitting(hit: SearchHit, question: SearchQuestion, match: Matcher): CutPassage | undefined {
  const found = findPassage(hit.text, question, match);
  if (found || !hit.isReply || countWords(hit.text) < minReplyWords) return found;
  const lead = cutLead(hit.text);
  return lead && { ...lead, share: replyShare };
}

interface Read {
  hit: SearchHit;
  passage: FoundPassage;
  value: number;
}

function toPassage(
  { sourceKind, sourceId, messageId }: SearchHit,
  cut: Omit<CutPassage, "share">,
): FoundPassage {
  return { sourceKind, sourceId, messageId, start: cut.start, end: cut.end, quote: cut.quote };
}

function read(hit: SearchHit, question: SearchQuestion, match: Matcher): Read[] {
  const found = findFitting(hit, question, match);
  if (!found) return [];
  const words = Math.min(countWords(found.quote), fullWords);
  // What it holds of the question counts first; a bare "Slack." says less than a sentence about it.
  return [{ hit, passage: toPassage(hit, found), value: found.share + (0.3 * words) / fullWords }];
}

/** The part of a message that came up by its words or by the question before it. */
function cutNear(hit: SearchHit, question: SearchQuestion, match: Matcher): FoundPassage | undefined {
  if (countWords(hit.text) < minReplyWords) return undefined;
  const cut = findNearestPassage(hit.text, question, match) ?? cutLead(hit.text);
  return cut && toPassage(hit, cut);
}

const messageKey = ({ sourceId, messageId }: SearchHit) => `${sourceId} ${messageId}`;

function countWords(text: string): number {
  return text.split(/\s+/).length;
}

export interface FoundPeople {
  people: FoundPerson[];
  /** Some of them hold enough of the question to be an answer; otherwise they are only the nearest. */
  hasAnswer: boolean;
  /** All whose words hold enough of the question, also those who are not listed, by kind of source. */
  matched: Record<SearchHit["sourceKind"], number>;
}

/**
 * The passages that fit a question, grouped by who said them: the best person first, at most twenty, each with at
 * most three passages. Two orders are fused, as measured: what a message holds of the question, and BM25 over it and
 * the question before it. Where nothing holds enough of the question, the nearest by BM25. Hits that rate the same
 * keep their order.
 */
export function rankPeople(hits: readonly SearchHit[], question: SearchQuestion): FoundPeople {
  const match = openMatcher(question);
  const answers = hits.flatMap((hit) => read(hit, question, match)).toSorted((a, b) => b.value - a.value);
  const near = listNear(hits, match);
  const found =
    answers.length > 0
      ? fuse(answers, near)
      : near.flatMap((hit) => {
          const passage = isNear(hit, question, match) && cutNear(hit, question, match);
          return passage ? [{ hit, passage }] : [];
        });
  return { people: groupByPerson(found), hasAnswer: answers.length > 0, matched: countPeople(answers) };
}

/** Messages that hold a word of the question, or answer a turn that does, the best by BM25 first. */
function listNear(hits: readonly SearchHit[], match: Matcher): SearchHit[] {
  const messages = [...new Map(hits.map((hit) => [messageKey(hit), hit])).values()];
  const ratings = rateByWords(messages, match);
  return messages
    .map((hit, index) => ({ hit, rating: ratings[index] ?? 0 }))
    .filter(({ rating }) => rating > 0)
    .toSorted((a, b) => b.rating - a.rating)
    .slice(0, maxNear)
    .map(({ hit }) => hit);
}

/** What neither order has among its first comes after, so that everybody who answered is listed. */
function fuse(answers: readonly Read[], near: readonly SearchHit[]): Read[] {
  const byMessage = new Map<string, Read>();
  for (const answer of answers) {
    const key = messageKey(answer.hit);
    if (!byMessage.has(key)) byMessage.set(key, answer);
  }
  const fused = fuseRanks([[...byMessage.keys()], near.map(messageKey)]);
  return [...byMessage]
    .toSorted(([a], [b]) => (fused.get(b) ?? 0) - (fused.get(a) ?? 0))
    .map(([, answer]) => answer);
}

/** A word that many answers hold brings nothing near beside a weightier one, nor does anything without a name asked for. */
function isNear({ text, before = "" }: SearchHit, question: SearchQuestion, match: Matcher): boolean {
  const held = listHeld(`${before} ${text}`, match);
  const hasNames = question.terms.some((term) => term.isName);
  const heaviest = Math.max(...question.terms.map(({ weight }) => weight));
  return [...held].some((term) => (hasNames ? term.isName : term.weight === heaviest));
}

function countPeople(answers: readonly Read[]): FoundPeople["matched"] {
  const matched = { interview: 0, transcript: 0, thread: 0 };
  const people = new Map(answers.map(({ hit }) => [hit.personId, hit.sourceKind]));
  for (const kind of people.values()) matched[kind] += 1;
  return matched;
}

function groupByPerson(found: Iterable<{ hit: SearchHit; passage: FoundPassage }>): FoundPerson[] {
  const people = new Map<string, FoundPerson & { quotes: Set<string> }>();
  for (const { hit, passage } of found) {
    const person = people.get(hit.personId) ?? { label: hit.label, passages: [], quotes: new Set() };
    people.set(hit.personId, person);
    // Somebody who pastes one text many times says it once.
    if (person.passages.length === maxPassages || person.quotes.has(passage.quote)) continue;
    person.passages.push(passage);
    person.quotes.add(passage.quote);
  }
  return [...people.values()].slice(0, maxPeople).map(({ label, passages }) => ({ label, passages }));
}
