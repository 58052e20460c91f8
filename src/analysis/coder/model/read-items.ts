import { z } from "zod";

/** The list under a name in what a model answered; empty where there is none. */
export function readList(json: unknown, name: string): unknown[] {
  if (typeof json !== "object" || json === null) return [];
  const list = (json as Record<string, unknown>)[name];
  return Array.isArray(list) ? list : [];
}

/** The items of a list that have the asked form; others are left out, and so is what is more than `max`. */
export function readItems<Item>(
  json: unknown,
  name: string,
  { item, max }: { item: z.ZodType<Item>; max: number },
): Item[] {
  return readList(json, name)
    .slice(0, max)
    .flatMap((one) => {
      const read = item.safeParse(one);
      return read.success ? [read.data] : [];
    });
}

/** The JSON schema that a provider holds its model to. */
export function toAnswerSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...plain } = z.toJSONSchema(schema);
  return plain;
}

/** One line of plain text without controls. */
export function tidyLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
}
