import type { LabelledQuestion, PracticeDebrief, PracticeInsight } from "#contract/practice-debrief.ts";
import { countWords } from "../words.ts";
import { chooseMoments } from "./debrief-moments.ts";
import { findOpenWording } from "./debrief-rewrite.ts";
import { findTold, makePracticeFigures } from "./figures.ts";
import type { Interviewee } from "./interviewee.ts";
import { listOwnMessages, measureMeter, type OwnMessage, type PracticeLine } from "./meter.ts";
import { makePracticeCard, type PracticeGuide } from "./practice-card.ts";

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

function listQuestions(own: readonly OwnMessage[]): LabelledQuestion[] {
  const wordings = own.map(({ line, label }) => findOpenWording(line.text, label));
  return own.map((message, index) => {
    const wording = wordings[index] ?? null;
    return {
      messageId: message.line.id,
      text: message.line.text,
      label: message.label,
      // A wording that fits several questions is of none of them.
      rewrite: wordings.indexOf(wording) === index ? wording : null,
      followUp: message.followUp,
      answerWords: message.answer === null ? 0 : countWords(message.answer.text),
      brought: [...new Set(message.answer?.notes?.told ?? [])],
    };
  });
}

/** What a finished practice session showed. */
export function makeDebrief(input: DebriefInput): Debrief {
  const { interviewee, messages, guide, voice } = input;
  const own = listOwnMessages(messages);
  const insights = listInsights(interviewee, messages);
  const found = new Set(insights.flatMap((insight) => (insight.found ? [insight.id] : [])));
  const { topic, person } = interviewee.practiceCase;
  return {
    topic,
    date: new Date(input.startedAt).toISOString(),
    minutes: Math.round(Math.max(input.endedAt - input.startedAt, 0) / 6_000) / 10,
    language: "en",
    interviewee: person,
    voice,
    questions: listQuestions(own),
    insights,
    moments: chooseMoments({ interviewee, own, lines: messages, found }),
    meter: measureMeter(messages),
    figures: makePracticeFigures(interviewee, messages),
    reportCard: makePracticeCard({ messages, guide }),
  };
}

/** The six insights: what told the found ones, and what stayed hidden. */
function listInsights(interviewee: Interviewee, lines: readonly PracticeLine[]): PracticeInsight[] {
  const told = findTold(interviewee, lines);
  const { areas, insights } = interviewee.practiceCase;
  return insights.map(({ id, area, finding, said }) => {
    const line = told.get(id);
    return {
      id,
      about: areas.find((one) => one.id === area)?.name ?? "",
      text: finding,
      found: line !== undefined,
      messageId: line?.id ?? null,
      said: line?.text.includes(said) ? said : null,
    };
  });
}
