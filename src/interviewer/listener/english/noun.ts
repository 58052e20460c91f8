import type { Anchor } from "../../reading.ts";
import type { Stretch } from "./clauses.ts";
import type { Word } from "./tagger.ts";

const maxWords = 4;
/** What brings a thing up for the first time; "the" may be said of anything. */
const opens: Readonly<Record<string, string>> = {
  a: "the",
  an: "the",
  my: "your",
  our: "your",
  that: "that",
};
const light =
  /^(?:take|takes|took|taken|give|gives|gave|make|makes|made|do|did|does|get|got|go|went|lose|lost|mean|means|was|is|were|are|be|been|'s|'m|'re|turn|need|needs|cost|costs|call|called|tell|tells|told|ask|asks|asked|visit|visited|see|saw|meet|met)$/u;
/** Nothing to ask about, or half of a saying. */
const empty =
  /^(?:bit|lot|lots|while|time|times|way|ways|day|days|week|weeks|month|months|year|years|hours?|minutes?|seconds?|moment|things?|stuff|one|ones|kind|sort|type|couple|few|half|number|problems?|issue|idea|ideas|question|questions|answer|look|feeling|sense|reason|chance|choice|fact|points?|job|jobs|work|part|end|morning|evening|night|nights|life|lives|break|word|mess|walk|chat|rest|go|try|nap|sleep|laugh|cry|fight|row|drink|say|mind|head|eyes?|hands?|feet|back|heart|thought|thoughts|difference|deal|matter|case|point|place|room|house|home|person|people|man|woman|good|best|own|self|turn|story|sentence|nightmare|shame|pain|habit|clue|choice|coat|lie|lies|share|fault|side|cup|tea|coffee|name|age|mistake)$/u;
const imagined =
  /\b(?:if|unless|would|wouldn't|could|might|should|wish|want|wants|wanted|maybe|like)\b|'d\b/u;

/** The end of the thing that begins at a word, or -1 where it is no thing that can stand in a question. */
function endNoun(words: readonly Word[], from: number, to: number): number {
  let at = from + 1;
  while (at < to && at - from <= maxWords && /^(?:ADJ|NOUN)$/u.test(words[at]?.pos ?? "")) at += 1;
  const [last, next] = [words[at - 1], words[at]];
  if (at - from < 2 || at - from > maxWords || last?.pos !== "NOUN" || empty.test(last.lower)) return -1;
  const goesOn = /^(?:of|['’]s?|-|to)$/u.test(next?.lower ?? "") || /^(?:PROPN|VERB)$/u.test(next?.pos ?? "");
  return goesOn || !/^[a-z]{3,}$/u.test(last.lower) ? -1 : at;
}

/** A thing that a clause brings up as what is done with or what there is: "we keep a paper on the wall". */
export function findNoun(words: readonly Word[], { from, to }: Stretch): Anchor | undefined {
  if (words.slice(from, to).some(({ lower }) => imagined.test(lower))) return undefined;
  for (let at = from + 1; at < to; at += 1) {
    const [verb, first] = [words[at - 1], words[at]];
    const opener = opens[first?.lower ?? ""];
    const there = words[at - 2]?.lower === "there";
    const isObject =
      there ||
      (verb?.pos === "VERB" && !light.test(verb.lower)) ||
      /^(?:have|has|had)$/u.test(verb?.lower ?? "");
    const end = opener !== undefined && isObject ? endNoun(words, at, to) : -1;
    if (opener === undefined || end < 0) continue;
    const rest = words.slice(at + 1, end).map(({ text }) => text);
    return { words: [opener, ...rest].join(" "), form: "noun" };
  }
  return undefined;
}
