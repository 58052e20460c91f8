import { getLanguage } from "#languages/languages.ts";
import { containsCompletionPhrase } from "../../guard.ts";
import { findQuestion, type Move } from "../../guide.ts";
import { mindsQuestion } from "../../what-people-mind.ts";
import {
  acknowledgeBriefly,
  acknowledgeTold,
  acknowledgeTone,
  getTone,
  isHeavy,
  reassure,
} from "./acknowledge.ts";
import { fitToTold } from "./already-told.ts";
import {
  fill,
  findHelp,
  findLastAsked,
  findPhrase,
  getLastAnswer,
  getOpenQuestion,
  getQuestionText,
  isUnsaid,
  join,
  makeSpeaker,
  type Speaker,
  sayPhrase,
  type WordMoveInput,
} from "./speaker.ts";
import { wordAnswer, wordAnswering, wordClarification } from "./word-answer.ts";
import { wordAfterClosed, wordOptionsAgain } from "./word-closed.ts";
import { wordCheckIn, wordClosing } from "./word-ending.ts";
import { wordProbe } from "./word-probe.ts";

export type { WordMoveInput } from "./speaker.ts";

/** The introduction, what to expect of us, what is kept and who reads it, then the first question. */
function introduce({ book, input }: Speaker, questionId: string | null): string {
  const { guide } = input;
  const { organization } = guide.facts;
  const notice = join([
    input.isSimple === true ? book.simple : book.automated,
    organization.trim() === "" ? "" : fill(book.opening, { organization }),
  ]);
  const question = findQuestion(guide, questionId)?.text ?? "";
  return join([guide.introduction, containsCompletionPhrase(notice) ? "" : notice, question], "\n\n");
}

function ask(speaker: Speaker, move: Move & { kind: "ask" }): string {
  const question = findQuestion(speaker.input.guide, move.questionId);
  if (question === undefined) return "";
  const { text, exactWording, item } = question;
  const met = acknowledgeTone(speaker);
  // Nobody's harm is answered with the next question alone, not even where that is asked word for word.
  if (isHeavy(getTone(speaker))) {
    return join(
      [join([met, acknowledgeTold(speaker) || findPhrase(speaker, speaker.book.told)]), text],
      "\n\n",
    );
  }
  if (exactWording) return text;
  const isAnswered = move.took === undefined || move.took === "answer";
  const told = isAnswered && item === undefined ? fitToTold(speaker, text) : undefined;
  if (told !== undefined && isUnsaid(speaker, told.lead)) return join([met, told.lead, told.question]);
  const lead = met !== "" || !isAnswered ? met : acknowledgeTold(speaker);
  return join([lead, text], text.includes("\n") ? "\n\n" : " ");
}

function respectSkip(speaker: Speaker, move: Move & { kind: "respect_skip" }): string {
  const { book } = speaker;
  const met = acknowledgeBriefly(speaker);
  if (move.otherAngle) {
    return join([met, findHelp(speaker, move.questionId) ?? sayPhrase(speaker, book.otherAngle)]);
  }
  const phrases = { skip: book.skip, dont_know: book.dontKnow, no_answer: book.noAnswer }[move.because];
  const lead = join([met, sayPhrase(speaker, phrases)]);
  return join([lead, getQuestionText(speaker, move.thenAsk)], "\n\n");
}

/** The question that is open: our follow-up without what was said before it, else the creator's. */
function repeat(speaker: Speaker, move: Move & { kind: "repeat" }): string {
  const { book } = speaker;
  const asked = findLastAsked(speaker);
  const isProbe = asked?.move.kind === "probe" && asked.move.questionId === move.questionId;
  const isOurs = isProbe && move.language === undefined;
  return join(
    [book.repeat, isOurs ? getOpenQuestion(speaker) : getQuestionText(speaker, move.questionId)],
    "\n\n",
  );
}

const ourSorry = /^Sorry, (?:[^.?!:]{1,40}\. )?/u;

/** Whoever says sorry for not following us is met first; two apologies in one turn would be one too many. */
function clarify(speaker: Speaker, questionId: string | null): string {
  const { input } = speaker;
  const minds = mindsQuestion(getLastAnswer(input));
  const met = minds ? acknowledgeTone(speaker) : reassure(speaker);
  const text = wordClarification(speaker, questionId);
  if (met === "") return text;
  const clear = text.replace(ourSorry, "");
  const explained = join([met, clear.charAt(0).toUpperCase() + clear.slice(1)]);
  const question = getQuestionText(speaker, questionId);
  return join([explained, minds && !text.includes(question) ? question : ""], "\n\n");
}

function sayMove(speaker: Speaker): string {
  const { book, input } = speaker;
  const { move } = input;
  switch (move.kind) {
    case "introduce":
      return introduce(speaker, move.questionId);
    case "ask":
      return ask(speaker, move);
    case "probe":
      return move.follows === "closed" ? wordAfterClosed(speaker) : wordProbe(speaker, move);
    case "clarify":
      return clarify(speaker, move.questionId);
    case "repeat":
      return repeat(speaker, move);
    case "answer_meta":
      // Somebody who is tired is told that it gets shorter, which is the apology.
      return join([
        move.topic === "fatigue" || move.topic === "missed" ? "" : acknowledgeBriefly(speaker),
        wordAnswer(speaker, move),
      ]);
    case "redirect":
      return move.because === "not_an_option"
        ? wordOptionsAgain(speaker)
        : sayPhrase(speaker, book.redirect[move.because]);
    case "respect_skip":
      return respectSkip(speaker, move);
    case "check_in":
      return wordCheckIn(speaker, move.crisis);
    case "offer_stop":
      return sayPhrase(speaker, move.withdraw ? book.withdraw : book.offerStop);
    case "anything_else":
      return join([
        acknowledgeTone(speaker) || acknowledgeTold(speaker),
        move.took === "skipped" ? findPhrase(speaker, book.skip.slice(0, 1)) : "",
        sayPhrase(speaker, book.anythingElse),
      ]);
    case "recap":
      return "";
    case "close":
      return wordClosing(speaker, move);
  }
}

/**
 * The wording of a move without any model: the creator's own questions as written, everything else from
 * the phrase book of the language that is spoken. The same input gives the same text; within an interview no
 * sentence of ours comes twice, acknowledgements of up to four words and asked-for repeats excepted.
 */
export function wordMove(input: WordMoveInput): string {
  const speaker = makeSpeaker(input);
  const { answering } = input.move;
  const answer = answering === undefined ? "" : wordAnswering(speaker, answering);
  if (answer === "") return sayMove(speaker) || (speaker.book.acknowledgements.plain[0] ?? "");
  // What they told us beside their question is met before the facts, not after them.
  const isOurs = answering?.topic === "meaning";
  const met = isOurs ? "" : acknowledgeTone(speaker) || acknowledgeTold(speaker);
  const next = sayMove({ ...speaker, isMet: true });
  // "Could you tell me more about that?" would ask about the facts before it.
  const isPointing = input.move.kind === "probe" && !isOurs && !next.includes(speaker.book.quoteMarks[0]);
  const back = isPointing ? getLanguage(speaker.book.language).interviewer.backToTold : "";
  const text = join([join([met, answer, back]), next], back === "" ? " " : "\n\n");
  return text === "" ? (speaker.book.acknowledgements.plain[0] ?? "") : text;
}
