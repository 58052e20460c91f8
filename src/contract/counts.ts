import { z } from "zod";

/**
 * How often each label occurs. Labels are people's words, "__proto__" and "constructor" among them: zod's record
 * leaves the first out, so the value is checked as it stands and passed on uncopied.
 */
export const counts = z
  .unknown()
  .refine(isCounts)
  .meta({ type: "object", additionalProperties: { type: "number" } }) as unknown as z.ZodType<
  Record<string, number>,
  Record<string, number>
>;

function isCounts(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((count) => Number.isFinite(count));
}
