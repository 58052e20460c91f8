import { isSameStem, listContentWords } from "../coder/model/common-ground.ts";
import { stopWords } from "../lexicons/word-lists.ts";
import { countPeople, type ThemeGround } from "./ground.ts";
import { takeSides } from "./sides.ts";
import type { Drafted } from "./themes-answer.ts";

interface Tally {
  said: number;
  disagreed: number;
  all: number;
}

type ScopeWord = "Most" | "Half" | "Some";
const phrases: Record<ScopeWord, string> = {
  Most: "Most people",
  Half: "Half of the people",
  Some: "Some people",
};

function tally(item: Drafted, ground: ThemeGround): Tally {
  const { supports, challenges } = takeSides(item);
  return {
    said: countPeople(supports),
    disagreed: countPeople(challenges),
    all: ground.people.size,
  };
}

function chooseWord({ said, all }: Tally): ScopeWord {
  if (said * 2 === all) return "Half";
  return said * 2 > all ? "Most" : "Some";
}

/** A claim that others deny, or that fewer than two in three bear out, must not sound as if everybody said it. */
function needsScope({ said, disagreed, all }: Tally): boolean {
  return disagreed > 0 || said * 3 < all * 2;
}

const isCounted = ({ kind }: Drafted) => kind === "theme" || kind === "line";
const opening = /^(Most|Half|Some(?= (?:people|of)(?!\p{L})))( of)?(?= )/u;
export const isEnglishSentence = (text: string) =>
  opening.test(text) ||
  /(?<!\p{L})(?:the|an?|of|to|and|is|are|in|for|when|they|their|with|that)(?!\p{L})/iu.test(text);
const scope =
  /^(?:most|half|many)(?!\p{L})|, (?:most|half|many) (?:of|people)(?!\p{L})|(?<!\p{L})(?:some|several|few|not (?:all|every\p{L}*))(?!\p{L})/iu;
const ofMany = /^(?:people|users|participants|they|some|most|half|many|several|a few)(?!\p{L})/iu;

/** What a check is told of the numbers, which the program alone counts. */
export function describeScope(item: Drafted, ground: ThemeGround): string | undefined {
  if (!isCounted(item)) return undefined;
  const counted = tally(item, ground);
  const { said, disagreed, all } = counted;
  if (said === 1) return `1 of ${all} says so: begin with “One person” or with who that is where they say so`;
  const count = `${said} of ${all} say so${disagreed > 0 ? `, ${disagreed} deny it` : ""}`;
  return needsScope(counted)
    ? `${count}: begin with “${phrases[chooseWord(counted)]}” or who of them they are`
    : count;
}

/** What one person said, worded as if several had. */
export function isOfMany(sentence: string): boolean {
  return ofMany.test(sentence);
}

/** The sentence without the word for how many at its start, which the program counts. */
export function withoutScope(item: Drafted): string {
  return isCounted(item) || item.kind === "tensionSide" ? item.sentence.replace(opening, "") : item.sentence;
}

/** In lower case where people write the word so, or it is a plural that they don't use; what else nobody writes may be a name. */
function lowerFirst(sentence: string, ground: ThemeGround): string {
  const [first = ""] = /^[\p{L}\p{N}'’-]+/u.exec(sentence) ?? [];
  const lower = first.charAt(0).toLowerCase() + first.slice(1);
  const written = [
    ...[ground.objective, ...ground.questions.map(({ text }) => text)],
    ...[...ground.said.values()].map(({ evidence }) => evidence.quote),
  ].join(" ");
  const isWritten = (word: string) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "u").test(written);
  const isPlural = /^\p{Lu}[\p{Ll}-]{3,}s$/u.test(first) && !isWritten(first);
  const isWord = stopWords.has(lower) || isPlural || isWritten(lower);
  return isWord && first !== "I" ? lower + sentence.slice(first.length) : sentence;
}

/** The sentence with another word for how many than it begins with, if that one is not borne out. */
function correctOpening(
  sentence: string,
  { word, of, begun }: { word: ScopeWord; of: boolean; begun: string },
) {
  if (begun.startsWith(word)) return sentence;
  const rest = sentence.slice(begun.length);
  if (word === "Half") return `Half of${of ? "" : " the"}${rest}`;
  return `${word}${of || begun === "Half" ? " of" : ""}${rest}`;
}

/** "The driver and the coordinator ...": who says it stands there already, in the words by which they told who they are. */
function beginsWithWho({ sentence, supports }: Drafted, { people }: ThemeGround): boolean {
  const [beginning = ""] = /^(?:the|one|an?|two)(?!\p{L})[^.;:]{0,60}/iu.exec(sentence) ?? [];
  const [first = ""] = listContentWords(beginning);
  const who = supports.flatMap(({ person }) => listContentWords(people.get(person)?.who ?? ""));
  return first !== "" && who.some((word) => isSameStem(word, first));
}

/** The claim with a word for how many that its counts bear out, in English; other languages keep the model's. */
export function fitScope(item: Drafted, ground: ThemeGround): string {
  const { sentence } = item;
  const counted = tally(item, ground);
  if (!isCounted(item) || counted.said < 2 || !isEnglishSentence(sentence)) return sentence;
  const word = chooseWord(counted);
  const [begun, , of] = opening.exec(sentence) ?? [];
  if (begun !== undefined) return correctOpening(sentence, { word, of: of !== undefined, begun });
  if (!needsScope(counted) || scope.test(sentence) || beginsWithWho(item, ground)) return sentence;
  if (/^People /u.test(sentence)) return `${phrases[word]}${sentence.slice(6)}`;
  return `${phrases[word]} say that ${lowerFirst(sentence, ground)}`;
}
