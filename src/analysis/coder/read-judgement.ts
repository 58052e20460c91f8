import { genericNouns } from "../lexicons/word-lists.ts";
import type { Token } from "../reading.ts";
import { scoreSentiment } from "../sentiment.ts";
import type { Clause } from "./clauses.ts";
import { findConcept } from "./terms.ts";

/** What somebody calls good or bad by its name. */
export interface Judgement {
  /** Stems of the nouns that name it: what is said of a page is not said of a file. */
  aspects: string[];
  isPositive: boolean;
}

const copulas = new Set(
  "is are was were be been 's 're feels feel felt seems seemed looks looked".split(" "),
);
const liking = new Set(
  "love loved like liked enjoy enjoyed hate hated dislike disliked appreciate".split(" "),
);
const finding = new Set(["find", "found"]);
const negating = new Set(["not", "n't", "never", "like"]);
/** How large or free a thing is says nothing of whether it is liked. */
const unjudging = new Set("huge big large small free open sure able true interested similar".split(" "));
/** A verdict weaker than this is none. */
const minTone = 0.25;
const maxToVerdict = 5;
const maxNounPhrase = 7;

const isNoun = ({ pos, lower }: Token) =>
  pos === "NOUN" || pos === "PROPN" || (pos === "VERB" && /[a-z]{4}ing$/.test(lower));
const opensPhrase = ({ pos, lower }: Token) =>
  pos === "PUNCT" || pos === "CCONJ" || pos === "SCONJ" || pos === "PRON" || lower === "that";

/** The predicate's adjective behind a verb: "was not very useful", but not "was a useful tool". */
function findVerdict(tokens: readonly Token[], from: number): number {
  for (let at = from; at < Math.min(tokens.length, from + maxToVerdict); at++) {
    const token = tokens[at];
    if (token === undefined || token.pos === "NOUN" || token.pos === "PROPN") return -1;
    const next = tokens[at + 1];
    if (token.pos === "ADJ" && token.lower !== "most") {
      const isAttribute = next !== undefined && /^(?:NOUN|PROPN|ADJ)$/.test(next.pos);
      return isAttribute || unjudging.has(token.lower) ? -1 : at;
    }
    if (!/^(?:ADV|PART|AUX|DET|ADJ)$/.test(token.pos) && !negating.has(token.lower)) return -1;
  }
  return -1;
}

/** The words right before a verb that are its subject; none where a pronoun stands for it. */
function readSubject(tokens: readonly Token[], verb: number): Token[] {
  let start = verb;
  while (start > 0 && verb - start < maxNounPhrase) {
    const before = tokens[start - 1];
    if (before === undefined || opensPhrase(before)) break;
    start--;
  }
  return tokens.slice(start, verb);
}

function readObject(tokens: readonly Token[], verb: number): Token[] {
  const rest = tokens.slice(verb + 1, verb + 1 + maxNounPhrase);
  const end = rest.findIndex((token) => opensPhrase(token) || token.pos === "AUX");
  return end === -1 ? rest : rest.slice(0, end);
}

const isOwn = (tokens: readonly Token[], verb: number) =>
  tokens.slice(Math.max(0, verb - 4), verb).some(({ lower }) => lower === "i" || lower === "we");

/** The nouns that are judged, and the words that judge them. */
interface Parts {
  named: readonly Token[];
  from: number;
  to: number;
}

function readLiking(tokens: readonly Token[], at: number): Parts | undefined {
  const isLiking = liking.has(tokens[at]?.lower ?? "") && tokens[at]?.pos === "VERB" && isOwn(tokens, at);
  return isLiking ? { named: readObject(tokens, at), from: Math.max(0, at - 3), to: at + 1 } : undefined;
}

/** "I found the highlighting very useful". */
function readFinding(tokens: readonly Token[], at: number): Parts | undefined {
  if (!finding.has(tokens[at]?.lower ?? "") || !isOwn(tokens, at)) return undefined;
  const first = tokens.findIndex((token, i) => i > at + 1 && token.pos === "ADJ");
  if (first === -1 || first - at > maxNounPhrase + 3) return undefined;
  const verdict = findVerdict(tokens, first);
  return verdict === -1 ? undefined : { named: tokens.slice(at + 1, verdict), from: at, to: verdict + 1 };
}

function readPredicate(tokens: readonly Token[], at: number): Parts | undefined {
  const verdict = copulas.has(tokens[at]?.lower ?? "") ? findVerdict(tokens, at + 1) : -1;
  return verdict === -1 ? undefined : { named: readSubject(tokens, at), from: at, to: verdict + 1 };
}

function readParts(tokens: readonly Token[]): Parts | undefined {
  for (const at of tokens.keys()) {
    const parts = readLiking(tokens, at) ?? readFinding(tokens, at) ?? readPredicate(tokens, at);
    if (parts) return parts;
  }
  return undefined;
}

/** Reads what a clause judges; undefined where it names nothing, or only tells what would be. */
export function readJudgement({ text, tokens }: Clause): Judgement | undefined {
  const parts = readParts(tokens);
  if (parts === undefined || /\b(?:would|could|might|if|maybe)\b|'d\b/i.test(text)) return undefined;
  const named = parts.named.filter((token) => isNoun(token) && !genericNouns.has(token.lower));
  const aspects = [...new Set(named.flatMap((token) => (findConcept(token) ? token.stem : [])))];
  const verdict = tokens.slice(parts.from, parts.to).map((token) => token.text);
  const tone = scoreSentiment(verdict.join(" "));
  return aspects.length === 0 || Math.abs(tone) < minTone ? undefined : { aspects, isPositive: tone > 0 };
}
