import type { ExportProject } from "../export-project.ts";
import { withoutPersonalData } from "./personal-data.ts";

/** Raised when a field changes its meaning or goes; new fields alone do not raise it. */
const version = 1;

/** The whole project as JSON; `readTranscript` reads its sessions back. */
export function writeProjectJson(given: ExportProject): string {
  const project = withoutPersonalData(given);
  return `${JSON.stringify({ format: "askwell-project", version, ...project }, null, 2)}\n`;
}
