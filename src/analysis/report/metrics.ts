import type { Insights } from "#contract/insights.ts";
import type { CodedSource } from "../coder/coded-source.ts";

/** A brief answer has fewer words, a detailed one at least as many (quartiles of real typed answers: 9, 16, 30). */
const briefUnder = 10;
const detailedFrom = 30;

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function median(sorted: number[]): number {
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
}

/** Lengths of participants' messages and the words they use; all in words. */
export function measureTalk(coded: CodedSource[]): Pick<Insights, "metrics" | "engagement" | "emotions"> {
  const messages = coded.flatMap((source) => source.messages);
  const lengths = messages.map((message) => message.words).sort((a, b) => a - b);
  const total = lengths.reduce((sum, words) => sum + words, 0);
  const vocabulary = new Set<string>();
  for (const source of coded) for (const word of source.vocabulary) vocabulary.add(word);
  const count = (tone: string) => messages.filter((message) => message.sentiment === tone).length;
  return {
    metrics: {
      totalTranscripts: coded.length,
      averageLength: round(total / Math.max(coded.length, 1)),
      uniqueWords: vocabulary.size,
    },
    engagement: {
      shortResponses: lengths.filter((words) => words < briefUnder).length,
      longResponses: lengths.filter((words) => words >= detailedFrom).length,
      averageWordsPerResponse: round(total / Math.max(lengths.length, 1)),
      medianWordsPerResponse: median(lengths),
    },
    emotions: {
      positiveCount: count("positive"),
      negativeCount: count("negative"),
      neutralCount: count("neutral"),
    },
  };
}
