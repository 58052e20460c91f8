import { anyOf } from "../lexicons/statement-patterns.ts";

/** What a question asks for, so that an answer without signal words ("The notifications.") is still placed. */
export type Topic = "pain" | "wish" | "like" | "behavior" | "barrier" | "need";

const questionTopics: [Topic, RegExp][] = [
  [
    "behavior",
    anyOf(
      "what do you do (?:about|when|then|to)",
      "how do you (?:deal|cope|get around|work around)",
      "ways? around",
      "workarounds?",
    ),
  ],
  ["behavior", anyOf("last time", "recent occasions?", "most recent")],
  [
    "barrier",
    anyOf(
      "stop(?:s|ped)? you from",
      "prevent",
      "hold(?:s|ing)? you back",
      "barrier",
      "hesita",
      "adopt",
      "put(?:s)? you off",
      "reluctan",
      "why not (?:use|switch)",
      "convince",
    ),
  ],
  [
    "pain",
    anyOf(
      "frustrat",
      "challeng",
      "problem",
      "difficult",
      "struggl",
      "annoy",
      "pain",
      "dislike",
      "worst",
      "hardest",
      "hard(?:er)? about",
      "get(?:s)? in (?:your|the) way",
      "doesn't work",
      "not work",
      "went wrong",
      "slow(?:s)? you",
    ),
  ],
  [
    "wish",
    anyOf(
      "wish",
      "improve",
      "change (?:one|about|any|some)",
      "could change",
      "ideal",
      "missing",
      "magic wand",
      "would you (?:add|like)",
      "better\\?",
      "dream",
      "perfect",
    ),
  ],
  [
    "like",
    anyOf(
      "like (?:most|best|about)",
      "enjoy",
      "favou?rite",
      "work(?:s|ed|ing)? well",
      "best (?:part|thing)",
      "success",
      "proud",
      "love",
      "went well",
      "benefit",
      "helped",
    ),
  ],
  [
    "need",
    anyOf(
      "need",
      "important (?:to|for) (?:you|your)",
      "require",
      "rely on",
      "essential (?:to|for) (?:you|your)",
      "matters? (?:\\w+ )?(?:to|for) (?:you|your)",
    ),
  ],
  [
    "behavior",
    anyOf(
      "how do you",
      "how did you",
      "walk me through",
      "typical",
      "describe your",
      "day look",
      "usually",
      "what tools",
      "which tools",
      "tell me about (?:your|how|a)",
    ),
  ],
];

const maxQuestionLength = 35;

/** Which of the wordings a question has; -1 where none. */
export function findWording(question: string): number {
  return questionTopics.findIndex(([, pattern]) => pattern.test(question));
}

/**
 * The topic of what was asked, by the wording of the last question in it; undefined when it asks openly. What an
 * interviewer tells besides, in statements or at length, is no question.
 */
export function findQuestionTopic(prompt: string): Topic | undefined {
  const questions = prompt.match(/[^.!?\n]+\?/g) ?? [];
  const last = questions.at(-1);
  if (last === undefined || last.split(/\s+/).length > maxQuestionLength) return undefined;
  const found = (question: string) => questionTopics[findWording(question)]?.[0];
  // A probe ("Could you tell me more?") leaves the topic to the question before it.
  return found(last) ?? found(questions.at(-2) ?? "");
}
