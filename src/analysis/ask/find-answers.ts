import { type CutPassage, cutLead, findPassage, type Matcher, openMatcher } from "./cut-passage.ts";
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

const mostPeople = 20;
const mostPassages = 3;
/** From here on a passage is no fuller for being longer. */
const fullWords = 25;

interface Rated {
  hit: SearchHit;
  passage: FoundPassage;
  value: number;
}

/** A reply in other words than the question's comes after those that hold its words. */
const replyShare = 0.2;
/** "No.", "Not really." and the like answer little. */
const leastReplyWords = 4;

function findFitting(hit: SearchHit, question: SearchQuestion, match: Matcher): CutPassage | undefined {
  const found = findPassage(hit.text, question, match);
  if (found || !hit.isReply || countWords(hit.text) < leastReplyWords) return found;
  const lead = cutLead(hit.text);
  return lead && { ...lead, share: replyShare };
}

function rate(hit: SearchHit, question: SearchQuestion, match: Matcher): Rated[] {
  const found = findFitting(hit, question, match);
  if (!found) return [];
  const { start, end, quote, share } = found;
  const words = Math.min(countWords(quote), fullWords);
  const { sourceKind, sourceId, messageId } = hit;
  const passage = { sourceKind, sourceId, messageId, start, end, quote };
  // What it holds of the question counts first; a bare "Slack." says less than a sentence about it.
  return [{ hit, passage, value: share + (0.3 * words) / fullWords }];
}

function countWords(text: string): number {
  return text.split(/\s+/).length;
}

export interface FoundPeople {
  people: FoundPerson[];
  /** All whose words hold enough of the question, also those who are not listed, by kind of source. */
  matched: Record<SearchHit["sourceKind"], number>;
}

/**
 * The passages that hold enough of a question, grouped by who said them: the best person first, at most twenty, each
 * with at most three passages. Nobody says that the hits hold no answer. Hits that rate the same keep their order.
 */
export function rankPeople(hits: readonly SearchHit[], question: SearchQuestion): FoundPeople {
  const match = openMatcher(question);
  const rated = hits.flatMap((hit) => rate(hit, question, match)).toSorted((a, b) => b.value - a.value);
  const people = new Map<string, FoundPerson & { quotes: Set<string> }>();
  const matched = { interview: 0, transcript: 0, thread: 0 };
  for (const { hit, passage } of rated) {
    const known = people.get(hit.personId);
    const person = known ?? { label: hit.label, passages: [], quotes: new Set() };
    if (!known) matched[hit.sourceKind] += 1;
    people.set(hit.personId, person);
    // Somebody who pastes one text many times says it once; a message may come up by its words and as a reply.
    const isKnown =
      person.quotes.has(passage.quote) || person.passages.some((one) => isSameMessage(one, passage));
    if (person.passages.length === mostPassages || isKnown) continue;
    person.passages.push(passage);
    person.quotes.add(passage.quote);
  }
  const shown = [...people.values()].slice(0, mostPeople);
  return { people: shown.map(({ label, passages }) => ({ label, passages })), matched };
}

function isSameMessage(a: FoundPassage, b: FoundPassage): boolean {
  return a.messageId === b.messageId && a.sourceId === b.sourceId;
}
