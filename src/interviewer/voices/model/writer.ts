import type { GuardFailure } from "../../guard.ts";
import type { Move } from "../../guide.ts";
import { isOwnWords, listWords } from "../../words.ts";
import { wordMove } from "../scripted/voice.ts";
import { judgeWording, type WritingInput } from "./judge.ts";
import { type PartialReply, readReply } from "./reply-reader.ts";
import { splitSentences } from "./sentences.ts";
import type { WordingTask } from "./task.ts";

/** Why a model's words were not taken: what the guard names, or an answer that cannot be read. */
export type WritingFailure = GuardFailure | "unreadable";

/** What came of one answer of a model. */
export interface Written {
  /** The sentences that passed, in the order they were released; empty when none did. */
  released: string;
  /** The move as it was worded: its kind of probe and its quotation are the model's choice. */
  move: Move;
  failures: WritingFailure[];
  /** The released sentences stand alone as a turn that fits the move. */
  isWhole: boolean;
}

const mostQuotedWords = 6;

/** The move with the model's own choice of probe; undefined when it chose what is not allowed. */
function chooseMove(
  { move, turns }: WritingInput,
  task: WordingTask,
  choice: { kind?: string | null; about?: string | null },
): Move | undefined {
  if (move.kind !== "probe") return move;
  const probeKind =
    choice.kind == null ? move.probeKind : task.probeKinds.find((kind) => kind === choice.kind);
  if (probeKind === undefined) return undefined;
  const said = turns.flatMap((turn) => (turn.speaker === "participant" ? [turn.text] : []));
  const about = choice.about?.trim().replace(/^["“]|["”]$/gu, "") ?? "";
  const isQuote = isOwnWords(about, said) && listWords(about).length <= mostQuotedWords && about.length <= 60;
  return { ...move, probeKind, about: isQuote ? about : null };
}

/** Reads a model's answer while it arrives and lets through, sentence by sentence, what passes the guard. */
export class ModelWriter {
  readonly #input: WritingInput;
  readonly #task: WordingTask;
  readonly #written: Written;
  #raw = "";
  #seen = 0;
  #hasChosen = false;
  #isOver = false;

  constructor(input: WritingInput, task: WordingTask) {
    this.#input = input;
    this.#task = task;
    this.#written = { released: "", move: input.move, failures: [], isWhole: false };
  }

  /** Nothing more will be released: the answer is complete or was refused. */
  get isOver(): boolean {
    return this.#isOver;
  }

  get isRefused(): boolean {
    return this.#written.failures.length > 0;
  }

  /** Takes what arrived and returns the sentences that may be shown now. */
  take(delta: string): string[] {
    if (this.#isOver) return [];
    this.#raw += delta;
    const reply = readReply(this.#raw);
    this.#readChoice(reply);
    const shown = this.#isOver || !this.#hasChosen ? [] : this.#readText(reply);
    if (reply.isBroken) this.#refuse(["unreadable"]);
    if (reply.isDone) this.#isOver = true;
    return shown;
  }

  /** Ends the answer, which may have been cut off. */
  finish(): Written {
    if (!this.#isOver) this.#refuse(["unreadable"]);
    const { released, failures, move } = this.#written;
    const { turn } = judgeWording({ ...this.#input, move }, this.#task, released);
    this.#written.isWhole = released !== "" && turn.length === 0;
    if (!this.#written.isWhole && failures.length === 0) failures.push(...turn);
    return this.#written;
  }

  #refuse(failures: WritingFailure[]): void {
    if (!this.#isOver) this.#written.failures.push(...failures);
    this.#isOver = true;
  }

  /** What it chose stands before its words, or is waited for. */
  #readChoice(reply: PartialReply): void {
    const isThere = reply.isDone || (reply.kind !== undefined && reply.about !== undefined);
    if (this.#hasChosen || !isThere) return;
    this.#hasChosen = true;
    const move = chooseMove(this.#input, this.#task, reply);
    if (move === undefined) this.#refuse(["unreadable"]);
    else this.#written.move = move;
  }

  #readText(reply: PartialReply): string[] {
    // Half a translated question would have to be followed by the question as written: all of it, or none.
    const isHeld = this.#task.kind === "translate";
    if (isHeld && !reply.isTextDone) return [];
    const { sentences } = splitSentences(reply.text, reply.isTextDone);
    const fresh = sentences.slice(this.#seen);
    this.#seen = sentences.length;
    if (!isHeld) return this.#release(fresh);
    const { turn } = judgeWording(this.#input, this.#task, fresh.join(" "));
    if (turn.length > 0) this.#refuse(turn);
    return turn.length > 0 ? [] : this.#release(fresh);
  }

  #release(sentences: readonly string[]): string[] {
    const shown: string[] = [];
    const written = this.#written;
    for (const sentence of sentences) {
      const piece = written.released === "" ? sentence : ` ${sentence}`;
      const longer = `${written.released}${piece}`;
      const input = { ...this.#input, move: written.move };
      const { sentence: failures } = judgeWording(input, this.#task, longer);
      if (failures.length > 0) {
        this.#refuse(failures);
        break;
      }
      shown.push(piece);
      written.released = longer;
    }
    return shown;
  }
}

/** The scripted voice's words for a move of which a part was shown already. */
function wordRest(input: WritingInput, task: WordingTask, seed: string): string {
  if (task.kind === "translate") return task.question.text;
  const { move } = input;
  return wordMove({ ...input, move: move.kind === "probe" ? { ...move, about: null } : move, seed });
}

/**
 * A whole turn from what a model wrote, whatever that is: its own words where they stand alone, its
 * beginning with the scripted voice's end where that was shown already, else the scripted voice's.
 */
export function completeTurn(
  input: WritingInput & { seed: string },
  task: WordingTask,
  written: Written | null,
): { text: string; move: Move; voice: "model" | "scripted"; rest: string } {
  if (written?.isWhole) return { text: written.released, move: written.move, voice: "model", rest: "" };
  if (written === null || written.released === "") {
    const text = wordMove(input);
    return { text, move: input.move, voice: "scripted", rest: text };
  }
  const rest = ` ${wordRest({ ...input, move: written.move }, task, input.seed)}`;
  const { move } = written;
  return { text: `${written.released}${rest}`, move, voice: "model", rest };
}
