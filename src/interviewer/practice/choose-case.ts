import { listContentStems } from "../words.ts";
import type { PracticeCase } from "./practice-case.ts";

const letter = "[\\p{L}\\p{N}]";
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether a text has a word that begins with the stem; a stem may be several words. */
function holdsStem(text: string, stem: string): boolean {
  return new RegExp(`(?<!${letter})${escaped(stem)}`, "u").test(text);
}

/** How near a case is to what somebody wants to practise: its keywords first, then the words of its topic. */
function scoreCase({ keywords, topic, brief }: PracticeCase, wanted: string): number {
  const named = keywords.filter((stem) => holdsStem(wanted, stem)).length;
  const words = new Set(listContentStems(wanted));
  const own = new Set(listContentStems(`${topic} ${brief}`));
  return 2 * named + [...words].filter((stem) => own.has(stem)).length;
}

/** The cases nearest to a topic in plain words, the nearest first; of equally near ones in the order given. */
export function rankCases<T extends PracticeCase>(cases: readonly T[], topic: string): T[] {
  const wanted = topic.toLowerCase();
  return cases
    .map((one) => ({ one, score: scoreCase(one, wanted) }))
    .toSorted((left, right) => right.score - left.score)
    .map(({ one }) => one);
}
