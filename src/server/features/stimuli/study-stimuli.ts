import type { Question } from "#contract/interviews.ts";
import { maxMegabytes, toBytes } from "#contract/limits.ts";
import type { Stimulus } from "#contract/stimuli.ts";
import type { StudyFile, StudyStimulus } from "#contract/studies.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { readParts } from "../../db/stored-parts.ts";
import type { Deps } from "../../deps.ts";
import { headBytes } from "../../files/read-content-type.ts";
import { toShareableLink } from "./shareable-link.ts";
import { planFile, requireRoom } from "./stimuli.service.ts";
import { insertFile, listFiles, type StimulusRow, stimulusBytes } from "./stimuli.store.ts";

const tooLarge = "This file is too large to include in a study. Upload it again after the import.";

/** What the questions show, by their ids: the first files that fit, the others with a sentence in their place. */
export async function exportStimuli(
  db: Database,
  interview: { id: string; questions: Question[] },
): Promise<Map<string, StudyStimulus>> {
  const shown = new Map<string, StudyStimulus>();
  const files = new Map((await listFiles(db.orm, interview.id)).map((file) => [file.id, file]));
  let room = toBytes(maxMegabytes.studyFiles);
  for (const { id, stimulus } of interview.questions) {
    if (stimulus === undefined) continue;
    const { alt } = stimulus;
    if (stimulus.kind === "link") {
      shown.set(id, { kind: stimulus.kind, url: toShareableLink(stimulus.url), alt });
      continue;
    }
    const file = files.get(stimulus.fileId);
    const fits = file !== undefined && file.bytes <= room;
    if (fits) room -= file.bytes;
    const content = fits ? { content: await readWhole(db, file) } : { leftOut: tooLarge };
    shown.set(id, { kind: stimulus.kind, alt, ...content });
  }
  return shown;
}

async function readWhole(db: Database, { id, bytes }: StimulusRow): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of readParts(db, stimulusBytes, { id, from: 0, to: bytes })) parts.push(part);
  return Buffer.concat(parts).toString("base64");
}

export interface PlannedStimuli {
  /** By the places of their questions. */
  stimuli: (Stimulus | undefined)[];
  notices: string[];
  /** In the transaction that makes the interview. */
  insert: (tx: Queryable) => Promise<void>;
}

/** What the questions of a study show, as files of the project; their bytes are looked at like those of an upload. */
export function planStimuli(
  deps: Pick<Deps, "newId">,
  { projectId, ownerId }: { projectId: string; ownerId: string },
  questions: StudyFile["questions"],
): PlannedStimuli {
  const planned: { file: ReturnType<typeof planFile>; content: Buffer }[] = [];
  const notices: string[] = [];
  const stimuli = questions.map(({ stimulus }, at): Stimulus | undefined => {
    if (stimulus === undefined || stimulus.kind === "link") return stimulus;
    if (stimulus.content === undefined) {
      notices.push(
        `Question ${at + 1} shows a file that isn't in this study. Upload it again: ${stimulus.alt}`,
      );
      return undefined;
    }
    const content = Buffer.from(stimulus.content, "base64");
    const file = planFile(
      deps,
      { projectId, name: `The file of question ${at + 1}` },
      { head: content.subarray(0, headBytes), bytes: content.length },
    );
    planned.push({ file, content });
    return { kind: file.kind, fileId: file.id, alt: stimulus.alt };
  });
  return {
    stimuli,
    notices,
    insert: async (tx) => {
      if (planned.length === 0) return;
      const sum = planned.reduce((sum, { content }) => sum + content.length, 0);
      await requireRoom(tx, ownerId, sum);
      for (const { file, content } of planned) {
        const bytes = async (from: number, length: number) => content.subarray(from, from + length);
        await insertFile(tx, file, { size: content.length, bytes });
      }
    },
  };
}
