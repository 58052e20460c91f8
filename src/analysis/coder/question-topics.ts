import { z } from "zod";
import file from "../../../assets/lexicons/question-topics.json" with { type: "json" };
import { anyOf } from "../lexicons/statement-patterns.ts";

/** What a question asks for, so that an answer without signal words ("The notifications.") is still placed. */
const topic = z.enum(["pain", "wish", "like", "behavior", "barrier", "need"]);
export type Topic = z.infer<typeof topic>;

const questionTopics = z
  .array(z.object({ topic, words: z.array(z.string()) }))
  .parse(file)
  .map(({ topic, words }) => ({ topic, pattern: anyOf(...words) }));

const maxQuestionLength = 35;

/** Which of the wordings a question has; -1 where none. */
export function findWording(question: string): number {
  return questionTopics.findIndex(({ pattern }) => pattern.test(question));
}

/**
 * The topic of what was asked, by the wording of the last question in it; undefined when it asks openly. What an
 * interviewer tells besides, in statements or at length, is no question.
 */
export function findQuestionTopic(prompt: string): Topic | undefined {
  const questions = prompt.match(/[^.!?\n]+\?/g) ?? [];
  const last = questions.at(-1);
  if (last === undefined || last.split(/\s+/).length > maxQuestionLength) return undefined;
  const found = (question: string) => questionTopics[findWording(question)]?.topic;
  // A probe ("Could you tell me more?") leaves the topic to the question before it.
  return found(last) ?? found(questions.at(-2) ?? "");
}
