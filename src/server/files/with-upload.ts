import type { FastifyReply, FastifyRequest } from "fastify";
import { rates } from "#contract/limits.ts";
import { AppError } from "../app-error.ts";
import type { Deps } from "../deps.ts";
import { abortWhenLeft } from "../http/event-stream.ts";
import { addToLimit, takeFromLimit } from "../http/rate-limit.ts";
import type { Reading } from "./file-reader.ts";
import {
  describeTooLarge,
  ignoreBody,
  readUploadedForm,
  type UploadedFile,
  type UploadedForm,
  type UploadRules,
} from "./uploaded-file.ts";

type UploadDeps = Pick<Deps, "db" | "config">;

interface Upload {
  accountId: string;
  request: FastifyRequest;
  reply: FastifyReply;
  rules: UploadRules;
  /** In place of the usual rate of uploads. */
  rate?: { name: string; limit: number; seconds: number };
}

/** One that is read and one that waits. */
const maxAtOnce = 2;

const atOnce = new Map<string, number>();

/**
 * Takes the files of a form and lets `work` read them. An account has one upload that is read and one that waits, and
 * its files count by the time they take. The files are on the disk until then, and go when the work is done.
 */
export async function withUploadedForm<T>(
  deps: UploadDeps,
  upload: Upload,
  work: (form: UploadedForm, reading: Reading) => Promise<T>,
): Promise<T> {
  const { accountId, request, reply, rules, rate = { name: "upload", ...rates.upload } } = upload;
  const signal = abortWhenLeft(reply);
  try {
    await takeFromLimit(deps, `${rate.name}:${accountId}`, rate);
    await requireReadingTime(deps, accountId);
  } catch (error) {
    ignoreBody(request);
    throw error;
  }
  return inPlace(deps, upload, async () => {
    const form = await readUploadedForm(request, { ...rules, dataDir: deps.config.dataDir });
    try {
      return await work(form, { accountId, signal, onRead: (ms) => countReading(deps, accountId, ms) });
    } finally {
      await form.release();
    }
  });
}

/** The first file of a form. Throws `file_missing`, and `too_large` with the file's name. */
export async function withUploadedFile<T>(
  deps: UploadDeps,
  upload: Omit<Upload, "rules"> & { rules: Pick<UploadRules, "field" | "fileBytes" | "noun"> },
  work: (file: UploadedFile, reading: Reading, fields: UploadedForm["fields"]) => Promise<T>,
): Promise<T> {
  const rules = { ...upload.rules, totalBytes: upload.rules.fileBytes, files: 1 };
  return withUploadedForm(deps, { ...upload, rules }, ({ files, tooLarge, fields }, reading) => {
    if (tooLarge[0] !== undefined)
      throw new AppError("too_large", { error: describeTooLarge(tooLarge[0], rules) });
    if (!files[0]) throw new AppError("file_missing");
    return work(files[0], reading, fields);
  });
}

async function inPlace<T>(
  { config }: UploadDeps,
  { accountId, request }: Upload,
  work: () => Promise<T>,
): Promise<T> {
  const held = atOnce.get(accountId) ?? 0;
  if (config.rateLimits && held >= maxAtOnce) {
    ignoreBody(request);
    throw new AppError("rate_limited", {
      error: "Two of your uploads are still being read. Wait until one is done, then upload this again.",
    });
  }
  atOnce.set(accountId, held + 1);
  try {
    return await work();
  } finally {
    const left = (atOnce.get(accountId) ?? 1) - 1;
    if (left === 0) atOnce.delete(accountId);
    else atOnce.set(accountId, left);
  }
}

const readingKey = (accountId: string) => `reading:${accountId}`;

async function requireReadingTime(deps: UploadDeps, accountId: string): Promise<void> {
  if (!deps.config.rateLimits) return;
  const { seconds, limit } = rates.readingMs;
  const { count } = await addToLimit(deps, readingKey(accountId), { uses: 0, seconds });
  if (count < limit) return;
  throw new AppError("rate_limited", {
    error: `Your last files took ${limit / 60_000} minutes to read. Wait ${seconds / 60} minutes, then upload more.`,
  });
}

async function countReading(deps: UploadDeps, accountId: string, ms: number): Promise<void> {
  if (!deps.config.rateLimits) return;
  await addToLimit(deps, readingKey(accountId), { uses: Math.ceil(ms), seconds: rates.readingMs.seconds });
}
