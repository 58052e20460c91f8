import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "#contract/choices.ts";
import { type GuideTemplate, guideTemplate } from "#contract/guides.ts";

const guidesFolder = join(import.meta.dirname, "../../../../assets/guides");

export type GuidesByLanguage = Readonly<Record<GuideTemplate["language"], readonly GuideTemplate[]>>;

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${path} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

function readGuide(folder: string, language: string, file: string): GuideTemplate {
  const path = join(folder, language, file);
  const read = guideTemplate.safeParse(readJson(path));
  if (!read.success) {
    const faults = read.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`${path} is not a guide:\n${faults.join("\n")}`);
  }
  const { data } = read;
  if (`${data.id}.json` !== file) throw new Error(`${path} holds the guide "${data.id}"`);
  if (data.language !== language) throw new Error(`${path} is in the language "${data.language}"`);
  return data;
}

/** Every guide that comes with the product, by name within its language. Throws what is wrong with a file. */
export function readGuides(folder: string = guidesFolder): GuidesByLanguage {
  const existing = new Set(readdirSync(folder));
  const read = (language: GuideTemplate["language"]) => {
    if (!existing.has(language)) return [];
    const files = readdirSync(join(folder, language)).filter((file) => file.endsWith(".json"));
    const guides = files.map((file) => readGuide(folder, language, file));
    return guides.toSorted((one, other) => one.name.localeCompare(other.name, language));
  };
  return Object.fromEntries(languages.map((language) => [language, read(language)])) as Record<
    GuideTemplate["language"],
    GuideTemplate[]
  >;
}

let loaded: GuidesByLanguage | undefined;

/** The guides, read once. */
export function getGuides(): GuidesByLanguage {
  loaded ??= readGuides();
  return loaded;
}
