import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type PracticeCase, practiceCase } from "#interviewer/practice/practice-case.ts";

const casesFolder = join(import.meta.dirname, "../../../../assets/cases");

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${path} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** The people to practise with, by topic. Throws what is wrong with a file. */
function readCases(folder: string): PracticeCase[] {
  const cases = readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => {
      const path = join(folder, file);
      const read = practiceCase.safeParse(readJson(path));
      if (!read.success) {
        const faults = read.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
        throw new Error(`${path} is not a practice case:\n${faults.join("\n")}`);
      }
      if (`${read.data.id}.json` !== file) throw new Error(`${path} holds the case "${read.data.id}"`);
      return read.data;
    });
  return cases.toSorted((one, other) => one.topic.localeCompare(other.topic, "en"));
}

let loaded: PracticeCase[] | undefined;

/** The people who come with the product, read once. */
export function getCases(): readonly PracticeCase[] {
  loaded ??= readCases(casesFolder);
  return loaded;
}
