import type { CodedSource } from "../coder/coded-source.ts";

const kindNames = { interview: "interview", transcript: "transcript", thread: "thread" };

function tellCount(count: number, kind: CodedSource["kind"]): string {
  return `${count} ${kindNames[kind]}${count === 1 ? "" : "s"}`;
}

function nameLanguage(tag: string): string {
  try {
    return new Intl.DisplayNames("en", { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** Plain sentences on what was not done and what the figures leave out. */
export function writeNotes(
  byKind: Map<CodedSource["kind"], CodedSource[]>,
  counted: CodedSource["kind"] | undefined,
): string[] {
  const coded = [...byKind.values()].flat();
  const notes: string[] = [];
  const part = Map.groupBy(
    coded.filter((source) => source.read === "part"),
    (source) => source.language,
  );
  for (const [language, sources] of part) {
    notes.push(
      `${sources.length} of ${coded.length} sources ${sources.length === 1 ? "is" : "are"} in ${nameLanguage(language)}: the built-in coder read keywords, topics and lengths there, but not sentiment, findings or competitors.`,
    );
  }
  if (counted !== undefined && byKind.size > 1) {
    const rest = [...byKind]
      .filter(([kind]) => kind !== counted)
      .map(([kind, sources]) => tellCount(sources.length, kind));
    notes.push(
      `Metrics, engagement and emotions are those of the ${tellCount(byKind.get(counted)?.length ?? 0, counted)}; what was found in ${rest.join(" and ")} stands apart and is not added.`,
    );
  }
  const counts = byKind.get(counted ?? "interview")?.length ?? 0;
  if (counts > 0 && counts < 5) {
    notes.push(
      `This rests on ${tellCount(counts, counted ?? "interview")}: read the quotes rather than the counts.`,
    );
  }
  if (coded.some((source) => source.read === "full")) {
    notes.push(
      "Sentiment and lists are estimates by word lists and rules; open the quotes before you rely on one.",
    );
  }
  return notes;
}
