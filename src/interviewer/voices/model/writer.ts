import { checkWording, type GuardFailure } from "../../guard.ts";
import type { Guide, Move, Turn } from "../../guide.ts";
import { countQuestions } from "../../wording-rules.ts";
import { isOwnWords, listSentences, listWords, normaliseSentence } from "../../words.ts";
import { wordMove } from "../scripted/voice.ts";
import { privateTexts } from "./prompt.ts";
import { type PartialReply, readReply } from "./reply-reader.ts";
import { splitSentences } from "./sentences.ts";
import type { WordingTask } from "./task.ts";

/** Why a model's words were not taken: what the guard names, or an answer that cannot be read. */
export type WritingFailure = GuardFailure | "unreadable";

export interface WritingInput {
  guide: Guide;
  turns: readonly Turn[];
  move: Move;
}

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

/** These tell of a turn that is not finished yet, not of a bad sentence. */
const failuresOfUnfinished: readonly GuardFailure[] = ["question_missing", "no_question", "empty"];
const mostWordsBeforeQuestion = 25;
const mostQuotedWords = 6;
const claimsPerson =
  /\bI(?:'|’)?(?:m| am) (?:not (?:a |an )?(?:robot|bot|machine|program|automated)|(?:a |only )?(?:human|real|person))/iu;

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

/** All that speaks against a text as the wording of a move. */
export function judgeWording(
  input: WritingInput,
  task: WordingTask,
  text: string,
): { sentence: GuardFailure[]; turn: GuardFailure[] } {
  const { guide, turns, move } = input;
  const scriptLanguage = guide.scriptLanguage ?? guide.language;
  const { failures } = checkWording({
    guide: { ...guide, language: scriptLanguage },
    turns,
    move,
    text,
    language: guide.language,
    forbidden: privateTexts,
  });
  const found = new Set(failures);
  if (claimsPerson.test(text)) found.add("speaks_for_others");
  if (asksAgain(text, turns)) found.add("repeated");
  if (text !== "" && !isPlain(text)) found.add("not_plain_text");
  const asked = countQuestions(text);
  if (asked > 1) found.add("two_questions");
  if (asked === 0 && task.kind !== "clarify") {
    if (task.kind !== "translate" && listWords(text).length > mostWordsBeforeQuestion) found.add("too_long");
    if (!isRequest(move, text)) found.add("no_question");
  }
  const all = [...found];
  return { sentence: all.filter((failure) => !failuresOfUnfinished.includes(failure)), turn: all };
}

/** Signs that no plain sentence has: symbols, markup, control characters. */
const oddSigns = /[\p{So}\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}<>{}[\]|\\^~`*_#@=]/u;

/** Whether every sentence reads as one: words, and an end. */
function isPlain(text: string): boolean {
  return (
    !oddSigns.test(text) &&
    splitSentences(text, true).sentences.every(
      (sentence) => /\p{L}{2}/u.test(sentence) && /[.?!؟。…]["”»')]*$/u.test(sentence),
    )
  );
}

/** A short question is no acknowledgement: it may not come again either. */
function asksAgain(text: string, turns: readonly Turn[]): boolean {
  const questions = listSentences(text).filter((sentence) => /[?؟]/u.test(sentence));
  const wanted = new Set(questions.map(normaliseSentence));
  return turns.some(
    (turn) =>
      turn.speaker === "interviewer" &&
      listSentences(turn.text).some((sentence) => wanted.has(normaliseSentence(sentence))),
  );
}

/** "Please go on." asks without a question mark. */
function isRequest(move: Move, text: string): boolean {
  return move.kind === "probe" && /\bplease\b|\bgo on\b/iu.test(text);
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
