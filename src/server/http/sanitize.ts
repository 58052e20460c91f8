/** What may not stand in any text that comes in: NUL and control characters but line feed and tab. */
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

export function sanitizeText(value: string): string {
  return value.toWellFormed().replace(/\r\n?/g, "\n").replace(controls, "");
}

/** The same value with all its texts sanitised. Deeper than 40 levels it is cut: no call takes such input. */
export function sanitizeValue(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return sanitizeText(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth > 40) return null;
  if (Array.isArray(value)) return value.map((item) => sanitizeValue(item, depth + 1));
  const clean: Record<string, unknown> = Object.create(null);
  for (const [key, item] of Object.entries(value)) clean[sanitizeText(key)] = sanitizeValue(item, depth + 1);
  return clean;
}
