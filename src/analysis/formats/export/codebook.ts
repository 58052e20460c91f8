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

/** Makes each name the only one of its kind, as programs know codes by their names and not all tell case apart. */
export function uniqueNames(): (name: string) => string {
  const used = new Set<string>();
  return (given) => {
    const name = given.replace(/\s+/g, " ").trim() || "Without a name";
    let unique = name;
    for (let times = 2; used.has(unique.toLowerCase()); times++) unique = `${name} (${times})`;
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
  const unique = uniqueNames();
  return {
    codings: [],
    add(entry) {
      if (!entries.has(entry.id)) entries.set(entry.id, { ...entry, name: unique(entry.name) });
      return entry.id;
    },
    listEntries: () => [...entries.values()],
  };
}

function addCategory(collector: Collector, id: string, name: string): string {
  return collector.add({ id, name, description: "", parentId: null, isCodable: false });
}

/** The code of a mark: tags have one each, highlights one together, notes none. */
function addMarkCode(collector: Collector, mark: ExportAnnotation): string | null {
  if (mark.kind === "note") return null;
  if (mark.kind === "tag") return addTag(collector, mark.text, "");
  return collector.add({
    id: "highlight",
    name: "Highlight",
    description: "",
    parentId: null,
    isCodable: true,
  });
}

function addTag(collector: Collector, tag: string, description: string): string {
  const parentId = addCategory(collector, tagCategory.id, tagCategory.name);
  return collector.add({ id: `tag:${tag}`, name: tag, description, parentId, isCodable: true });
}

function addMarks(collector: Collector, project: ExportProject): void {
  for (const { tag, description } of project.tagDescriptions) addTag(collector, tag, description);
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
    const kind = nameFindingKind(finding.kind);
    const parentId = addCategory(collector, `category:${finding.kind}`, kind);
    const add = (side: string, name: string, evidence: Evidence[]) => {
      if (evidence.length === 0) return;
      const codeId = `${side}:${id}:${finding.id}`;
      collector.add({ id: codeId, name, description: kind, parentId, isCodable: true });
      collector.codings.push(...listCodings(codeId, evidence, analyzedAt ?? createdAt));
    };
    add("finding", finding.text, finding.evidence);
    add("against", `Against: ${finding.text}`, finding.challenging);
  }
}

/** People's tags, highlights and notes and the coder's findings as one codebook, with every place they were put. */
export function makeCodebook(project: ExportProject): Codebook {
  const collector = makeCollector();
  addMarks(collector, project);
  for (const interview of project.interviews) addFindings(collector, interview);
  return { entries: collector.listEntries(), codings: collector.codings };
}
