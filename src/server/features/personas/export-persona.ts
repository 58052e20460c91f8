import { makeFrameworkBlocks } from "#analysis/formats/export/framework-blocks.ts";
import { writeFrameworkJson } from "#analysis/formats/export/framework-json.ts";
import { writeFrameworkMarkdown } from "#analysis/formats/export/framework-markdown.ts";
import type { FrameworkResult } from "#contract/personas.ts";

export interface PersonaFile {
  name: string;
  contentType: string;
  content: string | Uint8Array;
}

/** A framework as a file: addresses and telephone numbers masked, nobody's age beside their words. */
export async function writePersonaFile(
  framework: FrameworkResult,
  format: "md" | "json" | "docx",
): Promise<PersonaFile> {
  const name = `${framework.name}.${format}`;
  if (format === "md") {
    return { name, contentType: "text/markdown; charset=utf-8", content: writeFrameworkMarkdown(framework) };
  }
  if (format === "json") {
    return { name, contentType: "application/json; charset=utf-8", content: writeFrameworkJson(framework) };
  }
  const { makeDocx } = await import("../../files/docx-file.ts");
  return {
    name,
    contentType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    content: await makeDocx(makeFrameworkBlocks(framework), { title: framework.name }),
  };
}
