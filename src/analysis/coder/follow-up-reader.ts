import { asks, readQuestion } from "../script-alignment/read-question.ts";
import type { Segment, Source } from "../sources.ts";
import { countSpacedWords } from "../words.ts";
import { makeNameHider } from "./hide-names.ts";

/** "They rang: \"are you having a do?\"" asks nobody. */
const asking = /[?？؟][\s.!…]*$/;
/** Nothing but questions: one that somebody puts at the end of an answer needs none. */
const asksBack = (text: string) => text.split(/(?<=[.!?？؟…])\s+/u).every((one) => asking.test(one));
/** "Cheers Tom!", "Of course." */
const minRemark = 4;
/** A remark that ends the talk, or thanks: what is said to it is courtesy. */
const courteous =
  /\b(?:thank you|thanks|bye|goodbye|take care|good luck|all the best|that's (?:all|everything|it)|(?:nice|lovely|good) (?:to|talking|chatting)|have a (?:good|nice|lovely))\b/i;

const acknowledging =
  /^(?:(?:i see|okay|ok|right|thanks?(?: you)?(?: (?:so|very) much)?(?:,? \p{Lu}\p{L}+)?|great|got it|m+h?m*|oh|ah|sure|no problem|i understand|understood)[,.!]+\s*)+/iu;
const maxFollowUp = 160;

/** What was asked with what it takes up: "You said everybody shouts. What is that about?" */
function readFollowUp(turn: string): string {
  const text = turn.trim().replace(acknowledging, "");
  const asked = text.length > maxFollowUp || text === "" ? readQuestion(turn) || turn.trim() : text;
  return asked.charAt(0).toUpperCase() + asked.slice(1);
}

/** Follows what the interviewer asks further once a question has its answer. */
export class FollowUpReader {
  #questionId: string | null = null;
  #said = "";
  /** Empty while the question itself is open. */
  text = "";
  /** Whether the last word was a remark that asks nothing, after the question has its answer. */
  isRemark = false;
  /** Whether it was thanks or a goodbye. */
  isCourtesy = false;
  /** What the interviewer said last, as a report shows it. */
  said = "";
  readonly #hideNames: (text: string) => string;
  readonly #isUpload: boolean;

  constructor(source: Source) {
    this.#isUpload = source.kind === "transcript";
    this.#hideNames = makeNameHider(source);
  }

  read({ speaker, move, text }: Segment, questionId: string | null, isAnswered: boolean): void {
    if (questionId !== this.#questionId || move === "ask") this.text = "";
    this.#questionId = questionId;
    if (speaker === "participant") this.#said = text;
    else this.#ask(text, { move, isAnswered });
  }

  #ask(text: string, { move, isAnswered }: { move: string | null; isAnswered: boolean }): void {
    this.said = this.#hideNames(readFollowUp(text));
    const isCourtesy =
      move === null && !asks(text) && (courteous.test(text) || countSpacedWords(text) < minRemark);
    this.isCourtesy = isCourtesy && isAnswered && this.#isUpload;
    this.isRemark = !this.#isUpload && this.text !== "" && move === null;
    if (this.isRemark || isCourtesy || !isAnswered) return;
    // After a question back comes our explanation, and they answer that.
    if (move === "probe" && !asksBack(this.#said)) this.text = this.#hideNames(readFollowUp(text));
    // A person's remark is answered like a question: "It's 19 a month at the moment."
    else if (move === null && this.#isUpload) this.text = this.#hideNames(text.trim());
  }
}
