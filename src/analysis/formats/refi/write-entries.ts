import {
  codebookNamespace,
  projectNamespace,
  projectPath,
  type RefiAudio,
  type RefiCase,
  type RefiCode,
  type RefiCoding,
  type RefiMaking,
  type RefiNote,
  type RefiProject,
  type RefiSelection,
  type RefiSource,
  type RefiValue,
  sourcesFolder,
  type ZipEntry,
} from "./refi-project.ts";
import { listOf, textOf, writeXml, writeXmlPart, writeXmlStart, type XmlNode } from "./xml-writer.ts";

function writeMaking({ userGuid, createdAt }: RefiMaking): Record<string, string | null> {
  return { creatingUser: userGuid, creationDateTime: createdAt };
}

function refer(name: string, guids: string[]): XmlNode[] {
  return guids.map((targetGUID) => ({ name, attributes: { targetGUID } }));
}

function writeCode(code: RefiCode): XmlNode {
  const { guid, name, isCodable, color } = code;
  return {
    name: "Code",
    attributes: { guid, name, isCodable, color },
    children: [...textOf("Description", code.description), ...code.codes.map(writeCode)],
  };
}

function writeValue({ variableGuid, type, value }: RefiValue): XmlNode {
  const children = [...refer("VariableRef", [variableGuid]), { name: `${type}Value`, text: value }];
  return { name: "VariableValue", children };
}

function writeCase({ guid, name, description, values, sourceGuids }: RefiCase): XmlNode {
  return {
    name: "Case",
    attributes: { guid, name },
    children: [
      ...textOf("Description", description),
      ...values.map(writeValue),
      ...refer("SourceRef", sourceGuids),
    ],
  };
}

function writeCoding(coding: RefiCoding): XmlNode {
  return {
    name: "Coding",
    attributes: { guid: coding.guid, ...writeMaking(coding) },
    children: [...refer("CodeRef", [coding.codeGuid]), ...refer("NoteRef", coding.noteGuids)],
  };
}

function writeSelection(selection: RefiSelection): XmlNode {
  const { guid, name, start, end } = selection;
  return {
    name: "PlainTextSelection",
    attributes: {
      guid,
      name: name || null,
      startPosition: start,
      endPosition: end,
      ...writeMaking(selection),
    },
    children: [
      ...textOf("Description", selection.description),
      ...selection.codings.map(writeCoding),
      ...refer("NoteRef", selection.noteGuids),
    ],
  };
}

function writeTextSource(
  element: string,
  source: RefiSource | (RefiNote & { selections?: undefined }),
): XmlNode {
  const { guid, name } = source;
  const children = source.selections
    ? [
        ...textOf("Description", source.description),
        ...source.selections.map(writeSelection),
        ...source.codings.map(writeCoding),
        ...refer("NoteRef", source.noteGuids),
        ...source.values.map(writeValue),
      ]
    : [];
  const plainTextPath = `internal://${guid}.txt`;
  return { name: element, attributes: { guid, name, plainTextPath, ...writeMaking(source) }, children };
}

function writeAudio(audio: RefiAudio): XmlNode {
  const { guid, name, ending, transcript } = audio;
  const points = transcript.syncPoints.map((point) => ({
    name: "SyncPoint",
    attributes: { guid: point.guid, timeStamp: point.timeStamp, position: point.position },
  }));
  const plainTextPath = `internal://${transcript.guid}.txt`;
  return {
    name: "AudioSource",
    attributes: { guid, name, path: `internal://${guid}.${ending}`, ...writeMaking(audio) },
    children: [
      {
        name: "Transcript",
        attributes: { guid: transcript.guid, name: transcript.name, plainTextPath, ...writeMaking(audio) },
        children: points,
      },
    ],
  };
}

/** What a session adds to a project, as XML at its depth there. */
export interface WrittenParts {
  cases: string;
  sources: string;
  notes: string;
}

type ProjectParts = Pick<RefiProject, "cases" | "sources" | "audio" | "notes">;

export function writeParts({ cases, sources, notes, audio = [] }: ProjectParts): WrittenParts {
  const write = (nodes: XmlNode[]) => nodes.map((node) => writeXmlPart(node, 2)).join("");
  return {
    cases: write(cases.map(writeCase)),
    sources: write([
      ...sources.map((source) => writeTextSource("TextSource", source)),
      ...audio.map(writeAudio),
    ]),
    notes: write(notes.map((note) => writeTextSource("Note", note))),
  };
}

/** The texts of sources, transcripts and notes as files, in UTF-8 without a mark. */
export function writeTexts({ sources, notes, audio = [] }: Omit<ProjectParts, "cases">): ZipEntry[] {
  const encoder = new TextEncoder();
  return [...sources, ...audio.map(({ transcript }) => transcript), ...notes].map(({ guid, text }) => ({
    path: `${sourcesFolder}/${guid}.txt`,
    bytes: encoder.encode(text),
  }));
}

/** The project file around the parts of its sessions, in the schema's order. */
export function writeProjectFile(
  project: Omit<RefiProject, keyof ProjectParts>,
  parts: WrittenParts[],
): ZipEntry {
  const { name, origin, createdAt } = project;
  const users = project.users.map((user) => ({
    name: "User",
    attributes: { guid: user.guid, name: user.name },
  }));
  const variables = project.variables.map(({ guid, name: called, type }) => ({
    name: "Variable",
    attributes: { guid, name: called, typeOfVariable: type },
  }));
  const list = (nodes: XmlNode[]) => nodes.map((node) => writeXmlPart(node, 1));
  const listParts = (element: string, written: string[]) =>
    written.some((part) => part !== "") ? [` <${element}>\n`, ...written, ` </${element}>\n`] : [];
  const pieces = [
    writeXmlStart({
      name: "Project",
      attributes: { xmlns: projectNamespace, name, origin, creationDateTime: createdAt },
    }),
    ...list(listOf("Users", users)),
    ...list(listOf("CodeBook", listOf("Codes", project.codes.map(writeCode)))),
    ...list(listOf("Variables", variables)),
    ...listParts(
      "Cases",
      parts.map((part) => part.cases),
    ),
    ...listParts(
      "Sources",
      parts.map((part) => part.sources),
    ),
    ...listParts(
      "Notes",
      parts.map((part) => part.notes),
    ),
    ...list(textOf("Description", project.description)),
    "</Project>\n",
  ];
  return { path: projectPath, bytes: new TextEncoder().encode(pieces.join("")) };
}

/** The files of a .qdpx: the project and, in UTF-8 without a mark, each source's and note's text. */
export function writeEntries(project: RefiProject): ZipEntry[] {
  return [writeProjectFile(project, [writeParts(project)]), ...writeTexts(project)];
}

/** A codebook as .qdc; null without any code, as the format has no empty codebook. */
export function writeCodes(codes: RefiCode[], origin: string): string | null {
  if (codes.length === 0) return null;
  const children = listOf("Codes", codes.map(writeCode));
  return writeXml({ name: "CodeBook", attributes: { xmlns: codebookNamespace, origin }, children });
}
