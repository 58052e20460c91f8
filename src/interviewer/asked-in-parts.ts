import type { GuideQuestion } from "./guide.ts";
import { listFaults } from "./script/question-rules.ts";

/** Whether a model asks a question part by part: it asks two things at once, and its creator doesn't insist on the wording. */
export function isAskedInParts({ text, exactWording, item }: GuideQuestion): boolean {
  return !exactWording && item === undefined && listFaults(text).includes("double");
}
