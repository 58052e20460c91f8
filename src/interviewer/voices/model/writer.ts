import type { ChoiceFault } from "../../accept.ts";
import { acceptTurn, type Decision } from "../../conductor.ts";
import type { GuardFailure } from "../../guard.ts";
import type { Move } from "../../guide.ts";
import type { Offer } from "../../offer.ts";
import { heavyTones } from "../../reading.ts";
import { getSpokenLanguage } from "../../spoken-language.ts";
import { isEcho, leansBack } from "./echo.ts";
import { addClosing, judgeWording, type WritingInput } from "./judge.ts";
import { type PartialReply, readReply } from "./reply-reader.ts";
import { splitSentences } from "./sentences.ts";
import { readQuote, verifyReading } from "./verify-reading.ts";

/** Why a model's answer was not taken: its words, its choice, or that it cannot be read. */
export type WritingFailure = GuardFailure | ChoiceFault | "unreadable";

/** What came of one answer of a model. */
export interface Written {
  /** What the rails made of its choice; null when it could not be read or was not allowed. */
  decision: Decision | null;
  /** What it heard is met in our own words instead of its own. */
  isFixed: boolean;
  /** The sentences that passed, in the order they were released; empty when none did. */
  released: string;
  /** The sentences, with what was shown before, are a turn that fits the move. */
  isWhole: boolean;
  failures: WritingFailure[];
  /** The sentence that did not pass; empty when none was at fault. */
  refused: string;
}

type OpenOffer = Offer & { kind: "open" };
const moveKinds = ["probe", "ask", "answer", "anything_else", "close"] as const;

/** Reads a model's answer while it arrives and lets through, sentence by sentence, what passes the guard. */
export class ModelWriter {
  readonly #offer: OpenOffer;
  readonly #said: string;
  readonly #shownBefore: ReadonlySet<string>;
  readonly #written: Written = {
    decision: null,
    isFixed: false,
    released: "",
    isWhole: false,
    failures: [],
    refused: "",
  };
  #raw = "";
  #seen = 0;
  #isOver = false;

  /** @param said what was shown of an earlier answer to the same turn */
  constructor(offer: OpenOffer, said = "") {
    this.#offer = offer;
    this.#said = said;
    this.#shownBefore = new Set(splitSentences(said, true).sentences);
  }

  /** Nothing more will be released: the answer is complete, refused, or met in our own words. */
  get isOver(): boolean {
    return this.#isOver;
  }

  get mustStop(): boolean {
    return this.#written.failures.length > 0 || this.#written.isFixed;
  }

  /** Takes what arrived and returns the sentences that may be shown now. */
  take(delta: string): string[] {
    if (this.#isOver) return [];
    this.#raw += delta;
    const reply = readReply(this.#raw);
    if (reply.isBroken) this.#refuse(["unreadable"]);
    if (this.#written.decision === null && reply.head !== undefined) this.#choose(reply.head);
    const shown = this.#isOver || this.#written.decision === null ? [] : this.#readText(reply);
    if (reply.isDone) this.#isOver = true;
    return shown;
  }

  /** Ends the answer, which may have been cut off. */
  finish(): Written {
    const written = this.#written;
    if (!this.#isOver) this.#refuse(["unreadable"]);
    if (written.decision === null || written.isFixed) return written;
    // "Tell me about that talk." was shown already: what was refused after it is not missed.
    const { turn } = judgeWording(this.#input(written.decision.move), this.#whole(written.released));
    written.isWhole = written.released !== "" && turn.length === 0;
    if (!written.isWhole && written.failures.length === 0) written.failures.push(...turn);
    return written;
  }

  #refuse(failures: WritingFailure[]): void {
    if (!this.#isOver) this.#written.failures.push(...failures);
    this.#isOver = true;
  }

  #input(move: Move): WritingInput {
    const { guide, turns } = this.#offer.situation;
    return { guide, turns, move, language: getSpokenLanguage(guide, turns, move) };
  }

  #whole(text: string): string {
    return this.#said === "" ? text : `${this.#said} ${text}`;
  }

  /** What it heard and chose comes before its words. */
  #choose(head: Record<string, unknown>): void {
    const { situation } = this.#offer;
    const move = moveKinds.find((kind) => kind === head.move);
    if (move === undefined) {
      this.#refuse(["unreadable"]);
      return;
    }
    const about = readQuote(head.about);
    const accepted = acceptTurn(this.#offer, {
      reading: verifyReading(head.reading, situation.guide, situation.state),
      move,
      about: about === "" ? null : about,
    });
    if ("fault" in accepted) {
      this.#refuse([accepted.fault]);
      return;
    }
    this.#written.decision = accepted.decision;
    this.#written.isFixed = accepted.fixed;
    if (accepted.fixed) this.#isOver = true;
  }

  /** Whether a sentence at the head of a follow-up only hands their words back. */
  #beginsWithEcho(sentence: string, move: Move): boolean {
    // Before another matter an echo is at least a bridge, and after what hurts at least a word.
    const isFollowUp = move.kind === "probe" && move.earlier !== true;
    const last = this.#offer.situation.turns.at(-1);
    if (!isFollowUp || heavyTones.has(move.reading?.tone ?? "plain") || this.#said !== "") return false;
    return this.#seen === 0 && last?.speaker === "participant" && isEcho(sentence, last.text);
  }

  /** The sentences that are new and worth saying. An echo waits for the question after it, which may not need it. */
  #takeFresh(reply: PartialReply, move: Move): string[] {
    const { sentences } = splitSentences(reply.text, reply.isTextDone);
    const [first = "", next] = sentences;
    const isEchoFirst = this.#beginsWithEcho(first, move);
    if (isEchoFirst && next === undefined && !reply.isTextDone) return [];
    const fresh = sentences.slice(this.#seen);
    this.#seen = sentences.length;
    return isEchoFirst && next !== undefined && !leansBack(next) ? fresh.slice(1) : fresh;
  }

  #readText(reply: PartialReply): string[] {
    const { decision } = this.#written;
    if (decision === null) return [];
    const fresh = this.#takeFresh(reply, decision.move);
    const shown: string[] = [];
    for (const sentence of fresh) {
      // A second answer may begin with what was shown of the first: nobody reads it twice.
      if (this.#shownBefore.has(sentence)) continue;
      const piece = this.#whole(this.#written.released) === "" ? sentence : ` ${sentence}`;
      const longer = `${this.#written.released}${this.#written.released === "" ? sentence : piece}`;
      const judged = judgeWording(this.#input(decision.move), this.#whole(longer));
      // A question is shown only where the turn may end with it: nothing could be asked after it.
      const failures = /[?؟]/u.test(sentence) ? judged.turn : judged.sentence;
      if (failures.length > 0) {
        this.#written.refused = sentence;
        this.#refuse(failures);
        break;
      }
      shown.push(piece);
      this.#written.released = longer;
    }
    return shown;
  }
}

/** What stands behind a model's words for the same move: the fixed closing. */
export function getEnding(offer: OpenOffer, move: Move): string {
  const { guide, turns } = offer.situation;
  return addClosing({ guide, turns, move, language: getSpokenLanguage(guide, turns, move) }, "");
}
