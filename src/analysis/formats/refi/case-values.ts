import { uniqueNames } from "../export/codebook.ts";
import { listHiddenFields } from "../export/sessions-csv.ts";
import { type ExportProject, type ExportSession, listSessions } from "../export-project.ts";
import type { Characteristic } from "./characteristic.ts";
import { listQuestionCharacteristics } from "./closed-values.ts";
import { findDateTime } from "./date-time.ts";
import { makeGuid } from "./guid.ts";
import type { RefiValue, RefiVariable, RefiVariableType } from "./refi-project.ts";
import { readVariableTag } from "./variable-tags.ts";

/** The variable that holds the tags of a source that are no values themselves, and what parts them in it. */
export const sourceTagsName = "Source tags";
export const tagSeparator = "; ";

function listPlainTags(session: ExportSession): string {
  return session.sourceTags.filter((tag) => !readVariableTag(tag)).join(tagSeparator);
}

const known: Characteristic[] = [
  {
    key: "ageRange",
    name: "Age range",
    type: "Text",
    read: (session) => session.demographics?.ageRange ?? "",
  },
  {
    key: "occupation",
    name: "Occupation",
    type: "Text",
    read: (session) => session.demographics?.occupation ?? "",
  },
  { key: "location", name: "Country", type: "Text", read: (session) => session.demographics?.location ?? "" },
  {
    key: "townCity",
    name: "Town or city",
    type: "Text",
    read: (session) => session.demographics?.townCity ?? "",
  },
  { key: "sourceTags", name: sourceTagsName, type: "Text", read: listPlainTags },
  { key: "language", name: "Language", type: "Text", read: (session) => session.language },
  { key: "concept", name: "Concept", type: "Text", read: (session) => session.concept ?? "" },
  { key: "completed", name: "Completed", type: "Boolean", read: (session) => String(session.completed) },
  {
    key: "startedAt",
    name: "Started",
    type: "DateTime",
    read: (session) => findDateTime(session.startedAt) ?? "",
  },
];

/** Numbers as the format's decimals; one answer that is none makes the whole variable a text. */
const decimal = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/;

interface FormQuestion {
  name: string;
  bySession: Map<string, string>;
}

function collectAnswers(sessions: ExportSession[]): Map<string, FormQuestion> {
  const questions = new Map<string, FormQuestion>();
  for (const session of sessions) {
    for (const { formName, answers } of session.formAnswers) {
      for (const { question, answer } of answers) {
        const key = JSON.stringify([formName, question]);
        const known = questions.get(key) ?? { name: `${formName}: ${question}`, bySession: new Map() };
        known.bySession.set(session.id, answer);
        questions.set(key, known);
      }
    }
  }
  return questions;
}

function listFormCharacteristics(sessions: ExportSession[]): Characteristic[] {
  return [...collectAnswers(sessions)].map(([key, { name, bySession }]) => {
    const isNumber = [...bySession.values()].every((value) => value === "" || decimal.test(value));
    return {
      key: `form:${key}`,
      name,
      type: isNumber ? "Float" : "Text",
      read: (session) => bySession.get(session.id) ?? "",
    };
  });
}

/** What the participants' links said. */
function listLinkCharacteristics(sessions: ExportSession[]): Characteristic[] {
  const hidden = listHiddenFields(sessions).map(
    (name): Characteristic => ({
      key: `link:${name}`,
      name: `Link: ${name}`,
      type: "Text",
      read: (session) => new Map(Object.entries(session.hiddenFields ?? {})).get(name) ?? "",
    }),
  );
  const source: Characteristic = {
    key: "source",
    name: "Source",
    type: "Text",
    read: (session) => session.source ?? "",
  };
  return [source, ...hidden];
}

/** Values that came with an imported project, each in its tag. */
function listTagCharacteristics(sessions: ExportSession[]): Characteristic[] {
  const byName = new Map<string, Map<string, string>>();
  for (const session of sessions) {
    for (const tag of session.sourceTags) {
      const variable = readVariableTag(tag);
      if (!variable) continue;
      const values = byName.get(variable.name) ?? new Map<string, string>();
      byName.set(variable.name, values);
      values.set(session.id, variable.value);
    }
  }
  return [...byName].map(([name, values]) => {
    const isNumber = [...values.values()].every((value) => decimal.test(value));
    const read = (session: ExportSession) => values.get(session.id) ?? "";
    return { key: `tag:${name}`, name, type: isNumber ? "Float" : "Text", read };
  });
}

/** What came with an imported session counts before what we would say of it, as long as it is of the same type. */
function mergeByName(own: Characteristic[], brought: Characteristic[]): Characteristic[] {
  const byName = new Map(brought.map((item) => [item.name, item]));
  const merged = own.map((item) => {
    const tagged = byName.get(item.name);
    byName.delete(item.name);
    if (!tagged) return item;
    const read = (session: ExportSession) => {
      const value = tagged.read(session);
      return value !== "" && isOfType(value, item.type) ? value : item.read(session);
    };
    return { ...item, read };
  });
  return [...merged, ...byName.values()];
}

function isOfType(value: string, type: RefiVariableType): boolean {
  if (type === "Boolean") return value === "true" || value === "false";
  if (type === "DateTime") return findDateTime(value) !== undefined;
  if (type === "Integer") return /^[+-]?\d+$/.test(value);
  return type === "Float" ? decimal.test(value) : true;
}

/** The variables that any session has a value of, and each session's values. */
export interface CaseValues {
  variables: RefiVariable[];
  listValues: (session: ExportSession) => RefiValue[];
}

export function makeCaseValues(project: ExportProject): CaseValues {
  const sessions = listSessions(project).map(({ session }) => session);
  const unique = uniqueNames();
  const own = [
    ...known,
    ...listFormCharacteristics(sessions),
    ...listQuestionCharacteristics(project),
    ...listLinkCharacteristics(sessions),
  ];
  const used = mergeByName(own, listTagCharacteristics(sessions))
    .filter(({ read, isKept }) => isKept === true || sessions.some((session) => read(session) !== ""))
    .map((item) => ({ ...item, guid: makeGuid("variable", project.id, item.key), name: unique(item.name) }));
  return {
    variables: used.map(({ guid, name, type }) => ({ guid, name, type })),
    listValues: (session) =>
      used.flatMap(({ guid, type, read }) => {
        const value = read(session);
        return value === "" ? [] : [{ variableGuid: guid, type, value }];
      }),
  };
}
