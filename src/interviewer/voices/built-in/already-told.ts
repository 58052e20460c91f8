import { imagined, listTopics } from "../../listener/settled.ts";
import { listSentences, listWords, readableSlice } from "../../words.ts";
import type { Speaker } from "./speaker.ts";
import { tellsOfDeath } from "./tells-of-death.ts";

const asksTools = /^(?:and )?(?:what|which (?:tools?|apps?|things)) (?:do|did) you use\b/iu;
const tool =
  /\b(?:alarms?|apps?|phone|pill box|box|calendar|notebook|list|spreadsheet|diary|whiteboard|excel|reminders?|sticky notes|timer|binder|folder|planner|wall chart)\b/giu;

const minOwnWords = 4;
/** One word in common is an accident. */
const minTopics = 2;

/** Nobody is reminded of somebody who died. */
function listEarlier({ input }: Speaker): string[] {
  return input.turns.flatMap((turn) => {
    const isTheirs = turn.speaker === "participant" && !tellsOfDeath(turn.text);
    return isTheirs ? [readableSlice(turn.text)] : [];
  });
}

function findLastMatch(answers: readonly string[], pattern: RegExp): RegExpMatchArray | undefined {
  const said = answers.findLast((answer) => answer.match(pattern) !== null) ?? "";
  return [...said.matchAll(pattern)][0];
}

/** Whether a sentence of theirs spoke of all that a question is about. */
function isTouched(question: string, answers: readonly string[]): boolean {
  const topics = listTopics(question);
  if (topics.size < minTopics) return false;
  const isImagined = imagined.test(question);
  return answers.flatMap(listSentences).some((sentence) => {
    if (sentence.endsWith("?") || imagined.test(sentence) !== isImagined) return false;
    const said = listTopics(sentence);
    return (
      [...topics].every((topic) => said.has(topic)) && listWords(sentence).length >= topics.size + minOwnWords
    );
  });
}

/** What is said before a script question that they have told something of already, and the question to fit. */
export function fitToTold(
  speaker: Speaker,
  question: string,
): { lead: string; question: string } | undefined {
  if (speaker.book.language !== "en") return undefined;
  const answers = listEarlier(speaker);
  const used = asksTools.test(question) ? findLastMatch(answers, tool)?.[0] : undefined;
  if (used !== undefined) {
    return {
      lead: `You've told me about the ${used.toLowerCase()} already.`,
      question: question
        .replace(/\bwhat (do|did) you use\b/iu, (_, verb: string) => `What else ${verb} you use`)
        .replace(/\bwhich (?=(?:tools?|apps?|things) (?:do|did) you use\b)/iu, "Which other "),
    };
  }
  return isTouched(question, answers) ? { lead: "You've touched on this already.", question } : undefined;
}
