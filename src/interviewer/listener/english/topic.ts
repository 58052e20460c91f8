import type { Anchor } from "../../reading.ts";
import { type Clause, findVerb } from "./clauses.ts";
import { general, toSingular } from "./demonstratives.ts";
import { type Message, readMessage, textOf } from "./message.ts";
import { findAskable, findLastStatement } from "./point.ts";
import { isPossessive, type Word } from "./tagger.ts";

/** What is said first is enough to find somebody or something to ask about. */
const maxLength = 500;
const maxWords = 6;

/** People by what they are to somebody: how they come into it can always be asked. */
const people = new Set(
  (
    "mum mom mother dad father parent wife husband partner son daughter kid child baby boy girl sister brother " +
    "friend colleague boss manager gran granny nan grandmother grandfather grandson granddaughter grandchild uncle " +
    "aunt cousin niece nephew neighbour neighbor landlord landlady tenant lodger teacher headteacher coach doctor " +
    "nurse pharmacist dentist therapist carer intern trainee apprentice founder owner director supervisor driver " +
    "secretary receptionist clerk assistant customer client supplier patient student pupil installer builder plumber " +
    "electrician engineer mechanic accountant lawyer priest imam rabbi cleaner caretaker volunteer trainer consultant " +
    "developer designer salesman colleague teammate flatmate roommate girlfriend boyfriend fiance"
  ).split(" "),
);

/** After these a thing is brought in as news: "there is a form", "I keep a graph". */
const bringsIn = new Set("is was are were 's keep keeps kept made wrote found use uses".split(" "));
/** Had, these are news; a bagel, a nose or a fever is not. */
const devised = new Set(
  "system list rule deal plan code trick method routine graph table spreadsheet file diary notebook map arrangement group meeting form letter scheme agreement shortcut template script ritual second spare".split(
    " ",
  ),
);
const has = new Set("have has had 've got".split(" "));
const joinsNoun = new Set(["of", "on", "in", "at", "from"]);
/** Nothing to ask about: measures, and words for whatever was just said. */
const empty = new Set(
  (
    "lot bit couple few way time times hour minute second day week month year morning evening night euro pound dollar " +
    "percent degree problem issue example reason chance choice look try break need job work life home house world " +
    "number amount rest half end start beginning beginner mess shame pity joke fan fuss pain hurry mood point sense name " +
    "monday tuesday wednesday thursday friday saturday sunday case side turn place moment mind feeling"
  ).split(" "),
);

interface Phrase {
  from: number;
  head: number;
  to: number;
}

const inside = (word: Word | undefined) => word !== undefined && ["ADJ", "NUM", "NOUN"].includes(word.pos);

function isDeterminer(word: Word | undefined): boolean {
  if (word === undefined) return false;
  return /^(?:a|an|the|my|our)$/u.test(word.lower);
}

/** Where a phrase such as "on the internet" behind a noun ends; the same place when there is none. */
function findTail(words: readonly Word[], at: number, limit: number): number {
  const opens = isDeterminer(words[at + 1]) || isPossessive(words[at + 1]);
  if (!joinsNoun.has(words[at]?.lower ?? "") || !opens) return at;
  let end = at + 2;
  while (end < limit && inside(words[end])) end += 1;
  const last = words[end - 1];
  return last?.pos === "NOUN" && !empty.has(toSingular(last.lower)) ? end : at;
}

/** "the form on the internet": a determiner, its noun, and one phrase behind it. */
function readPhrase(words: readonly Word[], head: number, clause: Clause): Phrase | undefined {
  let first = head;
  while (first > clause.from && inside(words[first - 1])) first -= 1;
  if (first === clause.from || !isDeterminer(words[first - 1])) return undefined;
  const from = first - 1;
  const end = findTail(words, head + 1, clause.to);
  const to = end - from <= maxWords ? end : head + 1;
  return to - from <= maxWords ? { from, head, to } : undefined;
}

/** As we say it: "my" turned, and what was "a podcast" is "that podcast" now. */
function nameIt(message: Message, { from, to }: Phrase): string {
  const [first = "", ...rest] = textOf(message, { from, to }).replace(/\s+/g, " ").split(" ");
  const isOwn = /^(?:my|our)$/iu.test(first);
  const opening = isOwn ? "your" : first.toLowerCase() === "the" ? "the" : "that";
  return [opening, ...rest].join(" ").replace(/ (?:my|our) /giu, " your ");
}

const copulas = /^(?:is|was|are|were|'s)$/u;

/** "Open days are a show" says what something is and names nothing new; "there is a form" does. */
function isBroughtIn(words: readonly Word[], { from, head }: Phrase): boolean {
  const verb = words[from - 1]?.lower ?? "";
  if (copulas.test(verb) && words[from - 2]?.lower !== "there") return false;
  if (has.has(verb)) return words.slice(from, head + 1).some(({ lower }) => devised.has(toSingular(lower)));
  return bringsIn.has(verb);
}

/** "I was an accountant", "somebody who isn't the boss": what one is or is not, and nobody new. */
function isPredicate(words: readonly Word[], { from }: Phrase): boolean {
  const before = words.slice(Math.max(0, from - 2), from).map(({ lower }) => lower);
  return before.some((word) => copulas.test(word) || word === "n't" || word === "'m" || word === "am");
}

const everyday = new Set(
  (
    "tea coffee dinner lunch breakfast supper bread meat water wine beer food cake soup bus train car taxi road street " +
    "bed hand head arm leg back face eye nose kitchen bathroom sofa floor wall door window ground air weather sun rain " +
    "room flat apartment house home staff corridor hall stairs canteen yard garage garden shed car van lorry park pub cafe church station stop depot gate lobby lift reception cupboard ward class classroom " +
    "internet computer phone screen button weekend office school shop building hospital company town city village market area team fridge oven money price top bottom middle front way whole beginning edge left right fact"
  ).split(" "),
);

const places = new Set(["in", "from", "behind", "under", "into", "at"]);

/** "It all goes down in the ledger": named as if we knew it, though nobody has spoken of it. */
function isTakenAsKnown(words: readonly Word[], { from, head }: Phrase): boolean {
  if (words[from]?.lower !== "the" || !places.has(words[from - 1]?.lower ?? "")) return false;
  return !words.slice(from, head + 1).some(({ lower }) => everyday.has(toSingular(lower)));
}

/** "somebody who cries about a child", "the child of a friend": anybody of that kind. */
function isAnybody(words: readonly Word[], { from }: Phrase): boolean {
  const before = words[from - 1];
  const isUnnamed = /^an?$/u.test(words[from]?.lower ?? "");
  return (
    isUnnamed && (before?.pos === "ADP" || before?.pos === "CCONJ" || before?.lower.endsWith("ing") === true)
  );
}

/** "My wife talked to people": what somebody did was told, and who they are is not our business. */
function isDoing({ words }: Message, { from, to }: Phrase): boolean {
  return findVerb(words, from, Math.min(words.length, to + 4)) !== -1;
}

/** Whether a head is news, and no measure or filler. */
function isNews(word: Word | undefined, known: ReadonlySet<string>): boolean {
  if (word?.pos !== "NOUN" || word.lower.length < 3 || !/^\p{L}+$/u.test(word.lower)) return false;
  const noun = toSingular(word.lower);
  return !known.has(noun) && !empty.has(noun) && !general.has(noun);
}

/** The noun phrases of a clause that name something for the first time. */
function listNews(words: readonly Word[], clause: Clause, known: ReadonlySet<string>): Phrase[] {
  const found: Phrase[] = [];
  for (let head = clause.from + 1; head < clause.to; head += 1) {
    const next = words[head + 1];
    if (!isNews(words[head], known) || next?.pos === "NOUN" || next?.lower === "'s") continue;
    const phrase = readPhrase(words, head, clause);
    if (phrase !== undefined) found.push(phrase);
  }
  return found;
}

/** Somebody, else some thing, that an answer brings in: people before things, the last before the first. */
function findNamed(message: Message, known: ReadonlySet<string>): Anchor | undefined {
  // What was said last is what somebody wants heard: a thing of an earlier sentence is passed over.
  const last = message.clauses.at(-1)?.sentence;
  const phrases = message.clauses
    .filter(({ sentence }) => sentence === last)
    .flatMap((clause) => listNews(message.words, clause, known));
  const nounOf = ({ head }: Phrase) => message.words[head]?.lower ?? "";
  // "My boss reads it at night and then he writes": what there is to him was said.
  const isTold = ({ to }: Phrase) =>
    message.words.slice(to).some(({ lower }) => /^(?:he|she|they)$/u.test(lower));
  // "My mother paid ... My mother bites her tongue": who was named twice was told of.
  const isTwice = (one: Phrase) => message.words.filter(({ lower }) => lower === nounOf(one)).length > 1;
  const phrase =
    phrases.findLast(
      (one) =>
        people.has(toSingular(nounOf(one))) &&
        !isTold(one) &&
        !isTwice(one) &&
        !isPredicate(message.words, one) &&
        !isDoing(message, one) &&
        !isAnybody(message.words, one),
    ) ??
    phrases.findLast((one) => isBroughtIn(message.words, one) && !isTold(one) && !isTwice(one)) ??
    phrases.findLast((one) => isTakenAsKnown(message.words, one) && !isTwice(one));
  if (phrase === undefined) return undefined;
  const noun = nounOf(phrase);
  const isPlural = toSingular(noun) !== noun || noun === "people" || noun === "children";
  return { words: nameIt(message, phrase), form: "noun", ...(isPlural ? { isPlural } : {}) };
}

/**
 * What an answer without a thread can be asked about: a statement that a question can be made of, else somebody
 * or something new, else what it ends on. Undefined when only the answer as a whole is left.
 */
export function findTopic(answer: string, known: ReadonlySet<string>): Anchor | undefined {
  const message = readMessage(answer.slice(0, maxLength));
  return findAskable(message) ?? findNamed(message, known) ?? findLastStatement(message);
}
