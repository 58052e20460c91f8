import { sliceCodePoints } from "#analysis/code-points.ts";
import type { Segment, Source } from "#analysis/sources.ts";
import { agreesToLeaveOut } from "#languages/agrees-to-leave-out.ts";
import { hideNames } from "../../left-out-names.ts";
import { Pointers } from "./hide-pointers.service.ts";
import { hideRepeated } from "./hide-repeated.service.ts";

/** A passage of a message, in code points, end exclusive. */
export interface Passage {
  sourceId: string;
  messageId: string;
  start: number;
  end: number;
  /** Left out as whoever said it asked. */
  isAsked?: boolean;
}

/** Passages that are left out, found by the message that they are in. */
export class LeftOutPassages {
  readonly #byMessage: Map<string, Passage[]>;

  constructor(passages: Passage[]) {
    this.#byMessage = Map.groupBy(passages, nameMessage);
  }

  /** Whether a quote holds any of what is left out. */
  touches(quote: Passage): boolean {
    const left = this.#byMessage.get(nameMessage(quote)) ?? [];
    return left.some(({ start, end }) => start < quote.end && quote.start < end);
  }

  /** The message with a line break for every character that is left out, so that all places stay what they were. */
  blank(message: { sourceId: string; messageId: string; text: string }): string {
    const left = this.#byMessage.get(nameMessage(message));
    if (left === undefined) return message.text;
    const points = Array.from(message.text);
    for (const { start, end } of left) points.fill("\n", start, Math.min(end, points.length));
    return points.join("");
  }

  /** The places in one source as text, the same for the same places left out for the same reason; empty where there are none. */
  describe(sourceId: string): string {
    const places = [...this.#byMessage.values()].flat().filter((passage) => passage.sourceId === sourceId);
    return places
      .map(({ messageId, start, end, isAsked }) => `/${messageId}:${start}-${end}${isAsked ? "!" : ""}`)
      .sort()
      .join("");
  }

  #listWords(
    sourceId: string,
    { id, text }: Source["segments"][number],
  ): { words: string; isName: boolean }[] {
    const left = this.#byMessage.get(nameMessage({ sourceId, messageId: id })) ?? [];
    const length = Array.from(text).length;
    return left.map(({ start, end, isAsked = false }) => ({
      words: sliceCodePoints(text, start, end),
      isName: isAsked && (start > 0 || end < length),
    }));
  }

  #isAskedOut(message: { sourceId: string; messageId: string; text: string }): boolean {
    const left = this.#byMessage.get(nameMessage(message)) ?? [];
    return left.some(({ isAsked }) => isAsked) && this.blank(message).trim() === "";
  }

  /** Without the words that are left out, nor what of them the interviewer repeated. */
  blankSource(source: Source): Source {
    if (this.#byMessage.size === 0) return source;
    const left = source.segments.flatMap((segment) => this.#listWords(source.id, segment));
    const leftOut = left.map(({ words }) => words);
    const names = left.flatMap(({ words, isName }) => (isName ? [words] : []));
    let isAskedOut = false;
    const segments = source.segments.map((segment) => {
      const { speaker, id: messageId, text } = segment;
      if (speaker === "interviewer") {
        const shown = hideNames(hideRepeated(text, leftOut), names);
        return { ...segment, text: isAskedOut ? dropAgreement(shown) : shown };
      }
      const message = { sourceId: source.id, messageId, text };
      isAskedOut = this.#isAskedOut(message);
      return { ...segment, text: this.blank(message), ...(isAskedOut && { isAskedOut }) };
    });
    return { ...source, segments: this.#blankPointers(segments, source) };
  }

  /** Without what points at words that somebody asked to have left out: what they are could be guessed by it. */
  #blankPointers(segments: Segment[], source: Source): Segment[] {
    const gone = new Set(segments.flatMap(({ id, isAskedOut }) => (isAskedOut ? [id] : [])));
    if (gone.size === 0) return segments;
    const leftOut = source.segments.flatMap(({ id, text }) => (gone.has(id) ? [text] : []));
    const pointers = new Pointers({ leftOut, shown: segments.map(({ text }) => text) });
    const open = new Set<Segment["person"]>();
    return segments.map((segment) => {
      const { speaker, text, person, isAskedOut } = segment;
      if (speaker === "interviewer") return { ...segment, text: pointers.hide(text) };
      const isNext = open.delete(person);
      if (isAskedOut) open.add(person);
      return isAskedOut ? segment : { ...segment, text: pointers.blank(text, isNext) };
    });
  }
}

/** What the interviewer says to a plea would tell, above the next quote, who asked. */
function dropAgreement(text: string): string {
  const sentences = text.split(/(?<=[.!?…]["”’]?)\s+/u);
  return sentences.filter((sentence) => !agreesToLeaveOut(sentence)).join(" ");
}

function nameMessage({ sourceId, messageId }: Pick<Passage, "sourceId" | "messageId">): string {
  return `${sourceId} ${messageId}`;
}
