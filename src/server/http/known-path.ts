import type { z } from "zod";

/**
 * The part of a path that the schema itself names. Below a record, or in a field that the schema does not have, the
 * names are the sender's own words, and an answer does not repeat them.
 */
export function knownPath(schema: z.core.$ZodType, path: PropertyKey[]): PropertyKey[] {
  let at: z.core.$ZodType | undefined = schema;
  const known = path.findIndex((key) => {
    at = at && stepInto(at, key);
    return at === undefined;
  });
  return known === -1 ? path : path.slice(0, known);
}

function stepInto(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return Object.hasOwn(def.shape, key) ? def.shape[String(key)] : undefined;
    case "array":
      return typeof key === "number" ? def.element : undefined;
    case "union":
      return firstOf(def.options, key);
    case "pipe":
      return firstOf([def.in, def.out], key);
    case "optional":
    case "nullable":
    case "nonoptional":
    case "default":
    case "prefault":
    case "catch":
    case "readonly":
      return stepInto(def.innerType, key);
    default:
      return undefined;
  }
}

function firstOf(schemas: readonly z.core.$ZodType[], key: PropertyKey): z.core.$ZodType | undefined {
  for (const one of schemas) {
    const inner = stepInto(one, key);
    if (inner) return inner;
  }
  return undefined;
}
