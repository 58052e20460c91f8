import type { TopicKind } from "../../bank.ts";

/** What one does, uses or lives with: topics that are spoken of in the same words. */
export const doing: readonly TopicKind[] = [
  "activity",
  "work",
  "learning",
  "household",
  "travel",
  "food",
  "sport",
  "childcare",
  "money",
];
export const using: readonly TopicKind[] = ["product", "service", "media"];
export const living: readonly TopicKind[] = ["relation", "health", "abstract", "event"];
