import type { guardFailures } from "#contract/choices.ts";
import { isOtherLanguage, leansTo } from "./guard-language.ts";
import { findMoveQuestionId, findQuestion, type Guide, type Move, type Turn } from "./guide.ts";
import { tellSpokenLanguage } from "./spoken-language.ts";
import { getPhraseBook } from "./voices/scripted/books.ts";
import {
  countQuestions,
  hasClosedQuestion,
  hasOptions,
  hasPraise,
  isLeading,
  stripQuotes,
} from "./wording-rules.ts";
import {
  isOwnWords,
  listContentWords,
  listSentences,
  listWords,
  measureSimilarity,
  normaliseSentence,
  tidyText,
} from "./words.ts";

const completionPhrases = [
  "this interview is complete",
  "this concludes our interview",
  "that concludes our interview",
  "if you have any more thoughts please reach out to",
  "have a great day",
];

/**
 * Whether a text would read as the end of an interview in either of the product's two readings.
 * Punctuation and spacing are ignored, so that "any more thoughts, please reach out to" counts too.
 */
export function containsCompletionPhrase(text: string): boolean {
  const plain = tidyText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ");
  if (completionPhrases.some((phrase) => plain.includes(phrase))) return true;
  // Covers 'thank you for participating' together with 'feedback is valuable' as well.
  return plain.includes("thank you") && plain.includes("feedback is valuable");
}

export type GuardFailure = (typeof guardFailures)[number];

export interface GuardVerdict {
  ok: boolean;
  failures: GuardFailure[];
}

export interface GuardInput {
  guide: Guide;
  /** The turns before this one. */
  turns: readonly Turn[];
  move: Move;
  text: string;
  /** The language to speak; the one spoken in the session when left out. In another one, a question may be translated. */
  language?: string;
  /** Texts that must never appear: incentive codes, system text, words of other sessions. */
  forbidden?: readonly string[];
}

const mostWords = 60;
/** What is said in a crisis must be whole. */
const mostWordsOfCare = 90;
const tooSimilar = 0.85;
const acknowledgementWords = 4;
const markup =
  /<\/?[a-z][^>]*>|!?\[[^\]]*\]\([^)]*\)|\*\*|__|^#{1,6} |```|^\s*[-*] |^\s*\d+[.)] |&(?:[a-z]+|#\d+);|[\u0000-\u0008\u200B\u202A-\u202E\u2066-\u2069]/imu;
const address =
  /(?<![\w.+-])[\w.+-]+@[\w-]+\.\w+|https?:|www\.|(?<![\w-])[\w-]+\.(?:com|org|net|io|co|de|fr|es)\b/iu;
const codeLike = /\b(?=[A-Z0-9-]*\d)(?=[A-Z0-9-]*[A-Z])[A-Z0-9-]{6,}\b/;
const rolePrefix = /^\s*(?:interviewer|assistant|participant|user|human|system|bot|ai)\s*:/imu;
const suggestion =
  /\b(?:such as|e\.g\.|for instance,?|for example,?|like maybe|maybe|perhaps|something like)\s+(.+?)[?.]/giu;
const refusal =
  /\b(?:as an ai|language model|i cannot (?:assist|help|continue)|i can't (?:assist|help|continue))\b/iu;

/** What every check sees: the text, and the part of it that we worded. */
interface Draft extends GuardInput {
  own: string;
  participant: string[];
}

function listCreatorTexts({ guide, move }: GuardInput): string[] {
  const ids = [findMoveQuestionId(move), move.thenAsk];
  const questions = ids.flatMap((id) => findQuestion(guide, id) ?? []);
  const texts = questions.flatMap((question) => [question.text, question.helpText ?? ""]);
  return [...(move.kind === "introduce" ? [guide.introduction] : []), ...texts].filter(
    (text) => text.trim() !== "",
  );
}

function stripCreatorTexts(input: GuardInput): string {
  return listCreatorTexts(input).reduce((text, creator) => text.replace(creator, " "), input.text);
}

function checkForm(draft: Draft): GuardFailure[] {
  const { text, own, move } = draft;
  const failures: GuardFailure[] = [];
  if (text.trim() === "") failures.push("empty");
  if (markup.test(own)) failures.push("not_plain_text");
  if (rolePrefix.test(own) || refusal.test(own)) failures.push("speaks_for_others");
  const most = move.kind === "check_in" ? mostWordsOfCare : mostWords;
  if (listWords(move.kind === "recap" ? stripQuotes(own) : own).length > most) failures.push("too_long");
  return failures;
}

/** Moves that yes or no must not answer. A word of explanation or an easier angle asks as openly as the question did. */
const openKinds = new Set<Move["kind"]>(["ask", "probe", "clarify", "respect_skip"]);

function checkQuestions(draft: Draft): GuardFailure[] {
  const { own, move, text } = draft;
  const carriesQuestion =
    own !== text && (move.kind === "ask" || move.thenAsk !== undefined || move.kind === "introduce");
  const asked = countQuestions(own) + (carriesQuestion ? 1 : 0);
  // The word order of closed questions and requests is known for English only.
  const language = (draft.language ?? draft.guide.language).toLowerCase().slice(0, 2);
  // A short English sentence in a session of another language is judged as what it is.
  const isEnglish = language === "en" || leansTo(own, "en", language, 2);
  const failures: GuardFailure[] = asked > 1 ? ["two_questions"] : [];
  if (move.kind === "probe" && isEnglish && asked === 0 && !/\bplease\b|go on/i.test(own))
    failures.push("no_question");
  if (!isEnglish || !openKinds.has(move.kind)) return failures;
  if (hasClosedQuestion(own)) failures.push("closed_question");
  if (hasOptions(own)) failures.push("options");
  return failures;
}

function isRaised(words: readonly string[], known: ReadonlySet<string>): boolean {
  return words.every((word) => known.has(word) || known.has(word.replace(/s$/, "")));
}

/** Quotes must be the participant's, examples and names must have been raised by somebody. */
function offersUnraised(draft: Draft): boolean {
  const { own, participant, guide, move } = draft;
  if (move.kind === "close") return false;
  const quotes = own.match(/“[^”]+”|"[^"]+"/gu) ?? [];
  const isOffer = move.kind === "check_in" || move.kind === "offer_stop";
  if (!isOffer && quotes.some((quote) => !isOwnWords(quote.slice(1, -1), participant))) return true;
  if (move.kind !== "ask" && move.kind !== "probe") return false;
  const examples = Array.from(own.matchAll(suggestion), (match) => listContentWords(match[1] ?? ""));
  const isEnglish = (draft.language ?? guide.language).toLowerCase().startsWith("en");
  const offered = [...examples, isEnglish ? listNames(own) : []].filter((words) => words.length > 0);
  // Most turns offer nothing, and then the words of the whole interview need not be gathered.
  if (offered.length === 0) return false;
  const script = guide.questions.map((question) => question.text).join(" ");
  const known = new Set(listWords(`${participant.join(" ")} ${script} ${guide.introduction}`.toLowerCase()));
  return offered.some((words) => !isRaised(words, known));
}

/** Words with a capital that do not begin a sentence, in small letters. */
function listNames(text: string): string[] {
  return listSentences(stripQuotes(text)).flatMap((sentence) =>
    listWords(sentence)
      .slice(1)
      .filter((word) => /^\p{Lu}\p{L}{2,}/u.test(word))
      .map((word) => word.toLowerCase()),
  );
}

function isRepeated({ own, move, turns }: Draft): boolean {
  if (move.kind === "repeat" || move.kind === "recap" || move.kind === "close") return false;
  const isLong = (sentence: string) => listWords(sentence).length > acknowledgementWords;
  const sentences = listSentences(own).filter(isLong);
  if (sentences.length === 0) return false;
  const wanted = new Set(sentences.map(normaliseSentence));
  return turns.some((turn) => {
    if (turn.speaker !== "interviewer") return false;
    if (listSentences(turn.text).some((sentence) => wanted.has(normaliseSentence(sentence)))) return true;
    // The same question back gets a similar answer: only the number of questions left may differ.
    return move.kind !== "answer_meta" && measureSimilarity(sentences.join(" "), turn.text) > tooSimilar;
  });
}

/** Eight words in a row of a private text, or a shorter one as a whole. */
function quotesPrivately(text: string, secret: string): boolean {
  const words = listWords(secret.toLowerCase());
  const plain = ` ${normaliseSentence(text)} `;
  if (words.length < 5) return false;
  const span = Math.min(8, words.length);
  for (let start = 0; start + span <= words.length; start += 1) {
    if (plain.includes(` ${words.slice(start, start + span).join(" ")} `)) return true;
  }
  return false;
}

function leaks(draft: Draft): boolean {
  const { own, guide, turns, move, forbidden = [] } = draft;
  const { contact, supportLine } = guide.facts;
  const cleared = [contact, supportLine].reduce<string>(
    (text, fact) => (fact ? text.replaceAll(fact, " ") : text),
    own,
  );
  if (address.test(cleared) || codeLike.test(stripQuotes(cleared))) return true;
  const lower = own.toLowerCase();
  if (forbidden.some((secret) => secret.length >= 4 && lower.includes(secret.toLowerCase()))) return true;
  const asked = new Set<string | undefined>([findMoveQuestionId(move), move.thenAsk]);
  for (const turn of turns) {
    if (turn.speaker === "interviewer") asked.add(findMoveQuestionId(turn.move)).add(turn.move.thenAsk);
  }
  const ahead = guide.questions
    .filter((question) => !asked.has(question.id))
    .map((question) => question.text);
  return [guide.objective, ...ahead, ...forbidden].some((secret) => quotesPrivately(own, secret));
}

/** Whether a scripted question is missing: word for word where exact, else half of its content words. */
function missesQuestion({ guide, move, text, language = guide.language }: Draft): boolean {
  const id = move.kind === "ask" || move.kind === "introduce" ? move.questionId : move.thenAsk;
  const question = findQuestion(guide, id);
  if (question === undefined || text.includes(question.text)) return false;
  const isTranslated = language.slice(0, 2).toLowerCase() !== guide.language.slice(0, 2).toLowerCase();
  if (question.exactWording && !isTranslated) return true;
  if (isTranslated) return countQuestions(text) === 0;
  const wanted = new Set(listContentWords(question.text));
  const said = new Set(listContentWords(text));
  return [...wanted].filter((word) => said.has(word)).length < wanted.size / 2;
}

function checkContent(draft: Draft): GuardFailure[] {
  const { own, move, text, guide, language = guide.language } = draft;
  const checks: [GuardFailure, boolean][] = [
    ["praise", move.kind !== "close" && hasPraise(own)],
    ["leading", move.kind !== "close" && isLeading(own)],
    ["not_raised", offersUnraised(draft)],
    ["repeated", isRepeated(draft)],
    ["completion_phrase", move.kind !== "close" && containsCompletionPhrase(own)],
    ["not_the_closing", move.kind === "close" && text.trim() !== getPhraseBook(language).closing],
    ["leak", leaks(draft)],
    ["question_missing", missesQuestion(draft)],
    ["other_language", isOtherLanguage(stripQuotes(own), language)],
  ];
  return checks.flatMap(([failure, failed]) => (failed ? [failure] : []));
}

/**
 * Judges the wording of a move before it is shown. What the creator wrote (introduction, questions, help)
 * is taken out first, and so are the participant's own words in quotation marks where taste is judged.
 * Nothing is thrown; every failure is named.
 */
export function checkWording(given: GuardInput): GuardVerdict {
  const input = {
    ...given,
    language: given.language ?? tellSpokenLanguage(given.guide, given.turns, given.move),
  };
  const participant = input.turns.flatMap((turn) => (turn.speaker === "participant" ? [turn.text] : []));
  const draft: Draft = { ...input, own: stripCreatorTexts(input), participant };
  const failures = [...checkForm(draft), ...checkQuestions(draft), ...checkContent(draft)];
  return { ok: failures.length === 0, failures };
}
