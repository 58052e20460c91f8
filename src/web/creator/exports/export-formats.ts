import type { exportFormats } from "#contract/choices.ts";

export type ExportFormat = (typeof exportFormats)[number];

export interface ExportChoice {
  format: ExportFormat;
  name: string;
  /** What it is for, in a line. */
  hint: string;
}

export interface ExportGroup {
  title: string;
  choices: readonly ExportChoice[];
}

/** Every format that results can leave in, by what people do with it. */
export const exportGroups: readonly ExportGroup[] = [
  {
    title: "To read and share",
    choices: [
      { format: "docx", name: "Word document", hint: "Findings with their quotes, ready to edit" },
      { format: "md", name: "Markdown", hint: "The same report as plain text with headings" },
    ],
  },
  {
    title: "To count and compute",
    choices: [
      { format: "csv-wide", name: "Table, a row a session", hint: "CSV for spreadsheets, R or SPSS" },
      { format: "csv-long", name: "Table, a row a message", hint: "CSV for coding and text mining" },
      { format: "json", name: "JSON", hint: "Everything, for programs" },
    ],
  },
  {
    title: "For research tools",
    choices: [
      { format: "qdpx", name: "REFI-QDA project", hint: "For ATLAS.ti, NVivo, MAXQDA and others (.qdpx)" },
      { format: "qdc", name: "REFI-QDA codebook", hint: "The codes alone (.qdc)" },
      {
        format: "codebook",
        name: "Codebook table",
        hint: "CSV of tags and descriptions, as Taguette reads it",
      },
    ],
  },
  {
    title: "Transcripts",
    choices: [
      { format: "txt", name: "Plain text", hint: "What was said, turn by turn" },
      { format: "vtt", name: "Subtitles", hint: "WebVTT, with times" },
    ],
  },
];

/** Where the browser fetches the file; personal data comes along only when asked for. */
export function exportPath(base: string, format: ExportFormat, personal: boolean): string {
  return `${base}/export?format=${format}${personal ? "&personal=1" : ""}`;
}
