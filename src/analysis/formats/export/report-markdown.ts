import type { ExportProject } from "../export-project.ts";
import type { ReportBlock } from "./report-block.ts";
import { makeReportBlocks } from "./report-blocks.ts";

/** People's words as they are: no Markdown and no HTML of theirs takes effect. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_{}[\]|<>~&$]/g, "\\$&")
    .replace(/^(\s*)([-=+#])/gm, "$1\\$2")
    .replace(/^(\s*\d{1,9})\./gm, "$1\\.");
}

function oneLine(text: string): string {
  return escapeMarkdown(text.replace(/\s+/g, " ").trim());
}

function quoteLines(text: string): string {
  return escapeMarkdown(text.trim())
    .split(/\r\n?|\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}

function writeTable({ headers, rows }: Extract<ReportBlock, { kind: "table" }>): string {
  const writeRow = (cells: string[]) => `| ${headers.map((_, i) => oneLine(cells[i] ?? "")).join(" | ")} |`;
  return [writeRow(headers), `|${" --- |".repeat(headers.length)}`, ...rows.map(writeRow)].join("\n");
}

function writeBlock(block: ReportBlock): string {
  switch (block.kind) {
    case "title":
      return `# ${oneLine(block.text)}`;
    case "heading":
      return `${"#".repeat(block.level + 1)} ${oneLine(block.text)}`;
    case "paragraph":
      return oneLine(block.text);
    case "note":
      return `*${oneLine(block.text)}*`;
    case "bullet":
      return `${"  ".repeat(block.level ?? 0)}- ${oneLine(block.text)}`;
    case "quote":
      return `${quoteLines(`“${block.text.trim()}”`)}\n>\n> — ${oneLine(block.source)}`;
    case "table":
      return writeTable(block);
  }
}

/** Blocks as Markdown, with a blank line between them but for the lines of a list. */
export function writeMarkdown(blocks: ReportBlock[]): string {
  const parts = blocks.map((block, index) => {
    const isInList = block.kind === "bullet" && blocks[index + 1]?.kind === "bullet";
    return `${writeBlock(block)}\n${isInList ? "" : "\n"}`;
  });
  return `${parts.join("").trimEnd()}\n`;
}

/** The report: each interview with its findings by kind, every finding with all its quotes, and people's marks. */
export function writeReport(project: ExportProject): string {
  return writeMarkdown(makeReportBlocks(project));
}
