import { isPossessive, type Word } from "./tagger.ts";

/** Words `from` to `to` (left out) of a message. */
export interface Stretch {
  from: number;
  to: number;
}

export interface Clause extends Stretch {
  /** Number of the sentence. */
  sentence: number;
}

/** Run-on talk without a full stop is cut here, so that the work stays linear. */
const maxSentence = 120;

const subjects = new Set(
  "i we you he she it they this that there nobody somebody someone everybody everyone people nothing something".split(
    " ",
  ),
);
const opensClause = new Set(["but", "because", "until", "whereas", "although", "though", "unless", "except"]);
const opensBeforeSubject = new Set(
  "and or so when if where while after before since as then that's".split(" "),
);

const copulas = new Set(["is", "was", "are", "were", "'s"]);

/** How many words a subject has that no tag is needed for. */
function countFixedSubject(words: readonly Word[], from: number): number {
  if (["one", "or", "two"].every((word, index) => words[from + index]?.lower === word)) return 3;
  return subjects.has(words[from]?.lower ?? "") ? 1 : 0;
}

/** The person or thing that a finite verb may follow: "I", "my boss", "the three of us", "Peter". */
function findSubjectEnd(words: readonly Word[], from: number, to: number): number {
  const first = words[from];
  if (first === undefined || from >= to) return -1;
  const fixed = countFixedSubject(words, from);
  if (fixed > 0) return Math.min(from + fixed, to);
  let at = from;
  let hasNoun = false;
  while (at < to) {
    const word = words[at];
    if (word === undefined) break;
    const isNoun =
      word.pos === "NOUN" || word.pos === "PROPN" || (word.pos === "PRON" && !isPossessive(word));
    const fits =
      isNoun ||
      isPossessive(word) ||
      ["DET", "ADJ", "NUM"].includes(word.pos) ||
      word.lower === "'s" ||
      word.lower === "of";
    if (!fits || (word.pos === "PRON" && !isPossessive(word) && hasNoun)) break;
    hasNoun ||= isNoun || word.pos === "NUM";
    at += 1;
  }
  return hasNoun ? at : -1;
}

/** Where the finite verb is after a subject that begins at `from`; -1 when none follows. */
export function findVerb(words: readonly Word[], from: number, to: number): number {
  let at = findSubjectEnd(words, from, to);
  if (at === -1) return -1;
  while (at < to && (words[at]?.pos === "ADV" || words[at]?.lower === "n't" || words[at]?.lower === "not"))
    at += 1;
  const verb = at < to ? words[at] : undefined;
  if (verb === undefined || (verb.pos !== "VERB" && verb.pos !== "AUX")) return -1;
  return verb.lower.endsWith("ing") ? -1 : at;
}

function endsSentence(text: string, word: Word, next: Word): boolean {
  if (text.slice(word.end, next.start).includes("\n")) return true;
  if (word.pos !== "PUNCT" || !/^[.!?…]/.test(word.text)) return false;
  return !(word.text.length > 1 && /^\p{Ll}/u.test(next.text) && next.lower !== "i");
}

/** "if it's bad at the end of the month | I do some things": typed without the comma. */
function beginsMain(words: readonly Word[], at: number, start: number): boolean {
  if (!/^(?:if|when|once|after)$/u.test(words[start]?.lower ?? "") || at - start < 3) return false;
  if (!/^(?:i|we|he|she|they)$/u.test(words[at]?.lower ?? "")) return false;
  if (/^(?:how|why|where|what|who|when)$/u.test(words[at - 1]?.lower ?? "")) return false;
  const isOver = ["NOUN", "ADJ", "ADV", "PROPN", "NUM"].includes(words[at - 1]?.pos ?? "");
  return isOver && findVerb(words, at, Math.min(words.length, at + 6)) !== -1;
}

function isBreak(words: readonly Word[], at: number, start: number): boolean {
  const word = words[at];
  if (word === undefined || at === start) return false;
  // "My best day was when it crashed" is one clause.
  if (copulas.has(words[at - 1]?.lower ?? "")) return false;
  // "one or two did not like it"
  if (word.lower === "or" && words[at - 1]?.lower === "one" && words[at + 1]?.lower === "two") return false;
  if (opensClause.has(word.lower) || beginsMain(words, at, start)) return true;
  if (!opensBeforeSubject.has(word.lower)) return false;
  return findVerb(words, at + 1, Math.min(words.length, at + 7)) !== -1;
}

/** Cuts a message into clauses: at marks, and before conjunctions that a subject and its verb follow. */
export function listClauses(text: string, words: readonly Word[]): Clause[] {
  const clauses: Clause[] = [];
  let sentence = 0;
  let start = 0;
  let length = 0;
  const close = (end: number, next: number) => {
    if (end > start) clauses.push({ from: start, to: end, sentence });
    start = next;
  };
  for (const [at, word] of words.entries()) {
    length += 1;
    const next = words[at + 1];
    if (word.pos === "PUNCT" && !/^['%$£€&/-]+$/.test(word.text)) close(at, at + 1);
    else if (isBreak(words, at, start)) close(at, at);
    if (next !== undefined && (endsSentence(text, word, next) || length >= maxSentence)) {
      close(word.pos === "PUNCT" ? at : at + 1, at + 1);
      sentence += 1;
      length = 0;
    }
  }
  close(words.length, words.length);
  return clauses;
}

const leading = new Set(
  "look listen and but so because well then also honestly actually basically anyway yeah yes ok okay hm hmm oh um though like maybe or as".split(
    " ",
  ),
);
const trailing = new Set(
  "lol haha tbh though really honestly actually anyway obviously too please love pet hun dear and but so or because which who the a an of".split(
    " ",
  ),
);
/** Said before a statement to win time or favour; "you mean" would be an accusation. */
const leadingPhrases = [
  ["I", "mean"],
  ["I", "must", "say"],
  ["I", "have", "to", "say"],
  ["I", "suppose"],
  ["I", "guess"],
  ["you", "know"],
  ["you", "see"],
  ["to", "be", "honest"],
  ["to", "be", "fair"],
  ["to", "tell", "you", "the", "truth"],
  ["to", "tell", "the", "truth"],
  ["if", "I", "am", "honest"],
  ["if", "I'm", "honest"],
  ["let", "'s", "say"],
  ["let's", "say"],
  ["mind", "you"],
  ["the", "thing", "is"],
  ["truth", "be", "told"],
  ["it's", "silly", "but"],
  ["it", "is", "silly", "but"],
  ["it", "'s", "silly", "but"],
  ["this", "sounds", "silly", "but"],
  ["I", "know", "it's", "silly", "but"],
];

/** How many words of filling a stretch begins with. */
function startsWithPhrase(words: readonly Word[], start: number, end: number): number {
  const phrase = leadingPhrases.find(
    (one) =>
      start + one.length < end && one.every((word, at) => words[start + at]?.lower === word.toLowerCase()),
  );
  return phrase?.length ?? 0;
}

const trailingPhrases = [
  ["at", "all"],
  ["to", "be", "honest"],
  ["to", "be", "fair"],
  ["if", "I", "am", "honest"],
  ["if", "I", "'m", "honest"],
  ["I", "guess"],
  ["I", "think"],
  ["I", "suppose"],
  ["I", "mean"],
  ["you", "see"],
  ["you", "know"],
  ["or", "something"],
  ["and", "in", "the", "end"],
  ["and", "at", "the", "end"],
  ["and", "then"],
  ["but", "then"],
  ["as", "it", "happens"],
  ["nothing", "major"],
  ["nothing", "serious"],
  ["nothing", "dramatic"],
];

function endsWithPhrase(words: readonly Word[], start: number, end: number): number {
  const phrase = trailingPhrases.find(
    (one) => end - one.length > start && one.every((word, i) => words[end - one.length + i]?.text === word),
  );
  return phrase?.length ?? 0;
}

const keepsMind = new Set(["DET", "PART", "VERB", "ADP", "AUX", "ADJ"]);

function isFilling(last: Word | undefined, before: Word | undefined): boolean {
  if (last === undefined) return false;
  // "I didn't pick it myself mind", "I kept it to myself like".
  if (last.lower === "mind" || last.lower === "like")
    return before !== undefined && !keepsMind.has(before.pos) && !isPossessive(before);
  return trailing.has(last.lower) || /^(?:ha){2,}h?$|^hah+$/u.test(last.lower) || last.pos === "PUNCT";
}

/** Without what only joins a clause to its neighbours or fills it. */
export function trimStretch(words: readonly Word[], { from, to }: Stretch): Stretch {
  let [start, end] = [from, to];
  // "no I didn't tell him" says no to us; "no toilet" is a thing.
  const isNo = (at: number) => words[at]?.lower === "no" && words[at + 1]?.pos === "PRON";
  while (start < end) {
    const isLeading = leading.has(words[start]?.lower ?? "") || words[start]?.pos === "PUNCT" || isNo(start);
    const filled = startsWithPhrase(words, start, end) || (isLeading ? 1 : 0);
    if (filled === 0) break;
    start += filled;
  }
  while (end - 1 > start) {
    const filled = endsWithPhrase(words, start, end) || (isFilling(words[end - 1], words[end - 2]) ? 1 : 0);
    if (filled === 0) break;
    end -= filled;
  }
  return { from: start, to: end };
}
