import { parentPort, workerData } from "node:worker_threads";
import mammoth from "mammoth";
import { extractText, getDocumentProxy } from "unpdf";
import { findDocxProblem } from "./docx-size.ts";
import type { Extracted, ExtractInput } from "./extract-text.ts";

/** Runs in a thread of its own: a file made to exhaust its reader exhausts that thread alone. */
async function extract({ kind, bytes }: ExtractInput): Promise<Extracted> {
  if (kind === "pdf") {
    const pdf = await getDocumentProxy(bytes);
    const { text } = await extractText(pdf, { mergePages: false });
    return { text: text.join("\n") };
  }
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const problem = findDocxProblem(buffer);
  if (problem) return { problem };
  return { text: (await mammoth.extractRawText({ buffer })).value };
}

extract(workerData as ExtractInput).then(
  (extracted) => parentPort?.postMessage(extracted),
  () => parentPort?.postMessage({ problem: "unreadable" } satisfies Extracted),
);
