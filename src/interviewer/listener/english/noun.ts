import { findVerb } from "./clauses.ts";
import { readMessage } from "./message.ts";
import { isPossessive, type Word } from "./tagger.ts";

/** Nouns that nobody would recognise as what they spoke of, and times, which are asked about in other ways. */
const saysLittle =
  /^(?:faults?|shame|guilt|persons?|things?|times?|ways?|lots?|bits?|kinds?|sorts?|people|ones?|somethings?|problems?|reasons?|ideas?|cases?|ends?|starts?|hal(?:f|ves)|rest|parts?|points?|minutes?|hours?|days?|weeks?|months?|years?|mornings?|evenings?|nights?|afternoons?|todays?|euros?|pounds?|dollars?|percent|mins?|hrs?|lol|(?:ha)+h?|anything|everything|nothing|somebody|someone|anybody|nobody|everyone|everybody|none|both|all|some|other|others|yeah|okay|ok|sure|thanks?|questions?|answers?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|winter|summer|spring|autumn|weekends?|moment|fact|case|matter|size|number|amount|couple|pair|side|top|bottom|front|back|minute|course|example|nose|life|world|place|turn)$/u;

const turned: Readonly<Record<string, string>> = { my: "your", our: "your" };

function startNoun(words: readonly Word[], head: number): number {
  let from = head;
  while (from > 0) {
    const before = words[from - 1];
    const isPart = before?.pos === "ADJ" || before?.pos === "NOUN" || before?.pos === "NUM";
    if (!isPart || saysLittle.test(before.lower)) break;
    from -= 1;
  }
  return from;
}

/** "my water tablet" is said back as "your water tablet", "a drawer" as "the drawer". */
function nameNoun(words: readonly Word[], from: number, to: number): string {
  const before = words[from - 1];
  const own = isPossessive(before) ? (turned[before?.lower ?? ""] ?? before?.lower) : "the";
  const skips = words[from]?.pos === "NUM" && words[from]?.lower === "one" ? 1 : 0;
  const named = words.slice(from + skips, to).map(({ text }) => text.toLowerCase());
  return [own, ...named].join(" ");
}

const maxLength = 4;

/**
 * A thing or person that some words of theirs speak of, as we would name it: what they own or who belongs to them
 * first, else what their statement is about. Undefined where they name nothing that stands alone.
 */
export function findNoun(quote: string): string | undefined {
  const { words } = readMessage(quote);
  const found: { name: string; isOwn: boolean; isObject: boolean }[] = [];
  const verb = findVerb(words, 0, words.length);
  for (const [at, word] of words.entries()) {
    const isHead = word.pos === "NOUN" && words[at + 1]?.pos !== "NOUN" && words[at + 1]?.lower !== "'s";
    if (!isHead || saysLittle.test(word.lower) || !/^[a-z-]{3,}$/u.test(word.lower)) continue;
    const from = startNoun(words, at);
    if (at + 1 - from > maxLength) continue;
    const isOwn = /^(?:my|our)$/u.test(words[from - 1]?.lower ?? "");
    found.push({ name: nameNoun(words, from, at + 1), isOwn, isObject: verb !== -1 && at > verb });
  }
  return (found.find(({ isOwn }) => isOwn) ?? found.find(({ isObject }) => isObject) ?? found[0])?.name;
}
