import type { FileText, TextProblem } from "./file-text.ts";
import { readInThread, type ThreadAnswer } from "./reading-thread.ts";
import type { UploadedFile } from "./uploaded-file.ts";

const workerFile = new URL("./file-text.worker.ts", import.meta.url);

/** The text of a DOCX, PDF or text file, read in a thread with a limit of time and memory. */
export async function readDocument({ name, bytes }: UploadedFile): Promise<FileText | TextProblem> {
  return toOutcome(await readInThread<FileText | TextProblem>(workerFile, { name, bytes }));
}

/** What a thread that came to its limits says of the file that it read. */
export function toOutcome<T>(answer: ThreadAnswer<T>): T | TextProblem {
  if ("value" in answer) return answer.value;
  if (answer.failure === "too_large") return { problem: "too_much_text" };
  return { problem: answer.failure === "too_slow" ? "too_slow" : "damaged" };
}
