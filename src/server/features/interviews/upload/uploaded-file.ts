import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { AppError } from "../../../app-error.ts";

export interface UploadedFile {
  /** As people may see it: no folders, no control or direction characters. */
  name: string;
  bytes: Buffer;
}

/** The first file of a field. Everything else of the form is read and let go. Throws `file_missing`. */
export async function readUploadedFile(
  request: FastifyRequest,
  field: string,
  maxBytes: number,
): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new AppError("file_missing");
  let found: UploadedFile | undefined;
  try {
    for await (const part of request.parts({ limits: { fileSize: maxBytes } })) {
      if (part.type !== "file") continue;
      if (part.fieldname === field && !found) found = await readPart(part, maxBytes);
      else part.file.resume();
    }
  } catch (error) {
    throw toUploadError(error);
  }
  if (!found) throw new AppError("file_missing");
  return found;
}

async function readPart(part: MultipartFile, maxBytes: number): Promise<UploadedFile> {
  const name = showableName(part.filename);
  try {
    return { name, bytes: await part.toBuffer() };
  } catch (error) {
    if (!isTooLarge(error)) throw error;
    throw new AppError("too_large", {
      error: `${name} is too large. A script may have up to ${Math.floor(maxBytes / 1024 / 1024)} MB.`,
    });
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && (error as { statusCode?: number }).statusCode === 413;
}

/** What is wrong with the form itself (cut off, no boundary) is the sender's to mend. */
function toUploadError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isTooLarge(error)) return new AppError("too_large");
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
