import {
  type Codebook,
  type CodebookEntry,
  type Coding,
  codeNameChars,
  coderId,
  coderName,
  makeCodebook,
  tagCategory,
  uniqueNames,
} from "../export/codebook.ts";
import { withoutPersonalData } from "../export/personal-data.ts";
import {
  type ExportProject,
  type ExportSession,
  type InterviewOutline,
  listSessions,
} from "../export-project.ts";
import { type CaseValues, makeCaseValues } from "./case-values.ts";
import { findDateTime } from "./date-time.ts";
import { makeGuid } from "./guid.ts";
import type {
  RefiAudio,
  RefiCase,
  RefiCode,
  RefiNote,
  RefiProject,
  RefiSelection,
  RefiSource,
} from "./refi-project.ts";
import { makeSourceText, type SourceText } from "./source-text.ts";
import { makeAudioSources } from "./spoken-answers.ts";
import { cleanXmlText } from "./xml-writer.ts";

export const origin = "Askwell";

/** Ids of people mean the same in every project, all others within theirs. */
function userGuid(personId: string): string {
  return makeGuid("user", personId);
}

function nestCodes(project: ExportProject, entries: CodebookEntry[]): RefiCode[] {
  const byParent = new Map<string | null, CodebookEntry[]>();
  for (const entry of entries) {
    const siblings = byParent.get(entry.parentId) ?? [];
    byParent.set(entry.parentId, siblings);
    siblings.push(entry);
  }
  const nest = (parentId: string | null): RefiCode[] =>
    (byParent.get(parentId) ?? []).map((entry) => ({
      guid: makeGuid("code", project.id, entry.id),
      name: cleanXmlText(entry.name),
      description: cleanXmlText(entry.description),
      isCodable: entry.isCodable,
      color: null,
      codes: nest(entry.id),
    }));
  return nest(null);
}

interface Prepared {
  project: ExportProject;
  codings: Map<string, Coding[]>;
  values: CaseValues;
  /** Names that codes have; the twins of cases get others. */
  uniqueCode: (name: string) => string;
  uniqueSource: (name: string) => string;
  uniqueNote: (name: string) => string;
}

/** What a session adds to a project. */
export interface RefiParts extends Pick<RefiProject, "cases" | "sources" | "notes"> {
  audio: RefiAudio[];
}

interface SessionParts extends RefiParts {
  twins: RefiCode[];
}

/** Importers of other programs stop at anything that has no date. */
function findDate(project: ExportProject, at: string): string | null {
  return findDateTime(at) ?? findDateTime(project.exportedAt) ?? null;
}

/** A coding as a selection of its own; undefined where its place is not in the text. */
function makeSelection(project: ExportProject, coding: Coding, text: SourceText): RefiSelection | undefined {
  const start = text.findPlace(coding.turnId, coding.start);
  const end = text.findPlace(coding.turnId, coding.end);
  if (start === undefined || end === undefined || start >= end) return undefined;
  const key = [project.id, coding.sessionId, coding.personId, coding.id];
  const making = { userGuid: userGuid(coding.personId), createdAt: findDate(project, coding.createdAt) };
  const { codeId } = coding;
  const codeGuid = makeGuid("code", project.id, codeId ?? "");
  const made = { guid: makeGuid("coding", ...key), codeGuid, noteGuids: [], ...making };
  const hasNote = coding.note.trim() !== "";
  return {
    guid: makeGuid("selection", ...key),
    name: "",
    description: hasNote ? cleanXmlText(cleanNote(coding.note)) : "",
    start,
    end,
    codings: codeId === null ? [] : [made],
    noteGuids: hasNote ? [makeGuid("note", ...key)] : [],
    ...making,
  };
}

function cleanNote(note: string): string {
  return note
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/^\ufeff+/, "");
}

/** QualCoder knows notes by their names and stops at the second of a name. */
function makeNote({ project, uniqueNote }: Prepared, coding: Coding, guid: string): RefiNote {
  return {
    guid,
    name: uniqueNote(cleanXmlText(coding.note)),
    text: cleanNote(coding.note),
    userGuid: userGuid(coding.personId),
    createdAt: findDate(project, coding.createdAt),
  };
}

/** Notes of one person on one passage as one selection: QualCoder stops at the second. */
function joinNotes(selections: RefiSelection[]): RefiSelection[] {
  const notes = new Map<string, RefiSelection>();
  return selections.flatMap((selection) => {
    if (selection.codings.length > 0) return [selection];
    const key = `${selection.start} ${selection.end} ${selection.userGuid}`;
    const known = notes.get(key);
    if (!known) {
      notes.set(key, selection);
      return [selection];
    }
    known.noteGuids.push(...selection.noteGuids);
    known.description = [known.description, selection.description].filter(Boolean).join("\n\n");
    return [];
  });
}

/** QualCoder links a case to a text by a code with the case's GUID over the whole of it. */
function makeTwinSelection(caseGuid: string, text: SourceText, createdAt: string | null): RefiSelection {
  const making = { userGuid: userGuid(coderId), createdAt };
  return {
    guid: makeGuid("case selection", caseGuid),
    name: "",
    description: "",
    start: 0,
    end: text.length,
    codings: [{ guid: makeGuid("case coding", caseGuid), codeGuid: caseGuid, noteGuids: [], ...making }],
    noteGuids: [],
    ...making,
  };
}

function makeParts(
  prepared: Prepared,
  interview: Pick<InterviewOutline, "name">,
  session: ExportSession,
): SessionParts {
  const { project, values } = prepared;
  const text = makeSourceText(session);
  const isNamed = project.interviews.length > 1;
  const label = cleanXmlText(isNamed ? `${interview.name}, ${session.label}` : session.label);
  const guid = makeGuid("source", project.id, session.id);
  const marked: RefiSelection[] = [];
  const notes: RefiNote[] = [];
  for (const coding of prepared.codings.get(session.id) ?? []) {
    const selection = makeSelection(project, coding, text);
    if (!selection) continue;
    marked.push(selection);
    notes.push(...selection.noteGuids.map((noteGuid) => makeNote(prepared, coding, noteGuid)));
  }
  const selections = joinNotes(marked);
  // A thread is many people and no case.
  const isCase = session.kind !== "thread";
  const caseGuid = makeGuid("case", project.id, session.id);
  const name = isCase ? prepared.uniqueCode(label) : label;
  if (isCase && text.length > 0)
    selections.unshift(makeTwinSelection(caseGuid, text, findDate(project, session.startedAt)));
  const cleaned = values.listValues(session).map((value) => ({ ...value, value: cleanXmlText(value.value) }));
  const source: RefiSource = {
    guid,
    name: prepared.uniqueSource(label),
    description: "",
    text: text.text,
    selections,
    codings: [],
    noteGuids: [],
    values: [],
    userGuid: userGuid(coderId),
    createdAt: findDate(project, session.startedAt),
  };
  const twin = { guid: caseGuid, name, description: "", isCodable: true, color: null, codes: [] };
  const { uniqueSource: unique } = prepared;
  const audio = makeAudioSources(project.id, session, { label, unique, userGuid: userGuid(coderId) });
  const sourceGuids = [guid, ...audio.map((one) => one.guid)];
  const own: RefiCase = { guid: caseGuid, name, description: "", values: cleaned, sourceGuids };
  return { sources: [source], audio, notes, cases: isCase ? [own] : [], twins: isCase ? [twin] : [] };
}

function groupCodings({ codings }: Codebook): Map<string, Coding[]> {
  const groups = new Map<string, Coding[]>();
  for (const coding of codings) {
    const group = groups.get(coding.sessionId);
    if (group) group.push(coding);
    else groups.set(coding.sessionId, [coding]);
  }
  return groups;
}

/** The twins of cases under a category of their own. */
function makeTwinCategory(project: ExportProject, name: string, codes: RefiCode[]): RefiCode[] {
  if (codes.length === 0) return [];
  const guid = makeGuid("code", project.id, "category:cases");
  return [{ guid, name, description: "", isCodable: false, color: null, codes }];
}

/**
 * A project as REFI-QDA has it, made session by session: a source and a case each, people's marks and the coder's
 * findings as codings with their makers. The same ids give the same GUIDs in every export.
 */
export class RefiMaker {
  readonly #prepared: Prepared;
  readonly #codebook: Codebook;
  readonly #twinCategory: string;
  readonly #twins: RefiCode[] = [];

  /** All sessions of the project, each with at least the turns that are marked; masked where it says so. */
  constructor(project: ExportProject) {
    this.#codebook = makeCodebook(project);
    const uniqueCode = uniqueNames(codeNameChars);
    for (const entry of this.#codebook.entries) uniqueCode(entry.name);
    this.#twinCategory = uniqueCode("Participants");
    this.#prepared = {
      project,
      codings: groupCodings(this.#codebook),
      values: makeCaseValues(project),
      uniqueCode,
      uniqueSource: uniqueNames(),
      uniqueNote: uniqueNames(codeNameChars),
    };
  }

  /** What a whole session adds; masked as the project is. Each may be added once. */
  addSession(interview: Pick<InterviewOutline, "name">, session: ExportSession): RefiParts {
    const { twins, ...parts } = makeParts(this.#prepared, interview, session);
    this.#twins.push(...twins);
    return parts;
  }

  /** Everything but what the sessions added. */
  finish(): Omit<RefiProject, keyof RefiParts> {
    const { project, values } = this.#prepared;
    const people = [...project.people, { id: coderId, name: coderName }];
    return {
      name: cleanXmlText(project.name),
      origin,
      createdAt: findDateTime(project.exportedAt) ?? null,
      users: people.map((person) => ({ guid: userGuid(person.id), name: cleanXmlText(person.name) })),
      codes: [
        ...nestCodes(project, this.#codebook.entries),
        ...makeTwinCategory(project, this.#twinCategory, this.#twins),
      ],
      variables: values.variables.map((variable) => ({ ...variable, name: cleanXmlText(variable.name) })),
      description: "",
    };
  }
}

/** The whole project at once. */
export function makeRefiProject(given: ExportProject): RefiProject {
  const project = withoutPersonalData(given);
  const maker = new RefiMaker(project);
  const parts = listSessions(project).map(({ interview, session }) => maker.addSession(interview, session));
  const audio = parts.flatMap((part) => part.audio);
  return {
    ...maker.finish(),
    cases: parts.flatMap((part) => part.cases),
    sources: parts.flatMap((part) => part.sources),
    ...(audio.length > 0 && { audio }),
    notes: parts.flatMap((part) => part.notes),
  };
}

/** The codes alone, without the twins of cases. */
export function listRefiCodes(given: ExportProject): RefiCode[] {
  const project = withoutPersonalData(given);
  return nestCodes(project, makeCodebook(project).entries);
}

/** The category of people's tags as it is where there are tags. */
export function makeEmptyCategory(projectId: string): RefiCode {
  const guid = makeGuid("code", projectId, tagCategory.id);
  return { guid, name: tagCategory.name, description: "", isCodable: false, color: null, codes: [] };
}
