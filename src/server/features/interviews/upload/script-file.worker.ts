import { parseScriptText } from "#interviewer/script/parse.ts";
import { answerFiles } from "../../../files/answer-files.ts";
import { readFileText } from "../../../files/file-text.ts";
import { sanitizeText } from "../../../http/sanitize.ts";
import type { ScriptRead } from "./script-file.ts";

const maxTextBytes = 2 * 1024 * 1024;

answerFiles(async ({ name }, bytes): Promise<ScriptRead> => {
  const document = await readFileText(name, bytes);
  if ("problem" in document) return document.problem === "empty" ? { script: parseScriptText("") } : document;
  const text = sanitizeText(document.text);
  return Buffer.byteLength(text) > maxTextBytes
    ? { problem: "no_script" }
    : { script: parseScriptText(text) };
});
