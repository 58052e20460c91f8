import { expect, test } from "vitest";
import { findFileKind } from "./decode-file.ts";

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ["a Word document", "PK\u0003\u0004....word/document.xml....", "docx"],
  ["a REFI-QDA project", "PK\u0003\u0004....project.qde....", "refi"],
  ["a REFI-QDA project with a document in it", "PK\u0003\u0004 word/document.xml project.qde", "refi"],
  ["a project whose file has another name", "PK\u0003\u0004....Study.qde....", "refi"],
  ["any other zip", "PK\u0003\u0004....a.txt....", "other"],
  ["a PDF", "%PDF-1.7 ...", "pdf"],
  ["a PDF behind some bytes of a mail program", `${"x".repeat(100)}%PDF-1.7`, "pdf"],
  ["a text that speaks of documents", "Ana: open word/document.xml, then project.qde", "other"],
  ["nothing", "", "other"],
])("%s is told by its content", (_, content, kind) => {
  expect(findFileKind(bytesOf(content))).toBe(kind);
});
