import { type HtmlBlock, readHtmlBlocks } from "../html-blocks.ts";
import { foldName } from "./build-transcript.ts";
import type { SpokenTranscript } from "./imported-transcript.ts";
import { readTableRows } from "./read-table.ts";
import { readText } from "./read-text.ts";
import { looksLikeName } from "./speaker-labels.ts";

/** Whether a text is a page, whatever its name says. */
export function isHtml(text: string): boolean {
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*(?:<!doctype\s+html|<html[\s>])/i.test(
    text.slice(0, 5_000),
  );
}

function countLetters(texts: string[]): number {
  return texts.reduce((sum, text) => sum + text.replace(/\s+/g, "").length, 0);
}

/** What stands at the beginnings of at least two blocks, or alone in two headings, may be who speaks. */
function findReturning(blocks: HtmlBlock[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { text, lead, isHeading } of blocks) {
    const name = isHeading ? text : lead;
    if (name === null || !looksLikeName(name.replace(/[:：]$/, "")) || name.split(/\s+/).length > 4) continue;
    counts.set(foldName(name), (counts.get(foldName(name)) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([name, count]) => (count >= 2 ? [name] : [])));
}

/** A block as a text has it, with a colon behind who speaks. Headings that name nobody are nobody's words. */
function writeBlock(block: HtmlBlock, returning: Set<string>, dropsHeadings: boolean): string | undefined {
  const { text, lead, isHeading, isNamed } = block;
  const name = isHeading ? text : lead;
  const isSpeaker = name !== null && (isNamed || returning.has(foldName(name)));
  if (isHeading && !isSpeaker && dropsHeadings) return undefined;
  if (!isSpeaker || name === null || /[:：]$/.test(name)) return text;
  const rest = text.slice(text.indexOf(name) + name.length).trimStart();
  return text.startsWith(name)
    ? `${name}:${/^[:：]/.test(rest) ? "" : " "}${rest.replace(/^[:：]/, "")}`
    : text;
}

/** Speech from a web page: its table where that carries the words, else its paragraphs in the usual speaker styles. */
export function readHtml(html: string): { spoken: SpokenTranscript[] } | { problem: string } {
  const { blocks, rows } = readHtmlBlocks(html);
  const all = countLetters(blocks.map(({ text }) => text));
  const table = rows.filter((row) => row.filter((cell) => cell !== "").length > 1);
  if (table.length >= 2 && countLetters(table.flat()) >= all * 0.6) {
    const reading = readTableRows(table);
    if ("spoken" in reading) return reading;
  }
  const returning = findReturning(blocks);
  const dropsHeadings = countLetters(blocks.flatMap((b) => (b.isHeading ? [b.text] : []))) < all / 2;
  const lines = blocks.flatMap((block) => writeBlock(block, returning, dropsHeadings) ?? []);
  return { spoken: [readText(lines.join("\n\n"), "html")] };
}
