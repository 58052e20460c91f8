import { makeRandom, type Random, seedFrom } from "../participants/random.ts";
import { normaliseText } from "../script/sentences.ts";
import type { HiddenInsight, Interviewee, IntervieweeNotes, Manner, StoryPart } from "./interviewee.ts";
import { type Memory, recallTalk, type TalkLine } from "./interviewee-reply-memory.ts";
import { listSlots } from "./make-interviewee.ts";
import type { LanguageBank, ReplyPhrases } from "./story/bank.ts";
import { getBank } from "./story/banks.ts";
import { fillSlots, type Slots } from "./story/make-story.ts";

/** Everything that an answer is put together from. */
export interface Speaker {
  interviewee: Interviewee;
  memory: Memory;
  bank: LanguageBank;
  slots: Slots;
  random: Random;
}

export function makeSpeaker(
  interviewee: Interviewee,
  history: readonly TalkLine[],
  message: string,
): Speaker {
  const memory = recallTalk(interviewee, history);
  const plain = normaliseText(message).toLowerCase();
  return {
    interviewee,
    memory,
    bank: getBank(interviewee.language),
    slots: listSlots(interviewee),
    random: makeRandom(interviewee.seed ^ seedFrom(`${memory.answers.length} ${plain}`)),
  };
}

/** A phrase with the story's own words in it; one that was not said lately, where there is one. */
export function sayOne(
  { memory, random, slots }: Speaker,
  phrases: readonly [string, ...string[]],
  values: Record<string, string> = {},
): string {
  const fill = (phrase: string) => fillSlots(phrase, new Map([...slots, ...Object.entries(values)]));
  const recent = memory.answers.slice(-4).map(({ text }) => text);
  const filled = phrases.map(fill);
  const [first, ...rest] = filled.filter((phrase) => !recent.some((text) => text.includes(phrase)));
  return first === undefined ? fill(random.pick(phrases)) : random.pick([first, ...rest]);
}

export function sayPhrase(
  speaker: Speaker,
  name: keyof ReplyPhrases,
  values: Record<string, string> = {},
): string {
  return sayOne(speaker, speaker.bank.phrases[name], values);
}

export function firstSentence(text: string): string {
  return /^.+?[.!?؟](?=\s|$)/u.exec(text)?.[0] ?? text;
}

export function findInsight(interviewee: Interviewee, part: StoryPart): HiddenInsight | undefined {
  return interviewee.insights.find((insight) => insight.part === part);
}

export interface Answer {
  text: string;
  notes: IntervieweeNotes;
}

/** An answer with its notes; what it tells and hints at is read from the words themselves. */
export function makeAnswer(
  { interviewee }: Speaker,
  parts: readonly (string | undefined)[],
  manner: Manner,
  part: StoryPart | null,
): Answer {
  const text = parts.filter((one) => one !== undefined && one !== "").join(" ");
  const holding = (key: "text" | "cue") =>
    interviewee.insights.filter((insight) => text.includes(insight[key])).map(({ id }) => id);
  return { text, notes: { manner, part, told: holding("text"), cues: holding("cue") } };
}
