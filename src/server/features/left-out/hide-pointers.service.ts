import { listContentWords } from "#analysis/coder/model/common-ground.ts";

/** "As I say": what begins the next answer so, goes on about what was left out just before. */
const goesBack =
  /(?<!\p{L})(?:that one|like i said|(?:but |and )?as i (?:say|said|told you|mentioned)|what i (?:just )?(?:said|told you|mentioned)|wie (?:ich )?(?:schon )?(?:gesagt|sagte)|como (?:ya )?(?:le |te |les )?(?:digo|dije|decía)|comme je (?:vous |te )?(?:disais|dis|l['’]ai dit)|como (?:eu )?(?:já )?(?:disse|digo|dizia)|come (?:le |ti )?(?:dicevo|dico|ho detto))(?!\p{L})/iu;
/** "That email", "those brackets". */
const pointing =
  /(?<!\p{L})(?:that|those|this|these|dies\p{L}*|jene\p{L}*|es[aeo]s?|aquel\p{L}*|aquil\p{L}*|cett?e?s?|ess[ae]s?|quel\p{L}*) (\p{L}+)/giu;
const sentencePattern = /\S[^.!?…]*(?:[.!?…]+["”’»)]*(?=\s|$)|[.!?…](?=\S)|$)/gu;

/** Words of one talk that point at what is left out of it. */
export class Pointers {
  readonly #gone: ReadonlySet<string>;
  /** By word the number of turns that still say it. */
  readonly #shown = new Map<string, number>();

  constructor({ leftOut, shown }: { leftOut: readonly string[]; shown: readonly string[] }) {
    this.#gone = new Set(leftOut.flatMap(listContentWords));
    for (const word of shown.flatMap(listContentWords))
      this.#shown.set(word, (this.#shown.get(word) ?? 0) + 1);
  }

  /** Whether no other turn but this one says what was left out. */
  #isGone(word: string): boolean {
    const lower = word.toLowerCase();
    return this.#gone.has(lower) && (this.#shown.get(lower) ?? 0) <= 1;
  }

  /** What the interviewer said, with an ellipsis for what points at it: "Did you keep …?" */
  hide(text: string): string {
    return text.replace(pointing, (phrase, word: string) => (this.#isGone(word) ? "…" : phrase));
  }

  /** The sentences of an answer that point at it, in code points, end exclusive; in the `isNext` one, barely too. */
  list(text: string, isNext: boolean): { start: number; end: number }[] {
    const points = (sentence: string) =>
      (isNext && goesBack.test(sentence)) ||
      [...sentence.matchAll(pointing)].some(([, word = ""]) => this.#isGone(word));
    return [...text.matchAll(sentencePattern)].flatMap(({ 0: sentence, index }) => {
      const start = Array.from(text.slice(0, index)).length;
      return points(sentence) ? [{ start, end: start + Array.from(sentence).length }] : [];
    });
  }

  /** The same answer with line breaks in their place. */
  blank(text: string, isNext: boolean): string {
    const places = this.list(text, isNext);
    if (places.length === 0) return text;
    const points = Array.from(text);
    for (const { start, end } of places) points.fill("\n", start, end);
    return points.join("");
  }
}
