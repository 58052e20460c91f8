import type { StoredInsights } from "#contract/insights.ts";
import { countNoun } from "#web/format/count-noun.ts";

/** "12 finished interviews and 3 transcripts": each kind by itself, never as one sum. */
export function formatSources({ interviews, transcripts, threads }: StoredInsights["sources"]): string {
  const told = [
    interviews > 0 && countNoun(interviews, "interview"),
    transcripts > 0 && countNoun(transcripts, "transcript"),
    threads > 0 && countNoun(threads, "Reddit thread"),
  ].filter((part) => part !== false);
  if (told.length === 0) return countNoun(0, "interview");
  return new Intl.ListFormat("en", { type: "conjunction" }).format(told);
}

/** The same of those that were analysed: some may not be, for their language. */
export function formatAnalysed({
  sources,
  notAnalysed,
}: Pick<StoredInsights, "sources" | "notAnalysed">): string {
  if (!notAnalysed) return formatSources(sources);
  const key = `${notAnalysed.kind}s` as const;
  return formatSources({ ...sources, [key]: sources[key] - notAnalysed.sources });
}

export function formatVerification({ checked, dropped }: StoredInsights["verification"]): string {
  return dropped > 0
    ? `Every quote is verbatim; ${dropped.toLocaleString()} of ${checked.toLocaleString()} could not be found and were dropped.`
    : "Every quote is verbatim.";
}

/** What a new generation cost; nothing where everything was new. */
export function formatReadAnew({ readAnew, sources }: Pick<StoredInsights, "readAnew" | "sources">): string {
  const all = sources.interviews + sources.transcripts + sources.threads;
  if (readAnew === undefined || readAnew >= all) return "";
  if (readAnew === 0) return "Nothing new since the last analysis.";
  return `${readAnew.toLocaleString()} new, ${(all - readAnew).toLocaleString()} unchanged.`;
}
