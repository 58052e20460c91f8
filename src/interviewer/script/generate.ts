import { containsCompletionPhrase } from "../guard.ts";
import type { Aspect } from "./aspect.ts";
import { type Audience, parseAudience } from "./audience.ts";
import { upperFirst } from "./english.ts";
import { type ObjectiveParts, parseObjective } from "./objective.ts";
import { listFaults } from "./question-rules.ts";
import { countWords, listWords, normaliseText } from "./sentences.ts";

/** A draft script for the creator to review. Plain texts; five to seven questions, three to five topics. */
export interface GeneratedScript {
  name: string;
  introduction: string;
  objective: string;
  topics: string[];
  questions: string[];
}

const maximumGeneratedWords = 25;
const maximumExtras = 2;

function experienceOf(aspect: Aspect): string {
  const doing = aspect.activity !== null && aspect.subject === aspect.activity.gerund;
  return `experience ${doing ? "of" : "with"} ${aspect.subject}`;
}

function askBackground(main: Aspect, audience: Audience): string[] {
  const question = `how would you describe your ${experienceOf(main)} so far?`;
  const plain = `To start, ${question}`;
  return audience.one === null ? [plain] : [`To start, as ${audience.one}, ${question}`, plain];
}

function askLastOccasion({ subject, activity }: Aspect): string[] {
  const recent = `Thinking of your most recent experience with ${subject}, what happened?`;
  if (activity === null) return [recent];
  if (activity.negative) return [`Thinking of the last time ${subject} came up for you, what happened?`];
  if (activity.stative) {
    return subject === activity.gerund
      ? [`Thinking of a recent day, what part did ${subject} play in it?`]
      : [recent];
  }
  return [
    `Please walk me through the last time you ${activity.past}, from start to finish.`,
    `Please walk me through the last time you ${activity.past}.`,
    recent,
  ];
}

function askFurther(aspect: Aspect): string {
  return aspect.question ?? `What has your ${experienceOf(aspect)} been like?`;
}

function joinNames(names: string[], word: string): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${word} ${names.at(-1)}`;
}

function askFocus({ focus, main }: ObjectiveParts): string {
  const { subject, activity } = main;
  const doing = activity !== null && subject === activity.gerund;
  switch (focus) {
    case "price":
      return "How do you decide what something like this is worth to you?";
    case "reasons":
      return doing
        ? `What usually leads up to ${subject}?`
        : `What lies behind the choices you have made about ${subject}?`;
    case "evaluation":
      return `What stood out to you about ${subject}, if anything?`;
    case "decision":
      return doing
        ? `What do you weigh up when ${subject}?`
        : `How do you choose when it comes to ${subject}?`;
    case "views":
      return `What comes to mind first when you think about ${subject}?`;
    case "none":
      return doing
        ? `How do you usually go about ${subject}?`
        : `What matters most to you when it comes to ${subject}?`;
  }
}

function hasBeen(subject: string): string {
  const head = subject.split(/ (?:of|in|on|for|with|at|from) /)[0] ?? subject;
  return /(?: and |[^sui]s$)/.test(head) && !/^\w+ing\b/.test(head) ? "have" : "has";
}

/** What this objective asks for beyond the five questions that every interview has. */
function listExtras(parts: ObjectiveParts): string[] {
  const { main, aspects, products } = parts;
  const named = products.filter((product) => !main.subject.includes(product));
  const product =
    named.length > 0 ? [`What experience, if any, do you have with ${joinNames(named, "or")}?`] : [];
  const effect = main.effectOn
    ? [`What difference, if any, ${hasBeen(main.subject)} ${main.subject} made to ${main.effectOn}?`]
    : [];
  const further = [...effect, ...aspects.map(askFurther)];
  const own =
    further.length + product.length >= maximumExtras || main.question === null ? [] : [main.question];
  const asked = [...own, ...further];
  const chosen = [...asked.slice(0, maximumExtras - product.length), ...product];
  const focus =
    chosen.length < maximumExtras &&
    (chosen.length === 0 || parts.focus !== "none") &&
    !main.activity?.negative
      ? [askFocus(parts)]
      : [];
  return [...chosen, ...focus];
}

function passes(question: string): boolean {
  return countWords(question) <= maximumGeneratedWords && listFaults(question).length === 0;
}

/** The first wording that keeps every rule of the checker; the plain last one always does. */
function chooseWording(wordings: string[], plain: string): string {
  return wordings.map((wording) => upperFirst(wording)).find(passes) ?? plain;
}

function listQuestions(parts: ObjectiveParts, audience: Audience): string[] {
  const { main } = parts;
  const extras = listExtras(parts).filter(passes);
  const questions = [
    chooseWording(askBackground(main, audience), "To start, how does this topic come up in your life?"),
    chooseWording(askLastOccasion(main), "Thinking of the last time this came up for you, what happened?"),
    ...extras,
    chooseWording(
      [`What, if anything, has been difficult about ${main.subject}?`],
      "What, if anything, has been difficult about this?",
    ),
    "When something gets in the way, what do you do about it?",
    chooseWording(
      [`What, if anything, do you wish were different about ${main.subject}?`],
      "What, if anything, do you wish were different about this?",
    ),
  ];
  return withoutRepeats(questions);
}

/** Two wordings of the same words would be one question asked twice. */
function withoutRepeats(questions: string[]): string[] {
  const byWords = new Map<string, string>();
  for (const question of questions) {
    const words = listWords(question.toLowerCase()).join(" ");
    if (!byWords.has(words)) byWords.set(words, question);
  }
  return [...byWords.values()];
}

/** "cancelling your subscription" said of a group: "their". */
function nameForOthers(subject: string): string {
  return subject.replace(/\byour\b/g, "their").replace(/\byou\b/g, "them");
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
 * one thing in at most 25 words and passes the script checker. The same input gives the same script.
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
    questions: listQuestions(parts, audience),
  };
}
