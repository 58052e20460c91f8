import { languages } from "#contract/choices.ts";
import type { LabelledQuestion, PracticeDebrief } from "#contract/practice-debrief.ts";
import { countWords } from "../words.ts";
import { listInsights, listMissedCues } from "./debrief-cues.ts";
import { findOpenWording } from "./debrief-rewrite.ts";
import { makePracticeFigures } from "./figures.ts";
import type { Interviewee } from "./interviewee.ts";
import { listOwnMessages, measureMeter, type OwnMessage, type PracticeLine } from "./meter.ts";
import { makePracticeCard, type PracticeGuide } from "./practice-card.ts";
import { chooseTips } from "./tips.ts";

export interface DebriefInput {
  interviewee: Interviewee;
  /** All messages in order; those of the interviewee with their notes. */
  messages: readonly PracticeLine[];
  /** The script that was practised on, or null. */
  guide: PracticeGuide | null;
  /** Milliseconds since the epoch. */
  startedAt: number;
  endedAt: number;
  voice: PracticeDebrief["voice"];
}

/** All of a debrief but its id. */
export type Debrief = Omit<PracticeDebrief, "_id">;

/** Rewrites follow English grammar, so in the other languages a question gets its label alone. */
function rewrite({ line, label, followUp }: OwnMessage, language: string): string | null {
  if (!language.toLowerCase().startsWith("en")) return null;
  const made = findOpenWording(line.text, label);
  const isClosedFollowUp = followUp && (label === "closed" || label === "leading");
  return made ?? (isClosedFollowUp ? "Please tell me more about that." : null);
}

function listQuestions(own: readonly OwnMessage[], language: string): LabelledQuestion[] {
  return own.map((message) => ({
    messageId: message.line.id,
    text: message.line.text,
    label: message.label,
    rewrite: rewrite(message, language),
    followUp: message.followUp,
    answerWords: message.answer === null ? 0 : countWords(message.answer.text),
    brought: [...new Set(message.answer?.notes?.told ?? [])],
  }));
}

function findLongestTurn(own: readonly OwnMessage[]): PracticeDebrief["longestOwnTurn"] {
  const turns = own.map(({ line }) => ({
    messageId: line.id,
    words: countWords(line.text),
    text: line.text,
  }));
  return turns.reduce<PracticeDebrief["longestOwnTurn"]>(
    (longest, turn) => (longest === null || turn.words > longest.words ? turn : longest),
    null,
  );
}

/**
 * What a finished practice session showed. Labels, figures and cues are found in every language of the product;
 * rewrites are made in English sessions only, and tips are English text of the interface.
 */
export function makeDebrief(input: DebriefInput): Debrief {
  const { interviewee, messages, guide, voice } = input;
  const own = listOwnMessages(messages, interviewee.language);
  const insights = listInsights(interviewee, messages);
  const reportCard = makePracticeCard({ messages, guide, language: interviewee.language });
  return {
    topic: interviewee.topic,
    date: new Date(input.startedAt).toISOString(),
    minutes: Math.round(Math.max(input.endedAt - input.startedAt, 0) / 6_000) / 10,
    language: languages.find((one) => one === interviewee.language) ?? "en",
    interviewee: interviewee.profile,
    voice,
    questions: listQuestions(own, interviewee.language),
    insights,
    missedCues: listMissedCues(insights, messages),
    longestOwnTurn: findLongestTurn(own),
    meter: measureMeter(messages, interviewee.language),
    figures: makePracticeFigures(interviewee, messages),
    reportCard,
    tips: chooseTips({ interviewee, own, insights, reportCard, lines: messages }),
  };
}
