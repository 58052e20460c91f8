import type { ScriptDraft } from "#contract/scripts.ts";
import { findScriptLanguage } from "#interviewer/script/objective-language.ts";
import type { parseScriptText } from "#interviewer/script/parse.ts";
import { AppError } from "../../../app-error.ts";
import {
  type FileToRead,
  openFileReader,
  ownReading,
  type Reading,
  toOutcome,
} from "../../../files/file-reader.ts";
import type { TextProblem } from "../../../files/file-text.ts";
import { describeLanguage, listDraftQuestions } from "../script-input.service.ts";

/** What the reader makes of a file; of one with more text than any script has it makes nothing. */
export type ScriptRead =
  | { script: ReturnType<typeof parseScriptText> }
  | TextProblem
  | { problem: "no_script" };

const workerFile = new URL("./script-file.worker.ts", import.meta.url);

/** A script file as a draft for its creator to look over. Nothing of it is kept. */
export async function readScriptFile(file: FileToRead, reading: Reading = ownReading): Promise<ScriptDraft> {
  const { script } = await readScript(file, reading);
  if (!script.introduction && !script.objective && script.questions.length === 0) {
    throw new AppError("script_unreadable", {
      error: `The script could not be read: ${file.name} holds no text.`,
    });
  }
  const language = findScriptLanguage(script);
  return {
    ...script,
    ...listDraftQuestions(script.questions.map((text) => ({ text }))),
    name: script.name ?? "",
    madeBy: "file",
    title: "",
    language,
    notice: describeLanguage(language),
  };
}

const causes: Partial<Record<TextProblem["problem"], string>> = {
  too_much_text: "expands to too much text.",
  too_slow: "took too long to read.",
};

const scriptExtensions = new Set(["docx", "pdf", "txt", "md", "markdown", "text"]);

/** What a file is called says what it is meant to be; a page or a program that holds text is no script. */
function isNamedLikeScript(name: string): boolean {
  const extension = /\.([^.\s]+)$/.exec(name.trim())?.[1];
  return extension === undefined || scriptExtensions.has(extension.toLowerCase());
}

async function readScript(file: FileToRead, reading: Reading) {
  const { name } = file;
  if (!isNamedLikeScript(name)) {
    throw new AppError("unsupported_file", { error: `Unsupported file type: ${name}` });
  }
  const reader = openFileReader(workerFile, reading);
  const read = toOutcome(await reader.read<ScriptRead>(file).finally(reader.close));
  if ("script" in read) return read;
  const { problem } = read;
  if (problem === "no_script")
    throw new AppError("too_large", { error: `${name} is too long for a script.` });
  if (problem === "unsupported")
    throw new AppError("unsupported_file", { error: `Unsupported file type: ${name}` });
  const cause = `${name} ${causes[problem] ?? "is damaged or protected."}`;
  throw new AppError("script_unreadable", { error: `The script could not be read: ${cause}` });
}
