import { containsCompletionPhrase } from "../guard.ts";
import { type Audience, parseAudience } from "./audience.ts";
import { type DraftQuestion, draftQuestions, joinNames, nameForOthers } from "./draft-questions.ts";
import { upperFirst } from "./english.ts";
import { type ObjectiveParts, parseObjective } from "./objective.ts";
import { listWords, normaliseText } from "./sentences.ts";

/** A draft script for the creator to review: five to seven questions, three to five topics. */
export interface GeneratedScript {
  name: string;
  introduction: string;
  objective: string;
  topics: string[];
  questions: DraftQuestion[];
}

function writeIntroduction(parts: ObjectiveParts, audience: Audience): string {
  const personal = parts.sensitive
    ? " Some questions may touch on personal matters; share only what you are comfortable with."
    : "";
  return (
    `Welcome, and thank you for taking part. We are speaking with ${audience.group} to learn about ${nameForOthers(parts.main.subject)}. ` +
    `There are no right or wrong answers; what counts is your own experience.${personal} ` +
    "You can skip any question or stop at any time. This takes about 10 to 15 minutes."
  );
}

const smallWords = /^(?:a|an|and|as|at|by|for|from|in|into|of|on|or|the|to|with)$/i;
const danglingWords =
  /^(?:a|an|and|as|at|by|for|from|in|into|of|on|or|the|to|with|your|after|before|when|while|during|about|without|that|than|…)$/i;

function titleOf(subject: string): string {
  const quoted = /^the topic "(.+)"$/.exec(subject)?.[1];
  const bare = (quoted ?? subject).replace(/^the /, "");
  const words = bare.split(" ").slice(0, 7);
  while (words.length > 1 && danglingWords.test(words.at(-1) ?? "")) words.pop();
  const title = words
    .map((word, index) => (index > 0 && smallWords.test(word) ? word : upperFirst(word)))
    .join(" ");
  const isBlank = subject === "this topic" || title.trim() === "";
  return isBlank ? "Research interview" : title.trim().slice(0, 80);
}

function listTopics(parts: ObjectiveParts): string[] {
  const { main, aspects, products } = parts;
  const quoted = /^the topic "(.+)"$/.exec(main.subject)?.[1];
  const own = [
    quoted ?? main.subject,
    ...aspects.filter((aspect) => !aspect.subject.startsWith("the topic")).map((aspect) => aspect.subject),
    ...(main.effectOn ? [`effects on ${main.effectOn}`] : []),
    ...(products.length > 0 ? [joinNames(products, "and")] : []),
  ];
  const always = ["Recent occasions", "Difficulties", "Ways around difficulties", "Wishes"];
  const topics = [...new Set(own.map((topic) => upperFirst(nameForOthers(topic))))].slice(0, 5);
  return [...topics, ...always.slice(0, Math.max(0, 4 - topics.length))];
}

function tidyObjective(objective: string): string {
  const text = normaliseText(objective);
  if (text === "") return "Understand participants' experience.";
  return /[.?!…。？]$/.test(text) ? upperFirst(text) : `${upperFirst(text)}.`;
}

/**
 * Writes a neutral interview script from an objective and a target audience, with no model: background,
 * last occasion, what the objective names, difficulties, workarounds, wishes. Every question is open, asks
 * one thing in at most 25 words, passes the script checker and says what it is to find out. The same input
 * gives the same script.
 * An objective that cannot be read (another language, a string of letters) is quoted as the topic.
 */
export function generateScript(input: { objective: string; targetAudience: string }): GeneratedScript {
  const parts = parseObjective(input.objective);
  const audience = parseAudience(input.targetAudience);
  const introduction = writeIntroduction(parts, audience);
  const safe = containsCompletionPhrase(introduction) || listWords(introduction).length > 120;
  const plain = { group: "people with different experiences", one: null };
  return {
    name: titleOf(parts.main.subject),
    introduction: safe
      ? writeIntroduction({ ...parts, main: { ...parts.main, subject: "this topic" } }, plain)
      : introduction,
    objective: tidyObjective(input.objective),
    topics: listTopics(parts),
    questions: draftQuestions(parts, audience),
  };
}
