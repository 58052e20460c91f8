import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import { sanitizeText } from "../http/sanitize.ts";
import { openSpooledFile, type SpooledFile } from "./spooled-file.ts";

export interface UploadedFile {
  /** As people may see it: no folders, no control or direction characters. */
  name: string;
  size: number;
  /** Fetched from the disk: all, or so many from a place on. */
  bytes: (from?: number, length?: number) => Promise<Buffer>;
}

export interface UploadRules {
  /** The form's field that holds the files. */
  field: string;
  fileBytes: number;
  /** Of all files of the form together. */
  totalBytes: number;
  files: number;
  /** What one of them is called where it is too large. */
  noun?: string;
}

export interface UploadedForm {
  files: UploadedFile[];
  /** Names of the files that are larger than one may be. */
  tooLarge: string[];
  fields: Map<string, string>;
  /** Ends the files. */
  release: () => Promise<void>;
}

export function describeTooLarge(name: string, { noun = "file", fileBytes }: UploadRules): string {
  return `${name} is too large. A ${noun} can be up to ${toMegabytes(fileBytes)} MB.`;
}

function toMegabytes(bytes: number): number {
  return Math.floor(bytes / 1024 / 1024);
}

interface Spool {
  rules: UploadRules;
  dataDir: string;
  room: { bytes: number };
  held: SpooledFile[];
}

/** The files of a field, put on the disk, and the texts beside them. Files past `rules.files` are not kept. */
export async function readUploadedForm(
  request: FastifyRequest,
  { dataDir, ...rules }: UploadRules & { dataDir: string },
): Promise<UploadedForm> {
  if (!request.isMultipart()) throw new AppError("file_missing");
  const held: SpooledFile[] = [];
  const release = async () => {
    for (const file of held.splice(0)) await file.release();
  };
  const form: UploadedForm = { files: [], tooLarge: [], fields: new Map(), release };
  const spool = { rules, dataDir, held, room: { bytes: rules.totalBytes } };
  try {
    // Counted here, so that one file too many bytes does not cost the others.
    for await (const part of request.parts({ limits: { fileSize: rules.totalBytes + 1 } })) {
      if (part.type === "field") form.fields.set(part.fieldname, sanitizeText(String(part.value)));
      else if (part.fieldname !== rules.field || form.files.length >= rules.files) part.file.resume();
      else await keepFile(form, part, spool);
    }
  } catch (error) {
    ignoreBody(request);
    await release();
    throw toUploadError(error, rules);
  }
  return form;
}

/** What still comes of a form that was given up is read and forgotten, or the connection would stand still. */
export function ignoreBody(request: FastifyRequest): void {
  request.raw.unpipe();
  request.raw.resume();
}

async function keepFile(
  form: UploadedForm,
  part: MultipartFile,
  { rules, dataDir, room, held }: Spool,
): Promise<void> {
  const name = showableName(part.filename);
  const file = await openSpooledFile(dataDir);
  held.push(file);
  let size = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    size += chunk.length;
    room.bytes -= chunk.length;
    if (room.bytes < 0) throw describeAllTooLarge(name, rules);
    if (size <= rules.fileBytes) await file.write(chunk);
  }
  // A form without a file chosen holds a file without a name or a byte.
  if (size === 0 && !part.filename) return;
  if (size > rules.fileBytes) form.tooLarge.push(name);
  else form.files.push({ name, size, bytes: file.read });
}

function describeAllTooLarge(name: string, rules: UploadRules): AppError {
  const most = toMegabytes(rules.totalBytes);
  const together = `The files are too large. Together they can be up to ${most} MB.`;
  return new AppError("too_large", { error: rules.files === 1 ? describeTooLarge(name, rules) : together });
}

/** What is wrong with the form itself (cut off, no boundary) is the sender's to mend. */
function toUploadError(error: unknown, rules: UploadRules): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof Error && "code" in error && error.code === "ENOSPC")
    return new AppError("storage_full");
  const code = error instanceof Error ? (error as { code?: string }).code : undefined;
  if (code === "FST_FILES_LIMIT" || code === "FST_PARTS_LIMIT" || code === "FST_FIELDS_LIMIT") {
    return new AppError("invalid_input", {
      error: `This form has too many parts. Please upload at most ${rules.files === 1 ? "one file" : `${rules.files} files`} at a time.`,
    });
  }
  if (code === "FST_REQ_FILE_TOO_LARGE") return new AppError("too_large");
  return new AppError("invalid_input", { error: "The upload was cut off or is not a form with a file." });
}

function showableName(name: string | undefined): string {
  const last = (name ?? "").split(/[\\/]/).at(-1) ?? "";
  const plain = last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .trim();
  return [...plain].slice(0, 100).join("") || "The file";
}
