import type { GuideQuestion, MetaTopic, RedirectCause } from "./guide.ts";
import type { Intent } from "./intents.ts";
import { isOffTopic } from "./off-topic.ts";
import { goOn, isPastQuestions, moveOn, type Ruling, type Situation } from "./rulings.ts";
import { hasAsided, listAllAnswers } from "./session-state.ts";
import { findRequestedLanguage } from "./spoken-language.ts";
import { planQuestions } from "./time-plan.ts";
import { hasClosedQuestion } from "./wording-rules.ts";

/** Asides at one question before the interview moves on without an answer. */
const mostAsides = 4;
const mostAsidesAtTheEnd = 2;
/** Redirects and other angles in one interview; phrase books hold at least as many wordings of each. */
const mostRedirects = 5;
const mostAngles = 4;

const metaTopicOf: Partial<Record<Intent, MetaTopic>> = {
  ask_robot: "robot",
  ask_duration: "duration",
  ask_privacy: "privacy",
  ask_who: "who",
  ask_purpose: "purpose",
  ask_incentive: "incentive",
  ask_other: "other",
  fatigue: "fatigue",
};

function answerMeta(situation: Situation, topic: MetaTopic): Ruling {
  const { guide, state, timeLeft } = situation;
  const isAtTheEnd = isPastQuestions(state);
  const questionsLeft = isAtTheEnd ? 0 : planQuestions(guide, state, timeLeft).length;
  const questionId = isAtTheEnd ? null : state.currentQuestionId;
  return {
    move: { kind: "answer_meta", questionId, topic, questionsLeft },
    reason: topic === "fatigue" ? "sounds tired: no more follow-ups" : "asked something back",
  };
}

const redirectReasons = new Map<RedirectCause, string>([
  ["instructions", "tried to steer the interviewer"],
  ["off_topic", "off the topic: back to the question once"],
]);

function redirect(situation: Situation, because: RedirectCause): Ruling {
  const { state } = situation;
  const isAnswered = situation.question !== undefined && state.answers.has(situation.question.id);
  if (isAnswered || hasAsided(state, "redirect") || state.redirects >= mostRedirects) {
    return moveOn(situation, "no_answer", "no answer after a redirect");
  }
  return {
    move: { kind: "redirect", questionId: state.currentQuestionId, because },
    reason: redirectReasons.get(because) ?? "not an answer yet",
  };
}

function repeatOrClarify(situation: Situation, questionId: string): Ruling {
  const { state, intent } = situation;
  if (intent === "repeat" && !hasAsided(state, "repeat")) {
    return { move: { kind: "repeat", questionId }, reason: "asked to repeat" };
  }
  if (!hasAsided(state, "clarify")) {
    return { move: { kind: "clarify", questionId }, reason: "asked what is meant" };
  }
  return moveOn(situation, "no_answer", "the question stays unclear");
}

function decideDontKnow(situation: Situation, questionId: string): Ruling {
  const { state, question } = situation;
  const mayTryAngle =
    question?.probeDepth !== 0 &&
    !state.isTired &&
    !state.answers.has(questionId) &&
    !state.anglesGiven.includes(questionId) &&
    state.anglesGiven.length < mostAngles;
  if (!mayTryAngle) return moveOn(situation, "dont_know", "does not know");
  return {
    move: { kind: "respect_skip", questionId, because: "dont_know", otherAngle: true },
    reason: "does not know: one other angle",
  };
}

function decideTired(situation: Situation): Ruling {
  const { state } = situation;
  if (!state.isTired) return answerMeta(situation, "fatigue");
  if (state.stopOffers > 0) return moveOn(situation, "skip", "tired again");
  return {
    move: { kind: "offer_stop", questionId: state.currentQuestionId, withdraw: false },
    reason: "tired again",
  };
}

/** "Okay, go on" after we answered a question back is no answer: the open question is put again. */
function isReadyAgain({ state, intent, question }: Situation): boolean {
  if (question === undefined || state.answers.has(question.id) || hasAsided(state, "repeat")) return false;
  if (state.lastMove?.kind !== "answer_meta") return false;
  return (
    intent === "go_on" || intent === "greeting" || (intent === "yes" && !hasClosedQuestion(question.text))
  );
}

function isOff({ guide, state, message }: Situation, question: GuideQuestion): boolean {
  return isOffTopic(guide, question.text, message, listAllAnswers(state));
}

/** Goes on in the language that was asked for: the open question again, or the next when it has its answer. */
function changeLanguage(situation: Situation, questionId: string): Ruling | undefined {
  const { guide, state, message, intent } = situation;
  const isWish =
    intent === "answer" || intent === "ask_other" || intent === "greeting" || intent === "unreadable";
  const language = isWish ? findRequestedLanguage(message, state.language ?? guide.language) : undefined;
  if (language === undefined) return undefined;
  const reason = `asked to go on in another language (${language})`;
  const isOpen = !state.answers.has(questionId);
  const ruling = isOpen
    ? { move: { kind: "repeat" as const, questionId }, reason }
    : goOn(situation, "skipped", reason);
  return { move: { ...ruling.move, language }, reason };
}

function decideAtQuestion(situation: Situation, question: GuideQuestion): Ruling | undefined {
  const { state, intent } = situation;
  const questionId = question.id;
  const changed = changeLanguage(situation, questionId);
  if (changed !== undefined) return changed;
  if (isReadyAgain(situation)) return { move: { kind: "repeat", questionId }, reason: "ready to go on" };
  switch (intent) {
    case "skip":
      return moveOn(situation, "skip", "wants to skip");
    case "dont_know":
      return decideDontKnow(situation, questionId);
    case "repeat":
    case "ask_meaning":
      return repeatOrClarify(situation, questionId);
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

/** What is neither an answer nor a break: questions back, skips, noise. Undefined when it is an answer. */
export function decideAside(situation: Situation): Ruling | undefined {
  const { state, intent, question } = situation;
  const topic = metaTopicOf[intent];
  if (state.stage !== "questions" || question === undefined) {
    return topic !== undefined && state.asides.length < mostAsidesAtTheEnd
      ? answerMeta(situation, topic)
      : undefined;
  }
  const ruling = decideAtQuestion(situation, question) ?? (topic && answerMeta(situation, topic));
  if (ruling !== undefined && state.asides.length >= mostAsides) {
    return moveOn(situation, intent === "skip" ? "skip" : "no_answer", "no answer to this question");
  }
  return ruling;
}
