import { listContentWords, listWords } from "../words.ts";
import {
  asksForOption,
  type Draft,
  type GuardFailure,
  isQuestion,
  listPutQuestions,
  offersChoice,
} from "./draft.ts";
import type { WordingPatterns } from "./patterns/wording-patterns.ts";

/** A sentence without the "Okay, and so" before its question. */
function stripLead(sentence: string, { lead }: WordingPatterns): string {
  return sentence.replace(lead, "").trim();
}

/** "When you were last there, what …": a time, not a question. */
const setsTime =
  /^(?:when|once|where|while) (?:you|he|she|they|it|i|we|there|the|that|this|those|these|all|both|an?|your|his|her|their|some(?:one|body|thing)|nobody|people)\b[^?]*$/iu;

/** "Can you think of one such day, and what happened?" asks for the day's story. */
const asksForStory =
  /,? (?:and|or) (?:what happened(?: then| next)?|how (?:it|that) went|how did (?:it|that) (?:go|come about|end))\?$/iu;

/** "What was behind it, do you think?" asks once. */
const tag = /,? (?:do|did|would) you (?:think|say|reckon|suppose)\?$/iu;

/** "… think that they notice who gets money and who gets a quilt?" asks once. */
const listsInside =
  /\b(?:notice|know|see|saw|knew|decide|decided|remember|noticed|tell|say|said|understand|hear|heard) (?:\w+ )?(who|what|which|where|when|how) [^?,]* and \1\b[^?]*\?$/iu;

/** "…, and why?" joins a second question to a first; after a statement it is the first. */
function joinsQuestions(sentence: string, patterns: WordingPatterns): boolean {
  const plain = sentence.replace(tag, "?").replace(/, do you (?:think|suppose|reckon),/giu, " ");
  if (asksForStory.test(plain) || listsInside.test(plain)) return false;
  const isTimeFirst = setsTime.test(plain.split(",", 1)[0] ?? "");
  if (!isTimeFirst && patterns.secondAfterQuestion?.test(plain) === true) return true;
  const join = patterns.second.exec(plain.slice(2));
  if (join === null) return false;
  const before = plain.slice(0, join.index + 2);
  if (setsTime.test(before)) return false;
  return (
    patterns.questionWord.test(before) ||
    patterns.request.test(before) ||
    patterns.closedStart?.test(before) === true
  );
}

function countInSentence(sentence: string, patterns: WordingPatterns): number {
  const marks = sentence.match(/[?؟？]/gu)?.length ?? 0;
  const plain = stripLead(sentence, patterns);
  // "Now with you at the wheel: tell me about your last drive."
  const own = plain.replace(/^[^:]{1,60}: /u, "");
  const isRequest =
    marks === 0 && [plain, own].some((text) => patterns.request.test(text) && !/^please$/iu.test(text));
  if (marks === 0 && !isRequest) return 0;
  return Math.max(marks, 1) + (joinsQuestions(plain, patterns) ? 1 : 0);
}

/** A request to go on, to take one's time or to answer says how to reply; it is no question of its own. */
const nextToQuestion =
  /\b(?:take your time|whenever you|go on|carry on|in your own|start wherever|begin wherever|only (?:say|write|share)|if you'd rather|just say so|please answer)\b/iu;

/** What only leads up to a question: "Think back to that night. What happened first?", "Please open the site. What …?" */
const setsScene =
  /^(?:please )?(?:look|watch|listen|open|read|click|tap|scroll|play|think|imagine|picture|take (?:me|yourself) back|go back)\b|^i(?:'d| would) (?:\w+ )?(?:like|love|be (?:\w+ )?(?:curious|interested))\b|^i(?:'m| am) (?:\w+ )?(?:curious|interested)\b|^i wonder\b|^(?:maybe )?let(?:'s| us) talk\b/iu;

/** "Tell me about that talk. What happened?": the question says no more than the request before it. */
const onlyRepeatsRequest =
  /^(?:what happened|what happens|what was that like|how did (?:it|that) go|how was (?:it|that)|what was it like|how does (?:it|that) go|what do you remember)\?$/iu;

/** How many things are asked: questions, second questions joined to one, and requests such as "tell me about it". */
export function countAsked(sentences: readonly string[], patterns: WordingPatterns): number {
  const isLeadUp = (sentence: string): boolean =>
    !isQuestion(sentence) && (nextToQuestion.test(sentence) || setsScene.test(stripLead(sentence, patterns)));
  const isAfterRequest = (sentence: string, at: number): boolean => {
    const before = sentences[at - 1];
    const isRequest = before !== undefined && !isQuestion(before) && countInSentence(before, patterns) === 1;
    return isRequest && onlyRepeatsRequest.test(stripLead(sentence, patterns));
  };
  const asks = sentences.filter((sentence, at) => !isLeadUp(sentence) && !isAfterRequest(sentence, at));
  // Only English tells a request from "say only as much as you like".
  const isKnown = patterns.closedStart !== null || !sentences.some(isQuestion);
  const counted = isKnown ? asks : asks.filter(isQuestion);
  return counted.reduce((count, sentence) => count + countInSentence(sentence, patterns), 0);
}

function isOpened(plain: string, patterns: WordingPatterns): boolean {
  return patterns.opens.some((pattern) => pattern.test(plain));
}

/** Whether yes or no would answer a question by its form. */
export function isClosedForm(sentence: string, patterns: WordingPatterns): boolean {
  const { closedStart, closedAfterClause, questionWord } = patterns;
  const plain = stripLead(sentence, patterns);
  if (closedStart === null || closedAfterClause === null) return !questionWord.test(plain);
  if (closedStart.test(plain)) return true;
  // "What, if anything, do you …" asks what: the commas stand around an aside.
  if (questionWord.test(plain.slice(0, 12)) && !/^(?:when|where|while|who)\b/iu.test(plain)) return false;
  if (!questionWord.test(plain) && patterns.closedInside?.test(plain) === true) return true;
  const aside = plain.replace(/, (?:if any(?:thing|one|body)?|do you (?:think|suppose|reckon)),/giu, " ");
  const clause = closedAfterClause.exec(aside);
  return clause !== null && !questionWord.test(aside.slice(clause.index));
}

/** Whether yes or no would end the matter: a request, an invitation or "was there a time when" opens up. */
function isDeadEnd(sentence: string, patterns: WordingPatterns): boolean {
  if (!isQuestion(sentence) || !isClosedForm(sentence, patterns)) return false;
  return !isOpened(stripLead(sentence, patterns), patterns);
}

const scale =
  /\b(?:on a scale|rate (?:it|this|that|your|how))\b|\bfrom (?:0|1|zero|one) to (?:5|7|10|five|seven|ten)\b/iu;
/** "…, the price or the time?", "…: quick, slow, in between?": a list at the end, with no question in it. */
const listAtEnd =
  /[,:;–—] ?(?!\s|(?:and|but|because|so|since|if|when|as|like|which|that)\b)([^,:;?]{1,60}(?:, ?[^,:;?]{1,60}){0,5})\?$/u;

/** Whether a question offers what to choose from. */
function offersOptions(sentence: string, patterns: WordingPatterns): boolean {
  if (scale.test(sentence)) return true;
  if (!isQuestion(sentence)) return false;
  const plain = stripLead(sentence, patterns).replace(patterns.harmlessOr, " ");
  const hasOr = patterns.or.test(plain);
  const tail = listAtEnd.exec(plain)?.[1] ?? "";
  const isColonList =
    /:[^?:]*,[^?:]*\?$/u.test(plain) && !patterns.questionWord.test(plain.slice(plain.indexOf(":")));
  if (isColonList) return true;
  if (!hasOr) return false;
  const asksToSay = /^would you say\b(?! (?:more|a\b))/iu.test(plain);
  if (isClosedForm(sentence, patterns) && (asksToSay || !isOpened(plain, patterns))) return true;
  return patterns.or.test(tail) && !patterns.questionWord.test(tail);
}

/** A statement with a question mark: a check of what they said, unless it says what they did not. */
function guesses({ known, patterns }: Draft, sentence: string): boolean {
  const english = patterns.find(({ closedStart }) => closedStart !== null);
  if (english === undefined || !isQuestion(sentence)) return false;
  const plain = stripLead(sentence, english);
  if (english.questionWord.test(plain) || isClosedForm(sentence, english)) return false;
  const words = listContentWords(plain);
  if (!/^(?:you|he|she|they|it|that|because|your)\b/iu.test(plain)) return false;
  const raised = words.filter(known.isRaised).length;
  return words.length >= 2 && raised < words.length / 2;
}

function putsFeeling({ known }: Draft, sentence: string, patterns: WordingPatterns): boolean {
  const place = patterns.attribution.exec(sentence)?.index;
  if (place === undefined) return false;
  const felt = sentence.slice(place).match(patterns.feelings) ?? [];
  // "What made you angry" asks; "you were angry" tells. Neither may name what they did not.
  return felt.some((word) => !listWords(word).every(known.isRaised));
}

function isLeadingSentence(draft: Draft, sentence: string, patterns: WordingPatterns): boolean {
  const isSteering = patterns.leading.some((pattern) => {
    if (!pattern.global) return pattern.test(sentence);
    // "How slow was it?" only takes up their word.
    const found = sentence.match(pattern) ?? [];
    return found.some((match) => !listContentWords(match).every(draft.known.isTheirs));
  });
  return isSteering || putsFeeling(draft, sentence, patterns);
}

/** Moves that yes or no must not answer. */
const openKinds = new Set(["ask", "probe", "clarify", "respect_skip", "answer_meta", "redirect"]);

/** A question without its mark, as people type it. */
export function asksUnmarked(sentence: string, patterns: WordingPatterns): boolean {
  const plain = stripLead(sentence, patterns);
  return patterns.closedStart?.test(plain) === true || patterns.questionWord.exec(plain)?.index === 0;
}

function asksNothing({ move, sentences, patterns, carriesQuestion }: Draft): boolean {
  if (move.kind !== "probe" || carriesQuestion || patterns.length === 0) return false;
  return !sentences.some(
    (sentence) =>
      isQuestion(sentence) ||
      patterns.some((one) => {
        const plain = stripLead(sentence, one);
        return one.request.test(plain) || asksUnmarked(plain, one);
      }),
  );
}

/** A question of the script put in other words may ask as its creator did: that fault is the script's. */
function isScriptsOwn(
  draft: Draft,
  hasFault: (sentence: string, patterns: WordingPatterns) => boolean,
): boolean {
  // "Tell me about one that went well, or one that went badly." may be asked with a question mark.
  const listForms = (sentence: string): string[] => [sentence, sentence.replace(/\.$/u, "?")];
  return listPutQuestions(draft).some(({ text }) =>
    text
      .split(/(?<=[.?!])\s+/u)
      .flatMap(listForms)
      .some((sentence) => draft.patterns.some((one) => hasFault(sentence, one))),
  );
}

function countAllowed(draft: Draft): number {
  const script = listPutQuestions(draft).map(({ text }) => text.split(/(?<=[.?!])\s+/u));
  const [patterns] = draft.patterns;
  if (draft.carriesQuestion || patterns === undefined) return 1;
  const asMarked = (sentences: string[]): string[] =>
    sentences.map((sentence) =>
      asksUnmarked(sentence, patterns) ? sentence.replace(/\.$/u, "?") : sentence,
    );
  return Math.max(1, ...script.map((sentences) => countAsked(asMarked(sentences), patterns)));
}

/** What is wrong with how a turn asks. */
export function checkAsking(draft: Draft): GuardFailure[] {
  const { sentences, patterns, move, carriesQuestion } = draft;
  if (move.kind === "close") return [];
  const marks = sentences.join(" ").match(/[?؟？]/gu)?.length ?? 0;
  // Beside a question of the script, "take your time" in another language is no question of its own.
  const own = (one: WordingPatterns): string[] =>
    carriesQuestion && one.closedStart === null ? sentences.filter(isQuestion) : sentences;
  const asked = Math.max(marks, ...patterns.map((one) => countAsked(own(one), one)));
  const isAny = (hasFault: (sentence: string, one: WordingPatterns) => boolean): boolean =>
    sentences.some((sentence) => patterns.some((one) => hasFault(sentence, one)));
  const mayChoose = offersChoice(draft);
  const isOpenKind = openKinds.has(move.kind) && !asksForOption(move);
  // The scale that they have answered on may be named.
  const isAfterClosed = move.kind === "probe" && move.follows === "closed";
  const offers = (sentence: string, one: WordingPatterns): boolean =>
    offersOptions(isAfterClosed ? sentence.replace(scale, " ") : sentence, one);
  const checks: [GuardFailure, boolean][] = [
    ["two_questions", !mayChoose && asked + (carriesQuestion ? 1 : 0) > countAllowed(draft)],
    ["no_question", asksNothing(draft)],
    ["options", !mayChoose && isAny(offers) && !isScriptsOwn(draft, offersOptions)],
    ["closed_question", isOpenKind && isAny(isDeadEnd) && !isScriptsOwn(draft, isDeadEnd)],
    [
      "leading",
      isAny((sentence, one) => isLeadingSentence(draft, sentence, one)) ||
        sentences.some((sentence) => guesses(draft, sentence)),
    ],
  ];
  return checks.flatMap(([failure, failed]) => (failed ? [failure] : []));
}
