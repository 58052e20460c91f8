import type { FrameworkResult } from "#contract/personas.ts";
import { makeFrameworkBlocks } from "./framework-blocks.ts";
import { writeMarkdown } from "./report-markdown.ts";

/** A persona, journey or value proposition to read, with the quotes of each line. */
export function writeFrameworkMarkdown(framework: FrameworkResult): string {
  return writeMarkdown(makeFrameworkBlocks(framework));
}
