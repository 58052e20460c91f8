import type { GuideQuestion, MetaTopic, RedirectCause } from "./guide.ts";
import { type Intent, readIntent } from "./intents.ts";
import { maxAngles, maxAsides, maxAsidesAtTheEnd, maxClarified, maxRedirects } from "./limits.ts";
import { isOffTopic } from "./off-topic.ts";
import { hasAsided, listAllAnswers } from "./session-state.ts";
import { advance, type Chosen, isPastQuestions, leaveQuestion, type Situation } from "./situation.ts";
import { findRequestedLanguage } from "./spoken-language.ts";
import { planQuestions } from "./time-plan.ts";
import { isToldOut } from "./told-out.ts";
import { readTook } from "./took.ts";
import { hasClosedQuestion } from "./wording-rules.ts";

export const metaTopicOf: Partial<Record<Intent, MetaTopic>> = {
  ask_robot: "robot",
  ask_self: "self",
  ask_author: "author",
  ask_duration: "duration",
  ask_privacy: "privacy",
  ask_passed_on: "passed_on",
  ask_keep_out: "kept_out",
  ask_return: "return",
  ask_fine: "fine",
  ask_who: "who",
  ask_purpose: "purpose",
  ask_incentive: "incentive",
  ask_other: "other",
  fatigue: "fatigue",
};

function answerMeta(situation: Situation, topic: MetaTopic): Chosen {
  const { guide, state, timeLeft } = situation;
  const isAtTheEnd = isPastQuestions(state);
  const questionsLeft = isAtTheEnd ? 0 : planQuestions(guide, state, timeLeft).length;
  const questionId = isAtTheEnd ? null : state.currentQuestionId;
  // "Nah. How many more questions?" closes our follow-up as well.
  const isFollowUp = questionId !== null && state.answers.has(questionId);
  // So does a wish that what we asked into be left out.
  const isClosed = isFollowUp && (topic === "kept_out" || isToldOut(situation.message));
  const took = isAtTheEnd ? "aside" : isClosed ? "answer" : readTook(situation);
  return {
    move: { kind: "answer_meta", questionId, topic, questionsLeft, ...(took === "answer" ? { took } : {}) },
    reason: topic === "fatigue" ? "sounds tired: no more follow-ups" : "asked something back",
  };
}

const redirectReasons = new Map<RedirectCause, string>([
  ["instructions", "tried to steer the interviewer"],
  ["off_topic", "off the topic: back to the question once"],
]);

/** How many of their messages back a question that we left open is looked for. */
const recentMessages = 4;

/** "You didn't answer me": the topic of what they asked in their last messages. */
function findMissed({ turns }: Situation): MetaTopic {
  const before = turns.filter(({ speaker }) => speaker === "participant").slice(-recentMessages, -1);
  for (const { text } of before.toReversed()) {
    const intent = readIntent(text);
    if (intent === "ask_meaning" || intent === "repeat") return "meaning";
    const topic = intent === "fatigue" ? undefined : metaTopicOf[intent];
    if (topic !== undefined) return topic;
  }
  return "missed";
}

function redirect(situation: Situation, because: RedirectCause): Chosen {
  const { state } = situation;
  const isAnswered = situation.question !== undefined && state.answers.has(situation.question.id);
  if (isAnswered || hasAsided(state, "redirect") || state.redirects >= maxRedirects) {
    return leaveQuestion(situation, "no_answer", "no answer after a redirect");
  }
  return {
    move: { kind: "redirect", questionId: state.currentQuestionId, because },
    reason: redirectReasons.get(because) ?? "not an answer yet",
  };
}

function repeatOrClarify(situation: Situation, questionId: string): Chosen {
  const { state, intent } = situation;
  if (intent === "repeat" && !hasAsided(state, "repeat")) {
    const move = { kind: "repeat" as const, questionId, took: readTook(situation) };
    return { move, reason: "asked to repeat" };
  }
  if (state.asides.filter(({ kind }) => kind === "clarify" || kind === "repeat").length < maxClarified) {
    const took = readTook(situation);
    return { move: { kind: "clarify", questionId, took }, reason: "asked what is meant" };
  }
  return leaveQuestion(situation, "no_answer", "the question stays unclear");
}

/** Our script question is put again in other words; a follow-up of ours is dropped. */
function decideMinded(situation: Situation, questionId: string): Chosen {
  const { state } = situation;
  if (state.answers.has(questionId) || hasAsided(state, "clarify"))
    return advance(situation, "aside", "minds our question");
  return { move: { kind: "clarify", questionId, took: "aside" }, reason: "minds our question" };
}

/** They did not follow our own follow-up, but said something all the same: asking it once more would badger them. */
function wasUnclear(situation: Situation): boolean {
  const { state, intent } = situation;
  return intent === "ask_meaning" && state.lastMove?.kind === "probe" && readTook(situation) === "answer";
}

function decideDontKnow(situation: Situation, questionId: string): Chosen {
  const { state } = situation;
  const mayTryAngle =
    !state.isTired &&
    !state.answers.has(questionId) &&
    !state.anglesGiven.includes(questionId) &&
    state.anglesGiven.length < maxAngles;
  if (!mayTryAngle) return leaveQuestion(situation, "dont_know", "does not know");
  return {
    move: { kind: "respect_skip", questionId, because: "dont_know", otherAngle: true },
    reason: "does not know: one other angle",
  };
}

function decideTired(situation: Situation): Chosen {
  const { state } = situation;
  if (!state.isTired) return answerMeta(situation, "fatigue");
  if (state.stopOffers > 0) return leaveQuestion(situation, "skip", "tired again");
  return {
    move: { kind: "offer_stop", questionId: state.currentQuestionId, withdraw: false },
    reason: "tired again",
  };
}

/** "Okay, go on" after we answered a question back is no answer: the open question is put again. */
export function isReadyAgain({ state, intent, question }: Situation): boolean {
  if (question === undefined || state.answers.has(question.id) || hasAsided(state, "repeat")) return false;
  if (state.lastMove?.kind !== "answer_meta") return false;
  return (
    intent === "go_on" || intent === "greeting" || (intent === "yes" && !hasClosedQuestion(question.text))
  );
}

function isOff({ guide, state, message, item }: Situation, question: GuideQuestion): boolean {
  if (item !== undefined) return false;
  return isOffTopic(guide, question.text, message, listAllAnswers(state));
}

/** Goes on in the language that was asked for: the open question again, or the next when it has its answer. */
export function changeLanguage(situation: Situation, questionId: string): Chosen | undefined {
  const { guide, state, message, intent } = situation;
  const isWish =
    intent === "answer" || intent === "ask_other" || intent === "greeting" || intent === "unreadable";
  const language = isWish ? findRequestedLanguage(message, state.language ?? guide.language) : undefined;
  if (language === undefined) return undefined;
  const reason = `asked to go on in another language (${language})`;
  const isOpen = !state.answers.has(questionId);
  const chosen = isOpen
    ? { move: { kind: "repeat" as const, questionId }, reason }
    : advance(situation, "skipped", reason);
  return { move: { ...chosen.move, language }, reason };
}

function decideAtQuestion(situation: Situation, question: GuideQuestion): Chosen | undefined {
  const { state, intent } = situation;
  const questionId = question.id;
  const changed = changeLanguage(situation, questionId);
  if (changed !== undefined) return changed;
  if (isReadyAgain(situation)) return { move: { kind: "repeat", questionId }, reason: "ready to go on" };
  switch (intent) {
    case "skip":
      return leaveQuestion(situation, "skip", "wants to skip");
    case "dont_know":
      return decideDontKnow(situation, questionId);
    case "repeat":
    case "ask_meaning":
      return wasUnclear(situation) ? undefined : repeatOrClarify(situation, questionId);
    case "minds_question":
      return decideMinded(situation, questionId);
    case "unanswered":
      return answerMeta(situation, findMissed(situation));
    case "fatigue":
      return decideTired(situation);
    case "instructions":
      return redirect(situation, "instructions");
    case "empty":
    case "unreadable":
      return redirect(situation, intent);
    case "greeting":
      return state.lastMove?.kind === "introduce" ? redirect(situation, "greeting") : undefined;
    case "answer":
      return isOff(situation, question) ? redirect(situation, "off_topic") : undefined;
    default:
      return undefined;
  }
}

/** A question back at the end. */
function decideAtTheEnd(situation: Situation): Chosen | undefined {
  const { state, intent } = situation;
  const isUnclear = intent === "ask_meaning" || intent === "repeat";
  const missed = intent === "unanswered" ? findMissed(situation) : undefined;
  const asked = missed ?? metaTopicOf[intent] ?? (isUnclear ? "meaning" : undefined);
  if (asked === undefined) return undefined;
  // What they told beside it is their answer: the follow-up isn't asked again.
  const isTold = state.lastMove?.kind === "probe" && readTook(situation) === "answer";
  if (!isTold && state.asides.length < maxAsidesAtTheEnd) return answerMeta(situation, asked);
  return answerWith(advance(situation, readTook(situation), "everything was asked"), asked);
}

/** However often they asked before, what they ask now is answered, and then it goes on. */
function answerWith({ move, reason }: Chosen, topic: MetaTopic): Chosen {
  return topic === "meaning"
    ? { move, reason }
    : { move: { ...move, answering: { topic, questionsLeft: 0 } }, reason };
}

/** What is neither an answer nor a break: questions back, skips, noise. Undefined when it is an answer. */
export function decideOffScript(situation: Situation): Chosen | undefined {
  const { state, intent, question } = situation;
  const topic = metaTopicOf[intent];
  if (state.stage !== "questions" || question === undefined) return decideAtTheEnd(situation);
  const chosen = decideAtQuestion(situation, question) ?? (topic && answerMeta(situation, topic));
  if (chosen !== undefined && state.asides.length >= maxAsides) {
    const left = leaveQuestion(
      situation,
      intent === "skip" ? "skip" : "no_answer",
      "no answer to this question",
    );
    return chosen.move.kind === "answer_meta" ? answerWith(left, chosen.move.topic) : left;
  }
  return chosen;
}
