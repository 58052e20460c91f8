import { withoutPersonalData, withoutPersonalSession } from "../export/personal-data.ts";
import type { ExportProject, ExportSession, InterviewOutline } from "../export-project.ts";
import { listRefiCodes, makeEmptyCategory, makeRefiProject, origin, RefiMaker } from "./make-refi-project.ts";
import { sourcesFolder, type ZipEntry } from "./refi-project.ts";
import { listSoundFiles, type SoundFile } from "./spoken-answers.ts";
import {
  type WrittenParts,
  writeCodes,
  writeEntries,
  writeParts,
  writeProjectFile,
  writeTexts,
} from "./write-entries.ts";

/** The files to zip as a .qdpx (REFI-QDA 1.0), the project first. */
export function writeQdpx(project: ExportProject): ZipEntry[] {
  return writeEntries(makeRefiProject(project));
}

/** The same, session by session, so that tens of thousands need not be in memory together. */
export class QdpxWriter {
  readonly #maker: RefiMaker;
  readonly #isMasked: boolean;
  readonly #projectId: string;
  readonly #written: WrittenParts[] = [];

  /** All sessions of the project, each with at least the turns that are marked. */
  constructor(project: ExportProject) {
    this.#isMasked = !project.personalData;
    this.#projectId = project.id;
    this.#maker = new RefiMaker(withoutPersonalData(project));
  }

  /** The files of one whole session, as it was read. */
  writeSession(interview: Pick<InterviewOutline, "name">, given: ExportSession): ZipEntry[] {
    const session = this.#isMasked ? withoutPersonalSession(given) : given;
    const parts = this.#maker.addSession(interview, session);
    this.#written.push(writeParts(parts));
    return writeTexts(parts);
  }

  /** The sounds of a session's spoken answers, as files that belong beside it; none without personal data. */
  listSounds(session: ExportSession): SoundFile[] {
    return this.#isMasked ? [] : listSoundFiles(this.#projectId, session, sourcesFolder);
  }

  /** The project file, once all sessions are written. */
  writeProject(): ZipEntry {
    return writeProjectFile(this.#maker.finish(), this.#written);
  }
}

/** The codebook as .qdc; null where there is no code yet, as the format has no empty codebook. */
export function writeQdc(project: ExportProject): string | null {
  return writeCodes(listRefiCodes(project), origin);
}

/** A valid .qdc of a project without any code: the category of people's tags, with nothing in it. */
export function writeEmptyQdc(project: Pick<ExportProject, "id">): string {
  return writeCodes([makeEmptyCategory(project.id)], origin) ?? "";
}
