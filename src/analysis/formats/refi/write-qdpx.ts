import type { ExportProject } from "../export-project.ts";
import { listRefiCodes, makeEmptyCategory, makeRefiProject, origin } from "./make-refi-project.ts";
import type { ZipEntry } from "./refi-project.ts";
import { writeCodes, writeEntries } from "./write-entries.ts";

/** The files to zip as a .qdpx (REFI-QDA 1.0), the project first. */
export function writeQdpx(project: ExportProject): ZipEntry[] {
  return writeEntries(makeRefiProject(project));
}

/** The codebook as .qdc; null where there is no code yet, as the format has no empty codebook. */
export function writeQdc(project: ExportProject): string | null {
  return writeCodes(listRefiCodes(project), origin);
}

/** A valid .qdc of a project without any code: the category of people's tags, with nothing in it. */
export function writeEmptyQdc(project: Pick<ExportProject, "id">): string {
  return writeCodes([makeEmptyCategory(project.id)], origin) ?? "";
}
