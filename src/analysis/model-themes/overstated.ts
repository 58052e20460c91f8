import { countShared, listForeignWords } from "../coder/model/common-ground.ts";
import type { Said, ThemeGround } from "./ground.ts";
import { withoutScope } from "./scope.ts";
import type { Drafted } from "./themes-answer.ts";

/** How many think so is counted by the program; words for it stay only where a person used them. */
const quantities =
  /(?<![\p{L}\p{N}])(?:all|most|mostly|mainly|generally|only|everyone|everybody|nobody|no one|always|never|majority of (?:people|participants|respondents)|percent|per cent|alle|jeder|meisten|niemand|tous|toutes|plupart|personne|todos|todas|mayoría|nadie)(?![\p{L}\p{N}])|%/giu;

const ofAll = ["alle", "alles", "jeder", "tous", "toutes", "todos", "todas", "tutti"];
/** English words of a claim for one amount, and how people say it in other languages. */
const amounts = [
  { words: ["all"], inOthers: ofAll },
  { words: ["everyone", "everybody"], inOthers: ofAll },
  { words: ["nobody", "no one"], inOthers: ["niemand", "keiner", "personne", "nadie", "ninguém", "nessuno"] },
  { words: ["most"], inOthers: ["meisten", "plupart", "mayoría", "maioria"] },
  { words: ["never"], inOthers: ["nie", "niemals", "jamais", "nunca", "jamás", "mai"] },
  { words: ["always"], inOthers: ["immer", "toujours", "siempre", "sempre"] },
  { words: ["only"], inOthers: ["nur", "seulement", "solo", "sólo", "só", "soltanto"] },
];

/** Whether somebody used the word, another for the same amount, or one in their own language. */
function isAmountSaid(word: string, said: string): boolean {
  const { words, inOthers } = amounts.find((one) => one.words.includes(word)) ?? {
    words: [word],
    inOthers: [],
  };
  const spoken = new Set(said.match(/\p{L}+/gu));
  return words.some((one) => said.includes(one)) || inOthers.some((one) => spoken.has(one));
}

function sentenceOf({ before, evidence, after }: Said): string {
  return `${before}${evidence.quote}${after}`;
}

/** An answer names many people, and what each said elsewhere in the talk may stand in it. */
function groundOf({ kind, supports }: Drafted, ground: ThemeGround): string {
  const people = new Set(supports.map(({ person }) => person));
  const said =
    kind === "answer" ? [...ground.said.values()].filter(({ person }) => people.has(person)) : supports;
  return said
    .flatMap((one) => [sentenceOf(one), one.because?.quote ?? "", one.leadsTo?.quote ?? ""])
    .join(" ");
}

/** Words for quantities, numbers and names of a sentence that stand in none of the words it rests on. */
export function findOverstated(item: Drafted, ground: ThemeGround): string[] {
  const said = groundOf(item, ground);
  const study = [ground.objective, ...ground.questions.map(({ text }) => text)].join(" ");
  const people = [...ground.people.values()].map(({ id }) => id).join(" ");
  const sentence = withoutScope(item);
  const lower = said.toLowerCase();
  const counted = (sentence.match(quantities) ?? []).filter(
    (word) => !isAmountSaid(word.toLowerCase(), lower),
  );
  const foreign = listForeignWords(sentence, `${said} ${study} ${people}`, isOfEnglish(item, ground));
  return [...new Set([...counted, ...foreign])];
}

export function isOfEnglish({ supports }: Drafted, ground: ThemeGround): boolean {
  return supports.every(({ person }) => ground.people.get(person)?.isEnglish);
}

/**
 * A sentence that shares no word of sense with what it rests on, nor with the questions that this answers, is not
 * drawn from it. Told where people spoke English:
 * from other languages the sentence may be a translation.
 */
export function isDrawnFrom(item: Drafted, ground: ThemeGround): boolean {
  const asked = ground.questions.filter(({ id }) =>
    item.supports.some(({ questionId }) => questionId === id),
  );
  const said = [groundOf(item, ground), ...asked.map(({ text }) => text)].join(" ");
  return !isOfEnglish(item, ground) || countShared(item.sentence, said) > 0;
}
