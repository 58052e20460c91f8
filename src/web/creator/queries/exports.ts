import type { exportFormats } from "#contract/choices.ts";

export type ExportFormat = (typeof exportFormats)[number];

/** Where a file is downloaded from; a plain link, so that the browser saves it while it comes. */
export function exportAddress(interviewId: string, format: ExportFormat, personal: boolean): string {
  const query = new URLSearchParams({ format });
  if (personal) query.set("personal", "1");
  return `/api/interviews/${encodeURIComponent(interviewId)}/export?${query}`;
}

/** An interview's guide, forms and settings as a file, without people. */
export function studyAddress(interviewId: string): string {
  return `/api/interviews/${encodeURIComponent(interviewId)}/study`;
}
