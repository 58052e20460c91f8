import { findGuid } from "./guid.ts";
import {
  codebookNamespace,
  projectNamespace,
  projectPath,
  type RefiCase,
  type RefiCode,
  type RefiCoding,
  type RefiMaking,
  type RefiNote,
  type RefiProject,
  type RefiSelection,
  type RefiSource,
  type RefiValue,
  type RefiVariableType,
  variableTypes,
  type ZipEntry,
} from "./refi-project.ts";
import { readXml, type XmlElement } from "./xml.ts";

/** `notices` are plain sentences on what was left out. */
export type QdpxReading = { project: RefiProject; notices: string[] } | { problem: string };
export type QdcReading = { codes: RefiCode[]; origin: string } | { problem: string };

/** Texts by path in lower case, and a count of what cannot be taken over, by a sentence that holds `#`. */
interface Context {
  texts: Map<string, Uint8Array>;
  codeGuids: Set<string>;
  left: Map<string, number>;
}

function leave(context: Context, sentence: string): undefined {
  context.left.set(sentence, (context.left.get(sentence) ?? 0) + 1);
  return undefined;
}

function findChild(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

function listChildren(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

function readText(element: XmlElement, name: string): string {
  return findChild(element, name)?.text ?? "";
}

function readName(element: XmlElement): string {
  return element.attributes.get("name") ?? "";
}

function readGuid(element: XmlElement): string {
  return findGuid(element.attributes.get("guid")) ?? "";
}

function listTargets(element: XmlElement, name: string): string[] {
  return listChildren(element, name).flatMap((child) => findGuid(child.attributes.get("targetGUID")) ?? []);
}

function readMaking(element: XmlElement): RefiMaking {
  const { attributes } = element;
  return {
    userGuid: findGuid(attributes.get("creatingUser") ?? attributes.get("modifyingUser")) ?? null,
    createdAt: attributes.get("creationDateTime") ?? attributes.get("modifiedDateTime") ?? null,
  };
}

function readCode(element: XmlElement): RefiCode {
  return {
    guid: readGuid(element),
    name: readName(element),
    description: readText(element, "Description"),
    isCodable: /^(?:true|1)$/.test(element.attributes.get("isCodable")?.trim() ?? "true"),
    color: element.attributes.get("color") ?? null,
    codes: listChildren(element, "Code").map(readCode),
  };
}

function readCodes(parent: XmlElement | undefined): RefiCode[] {
  return listChildren(findChild(parent, "Codes"), "Code").map(readCode);
}

function collectGuids(codes: RefiCode[], guids: Set<string>): Set<string> {
  for (const code of codes) {
    guids.add(code.guid);
    collectGuids(code.codes, guids);
  }
  return guids;
}

function findValueType(element: XmlElement): RefiVariableType | undefined {
  return variableTypes.find((type) => element.name === `${type}Value`);
}

function listValues(element: XmlElement): RefiValue[] {
  return listChildren(element, "VariableValue").flatMap((value) => {
    const [variableGuid] = listTargets(value, "VariableRef");
    const holder = value.children.find((child) => findValueType(child) !== undefined);
    const type = holder && findValueType(holder);
    return variableGuid && type ? [{ variableGuid, type, value: holder.text }] : [];
  });
}

function readCase(element: XmlElement): RefiCase {
  return {
    guid: readGuid(element),
    name: readName(element),
    description: readText(element, "Description"),
    values: listValues(element),
    sourceGuids: listTargets(element, "SourceRef"),
  };
}

function listCodings(element: XmlElement, context: Context): RefiCoding[] {
  return listChildren(element, "Coding").flatMap((coding) => {
    const [codeGuid] = listTargets(coding, "CodeRef");
    if (codeGuid === undefined || !context.codeGuids.has(codeGuid)) {
      return leave(context, "Codings whose codes are not in the file were left out (#).") ?? [];
    }
    const noteGuids = listTargets(coding, "NoteRef");
    return [{ guid: readGuid(coding), codeGuid, noteGuids, ...readMaking(coding) }];
  });
}

function listSelections(element: XmlElement, length: number, context: Context): RefiSelection[] {
  return listChildren(element, "PlainTextSelection").flatMap((selection) => {
    const start = Number(selection.attributes.get("startPosition") ?? Number.NaN);
    const end = Number(selection.attributes.get("endPosition") ?? Number.NaN);
    const isInside =
      Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start <= end && end <= length;
    if (!isInside) return leave(context, "Passages that lie outside their texts were left out (#).") ?? [];
    const made: RefiSelection = {
      guid: readGuid(selection),
      name: readName(selection),
      description: readText(selection, "Description"),
      start,
      end,
      codings: listCodings(selection, context),
      noteGuids: listTargets(selection, "NoteRef"),
      ...readMaking(selection),
    };
    return [made];
  });
}

/** The text of a source or note: a file in the zip, or within the element. */
function findText(element: XmlElement, context: Context): string | undefined {
  const path = element.attributes.get("plainTextPath");
  if (path === undefined) return findChild(element, "PlainTextContent")?.text;
  const file = /^internal:\/\/\/?(.+)$/.exec(path.trim())?.[1];
  const bytes = file === undefined ? undefined : context.texts.get(`sources/${file.toLowerCase()}`);
  return bytes && new TextDecoder("utf-8").decode(bytes);
}

function readSource(element: XmlElement, context: Context): RefiSource | undefined {
  const text = findText(element, context);
  if (text === undefined) return leave(context, "Sources whose texts are not in the file were left out (#).");
  return {
    guid: readGuid(element),
    name: readName(element),
    description: readText(element, "Description"),
    text,
    selections: listSelections(element, Array.from(text).length, context),
    codings: listCodings(element, context),
    noteGuids: listTargets(element, "NoteRef"),
    values: listValues(element),
    ...readMaking(element),
  };
}

/** Text sources, and of PDFs the text that comes with them; pictures, sound and video hold no text of their own. */
function listSources(parent: XmlElement | undefined, context: Context): RefiSource[] {
  return (parent?.children ?? []).flatMap((element) => {
    if (element.name === "TextSource") return readSource(element, context) ?? [];
    const inner = element.name === "PDFSource" ? findChild(element, "Representation") : undefined;
    const source = inner && readSource(inner, context);
    if (source) return [{ ...source, name: readName(element) || source.name }];
    return leave(context, "Pictures, recordings and other sources without text were left out (#).") ?? [];
  });
}

function readNote(element: XmlElement, context: Context): RefiNote | undefined {
  const text = findText(element, context);
  if (text === undefined) return leave(context, "Notes whose texts are not in the file were left out (#).");
  return { guid: readGuid(element), name: readName(element), text, ...readMaking(element) };
}

function listVariables(root: XmlElement): RefiProject["variables"] {
  return listChildren(findChild(root, "Variables"), "Variable").map((element) => {
    const given = element.attributes.get("typeOfVariable");
    const type = variableTypes.find((known) => known === given) ?? "Text";
    return { guid: readGuid(element), name: readName(element), type };
  });
}

/** Parts of the format that our project has no place for. */
const unread = [
  ["Sets", "Set", "Sets of sources or codes were left out (#)."],
  ["Graphs", "Graph", "Drawings were left out (#)."],
  ["Links", "Link", "Links between passages were left out (#)."],
] as const;

function leaveUnread(root: XmlElement, context: Context): void {
  for (const [list, item, sentence] of unread)
    for (const _ of listChildren(findChild(root, list), item)) leave(context, sentence);
}

function readProject(root: XmlElement, context: Context): RefiProject {
  leaveUnread(root, context);
  const codes = readCodes(findChild(root, "CodeBook"));
  collectGuids(codes, context.codeGuids);
  const users = listChildren(findChild(root, "Users"), "User");
  return {
    name: readName(root),
    origin: root.attributes.get("origin") ?? "",
    createdAt: root.attributes.get("creationDateTime") ?? null,
    users: users.map((user) => ({
      guid: readGuid(user),
      name: readName(user) || (user.attributes.get("id") ?? ""),
    })),
    codes,
    variables: listVariables(root),
    cases: listChildren(findChild(root, "Cases"), "Case").map(readCase),
    sources: listSources(findChild(root, "Sources"), context),
    notes: listChildren(findChild(root, "Notes"), "Note").flatMap((note) => readNote(note, context) ?? []),
    description: readText(root, "Description"),
  };
}

function readRoot(text: string, name: string, namespace: string): { root: XmlElement } | { problem: string } {
  const reading = readXml(text);
  if ("problem" in reading) return { problem: `The file is damaged: ${reading.problem}.` };
  const { root } = reading;
  const isKnown = root.name === name && root.namespace === namespace;
  return isKnown ? reading : { problem: "The file is not a REFI-QDA exchange file of version 1.0." };
}

/** UTF-8, or UTF-16 with its mark, as XML says. */
function decodeXml(bytes: Uint8Array): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  const isWideBig = bytes[0] === 0xfe && bytes[1] === 0xff;
  return new TextDecoder(isWide ? "utf-16le" : isWideBig ? "utf-16be" : "utf-8").decode(bytes);
}

/**
 * A REFI-QDA project from the unzipped files of a .qdpx, of ours or of another program. Only text is taken over;
 * `notices` say what was not. `problem` is a sentence for the person who uploaded it.
 */
export function readQdpx(entries: ZipEntry[]): QdpxReading {
  const texts = new Map(
    entries.map((entry) => [entry.path.replaceAll("\\", "/").toLowerCase(), entry.bytes]),
  );
  const main =
    texts.get(projectPath) ?? entries.find((entry) => entry.path.toLowerCase().endsWith(".qde"))?.bytes;
  if (!main) return { problem: "The file holds no REFI-QDA project (project.qde)." };
  const reading = readRoot(decodeXml(main), "Project", projectNamespace);
  if ("problem" in reading) return reading;
  const context: Context = { texts, codeGuids: new Set(), left: new Map() };
  const project = readProject(reading.root, context);
  const notices = [...context.left].map(([sentence, count]) => sentence.replace("#", String(count)));
  return { project, notices };
}

/** The codes of a .qdc codebook. `problem` is a sentence for the person who uploaded it. */
export function readQdc(text: string): QdcReading {
  const reading = readRoot(text, "CodeBook", codebookNamespace);
  if ("problem" in reading) return reading;
  return { codes: readCodes(reading.root), origin: reading.root.attributes.get("origin") ?? "" };
}
