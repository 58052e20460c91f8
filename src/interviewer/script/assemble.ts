import { needsEscape } from "./headings.ts";

/** Trimmed lines, no empty line at either end and no two in a row. */
export function tidyBlock(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, "\n")
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function escapeLines(text: string): string {
  return tidyBlock(text)
    .split("\n")
    .map((line) => (needsEscape(line) ? `\\${line}` : line))
    .join("\n");
}

function indentAfterFirst(text: string, spaces: number): string {
  const pad = " ".repeat(spaces);
  return tidyBlock(text).replace(/\n(?=[^\n])/g, `\n${pad}`);
}

/**
 * The one text of a script: introduction, objective, topics as bullet lines and numbered questions.
 * `parseScriptText` reads it back. Lines that look like headings or list items inside a paragraph carry a
 * backslash, so that nothing is lost on the way.
 */
export function assembleScript(script: {
  introduction: string;
  objective: string;
  topics: string[];
  questions: string[];
}): string {
  const topics = script.topics
    .map((topic) => tidyBlock(topic).replace(/\n+/g, " "))
    .filter((topic) => topic !== "");
  const questions = script.questions.filter((question) => question.trim() !== "");
  const sections: [string, string][] = [
    ["Introduction", escapeLines(script.introduction)],
    ["Objective", escapeLines(script.objective)],
    ["Topics", topics.map((topic) => `- ${topic}`).join("\n")],
    ["Questions", questions.map((question, index) => numbered(question, index + 1)).join("\n")],
  ];
  return sections
    .filter(([, body]) => body !== "")
    .map(([name, body]) => `${name}:\n${body}`)
    .join("\n\n");
}

function numbered(question: string, number: number): string {
  return `${number}. ${indentAfterFirst(question, 5)}`;
}
