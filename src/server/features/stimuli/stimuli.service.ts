import type { Question } from "#contract/interviews.ts";
import { looseFileDays, maxMegabytes, toBytes } from "#contract/limits.ts";
import type { StoredFile } from "#contract/stimuli.ts";
import { AppError, invalidFields } from "../../app-error.ts";
import type { Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { headBytes, readContentType } from "../../files/read-content-type.ts";
import type { UploadedFile } from "../../files/uploaded-file.ts";
import { ownProject } from "../projects/projects.service.ts";
import { isKeyOf } from "./shown-stimulus.service.ts";
import * as store from "./stimuli.store.ts";

const kindNames = { image: "An image", sound: "A sound", video: "A video" } as const;

/** Stores a file or its first piece, once its bytes say that it is one that we show. */
export async function storeFile(
  deps: Pick<Deps, "db" | "newId">,
  by: { accountId: string; projectId: string },
  file: UploadedFile,
  bytes = file.size,
): Promise<StoredFile> {
  const project = await ownProject(deps.db, by.accountId, by.projectId, "edit");
  if (bytes < file.size) throw invalidFields({ bytes: "This piece is larger than the whole file." });
  const head = await file.bytes(0, Math.min(headBytes, file.size));
  const row = planFile(deps, { projectId: project.id, name: file.name }, { head, bytes });
  await deps.db.orm.transaction(async (tx) => {
    await requireRoom(tx, project.ownerId, bytes);
    await store.insertFile(tx, row, file);
  });
  const { id: fileId, kind, contentType } = row;
  return { fileId, kind, contentType, bytes, received: file.size };
}

/** The row of a file that is to be stored. Throws what is wrong with it, by its name. */
export function planFile(
  { newId }: Pick<Deps, "newId">,
  { projectId, name }: { projectId: string; name: string },
  { head, bytes }: { head: Buffer; bytes: number },
): Pick<store.StimulusRow, "id" | "projectId" | "kind" | "contentType" | "bytes"> {
  if (head.length === 0) throw new AppError("invalid_input", { error: `${name} is empty.` });
  const type = readContentType(head);
  if (!type) throw new AppError("stimulus_unreadable");
  if (bytes > toBytes(maxMegabytes[type.kind])) throw refuseTooLarge(name, type.kind);
  return { id: newId(), projectId, ...type, bytes };
}

function refuseTooLarge(name: string, kind: StoredFile["kind"]): AppError {
  return new AppError("too_large", {
    error: `${name} is too large. ${kindNames[kind]} can be up to ${maxMegabytes[kind]} MB.`,
  });
}

/** For a file whose kind nobody has looked at yet. */
export function refuseHuge(): AppError {
  const { image, sound, video } = maxMegabytes;
  return new AppError("too_large", {
    error: `This file is too large. A video can be up to ${video} MB, a sound up to ${sound} MB and an image up to ${image} MB.`,
  });
}

export async function requireRoom(tx: Queryable, ownerId: string, bytes: number): Promise<void> {
  const used = await store.sumOfOwner(tx, ownerId);
  if (used + bytes > toBytes(maxMegabytes.stimuliOfOwner)) throw new AppError("stimuli_full");
}

/** Before anything of a piece is read: whose file it is, and whether they may change it. */
export async function requireEditable(
  { db }: Pick<Deps, "db">,
  { accountId, fileId }: { accountId: string; fileId: string },
): Promise<void> {
  const file = await store.findFile(db, { accountId, fileId, right: "view" });
  if (!file) throw new AppError("stimulus_not_found");
  await ownProject(db, accountId, file.projectId, "edit");
}

/** A piece that came before is answered like the first time. */
export async function storePiece(
  deps: Pick<Deps, "db">,
  of: { accountId: string; fileId: string; from: number },
  piece: UploadedFile,
): Promise<StoredFile> {
  const { fileId, from } = of;
  const file = await store.findFile(deps.db, { ...of, right: "edit" });
  if (!file) throw new AppError("stimulus_not_found");
  const { kind, contentType, bytes } = file;
  if (from < file.received) return { fileId, kind, contentType, bytes, received: file.received };
  const isNext = from === file.received && piece.size > 0 && from + piece.size <= bytes;
  if (!isNext || !(await store.appendPiece(deps.db, file, { from, source: piece })))
    throw invalidFields({ from: "This isn't the next piece of the file." });
  return { fileId, kind, contentType, bytes, received: from + piece.size };
}

export async function findOwnFile(
  { db }: Pick<Deps, "db">,
  of: { accountId: string; fileId: string },
): Promise<store.StimulusRow> {
  return orNotFound(await store.findFile(db, { ...of, right: "view" }));
}

export async function findShownFile(
  { db, secret }: Pick<Deps, "db" | "secret">,
  of: { sessionId: string; fileId: string },
  key: string,
): Promise<store.StimulusRow> {
  if (!isKeyOf(secret, of, key)) throw new AppError("stimulus_not_found");
  return orNotFound(await store.findFileOfSession(db, of));
}

function orNotFound(file: store.StimulusRow | undefined): store.StimulusRow {
  if (!file || file.received < file.bytes) throw new AppError("stimulus_not_found");
  return file;
}

/** Within the transaction that saves the questions of an interview: what they show is theirs, and there. */
export async function saveStimuli(
  tx: Queryable,
  of: { id: string; projectId: string; questions: readonly Question[] },
): Promise<void> {
  const fileIds = store.listFileIds(of.questions);
  const files =
    fileIds.length === 0
      ? []
      : await store.lockUsable(tx, { projectId: of.projectId, interviewId: of.id, fileIds });
  const kinds = new Map(files.map(({ id, kind }) => [id, kind]));
  const wrong = of.questions.flatMap(({ stimulus }, at): [string, string][] => {
    if (stimulus === undefined || stimulus.kind === "link") return [];
    if (kinds.get(stimulus.fileId) === stimulus.kind) return [];
    return [[`questions.${at}.stimulus`, "This file is no longer here. Upload it again, or remove it."]];
  });
  if (wrong.length > 0) throw invalidFields(Object.fromEntries(wrong));
  await store.keepFiles(tx, of.id, fileIds);
}

/** Called by the housekeeping. */
export async function deleteLooseFiles({ db }: Pick<Deps, "db">): Promise<void> {
  await store.deleteLoose(db, looseFileDays);
}
