import type { Drafted } from "./themes-answer.ts";

/** ", or want to be left in peace": what may join two claims. */
const joint = /, (?:or|oder|ou|oppure)(?= \p{L})/u;
/** "Ring, text, or write" is a list, and "feel, or once felt, in debt" an aside. */
const maxListed = 2;
const maxAside = 4;

const countWords = (text: string) => text.trim().split(/\s+/u).length;

/** The second half of a claim that says one thing or another; undefined where it says one. */
export function findSecondHalf(sentence: string): string | undefined {
  const found = joint.exec(sentence);
  if (!found) return undefined;
  const [before, after] = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)];
  const listed = before.includes(",") ? before.slice(before.lastIndexOf(",") + 1) : undefined;
  const aside = after.includes(",") ? after.slice(0, after.indexOf(",")) : undefined;
  const isList = listed !== undefined && countWords(listed) <= maxListed;
  const isAside = aside !== undefined && countWords(aside) <= maxAside;
  return isList || isAside ? undefined : sentence.slice(found.index + 2);
}

/** A claim of several people is of one thing: under "one or the other" those who want opposite things are counted together. */
export function joinsTwo({ kind, sentence }: Pick<Drafted, "kind" | "sentence">): boolean {
  return (kind === "theme" || kind === "line") && findSecondHalf(sentence) !== undefined;
}
