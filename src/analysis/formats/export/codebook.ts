import type { Evidence } from "#contract/insights.ts";
import {
  type ExportAnnotation,
  type ExportInterview,
  type ExportProject,
  listSessions,
} from "../export-project.ts";
import { nameFindingKind } from "./finding-kinds.ts";

/** The person who codes where no person does. */
export const coderId = "askwell-coder";
export const coderName = "Askwell coder";

/** What holds the tags of people. */
export const tagCategory = { id: "category:tags", name: "Tags" };

/** A code or, where nothing may be coded with it, a category of codes. Names are unique in a codebook. */
export interface CodebookEntry {
  id: string;
  name: string;
  description: string;
  parentId: string | null;
  isCodable: boolean;
}

/** A passage with its code, or with a note alone where `codeId` is null. Offsets are code points of the turn's text. */
export interface Coding {
  id: string;
  codeId: string | null;
  sessionId: string;
  turnId: string;
  start: number;
  end: number;
  personId: string;
  createdAt: string;
  note: string;
}

export interface Codebook {
  entries: CodebookEntry[];
  codings: Coding[];
}

/** Longer names of codes are cut or refused by some programs, and unreadable in all. */
export const codeNameChars = 60;

function cutName(name: string, chars: number): string {
  const points = Array.from(name);
  if (points.length <= chars) return name;
  const blank = points.lastIndexOf(" ", chars - 1);
  return `${points.slice(0, blank > chars / 2 ? blank : chars - 1).join("")}…`;
}

/**
 * Makes each name the only one of its kind, as programs know codes by their names and not all tell case apart, and
 * none longer than `chars`.
 */
export function uniqueNames(chars = Number.POSITIVE_INFINITY): (name: string) => string {
  const used = new Set<string>();
  return (given) => {
    const name = given.replace(/\s+/g, " ").trim() || "Without a name";
    let unique = cutName(name, chars);
    for (let times = 2; used.has(unique.toLowerCase()); times++) {
      const number = ` (${times})`;
      unique = `${cutName(name, chars - number.length)}${number}`;
    }
    used.add(unique.toLowerCase());
    return unique;
  };
}

interface Collector {
  codings: Coding[];
  /** Adds the entry if its id is new; answers with the id. */
  add: (entry: CodebookEntry) => string;
  listEntries: () => CodebookEntry[];
}

function makeCollector(): Collector {
  const entries = new Map<string, CodebookEntry>();
  return {
    codings: [],
    add(entry) {
      if (!entries.has(entry.id)) entries.set(entry.id, entry);
      return entry.id;
    },
    listEntries: () => nameEntries(joinGroups(entries)),
  };
}

/** A group that is called as one of the tags is that tag, with others below it. */
function joinGroups(entries: ReadonlyMap<string, CodebookEntry>): CodebookEntry[] {
  const joined = (id: string | null) => {
    const tag = id?.startsWith(groupStart) ? `${tagStart}${id.slice(groupStart.length)}` : "";
    return entries.has(tag) ? tag : id;
  };
  return [...entries.values()].flatMap((entry) => {
    if (joined(entry.id) !== entry.id) return [];
    const parentId = joined(entry.parentId);
    // Groups of other programs may go round; nothing stands below itself.
    return [
      { ...entry, parentId: parentId === entry.id || isRound(entry.id, parentId, entries) ? null : parentId },
    ];
  });
}

function isRound(id: string, parentId: string | null, entries: ReadonlyMap<string, CodebookEntry>): boolean {
  if (parentId === null || !parentId.startsWith(tagStart)) return false;
  const above = entries.get(parentId)?.parentId ?? null;
  return above === `${groupStart}${id.slice(tagStart.length)}`;
}

/** A name that had to be cut stands whole in the description. */
function nameEntries(entries: CodebookEntry[]): CodebookEntry[] {
  const unique = uniqueNames(codeNameChars);
  return entries.map((entry) => {
    const isCut = Array.from(entry.name).length > codeNameChars && !entry.description.includes(entry.name);
    const description = isCut
      ? [entry.name, entry.description].filter(Boolean).join("\n")
      : entry.description;
    return { ...entry, name: unique(entry.name), description };
  });
}

function addCategory(collector: Collector, id: string, name: string): string {
  return collector.add({ id, name, description: "", parentId: null, isCodable: false });
}

/** The code of a mark: tags have one each, highlights one together, notes none. */
function addMarkCode(collector: Collector, mark: ExportAnnotation): string | null {
  if (mark.kind === "note") return null;
  if (mark.kind === "tag") return addTag(collector, mark.text, mark.code);
  return collector.add({
    id: "highlight",
    name: "Highlight",
    description: "",
    parentId: null,
    isCodable: true,
  });
}

const tagStart = "tag:";
const groupStart = "group:";

function addTag(collector: Collector, tag: string, code: ExportAnnotation["code"]): string {
  const parentId = code?.group
    ? addCategory(collector, `${groupStart}${code.group}`, code.group)
    : addCategory(collector, tagCategory.id, tagCategory.name);
  const description = code?.description ?? "";
  return collector.add({ id: `${tagStart}${tag}`, name: tag, description, parentId, isCodable: true });
}

function addMarks(collector: Collector, project: ExportProject): void {
  for (const { tag, description } of project.tagDescriptions)
    addTag(collector, tag, { group: null, description });
  for (const { session } of listSessions(project)) {
    const lengths = new Map(session.turns.map((turn) => [turn.id, Array.from(turn.text).length]));
    for (const mark of session.annotations) {
      const length = lengths.get(mark.turnId) ?? 0;
      if (length === 0) continue;
      collector.codings.push({
        id: mark.id,
        codeId: addMarkCode(collector, mark),
        sessionId: session.id,
        turnId: mark.turnId,
        start: mark.passage?.start ?? 0,
        end: mark.passage?.end ?? length,
        personId: mark.personId,
        createdAt: mark.createdAt,
        note: mark.kind === "tag" ? "" : mark.text,
      });
    }
  }
}

function listCodings(codeId: string, evidence: Evidence[], createdAt: string): Coding[] {
  return evidence.map(({ sourceId, messageId, start, end }, index) => ({
    id: `${codeId}:${index}`,
    codeId,
    sessionId: sourceId,
    turnId: messageId,
    start,
    end,
    personId: coderId,
    createdAt,
    note: "",
  }));
}

function addFindings(collector: Collector, { id, findings, analyzedAt, createdAt }: ExportInterview): void {
  for (const finding of findings) {
    // The theme itself is a code of its own.
    if (finding.themeId !== undefined && findings.some(({ id: other }) => other === finding.themeId))
      continue;
    const kind = nameFindingKind(finding.kind);
    const parentId = addCategory(collector, `category:${finding.kind}`, kind);
    const label = finding.about?.label || finding.text;
    const description = label === finding.text ? kind : `${kind}: ${finding.text}`;
    const add = (side: string, name: string, evidence: Evidence[]) => {
      if (evidence.length === 0) return;
      const codeId = `${side}:${id}:${finding.id}`;
      collector.add({ id: codeId, name, description, parentId, isCodable: true });
      collector.codings.push(...listCodings(codeId, evidence, analyzedAt ?? createdAt));
    };
    add("finding", label, finding.evidence);
    add("against", `Against: ${label}`, finding.challenging);
  }
}

/** People's tags, highlights and notes and the coder's findings as one codebook, with every place they were put. */
export function makeCodebook(project: ExportProject): Codebook {
  const collector = makeCollector();
  addMarks(collector, project);
  for (const interview of project.interviews) addFindings(collector, interview);
  return { entries: collector.listEntries(), codings: collector.codings };
}
