import { tagCategory } from "../export/codebook.ts";
import type { ImportedCode } from "../export-project.ts";
import type { ImportedTranscript } from "../transcripts/imported-transcript.ts";
import { readTranscript } from "../transcripts/read-transcript.ts";
import { origin } from "./make-refi-project.ts";
import type { RefiCode, RefiNote, RefiProject, RefiSelection, RefiSource } from "./refi-project.ts";
import { findUnlinkedCases, listSourceTags, type UnlinkedCases } from "./source-tags.ts";

/** A code or note of another program on a turn. Offsets are code points of the turn's text, end exclusive. */
export interface ImportedMark {
  turnIndex: number;
  start: number;
  end: number;
  /** The code's name; null for a note without a code. */
  code: string | null;
  /** The code's group and description, where it has any. */
  about: ImportedCode | null;
  /** The words of the notes on the passage; empty for none. */
  note: string;
  /** Who made it; empty where nobody is named. */
  person: string;
  createdAt: string | null;
}

export interface ImportedSource {
  transcript: ImportedTranscript;
  marks: ImportedMark[];
  /** What is said of the source as a whole, such as "Age range: 25-34". */
  tags: string[];
}

/** What came over otherwise than it was. */
interface Tally {
  /** Codings that lie on labels, times or white space alone. */
  lost: number;
  /** Codings over several turns. */
  parted: number;
}

/** A text without its white space, and where each of its UTF-16 units stands in the text, in code points. */
interface Folded {
  letters: string;
  places: number[];
}

function foldSpace(text: string): Folded {
  const parts: string[] = [];
  const places: number[] = [];
  let index = 0;
  for (const point of text) {
    if (!/\s/.test(point)) {
      parts.push(point);
      for (let unit = 0; unit < point.length; unit++) places.push(index);
    }
    index++;
  }
  return { letters: parts.join(""), places };
}

interface PlacedTurn {
  turnIndex: number;
  /** First and last letter within the source's letters, the last exclusive. */
  from: number;
  to: number;
  places: number[];
}

/** Each turn's letters within the source's, in order; reading only ever takes labels, times and white space away. */
function placeTurns(transcript: ImportedTranscript, source: Folded): PlacedTurn[] {
  const placed: PlacedTurn[] = [];
  let cursor = 0;
  for (const [turnIndex, { text }] of transcript.turns.entries()) {
    const { letters, places } = foldSpace(text);
    const from = source.letters.indexOf(letters, cursor);
    if (from === -1) continue;
    cursor = from + letters.length;
    placed.push({ turnIndex, from, to: cursor, places });
  }
  return placed;
}

/** Index of the first letter at or behind a code point of the text. */
function findLetter(places: number[], point: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < point) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Passage {
  turnIndex: number;
  start: number;
  end: number;
}

/** A passage of the source as passages of the turns that it touches. */
function splitPassage(range: { start: number; end: number }, source: Folded, turns: PlacedTurn[]): Passage[] {
  const from = findLetter(source.places, range.start);
  const to = findLetter(source.places, range.end);
  return turns.flatMap((turn) => {
    const first = turn.places[Math.max(from, turn.from) - turn.from];
    const last = turn.places[Math.min(to, turn.to) - turn.from - 1];
    const isTouched = Math.max(from, turn.from) < Math.min(to, turn.to);
    if (!isTouched || first === undefined || last === undefined) return [];
    return [{ turnIndex: turn.turnIndex, start: first, end: last + 1 }];
  });
}

interface Names {
  codes: Map<string, string>;
  about: Map<string, ImportedCode>;
  notes: Map<string, RefiNote>;
  users: Map<string, string>;
}

function listCodes(codes: RefiCode[]): RefiCode[] {
  return codes.flatMap((code) => [code, ...listCodes(code.codes)]);
}

/** Group and description by the code's GUID; a group within groups has the names of all. */
function describeCodes({ codes, origin: program }: RefiProject): [string, ImportedCode][] {
  const describe = (list: RefiCode[], groups: string[]): [string, ImportedCode][] =>
    list.flatMap((code) => {
      // What our own export has no group for is in one called "Tags".
      const isOwn = program === origin && groups.length === 1 && groups[0] === tagCategory.name;
      const group = groups.length === 0 || isOwn ? null : groups.join(" / ");
      const about: ImportedCode = { group, description: code.description };
      return [[code.guid, about], ...describe(code.codes, [...groups, code.name])];
    });
  return describe(codes, []);
}

/** Codes that are the twins of cases say whose text it is and are no codes to count. */
function collectNames(project: RefiProject): Names {
  const cases = new Set(project.cases.map((item) => item.guid));
  const codes = listCodes(project.codes).filter((code) => !cases.has(code.guid));
  return {
    codes: new Map(codes.map((code) => [code.guid, code.name])),
    about: new Map(describeCodes(project)),
    notes: new Map(project.notes.map((note) => [note.guid, note])),
    users: new Map(project.users.map((user) => [user.guid, user.name])),
  };
}

function listMarks(
  source: RefiSource,
  transcript: ImportedTranscript,
  names: Names,
  tally: Tally,
): ImportedMark[] {
  const folded = foldSpace(source.text);
  const turns = placeTurns(transcript, folded);
  return source.selections.flatMap((selection) => {
    const passages = splitPassage(selection, folded, turns);
    const found = selection.codings.length > 0 ? listCoded(selection, names) : listNotes(selection, names);
    for (const _ of found) {
      if (passages.length === 0) tally.lost++;
      if (passages.length > 1) tally.parted++;
    }
    return found.flatMap((mark) => passages.map((passage) => ({ ...mark, ...passage })));
  });
}

type Mark = Omit<ImportedMark, keyof Passage>;

/** What notes and the description say, each words once, as some programs write both. */
function joinWords(texts: string[]): string {
  const words = texts.map((text) => text.trim()).filter((text) => text !== "");
  return words.filter((text, index) => !words.some((other, at) => at < index && other === text)).join("\n\n");
}

function listCoded(selection: RefiSelection, names: Names): Mark[] {
  const read = (guids: string[]) => guids.flatMap((guid) => names.notes.get(guid)?.text ?? []);
  return selection.codings.flatMap(({ codeGuid, noteGuids, userGuid, createdAt }) => {
    const code = names.codes.get(codeGuid) ?? null;
    const note = joinWords([...read(selection.noteGuids), ...read(noteGuids), selection.description]);
    if (code === null && note === "") return [];
    const person = names.users.get(userGuid ?? "") ?? "";
    return [{ code, about: names.about.get(codeGuid) ?? null, note, person, createdAt }];
  });
}

/** Notes on a passage without a code; without any, some programs have the words as its description. */
function listNotes({ noteGuids, description, ...making }: RefiSelection, names: Names): Mark[] {
  const found = noteGuids.flatMap((guid) => names.notes.get(guid) ?? []);
  const notes = found.length > 0 ? found : [{ text: description, userGuid: null, createdAt: null }];
  return notes.flatMap(({ text, userGuid, createdAt }) => {
    if (text.trim() === "") return [];
    const person = names.users.get(userGuid ?? making.userGuid ?? "") ?? "";
    return [{ code: null, about: null, note: text, person, createdAt: createdAt ?? making.createdAt }];
  });
}

function describeTally({ lost, parted }: Tally): string[] {
  const notices: string[] = [];
  if (parted > 0) notices.push(`Codings over several turns were parted, one on each turn (${parted}).`);
  if (lost > 0) notices.push(`Codings that lie on no spoken words were left out (${lost}).`);
  return notices;
}

function describeCases({ byName, lost }: UnlinkedCases): string[] {
  const linked = [...byName.values()].flat().length;
  const notices: string[] = [];
  if (linked > 0)
    notices.push(`Cases that name no source were linked to the source with their name (${linked}).`);
  if (lost > 0) notices.push(`Cases that belong to no source were left out (${lost}).`);
  return notices;
}

/**
 * The sources of a REFI-QDA project as transcripts with their codes and notes on the turns. A passage over several
 * turns becomes one on each; the speakers' labels are nobody's words and lose theirs.
 */
export function importSources(project: RefiProject): { sources: ImportedSource[]; notices: string[] } {
  const names = collectNames(project);
  const notices: string[] = [];
  const tally: Tally = { lost: 0, parted: 0 };
  const unlinked = findUnlinkedCases(project);
  const sources = project.sources.flatMap((source) => {
    const name = source.name || "A source without a name";
    const reading = readTranscript({ name, text: source.text, format: "txt" });
    if ("problem" in reading) {
      notices.push(reading.problem);
      return [];
    }
    const tags = listSourceTags(source, project, { codes: names.codes, unlinked });
    return reading.transcripts.map((transcript) => ({
      transcript: { ...transcript, title: name },
      marks: listMarks(source, transcript, names, tally),
      tags,
    }));
  });
  return { sources, notices: [...notices, ...describeTally(tally), ...describeCases(unlinked)] };
}

/** The codes that people coded with, as a list: neither categories nor the twins of cases. */
export function listOwnCodes(project: RefiProject): RefiCode[] {
  const cases = new Set(project.cases.map((item) => item.guid));
  return listCodes(project.codes).filter((code) => code.isCodable && !cases.has(code.guid));
}
