import { sourceTagsName, tagSeparator } from "./case-values.ts";
import { origin } from "./make-refi-project.ts";
import type { RefiProject, RefiSource, RefiValue } from "./refi-project.ts";
import { writeVariableTag } from "./variable-tags.ts";

/** A source's cases: those that name it, and those whose twin among the codes lies on it. */
function listCases(source: RefiSource, project: RefiProject) {
  const marked = new Set(
    source.selections.flatMap((selection) => selection.codings.map((coding) => coding.codeGuid)),
  );
  return project.cases.filter((item) => item.sourceGuids.includes(source.guid) || marked.has(item.guid));
}

/**
 * What a project says of a source as a whole, as words to group sources by: the codes that are put on all of it,
 * the values of its variables and of its cases' ("Age range: 25-34"), and the cases that have names of their own.
 */
export function listSourceTags(
  source: RefiSource,
  project: RefiProject,
  codeNames: ReadonlyMap<string, string>,
): string[] {
  const variables = new Map(project.variables.map((variable) => [variable.guid, variable.name]));
  const tellValue = ({ variableGuid, value }: RefiValue) => {
    const name = variables.get(variableGuid);
    if (!name || value.trim() === "") return [];
    // Our own export has the tags that are no values in one variable.
    if (name === sourceTagsName && project.origin === origin) return value.split(tagSeparator);
    return [writeVariableTag(name, value.trim())];
  };
  const cases = listCases(source, project);
  return [
    ...source.codings.flatMap((coding) => codeNames.get(coding.codeGuid) ?? []),
    ...cases
      .filter((item) => item.name !== source.name && item.name !== "")
      .map((item) => `Case: ${item.name}`),
    ...[...source.values, ...cases.flatMap((item) => item.values)].flatMap(tellValue),
  ];
}
