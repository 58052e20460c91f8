import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import { sanitizeText } from "../http/sanitize.ts";

export interface UploadedFile {
  /** As people may see it: no folders, no control or direction characters. */
  name: string;
  bytes: Buffer;
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
}

/** The first file of a field. Everything else of the form is read and let go. Throws `file_missing`. */
export async function readUploadedFile(
  request: FastifyRequest,
  field: string,
  maxBytes: number,
  noun = "file",
): Promise<UploadedFile> {
  const rules = { field, fileBytes: maxBytes, totalBytes: maxBytes, files: 1, noun };
  const { files, tooLarge } = await readUploadedForm(request, rules);
  if (tooLarge[0] !== undefined) throw new AppError("too_large", { error: tellTooLarge(tooLarge[0], rules) });
  if (!files[0]) throw new AppError("file_missing");
  return files[0];
}

export function tellTooLarge(name: string, { noun = "file", fileBytes }: UploadRules): string {
  return `${name} is too large. A ${noun} may have up to ${toMegabytes(fileBytes)} MB.`;
}

function toMegabytes(bytes: number): number {
  return Math.floor(bytes / 1024 / 1024);
}

/** The files of a field and the texts beside them, all within memory. Files past `rules.files` are let go. */
export async function readUploadedForm(request: FastifyRequest, rules: UploadRules): Promise<UploadedForm> {
  if (!request.isMultipart()) throw new AppError("file_missing");
  const form: UploadedForm = { files: [], tooLarge: [], fields: new Map() };
  const room = { bytes: rules.totalBytes };
  try {
    // Counted here, so that one file too many bytes does not cost the others.
    for await (const part of request.parts({ limits: { fileSize: rules.totalBytes + 1 } })) {
      if (part.type === "field") form.fields.set(part.fieldname, sanitizeText(String(part.value)));
      else if (part.fieldname !== rules.field || form.files.length >= rules.files) part.file.resume();
      else await keepFile(form, part, { rules, room });
    }
  } catch (error) {
    letGo(request);
    throw toUploadError(error, rules);
  }
  return form;
}

/** What still comes of a form that was given up is read and forgotten, or the connection would stand still. */
function letGo(request: FastifyRequest): void {
  request.raw.unpipe();
  request.raw.resume();
}

async function keepFile(
  form: UploadedForm,
  part: MultipartFile,
  { rules, room }: { rules: UploadRules; room: { bytes: number } },
): Promise<void> {
  const name = showableName(part.filename);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    size += chunk.length;
    room.bytes -= chunk.length;
    if (room.bytes < 0) throw tellAllTooLarge(name, rules);
    if (size <= rules.fileBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  // A form without a file chosen holds a file without a name or a byte.
  if (size === 0 && !part.filename) return;
  if (size > rules.fileBytes) form.tooLarge.push(name);
  else form.files.push({ name, bytes: Buffer.concat(chunks) });
}

function tellAllTooLarge(name: string, rules: UploadRules): AppError {
  const most = toMegabytes(rules.totalBytes);
  const together = `The files are too large. Together they may have up to ${most} MB.`;
  return new AppError("too_large", { error: rules.files === 1 ? tellTooLarge(name, rules) : together });
}

/** What is wrong with the form itself (cut off, no boundary) is the sender's to mend. */
function toUploadError(error: unknown, rules: UploadRules): AppError {
  if (error instanceof AppError) return error;
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
