import { anyLanguage, getLanguage } from "#languages/languages.ts";
import { asksAnonymity } from "../../asks-anonymity.ts";
import { containsCompletionPhrase } from "../../guard.ts";
import type { Answering, InterviewerTurn, Move } from "../../guide.ts";
import { classifyQuestion, type QuestionKind } from "../../question-kind.ts";
import { countWords, readableSlice, tidyText } from "../../words.ts";
import {
  fill,
  findHelp,
  findLastAsked,
  findPhrase,
  getOpenQuestion,
  getQuestionText,
  isUnsaid,
  join,
  type Speaker,
  sayPhrase,
} from "./speaker.ts";
import { wordFurtherQuestion } from "./word-probe.ts";

const minMinutes = 2;
const minutesWithoutPlan = 2;

function countMinutes({ input }: Speaker, questionsLeft: number): number {
  const { minutes, questions } = input.guide;
  const perQuestion = minutes > 0 ? minutes / Math.max(questions.length, 1) : minutesWithoutPlan;
  return Math.max(minMinutes, Math.round(perQuestion * (questionsLeft + 1)));
}

function sayLeft(speaker: Speaker, move: Move & { kind: "answer_meta" }): string {
  const { left } = speaker.book;
  const { questionsLeft, questionId } = move;
  if (questionId === null) return sayPhrase(speaker, left.atTheEnd);
  const phrases = questionsLeft < 1 ? left.none : questionsLeft === 1 ? left.one : left.many;
  const minutes = String(countMinutes(speaker, questionsLeft));
  return sayPhrase(speaker, phrases, { left: String(questionsLeft), minutes });
}

/** The last part of a question that has more than one: "…: what did you do about the heating?" */
function simplify(question: string): string | undefined {
  const parts = question.split(/(?<=[.:;!?؟–—])\s+/u);
  const last = parts.at(-1)?.trim() ?? "";
  return parts.length > 1 && /[?؟]$/u.test(last) && countWords(last) >= 4 ? last : undefined;
}

/** "Of which establishment?" */
const asksWhich = new RegExp(
  String.raw`(?<!\p{L})(?:which|${anyLanguage("whichWord")})(?!\p{L})(?!.*\b(?:mean|question|frage|pregunta|pergunta|domanda)\b)`,
  "iu",
);

/** A creator's note may lack its capital letter or its full stop. */
function endAsSentence(text: string): string {
  const whole = text.charAt(0).toLocaleUpperCase() + text.slice(1);
  return /[\p{L}\p{N})"”»]$/u.test(whole) ? `${whole}.` : whole;
}

function isClarification(turn: InterviewerTurn | undefined): boolean {
  const move = turn?.move;
  return move?.kind === "clarify" || (move?.kind === "answer_meta" && move.topic === "meaning");
}

/** The creator's note is about their question, so that follows it once more; not twice in a row. */
function explainByHelp(speaker: Speaker, help: string, questionId: string | null | undefined): string {
  const again = isClarification(speaker.last) ? "" : getQuestionText(speaker, questionId);
  return join([endAsSentence(help), help.includes(again) ? "" : again], "\n\n");
}

function explainQuestion(speaker: Speaker, questionId: string | null | undefined): string {
  const help = findHelp(speaker, questionId);
  if (help !== undefined) return explainByHelp(speaker, help, questionId);
  const any = getLanguage(speaker.book.language).interviewer.whichever;
  if (asksWhich.test(getBack(speaker)) && isUnsaid(speaker, any)) return any;
  const simple = simplify(getQuestionText(speaker, questionId));
  const lead = speaker.book.clarifySimply;
  const wasSaid = simple !== undefined && speaker.last?.text.includes(`${lead} ${simple}`);
  if (simple !== undefined && !wasSaid) return `${lead} ${simple}`;
  const enough = speaker.book.language === "en" ? sayEnough(getQuestionText(speaker, questionId)) : "";
  if (enough !== "" && isUnsaid(speaker, enough)) return enough;
  return sayPhrase(speaker, speaker.book.clarify);
}

function getBack({ input }: Speaker): string {
  return readableSlice(input.turns.findLast((turn) => turn.speaker === "participant")?.text ?? "");
}

/** "The pupil or my daughter?", "Postcard? Terminal?" */
const offersTwo = new RegExp(
  String.raw`(?<!\p{L})(?:or|${anyLanguage("or")})(?!\p{L})[^?؟]{2,80}[?؟]\s*$|\p{L}[?؟] (?!(?:sorry|what|why|who|how|eh|huh)(?!\p{L}))(?:\p{L}+ )?\p{L}+[?؟]\s*$`,
  "iu",
);

/** What a follow-up meant, in other words: the quotation's sentence again, but not its question. */
function explainProbe(speaker: Speaker, asked: InterviewerTurn & { move: { kind: "probe" } }): string {
  const { clarifyProbe, quoteMarks } = speaker.book;
  const [open, close] = quoteMarks;
  const x = `${open}${asked.move.about ?? ""}${close}`;
  const isQuoted = asked.move.also === undefined && asked.text.includes(x);
  const quoted = isQuoted ? sayPhrase(speaker, clarifyProbe.quote, { x }) : "";
  return quoted || sayPhrase(speaker, clarifyProbe.plain) || wordFurtherQuestion(speaker);
}

function isProbe(turn: InterviewerTurn | undefined): turn is InterviewerTurn & { move: { kind: "probe" } } {
  return turn?.move.kind === "probe";
}

/** What was meant by whatever we asked last: a script question, a follow-up, or the end's own questions. */
export function wordClarification(speaker: Speaker, questionId: string | null): string {
  const { clarifyEnd, clarifyProbe } = speaker.book;
  const asked = findLastAsked(speaker);
  // "Do you mean this or that?" is answered as it was asked, whatever the question was.
  const either = offersTwo.test(getBack(speaker)) ? findPhrase(speaker, clarifyProbe.either) : undefined;
  if (either !== undefined) return either;
  if (isProbe(asked)) return explainProbe(speaker, asked);
  if (asked?.move.kind === "anything_else") return sayPhrase(speaker, clarifyEnd);
  return explainQuestion(speaker, questionId);
}

function listAnswer(speaker: Speaker, move: Move & { kind: "answer_meta" }): string[] {
  const { book, input } = speaker;
  const { topic } = move;
  const { organization, contact, retentionDays, incentive } = input.guide.facts;
  const values = { organization, contact: contact ?? "", days: String(retentionDays ?? "") };
  const say = (phrases: readonly string[]) => sayPhrase(speaker, phrases, values);
  const sayContact = () => (contact === null ? "" : say(book.contact));
  switch (topic) {
    case "duration":
      return [sayLeft(speaker, move)];
    case "fatigue":
      return [say(book.meta.fatigue), sayLeft(speaker, move)];
    case "privacy":
      // Their name first: that is what somebody who asks for it is afraid for.
      if (asksAnonymity(getBack(speaker))) {
        const unsaid = book.anonymous.filter((phrase) => isUnsaid(speaker, fill(phrase, values)));
        return [say(unsaid.slice(0, 1))];
      }
      return [say(book.meta.privacy), retentionDays === null ? "" : say(book.retention), sayContact()];
    case "self":
    case "author":
      return [say(getLanguage(book.language).interviewer.aboutUs[topic])];
    case "missed":
      return [say(book.meta.missed)];
    case "other":
      return [say(book.meta.other), contact === null ? say(book.noContact) : say(book.contact)];
    case "incentive":
      return [say(incentive ? book.meta.incentive : book.noIncentive)];
    case "meaning":
      return [wordClarification(speaker, move.questionId)];
    default:
      return [say(book.meta[topic])];
  }
}

/** The answer to a question that came with an answer of theirs, before the turn goes on. */
export function wordAnswering(speaker: Speaker, { topic, questionsLeft }: Answering): string {
  const answer = join(listAnswer(speaker, { kind: "answer_meta", questionId: "", topic, questionsLeft }));
  return containsCompletionPhrase(answer) ? "" : answer;
}

/** Answers a question back from the study's facts, then leads back to what is open. */
export function wordAnswer(speaker: Speaker, move: Move & { kind: "answer_meta" }): string {
  const { book } = speaker;
  const answer = join(listAnswer(speaker, move));
  if (move.topic === "meaning" || move.topic === "missed") return answer;
  // Their question came at the end of an answer: there is no other question to lead back to.
  if (move.took === "answer" && !containsCompletionPhrase(answer)) {
    return join([answer, wordFurtherQuestion(speaker)]);
  }
  const open = getOpenQuestion(speaker);
  const back = sayPhrase(speaker, open === "" ? book.backAtTheEnd : book.backToQuestion);
  // An organisation may be called anything, but nothing before the closing may read as the end.
  const said = containsCompletionPhrase(answer) ? back : join([answer, back]);
  return join([said, open], "\n\n");
}

/** What would do as an answer, by what a question asks for. */
const enough: Record<QuestionKind, string> = {
  story: "Any one time that you remember would do, as it happened.",
  practice: "What you did this week or last would do as an example.",
  opinion: "There's no right answer, just how you see it yourself.",
  reason: "Whatever played a part would do, even something minor.",
  people: "Anyone who comes to mind would do, no names needed.",
  wish: "It's about how it would have to be for you, large or small.",
};

const enoughOfPast = "Anything that comes back to you is fine, however small.";
const asksPast =
  /^(?:please )?(?:tell me|describe|talk me through|take me through)\b.*\b(?:day|time|week|month|night|morning|moment)s?\b|\b(?:did|was|were|had)\b|^(?:please )?(?:tell me|describe)(?: about)? (?:how|when|what|the) .*\b(?:\p{L}{2,}ed|came|went|made|got|found|left|chose|began|took)\b/iu;

/** Which answer to an English script question would do: of something long past no example of this week. */
export function sayEnough(question: string): string {
  const kind = classifyQuestion(question);
  return kind === "practice" && asksPast.test(tidyText(question).slice(0, 300)) ? enoughOfPast : enough[kind];
}
