import type { Annotation } from "#contract/session-reading.ts";
import { invalidFields } from "../../app-error.ts";

/**
 * Checks annotations against the messages of their session, by id, and answers with those to keep: a tag or note
 * without words is ignored. Throws `invalid_input` that names the first one that does not fit.
 */
export function checkAnnotations(items: Annotation[], messages: Map<string, string>): Annotation[] {
  const seen = new Set<string>();
  const points = new Map<string, string[]>();
  items.forEach((item, index) => {
    const text = messages.get(item.messageId);
    const refuse = (field: string, sentence: string) =>
      invalidFields({ [`annotations.${index}.${field}`]: sentence });
    if (text === undefined)
      throw refuse("messageId", "A note belongs to a message that is not in this transcript.");
    if (seen.has(item.id)) throw refuse("id", "Two notes have the same id.");
    seen.add(item.id);
    if (Number.isNaN(Date.parse(item.createdAt))) throw refuse("createdAt", "A note has no valid date.");
    const split = points.get(item.messageId) ?? Array.from(text);
    points.set(item.messageId, split);
    const problem = findPassageProblem(item, split);
    if (problem) throw refuse("passage", problem);
  });
  return items.filter((item) => item.kind === "highlight" || item.text.trim() !== "");
}

/** `message`: its code points, as offsets count them. */
function findPassageProblem({ kind, passage }: Annotation, message: string[]): string | undefined {
  if (passage === null) return kind === "highlight" ? "A highlight needs its passage." : undefined;
  const { quote, start, end } = passage;
  // A slice past the end would be cut short without a word, so the ends are compared too.
  const isThere = start < end && end <= message.length && message.slice(start, end).join("") === quote;
  return isThere
    ? undefined
    : "A highlighted passage is not in the message, word for word, where it is said to be.";
}
