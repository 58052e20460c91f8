import type { ExportFormat } from "../../../queries/exports.ts";

interface FormatLine {
  format: ExportFormat;
  name: string;
  /** What it holds and who reads it, in one line. */
  use: string;
}

interface FormatGroup {
  title: string;
  formats: readonly FormatLine[];
}

/** Every file that leaves, by what people want of it. */
export const formatGroups: readonly FormatGroup[] = [
  {
    title: "Report",
    formats: [
      { format: "docx", name: "Word report (.docx)", use: "Findings with their quotes, to edit and send" },
      { format: "md", name: "Markdown report (.md)", use: "For wikis and notes" },
    ],
  },
  {
    title: "Tables",
    formats: [
      { format: "csv-wide", name: "Sessions (.csv)", use: "A row for each session, with facts and answers" },
      {
        format: "csv-long",
        name: "Turns (.csv)",
        use: "A row for each message, with its sentiment and codes",
      },
      { format: "codebook", name: "Codebook (.csv)", use: "Codes and what they mean; Taguette reads it" },
    ],
  },
  {
    title: "Transcripts",
    formats: [
      { format: "txt", name: "Text (.zip of .txt)", use: "Plain-text transcripts" },
      { format: "vtt", name: "Subtitles (.zip of .vtt)", use: "Transcripts with the time of each message" },
    ],
  },
  {
    title: "Other tools",
    formats: [
      {
        format: "qdpx",
        name: "REFI-QDA project (.qdpx)",
        use: "Texts, codes and people for NVivo, MAXQDA, ATLAS.ti, QualCoder",
      },
      { format: "qdc", name: "REFI-QDA codebook (.qdc)", use: "The codes alone, for the same tools" },
      { format: "json", name: "Everything (.json)", use: "For programs and archives" },
    ],
  },
];
