import { type SearchQuestion, stemWord } from "#analysis/ask/read-question.ts";
import { maxReplying } from "./ask.store.ts";
import type { SearchResult } from "./search-data.ts";

/** Many scripts may ask the same in other words. */
const maxNamedQuestions = 3;

/** What is to be known of a search, in plain sentences. */
export function describeSearch(question: SearchQuestion, result: SearchResult): string[] {
  const notes: string[] = [];
  if (question.isUnspaced) {
    notes.push("Languages written without spaces between words can't be searched.");
  } else if (question.terms.length === 0) {
    notes.push("There's no word to search for in this question. Say in a word or two what it's about.");
  }
  for (const { word, words } of question.terms.filter((term) => term.words.length > 1)) {
    const others = new Map(words.map((other) => [stemWord(other), other]));
    others.delete(stemWord(word));
    const named = [...others.values()].slice(0, 3).join(", ");
    notes.push(`Counted as “${word}”: ${named} and words like these.`);
  }
  for (const asked of result.sameQuestions.slice(0, maxNamedQuestions)) {
    const newest = countInterviews(result) > maxReplying ? ` for the newest ${maxReplying} people` : "";
    notes.push(`The script asks this too (“${asked}”), and its answers are included${newest}.`);
  }
  if (question.language !== "en" || result.hasOtherLanguages) {
    notes.push("Word endings are only recognised in English; in other languages a word is found as typed.");
  }
  if (result.isPartial) {
    notes.push(
      "More answers match than can be compared at once, so these are the best from part of them. A more precise question finds better ones.",
    );
  }
  return notes;
}

function countInterviews({ counts }: SearchResult): number {
  return counts.find(({ kind }) => kind === "interview")?.searched ?? 0;
}

/** People whose words were found and not sent to the model. */
export function describeUntoldPeople(count: number, provider: string | null): string[] {
  if (count === 0 || provider === null) return [];
  const people = count === 1 ? "1 person" : `${count} people`;
  return [
    `The language model didn't read the passages of ${people}, because they weren't told about ${provider}.`,
  ];
}

export const searchOnly =
  "The search matches words, not meaning: it misses people who said it in other words.";
export const modelFailed = "The language model didn't answer, so these are the passages the search found.";
