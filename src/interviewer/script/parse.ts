import { maxChars, maxCount } from "#contract/limits.ts";
import { tidyBlock } from "./assemble.ts";
import { findHeading, findItem, type Heading, type SectionName } from "./headings.ts";

/** What could be read from an uploaded script: a draft for the creator to look over. */
export interface ScriptDraft {
  name: string | null;
  introduction: string;
  objective: string;
  topics: string[];
  questions: string[];
}

interface Section {
  name: SectionName;
  lines: string[];
}

interface Outline {
  title: string | null;
  /** Text before any heading that we know. */
  before: string[];
  sections: Section[];
}

function cleanText(text: string): string {
  return text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, "\n")
    .replace(/[\u200B\u00AD]/g, "")
    .replace(/(?<![^\S\n])[^\S\n]+$/gm, "")
    .replace(/\u00A0/g, " ");
}

function looksLikeTitle(line: string): boolean {
  return (
    line.length <= 120 &&
    line.split(/\s+/).length <= 12 &&
    !/[.?!:,;]$/.test(line) &&
    findItem(line) === undefined
  );
}

/** A first line that stands above the known headings is the script's name. */
function findTitle(lines: string[]): { title: string; index: number } | undefined {
  const index = lines.findIndex((line) => line.trim() !== "");
  const line = (lines[index] ?? "").trim();
  const heading = findHeading(line);
  if (line === "" || heading?.section) return undefined;
  const known = lines
    .slice(index + 1)
    .map(findHeading)
    .find((other) => other?.section);
  if (heading) {
    const below = known !== undefined && (known.level === 0 || known.level > heading.level);
    return below ? { title: heading.label, index } : undefined;
  }
  const apart = (lines[index + 1] ?? "").trim() === "" || findHeading(lines[index + 1] ?? "")?.section;
  return known !== undefined && apart && looksLikeTitle(line) ? { title: line, index } : undefined;
}

/** "3. Questions" is a heading, but a numbered line among questions or a bullet among topics is an item. */
function headingAt(line: string, current: Section | undefined): Heading | undefined {
  if (current?.name === "questions" && /^\s{3,}/.test(line)) return undefined;
  const heading = findHeading(line);
  if (heading === undefined || heading.level > 0 || current === undefined) return heading;
  const listed = findItem(line) !== undefined && (current.name === "questions" || !/^\s*\d/.test(line));
  return listed ? undefined : heading;
}

/** The section in which the lines after a heading stand; a heading that we do not know ends all but questions. */
function sectionAfter(heading: Heading, current: Section | undefined, result: Outline): Section | undefined {
  if (heading.section === "title") {
    result.title = heading.rest || result.title;
    return current;
  }
  if (heading.section) {
    const section = { name: heading.section, lines: heading.rest === "" ? [] : [heading.rest] };
    result.sections.push(section);
    return section;
  }
  if (current?.name === "questions") {
    current.lines.push(`# ${heading.label}`);
    return current;
  }
  result.before.push(heading.label);
  return undefined;
}

function outline(lines: string[]): Outline {
  const found = findTitle(lines);
  const result: Outline = { title: found?.title ?? null, before: [], sections: [] };
  let current: Section | undefined;
  for (const line of lines.slice(found ? found.index + 1 : 0)) {
    const heading = headingAt(line, current);
    if (heading) current = sectionAfter(heading, current, result);
    else (current?.lines ?? result.before).push(line);
  }
  return result;
}

function unescapeLine(line: string): string {
  return line.trim().replace(/^\\(?=\S)/, "");
}

function joinSection(sections: Section[], name: SectionName): string {
  const texts = sections
    .filter((section) => section.name === name)
    .map((section) => joinProse(section.lines));
  return tidyBlock(texts.filter((text) => text !== "").join("\n\n"));
}

function joinProse(lines: string[]): string {
  return tidyBlock(lines.map(unescapeLine).join("\n"));
}

function listTopics(sections: Section[]): string[] {
  const lines = sections.filter((section) => section.name === "topics").flatMap((section) => section.lines);
  const items = lines.map((line) => findItem(line)?.text ?? line.trim()).filter((line) => line !== "");
  const [only] = items;
  const plain = lines.every((line) => findItem(line) === undefined);
  if (items.length === 1 && plain && only !== undefined)
    return only.split(/\s*[,;]\s*/).filter((topic) => topic !== "");
  return items;
}

/** Gathers one question from its own line and the lines that follow it. */
class QuestionReader {
  readonly questions: string[] = [];
  private parts: string[] | undefined;
  private indent = 0;
  private blank = false;

  startAt(indent: number, text: string): void {
    this.close();
    this.parts = [text];
    this.indent = indent;
    this.blank = false;
  }

  isInside(indent: number): boolean {
    return this.parts !== undefined && indent >= this.indent + 3;
  }

  get isOpen(): boolean {
    return this.parts !== undefined;
  }

  get isBlank(): boolean {
    return this.blank;
  }

  noteBlank(): void {
    this.blank = true;
  }

  follow(text: string, indented: boolean): void {
    if (this.parts === undefined) return;
    const glue = this.blank ? "\n\n" : indented ? "\n" : " ";
    this.parts.push(glue, text);
    this.blank = false;
  }

  close(): void {
    if (this.parts !== undefined) this.questions.push(this.parts.join(""));
    this.parts = undefined;
    this.blank = false;
  }
}

const indentOf = (line: string): number => /^\s*/.exec(line.replace(/\t/g, "   "))?.[0].length ?? 0;

function isSubheading(line: string, next: string): boolean {
  const heading = findHeading(line);
  if (heading && heading.level > 0) return true;
  const short = line.trim().split(/\s+/).length <= 6 && !/[.?!,;]$/.test(line.trim());
  return short && findItem(next) !== undefined;
}

function readLine(reader: QuestionReader, line: string, next: string): void {
  const item = findItem(line);
  const indent = indentOf(line);
  if (line.trim() === "") reader.noteBlank();
  else if (reader.isInside(indent)) reader.follow(line.trim(), true);
  else if (item) reader.startAt(item.indent, item.text);
  else if ((reader.isBlank || !reader.isOpen) && isSubheading(line, next)) reader.close();
  else if (findHeading(line)?.level) reader.close();
  else if (reader.isOpen) reader.follow(unescapeLine(line), false);
  else if (line.trim().endsWith("?")) reader.startAt(indent, unescapeLine(line));
}

function readItems(lines: string[]): string[] {
  const reader = new QuestionReader();
  for (const [index, line] of lines.entries()) {
    const next = lines.slice(index + 1, index + 4).find((other) => other.trim() !== "") ?? "";
    readLine(reader, line, next);
  }
  reader.close();
  return reader.questions;
}

/** Questions without numbers or bullets: a line, or the lines up to one that ends a sentence. */
function readPlain(lines: string[]): string[] {
  const questions: string[] = [];
  let open = "";
  for (const line of lines) {
    const text = line.trim();
    const ended = text === "" || findHeading(line)?.level;
    if (!ended) open = open === "" ? unescapeLine(line) : `${open} ${unescapeLine(line)}`;
    if ((ended || /[?.!:…]["”)]?$/.test(text)) && open !== "") {
      questions.push(open);
      open = "";
    }
  }
  if (open !== "") questions.push(open);
  return questions.filter((question) => !question.endsWith(":"));
}

function readQuestions(lines: string[]): string[] {
  return lines.some((line) => findItem(line) !== undefined) ? readItems(lines) : readPlain(lines);
}

/** Without a heading for them: numbered lines when most of them ask, else every line that ends in "?". */
function readUnmarked(lines: string[]): { questions: string[]; rest: string[] } {
  const first = lines.findIndex((line) => findItem(line) !== undefined);
  const items = first < 0 ? [] : readItems(lines.slice(first));
  const asking = items.filter((item) => item.includes("?")).length;
  if (items.length > 0 && asking * 2 >= items.length)
    return { questions: items, rest: lines.slice(0, first) };
  const asks = (line: string): boolean => line.trim().endsWith("?");
  const questions = lines.filter(asks).map((line) => findItem(line)?.text ?? unescapeLine(line));
  return { questions, rest: lines.filter((line) => !asks(line)) };
}

function limitQuestions(questions: string[]): string[] {
  return questions
    .map((question) => cutText(tidyBlock(question.replace(/^(\*\*|__)(.+)\1$/, "$2")), maxChars.question))
    .filter((question) => question !== "")
    .slice(0, maxCount.questions);
}

/** Cuts by code points, so that no character is halved. */
function cutText(text: string, length: number): string {
  return text.length <= length ? text : [...text].slice(0, length).join("").trim();
}

/**
 * Reads an uploaded script's plain text (from TXT, MD, DOCX or PDF) into a draft. Knows headings in several
 * spellings, numbered, lettered and bulleted questions, and questions over several lines. When nothing is
 * recognised, lines ending in "?" are the questions and the rest is the introduction. Keeps at most 100
 * questions of 2,000 characters; never throws.
 */
export function parseScriptText(text: string): ScriptDraft {
  const lines = cleanText(text).split("\n");
  const { title, before, sections } = outline(lines);
  const asked = sections
    .filter(({ name }) => name === "questions")
    .flatMap((section) => readQuestions(section.lines));
  const unmarked = asked.length > 0 ? { questions: asked, rest: before } : readUnmarked(before);
  const introduction = joinSection(sections, "introduction") || joinProse(unmarked.rest);
  return {
    name: title === null ? null : cutText(title.trim(), maxChars.name),
    introduction: cutText(introduction, maxChars.longText),
    objective: cutText(joinSection(sections, "objective"), maxChars.longText),
    topics: listTopics(sections).slice(0, maxCount.topics),
    questions: limitQuestions(unmarked.questions),
  };
}
