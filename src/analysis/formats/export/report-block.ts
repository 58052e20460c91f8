/** A part of a document. `language` is the BCP 47 tag of its text, where it is not the document's. */
export type ReportBlock =
  | { kind: "title"; text: string; language?: string }
  | { kind: "heading"; level: 1 | 2 | 3 | 4; text: string; language?: string }
  | { kind: "paragraph"; text: string; language?: string }
  /** Small and grey: counts, methods, doubts. */
  | { kind: "note"; text: string; language?: string }
  | { kind: "bullet"; text: string; level?: 0 | 1 | 2; language?: string }
  /** Somebody's words, and the line that says whose; the quotation marks are put around them. */
  | { kind: "quote"; text: string; source: string; language?: string }
  /** Columns are of the same width; rows are filled up or cut to the number of headers. */
  | { kind: "table"; headers: string[]; rows: string[][]; language?: string };
