import { z } from "zod";

/** Alternatives of a regular expression over lower case, with their own edges where they need any. */
export const pattern = z.string().min(1).refine(isPattern, "is not a regular expression");

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, "u").source !== "";
  } catch {
    return false;
  }
}

export function patternsFor<Name extends string>(names: readonly Name[]) {
  return z.strictObject(
    Object.fromEntries(names.map((name) => [name, pattern])) as Record<Name, typeof pattern>,
  );
}
