import { readdirSync } from "node:fs";
import { join } from "node:path";
import { languages } from "#contract/choices.ts";
import { type GuideTemplate, guideTemplate } from "#contract/guides.ts";
import { findAssets, readAssets } from "../../read-assets.ts";

export type GuidesByLanguage = Readonly<Record<GuideTemplate["language"], readonly GuideTemplate[]>>;

/** Every guide that comes with the product, by name within its language. Throws what is wrong with a file. */
export function readGuides(folder: string = findAssets("guides")): GuidesByLanguage {
  const existing = new Set(readdirSync(folder));
  const read = (language: GuideTemplate["language"]) => {
    if (!existing.has(language)) return [];
    const guides = readAssets(join(folder, language), "guide", guideTemplate);
    const stray = guides.find((guide) => guide.language !== language);
    if (stray)
      throw new Error(`${join(folder, language, stray.id)}.json is in the language "${stray.language}"`);
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
