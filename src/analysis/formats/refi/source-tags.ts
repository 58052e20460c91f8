import { foldName } from "../transcripts/build-transcript.ts";
import { sourceTagsName, tagSeparator } from "./case-values.ts";
import { origin } from "./make-refi-project.ts";
import type { RefiCase, RefiProject, RefiSource, RefiValue } from "./refi-project.ts";
import { writeVariableTag } from "./variable-tags.ts";

function listMarked({ selections }: RefiSource): string[] {
  return selections.flatMap((selection) => selection.codings.map((coding) => coding.codeGuid));
}

/** Cases that name no source and whose twins lie on none: some programs link them by their names alone. */
export interface UnlinkedCases {
  /** By the folded name of the source that has it too. */
  byName: Map<string, RefiCase[]>;
  lost: number;
}

export function findUnlinkedCases(project: RefiProject): UnlinkedCases {
  const names = new Set(project.sources.map((source) => foldName(source.name)));
  const marked = new Set(project.sources.flatMap(listMarked));
  const unlinked = project.cases.filter((item) => item.sourceGuids.length === 0 && !marked.has(item.guid));
  const byName = Map.groupBy(
    unlinked.filter((item) => names.has(foldName(item.name))),
    (item) => foldName(item.name),
  );
  return { byName, lost: unlinked.filter((item) => !names.has(foldName(item.name))).length };
}

/** A source's cases: those that name it, those whose twin among the codes lies on it, and those of its name. */
function listCases(source: RefiSource, project: RefiProject, unlinked: UnlinkedCases): RefiCase[] {
  const marked = new Set(listMarked(source));
  const linked = project.cases.filter(
    (item) => item.sourceGuids.includes(source.guid) || marked.has(item.guid),
  );
  return [...linked, ...(unlinked.byName.get(foldName(source.name)) ?? [])];
}

/**
 * What a project says of a source as a whole, as words to group sources by: the codes that are put on all of it,
 * the values of its variables and of its cases' ("Age range: 25-34"), and the cases that have names of their own.
 */
export function listSourceTags(
  source: RefiSource,
  project: RefiProject,
  { codes: codeNames, unlinked }: { codes: ReadonlyMap<string, string>; unlinked: UnlinkedCases },
): string[] {
  const variables = new Map(project.variables.map((variable) => [variable.guid, variable.name]));
  const formatValue = ({ variableGuid, value }: RefiValue) => {
    const name = variables.get(variableGuid);
    if (!name || value.trim() === "") return [];
    // Our own export has the tags that are no values in one variable.
    if (name === sourceTagsName && project.origin === origin) return value.split(tagSeparator);
    return [writeVariableTag(name, value.trim())];
  };
  const cases = listCases(source, project, unlinked);
  return [
    ...source.codings.flatMap((coding) => codeNames.get(coding.codeGuid) ?? []),
    ...cases
      .filter((item) => item.name !== source.name && item.name !== "")
      .map((item) => `Case: ${item.name}`),
    ...[...source.values, ...cases.flatMap((item) => item.values)].flatMap(formatValue),
  ];
}
