import { containsCompletionPhrase } from "../guard.ts";
import { maximumSubjectWords, turnToParticipant } from "./activity.ts";
import { type Aspect, aspectOf, parsePart, toClause, whWord } from "./aspect.ts";
import { findBaseOfGerund, isVerb, looksPlural, lowerFirst } from "./english.ts";
import { goalVerb, stripLeads } from "./goal-words.ts";
import {
  type Focus,
  findFocus,
  listProducts,
  quoteSubject,
  readsAsEnglish,
  sensitiveWords,
  wordsOfTrade,
} from "./objective-traits.ts";
import { listSentences, normaliseText } from "./sentences.ts";

export interface ObjectiveParts {
  main: Aspect;
  aspects: Aspect[];
  products: string[];
  focus: Focus;
  sensitive: boolean;
  understood: boolean;
}

function splitParts(text: string): string[] {
  const clauses = text.split(
    /(?:,? and (?:also )?|, |; ?)(?=(?:how|why|what|when|where|which|whether)\b)|;\s*/i,
  );
  return clauses.flatMap((clause) => splitVerbs(clause)).filter((part) => part.trim() !== "");
}

function startsActivity(piece: string): boolean {
  const [first = "", ...rest] = piece.toLowerCase().split(" ");
  return rest.length > 0 && (isVerb(first) || findBaseOfGerund(first) !== undefined);
}

/** A piece that could stand alone: more than a word, and not cut off at a verb that waits for its object. */
function isComplete(piece: string): boolean {
  const words = piece.split(" ");
  const last = words.at(-1) ?? "";
  return words.length > 1 && (!isVerb(last) || looksPlural(last));
}

/** "take notes, prepare for exams and revise" is three activities; "time and money" stays one phrase. */
function splitVerbs(clause: string): string[] {
  const pieces = clause.split(/,\s*(?:and |or )?|\s+and\s+/);
  if (pieces.length === 1) return [clause];
  const parts: string[] = [];
  const nouns = clause.includes(", ") && !whWord.test(toClause(stripLeads(clause)));
  for (const piece of pieces) {
    const last = parts.at(-1);
    if (last === undefined || (isComplete(last) && (nouns || startsActivity(piece)))) parts.push(piece);
    else parts[parts.length - 1] = `${last} and ${piece}`;
  }
  return parts;
}

function usable(aspect: Aspect): boolean {
  const words = aspect.subject.split(" ");
  return (
    /[\p{L}\p{N}]/u.test(aspect.subject) &&
    !/^\s*(?:a|an|the|and|or|of|to|with|our|their)\s*$/i.test(aspect.subject) &&
    words.every((word) => word.length <= 30) &&
    !containsCompletionPhrase(aspect.subject)
  );
}

/**
 * Takes a research objective apart without a model: what it is about, its further aspects, the products
 * it names. What cannot be taken apart is quoted as the topic (`understood` is false): nothing is invented.
 */
export function parseObjective(objective: string): ObjectiveParts {
  const text = normaliseText(objective).replace(/^["']+|(?<!["'])["']+$/g, "");
  const sentences = listSentences(text);
  const goal = new RegExp(`\\b(?:${goalVerb})\\b|\\?$`, "i");
  const chosen = sentences.find((sentence) => goal.test(sentence)) ?? sentences[0] ?? "";
  const shared = {
    products: listProducts(text),
    focus: findFocus(text),
    sensitive: sensitiveWords.test(text),
  };
  const quoted = { ...shared, main: aspectOf(quoteSubject(text)), aspects: [], understood: false };
  if (!readsAsEnglish(text.slice(0, 2000))) return { ...quoted, products: [] };
  const plain = wordsOfTrade.reduce((current, [pattern, word]) => current.replace(pattern, word), chosen);
  const words = plain.split(" ");
  const titled = words.length > 4 && words.filter((word) => /^[A-Z]/.test(word)).length / words.length > 0.6;
  const readable = titled ? plain.toLowerCase() : lowerFirst(plain);
  const rest = sentences.filter((sentence) => sentence !== chosen && goal.test(sentence)).map(lowerFirst);
  const aspects = listAspects(readable, rest);
  const [main, ...more] = aspects;
  if (main === undefined) return quoted;
  const seen = new Set([main.subject]);
  const further = more.filter(({ subject }) => !seen.has(subject) && seen.add(subject));
  return { ...shared, main, aspects: further, understood: !main.subject.startsWith('the topic "') };
}

/** "onboarding, pricing and support of the app": the whole first, then each of its things. */
function findNounList(text: string): Aspect[] | undefined {
  const bare = turnToParticipant(stripLeads(text.replace(/(?<![.?!])[.?!]+$/, "")));
  const pieces = bare.split(/,\s*(?:and |or )?|\s+and\s+/);
  const short = pieces.every(
    (piece, index) => piece.split(" ").length <= (index === pieces.length - 1 ? 6 : 3),
  );
  const words = bare.split(" ").length;
  if (
    pieces.length < 3 ||
    !short ||
    words > maximumSubjectWords ||
    whWord.test(bare) ||
    isVerb(pieces[0]?.split(" ")[0] ?? "")
  )
    return undefined;
  const things = pieces.map((piece) => aspectOf(piece.replace(/ (?:of|in|with|for) .+$/, ""))).filter(usable);
  return [aspectOf(bare), ...things];
}

function listAspects(first: string, rest: string[]): Aspect[] {
  const list = findNounList(first);
  const sentences = list ? rest : [first, ...rest];
  const parts = sentences.flatMap((sentence) =>
    splitParts(stripLeads(sentence.replace(/(?<![.?!])[.?!]+$/, ""))),
  );
  const found: Aspect[] = list ?? [];
  for (const part of parts.slice(0, 8)) {
    const aspect = parsePart(part, found.at(-1));
    if (usable(aspect)) found.push(aspect);
  }
  return found;
}
