import type { ScriptDraft } from "#contract/scripts.ts";
import { parseScriptText } from "#interviewer/script/parse.ts";
import { AppError } from "../../../app-error.ts";
import type { TextProblem } from "../../../files/file-text.ts";
import { readDocument } from "../../../files/read-document.ts";
import type { UploadedFile } from "../../../files/uploaded-file.ts";
import { sanitizeText } from "../../../http/sanitize.ts";

const maxTextBytes = 2 * 1024 * 1024;

/** A script file as a draft for its creator to look over. Nothing of it is kept. */
export async function readScriptFile(file: UploadedFile): Promise<ScriptDraft> {
  const text = sanitizeText(await readText(file));
  if (Buffer.byteLength(text) > maxTextBytes) {
    throw new AppError("too_large", { error: `${file.name} holds too much text for a script.` });
  }
  const parsed = parseScriptText(text);
  if (!parsed.introduction && !parsed.objective && parsed.questions.length === 0) {
    throw new AppError("script_unreadable", {
      error: `The script could not be read: ${file.name} holds no text.`,
    });
  }
  return { ...parsed, name: parsed.name ?? "", madeBy: "file" };
}

const causes: Partial<Record<TextProblem["problem"], string>> = {
  too_much_text: "expands to too much text.",
  too_slow: "took too long to read.",
};

async function readText(file: UploadedFile): Promise<string> {
  const document = await readDocument(file);
  if ("text" in document) return document.text;
  const { problem } = document;
  if (problem === "empty") return "";
  if (problem === "unsupported") {
    throw new AppError("unsupported_file", { error: `Unsupported file type: ${file.name}` });
  }
  const cause = `${file.name} ${causes[problem] ?? "is damaged or protected."}`;
  throw new AppError("script_unreadable", { error: `The script could not be read: ${cause}` });
}
