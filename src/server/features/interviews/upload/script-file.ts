import type { ScriptDraft } from "#contract/scripts.ts";
import { parseScriptText } from "#interviewer/script/parse.ts";
import { AppError } from "../../../app-error.ts";
import { sanitizeText } from "../../../http/sanitize.ts";
import { extractText } from "./extract-text.ts";
import { decodeText, findFileKind } from "./file-kind.ts";
import type { UploadedFile } from "./uploaded-file.ts";

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

async function readText({ name, bytes }: UploadedFile): Promise<string> {
  const kind = findFileKind(bytes);
  if (!kind) throw new AppError("unsupported_file", { error: `Unsupported file type: ${name}` });
  if (kind === "text") return decodeText(bytes) ?? "";
  const extracted = await extractText({ kind, bytes });
  if ("text" in extracted) return extracted.text;
  const cause =
    extracted.problem === "too_much_text"
      ? `${name} expands to too much text.`
      : `${name} is damaged or protected.`;
  throw new AppError("script_unreadable", { error: `The script could not be read: ${cause}` });
}
