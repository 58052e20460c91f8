import type { QuestionLabel } from "#contract/practice-debrief.ts";
import { countWords, listSentences, listWords, normaliseText } from "../script/sentences.ts";
import type { StoryPart } from "./interviewee.ts";
import { getLabelRules } from "./labels/languages.ts";
import { findManner, labelQuestion, type MessageManner, plainText } from "./question-label.ts";
import type { FactKind } from "./story/bank.ts";
import { getBank } from "./story/banks.ts";
import { readTopic } from "./story/topic.ts";

/** Messages that are about the talk itself or ask for no story. */
export type Aside = "greeting" | "thanks" | "about_me" | "about_talk" | "stop" | "recap" | "anything_else";

/** What an interviewee takes a message to be, by its words alone. */
export interface Heard {
  aside: Aside | null;
  label: QuestionLabel | null;
  manner: MessageManner | null;
  /** The part of the story it asks for, or null where it names none. */
  part: StoryPart | null;
  fact: FactKind | null;
  /** It takes up what was just said. */
  follows: boolean;
  /** It names the topic itself: a new matter rather than what was just said. */
  namesTopic: boolean;
  /** Words of the part that asks. */
  words: number;
  jargon: boolean;
}

const readChars = 4_000;
const askingSentences = 3;
const wholeMannerWords = 80;

/** The end of a message, which asks: the last paragraph's last sentences. */
function takeAskingPart(message: string): string {
  const paragraph = message
    .trim()
    .split(/\n\s*\n/)
    .at(-1);
  return listSentences(normaliseText(paragraph ?? "").slice(-readChars))
    .slice(-askingSentences)
    .join(" ");
}

const asideOrder = ["greeting", "aboutMe", "aboutTalk", "stop", "recap", "anythingElse", "thanks"] as const;
const asideNames: Record<(typeof asideOrder)[number], Aside> = {
  greeting: "greeting",
  aboutMe: "about_me",
  aboutTalk: "about_talk",
  stop: "stop",
  recap: "recap",
  anythingElse: "anything_else",
  thanks: "thanks",
};

/** The part that the asking sentence names, else that of the sentences before it; of two questions the first. */
function findPart(asking: string, isDouble: boolean, language: string): StoryPart | null {
  const { parts } = getBank(language).hearing;
  const sentences = listSentences(asking);
  const inOrder = isDouble ? sentences : sentences.toReversed();
  for (const sentence of inOrder) {
    const plain = plainText(sentence);
    const found = parts.find(([, pattern]) => pattern.test(plain));
    if (found !== undefined) return found[0];
  }
  return null;
}

const stemLetters = 5;

/** Whether all telling words of the topic's name stand in a question. */
function namesTopic(asking: string, topic: string, language: string): boolean {
  const { name } = readTopic(topic, getBank(language));
  const words = listWords((name ?? topic).toLowerCase()).filter((word) => word.length > 2);
  const asked = listWords(asking);
  const isSaid = (word: string) => asked.some((one) => one.startsWith(word.slice(0, stemLetters)));
  return words.length > 0 && words.length <= 6 && words.every(isSaid);
}

/** Each sentence nods or asks for more and none names anything: "Take your time. Please tell me more." */
function asksForMore(asking: string, language: string): boolean {
  const { nod, neutralProbe } = getLabelRules(language);
  const sentences = listSentences(asking).map((sentence) =>
    plainText(sentence)
      .replace(/[^\p{L}\p{M}\p{N}' ]+/gu, " ")
      .replace(/\s+/g, " ")
      .trim(),
  );
  return sentences.length > 0 && sentences.every((one) => nod.test(one) || neutralProbe.test(one));
}

/** Hears a message: its label and manner, and what of the story it asks for. Total: any text is heard. */
export function hearMessage(message: string, of: { language: string; topic: string }): Heard {
  const { language, topic } = of;
  const { hearing } = getBank(language);
  const asking = takeAskingPart(message);
  const plain = plainText(asking);
  const label = labelQuestion(asking, language);
  const fact =
    label === "fact" ? (hearing.facts.find(([, pattern]) => pattern.test(plain))?.[0] ?? null) : null;
  const aside = asideOrder.find((name) => hearing[name].test(plain));
  const forManner = countWords(message.slice(0, readChars)) <= wholeMannerWords ? message : asking;
  return {
    aside: aside === undefined ? null : asideNames[aside],
    // A question for a fact that nobody hears as one of theirs is answered as it comes, like any other.
    label: label === "fact" && fact === null ? "open" : label,
    manner: findManner(forManner, language) ?? (asksForMore(asking, language) ? "neutral_probe" : null),
    part: findPart(asking, label === "double", language),
    fact,
    follows: (hearing.follows ?? getLabelRules(language).pointing).test(plain),
    namesTopic: namesTopic(asking.toLowerCase(), topic, language),
    words: countWords(asking),
    jargon: hearing.jargon.test(plain),
  };
}
