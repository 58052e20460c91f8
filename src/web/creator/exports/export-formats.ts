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

/** Every format that results can leave in, by what people want of it. */
export const exportGroups: readonly ExportGroup[] = [
  {
    title: "Report",
    choices: [
      { format: "docx", name: "Word report (.docx)", hint: "Findings with their quotes, to edit and send" },
      { format: "md", name: "Markdown report (.md)", hint: "The same for wikis and notes" },
    ],
  },
  {
    title: "Tables",
    choices: [
      { format: "csv-wide", name: "Sessions (.csv)", hint: "A row for each session, with facts and answers" },
      { format: "csv-long", name: "Turns (.csv)", hint: "A row for each message, with sentiment and codes" },
      { format: "codebook", name: "Codebook (.csv)", hint: "Codes and what they mean; Taguette reads it" },
    ],
  },
  {
    title: "Transcripts",
    choices: [
      { format: "txt", name: "Text (.zip of .txt)", hint: "Who said what, in plain text" },
      { format: "vtt", name: "Captions (.zip of .vtt)", hint: "The same with the time of each message" },
    ],
  },
  {
    title: "Other tools",
    choices: [
      {
        format: "qdpx",
        name: "REFI-QDA project (.qdpx)",
        hint: "Texts, codes and people for NVivo, MAXQDA, ATLAS.ti, QualCoder",
      },
      { format: "qdc", name: "REFI-QDA codebook (.qdc)", hint: "The codes alone, for the same tools" },
      { format: "json", name: "Everything (.json)", hint: "For programs" },
    ],
  },
];

/** Where the browser fetches the file; personal data comes along only when asked for. */
export function exportPath(base: string, format: ExportFormat, personal: boolean): string {
  return `${base}/export?format=${format}${personal ? "&personal=1" : ""}`;
}
