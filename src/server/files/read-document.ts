import type { FileTask } from "./answer-thread.ts";
import type { FileText, TextProblem } from "./file-text.ts";
import { openReadingThread, type ThreadAnswer } from "./reading-thread.ts";
import type { UploadedFile } from "./uploaded-file.ts";

const workerFile = new URL("./file-text.worker.ts", import.meta.url);

/** The text of a DOCX, PDF or text file, read in a thread with a limit of time and memory. */
export async function readDocument({ name, bytes }: UploadedFile): Promise<FileText | TextProblem> {
  const task: FileTask = { name, bytes };
  const thread = openReadingThread(workerFile);
  try {
    return toOutcome(await thread.read<FileText | TextProblem>(task));
  } finally {
    thread.close();
  }
}

/** What a thread that came to its limits says of the file that it read. */
export function toOutcome<T>(answer: ThreadAnswer<T>): T | TextProblem {
  if ("value" in answer) return answer.value;
  if (answer.failure === "too_large") return { problem: "too_much_text" };
  return { problem: answer.failure === "too_slow" ? "too_slow" : "damaged" };
}
