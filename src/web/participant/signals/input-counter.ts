import type { AnswerSignals } from "#contract/answer-signals.ts";

/** One change of the message box as the browser told of it: lengths, and never the text. */
export interface InputStep {
  /** `InputEvent.inputType`; empty in old browsers. */
  type: string;
  isTrusted: boolean;
  /** Characters before and after it, and how many of them were selected. */
  before: number;
  after: number;
  selected: number;
}

type Counts = Pick<AnswerSignals, "typed" | "pasted" | "dictated" | "inserted">;

const none: Counts = { typed: 0, pasted: 0, dictated: 0, inserted: 0 };

/**
 * Counts how one answer comes into its box, by W3C Input Events Level 2. What a phone's keyboard suggests, an input method
 * composes, the system corrects, an assistive device types or a voice keyboard speaks all arrive as trusted insertions of
 * words: they count as typed, however many characters come at once. Only what the browser itself calls a paste or a drop,
 * and what changes without any event of a person's, counts as something else.
 */
export class InputCounter {
  #counts = { ...none };
  #length: number;
  /** Longest passage that was cut or copied from the box itself: to move one's own words is no paste. */
  #own = 0;
  #sent: { counts: Counts; length: number } | undefined;
  #isDictating = false;

  constructor(length: number) {
    this.#length = length;
  }

  /** Characters in the box when it was last looked at. */
  get length(): number {
    return this.#length;
  }

  step({ type, isTrusted, before, after, selected }: InputStep): void {
    this.#takeGap(before);
    const pasted = /^insertFrom/.test(type);
    // A paste over a selection brings more than the box grows by.
    const grown = after - before + (pasted ? selected : 0);
    if (type === "deleteByCut") this.keepOwn(before - after);
    else if (grown > 0 && !type.startsWith("history"))
      this.#counts[nameOf(type, isTrusted)] += this.#foreign(pasted, grown);
    this.#length = after;
    // Whoever empties the box begins anew.
    if (after === 0) this.#counts = { ...none };
  }

  /** A passage of the box was copied; 0 once something else was. */
  keepOwn(length: number): void {
    this.#own = length === 0 ? 0 : Math.max(this.#own, length);
  }

  /** A button of the page's was pressed, as for speaking: what changes without an event comes from it. */
  dictate(): void {
    this.#isDictating = true;
  }

  /** The counts of the answer as it stands. */
  read(length: number): Counts {
    this.#takeGap(length);
    return { ...this.#counts };
  }

  /** It was sent, and the box is empty. */
  restart(): void {
    this.#sent = { counts: this.#counts, length: this.#length };
    this.#counts = { ...none };
    this.#length = 0;
    this.#isDictating = false;
  }

  #foreign(isPaste: boolean, grown: number): number {
    return isPaste && grown <= this.#own ? 0 : grown;
  }

  /** What came between two events. */
  #takeGap(length: number): void {
    const grown = length - this.#length;
    if (this.#length === 0 && this.#sent?.length === length && grown > 0) {
      // It could not be sent, and was given back.
      this.#counts = { ...this.#sent.counts };
    } else if (grown > 0) this.#counts[this.#isDictating ? "dictated" : "inserted"] += grown;
    this.#length = length;
  }
}

function nameOf(type: string, isTrusted: boolean): keyof Counts {
  if (!isTrusted) return "inserted";
  if (type === "insertDictationResult") return "dictated";
  return /^insertFrom/.test(type) ? "pasted" : "typed";
}
