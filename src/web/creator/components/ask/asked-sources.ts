import type { StoredInsights } from "#contract/insights.ts";

export type AskedSource = "interviews" | "transcripts" | "reddit";

export const sourceNames: Record<AskedSource, string> = {
  interviews: "Interviews",
  transcripts: "Transcripts",
  reddit: "Reddit threads",
};

/**
 * Where a question can be looked up: in what the insights were made of; in the interviews while there are none. It is
 * looked up in one kind at a time, as people of several kinds are never counted together.
 */
export function listAskedSources(made: StoredInsights["sources"] | undefined): AskedSource[] {
  const { interviews, transcripts, threads } = made ?? { interviews: 1, transcripts: 0, threads: 0 };
  const asked: AskedSource[] = [];
  if (interviews > 0) asked.push("interviews");
  if (transcripts > 0) asked.push("transcripts");
  if (threads > 0) asked.push("reddit");
  return asked;
}

/** The question that an address holds, and where it is looked up. */
export interface AskedQuestion {
  question: string;
  source: AskedSource;
}

export function readQuestion(search: URLSearchParams, sources: readonly AskedSource[]): AskedQuestion {
  const [first = "interviews"] = sources;
  return {
    question: (search.get("ask") ?? "").trim().slice(0, 500),
    source: sources.find((source) => source === search.get("in")) ?? first,
  };
}

export function withQuestion(search: URLSearchParams, { question, source }: AskedQuestion): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete("ask");
  next.delete("in");
  if (question !== "") next.set("ask", question);
  if (question !== "" && source !== "interviews") next.set("in", source);
  return next;
}
