import { listConcepts } from "../coder/terms.ts";
import { readSentences, type Sentence } from "../reading.ts";
import { extendAnswer } from "./answer-excerpt.ts";

/** Which of the two answers that a question leaves open somebody gives, and where: UTF-16 places in the answer. */
export interface Side {
  name: "yes" | "no";
  start: number;
  end: number;
}

/** A question that leaves yes or no to choose. Who is asked for one mood or another may well have had both. */
export interface Choice {
  /** Its concepts: an answer that takes them up says how it is with them. */
  concepts: readonly string[];
}

const polar =
  /^\W*(?:(?:so|and|but|well|okay|now|then|also|generally|in your (?:view|opinion))[,\s]+)*(?:do|does|did|is|are|was|were|have|has|had|would|could|can|should|will)(?:n't)?\s/i;
/** Two things asked at once can be answered yes and no. */
const twofold =
  /[,;]?\s(?:and|or)\s(?:how|what|which|why|when|where|who|do|does|did|is|are|was|were|have|has|would|could|can|should|if|not)\b/i;
/** "Could you tell me more?" asks for no yes. */
const request =
  /\b(?:can|could|would|will) you (?:please |also |just |maybe )?(?:tell|describe|explain|elaborate|think|share|give|walk|talk|name|expand|imagine|say)\b|\bdo you (?:have|mean)\b|\bis there\b|\bare there\b|\bwere there\b|\banything else\b/i;

/** Reads what a question leaves to choose; undefined where it asks openly, or for several things. */
export function readChoice(question: string): Choice | undefined {
  const asked = readSentences(question).filter(({ text }) => /\?\W*$/.test(text));
  if (asked.length === 0) return undefined;
  const concepts = [...new Set(asked.flatMap(({ tokens }) => listConcepts(tokens)))];
  const isPolar = asked.every(({ text }) => polar.test(text) && !twofold.test(text) && !request.test(text));
  return isPolar && concepts.length > 0 ? { concepts } : undefined;
}

const talk =
  /^\W*(?:(?:u+m+|u+h+|h+m+|well|so|oh|ah|okay|i mean|i would say|i'd say|to be honest|honestly|i think|i believe)[,.\s]+)*/i;
const agreeing =
  /^(?:yes|yeah|yep|yup|definitely|absolutely|certainly|of course|sure|i (?:do|did|would|have|am|was)\b(?! not|n't)|i (?:think|believe|guess) so)\b/i;
const refusing =
  /^(?:no|nope|nah|not (?:really|at all)|i (?:don't|do not|didn't|did not|wouldn't|would not|haven't|have not)(?: (?:really|actually))?(?: (?:think|believe) so)?|never)\b(?! (?:idea|problem|doubt|one\b))/i;
/** "Yeah, no", "No, yes": talk, and no answer. */
const both = /^(?:yeah|yes|no)[,.\s]+(?:but )?(?:no|yes|yeah)\b/i;
const repeated = /^(?:(yes|yeah|no)[,.\s]+)\1\b/i;
const answerWord = /^(?:(?:yes|yeah|yep|no|nope)[,.\s]+)+/i;
const unsure =
  /\b(?:maybe|perhaps|depends?|partly|in a way|both|sometimes|might|could|can be|not (?:necessarily|always|sure)|don't know|to some (?:extent|degree)|yes and no|hard to say)\b/i;
const denying = /\b(?:not|never|no longer|cannot|neither|no)\b|n't\b/i;
/** What is so, or not, is said behind a form of "be": "by my definition it would not be | political". */
const stating =
  /^(?:(?:by|based on|according to|in|for|from|with)\b[^,]*,\s*)?(?:i (?:think|believe|don't think|do not think)(?: that)?\s)?\w*(?:\s\w+){0,4}?(?:'s|'re|\s(?:is|are|was|were|be|isn't|aren't|wasn't|weren't))\b/i;

const maxRead = 3;
/** As long as an answer with what turns it. */
const maxWords = 65;

function readOpening(text: string): "yes" | "no" | undefined {
  const plain = text.replace(talk, "");
  if (both.test(plain) && !repeated.test(plain)) return undefined;
  if (refusing.test(plain)) return "no";
  return agreeing.test(plain) ? "yes" : undefined;
}

/** "It would not be political": says of what was asked that it is, or is not, so. */
function readEcho({ text }: Sentence, { concepts }: Choice): "yes" | "no" | undefined {
  const plain = text.replace(/[’‘]/g, "'").replace(talk, "").replace(answerWord, "");
  if (!stating.test(plain) || unsure.test(plain)) return undefined;
  const main = plain.split(/\b(?:because|since|but|although|which|if)\b/i)[0] ?? plain;
  const said = stating.exec(main)?.[0].length ?? main.length;
  const isTaken = readSentences(main.slice(said))
    .flatMap((sentence) => listConcepts(sentence.tokens))
    .some((concept) => concepts.includes(concept));
  if (!isTaken) return undefined;
  return denying.test(main) ? "no" : "yes";
}

function readPolar(
  sentences: readonly Sentence[],
  choice: Choice,
): { name: Side["name"]; to: number } | undefined {
  const read = sentences.slice(0, maxRead);
  const opening = readOpening(read[0]?.text ?? "");
  const echoes = read.flatMap((sentence, at) => {
    const side = readEcho(sentence, choice);
    return side === undefined ? [] : [{ side, at }];
  });
  const sides = new Set([...(opening ? [opening] : []), ...echoes.map(({ side }) => side)]);
  const [name] = sides;
  if (sides.size !== 1 || name === undefined) return undefined;
  const to = echoes[0]?.at ?? 0;
  // An answer that hesitates further on takes no side.
  if (read.slice(0, to + 2).some(({ text }) => unsure.test(text))) return undefined;
  return { name, to };
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The side that an answer takes, with the words that say so; undefined where it takes none, or both. */
export function readSide(sentences: readonly Sentence[], choice: Choice): Side | undefined {
  const read = readPolar(sentences, choice);
  if (read === undefined) return undefined;
  const wordsOf = (to: number) =>
    sentences.slice(0, to + 1).reduce((sum, { text }) => sum + countWords(text), 0);
  let to = Math.max(read.to, extendAnswer(sentences, read.to).to);
  // "No." says which side; what follows says why.
  while (to + 1 < sentences.length && wordsOf(to) < 8 && wordsOf(to + 1) <= maxWords) to++;
  const [first, last] = [sentences[0], sentences[to]];
  return first && last && wordsOf(to) <= maxWords
    ? { name: read.name, start: first.start, end: last.end }
    : undefined;
}
