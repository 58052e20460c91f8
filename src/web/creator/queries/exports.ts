import type { exportFormats } from "#contract/choices.ts";

export type ExportFormat = (typeof exportFormats)[number];

/** What comes along only when it's asked for. */
export interface ExportChoice {
  personal: boolean;
  flags: boolean;
}

function writeQuery(format: ExportFormat, { personal, flags }: ExportChoice): string {
  return String(
    new URLSearchParams({ format, ...(personal && { personal: "1" }), ...(flags && { flags: "1" }) }),
  );
}

/** Where a file is downloaded from; a plain link, so that the browser saves it while it comes. */
export function exportAddress(interviewId: string, format: ExportFormat, choice: ExportChoice): string {
  return `/api/interviews/${encodeURIComponent(interviewId)}/export?${writeQuery(format, choice)}`;
}

/** The same of a whole project. */
export function projectExportAddress(projectId: string, format: ExportFormat, choice: ExportChoice): string {
  return `/api/projects/${encodeURIComponent(projectId)}/export?${writeQuery(format, choice)}`;
}

/** An interview's guide, forms and settings as a file, without people. */
export function studyAddress(interviewId: string): string {
  return `/api/interviews/${encodeURIComponent(interviewId)}/study`;
}
