import type { FileTask } from "./answer-files.ts";
import { openFileReader, type ReaderAnswer } from "./file-reader.ts";
import type { FileText, TextProblem } from "./file-text.ts";
import type { UploadedFile } from "./uploaded-file.ts";

const workerFile = new URL("./file-text.worker.ts", import.meta.url);

/** The text of a DOCX, PDF or text file, read in a process with limits of time and memory. */
export async function readDocument({ name, bytes }: UploadedFile): Promise<FileText | TextProblem> {
  const task: FileTask = { name, bytes };
  const reader = openFileReader(workerFile);
  try {
    return toOutcome(await reader.read<FileText | TextProblem>(task));
  } finally {
    reader.close();
  }
}

/** What a reader that came to its limits says of the file that it read. */
export function toOutcome<T>(answer: ReaderAnswer<T>): T | TextProblem {
  if ("value" in answer) return answer.value;
  if (answer.failure === "too_large") return { problem: "too_much_text" };
  return { problem: answer.failure === "too_slow" ? "too_slow" : "damaged" };
}
