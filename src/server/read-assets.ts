import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ZodType } from "zod";

const assetsFolder = join(import.meta.dirname, "../../assets");

/** Where the files of a kind lie that come with the product. */
export function findAssets(kind: "cases" | "guides"): string {
  return join(assetsFolder, kind);
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${path} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** What the JSON files of a folder hold, each named for its id. Throws what is wrong with one, in words of `kind`. */
export function readAssets<Asset extends { id: string }>(
  folder: string,
  kind: string,
  schema: ZodType<Asset>,
): Asset[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return files.map((file) => {
    const path = join(folder, file);
    const read = schema.safeParse(readJson(path));
    if (!read.success) {
      const faults = read.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
      throw new Error(`${path} is not a ${kind}:\n${faults.join("\n")}`);
    }
    if (`${read.data.id}.json` !== file) throw new Error(`${path} holds the ${kind} "${read.data.id}"`);
    return read.data;
  });
}
