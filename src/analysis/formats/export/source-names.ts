import type { Evidence } from "#contract/insights.ts";

/**
 * Sentences that name sources as readers know them: a model's prose names people by the labels of their sources, which
 * are often the names of files, and these of people. A label that people use as a word in lower case stays.
 */
export function renameSources(
  evidence: readonly Evidence[],
  labels: ReadonlyMap<string, string>,
): (text: string) => string {
  const said = new Set(evidence.flatMap(({ quote }) => quote.match(/[\p{L}\p{N}]+/gu) ?? []));
  const names = new Map<string, string>();
  for (const { sourceId, sourceLabel } of evidence) {
    const label = labels.get(sourceId);
    if (label !== undefined && sourceLabel !== "" && !said.has(sourceLabel.toLowerCase()))
      names.set(sourceLabel, label);
  }
  if (names.size === 0) return (text) => text;
  const escaped = [...names.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|/-]/gu, "\\$&"));
  const named = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join("|")})(?![\\p{L}\\p{N}])`, "gu");
  return (text) => text.replace(named, (name) => names.get(name) ?? name);
}
