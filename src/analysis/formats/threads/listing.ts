export type Fields = Record<string, unknown>;

export interface Thing {
  kind: string;
  data: Fields;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isThing(value: unknown): value is Thing {
  return isFields(value) && typeof value.kind === "string" && isFields(value.data);
}

export function listThings(value: unknown): Thing[] {
  return Array.isArray(value) ? value.filter(isThing) : [];
}

/** The things of a Listing; undefined for anything else, as for `replies` that is "". */
export function findChildren(value: unknown): Thing[] | undefined {
  if (!isThing(value) || value.kind !== "Listing") return undefined;
  return listThings(value.data.children);
}

export function readString(fields: Fields, key: string): string {
  const value = fields[key];
  return typeof value === "string" ? value : "";
}

export function readNumber(fields: Fields, key: string): number {
  const value = fields[key];
  return typeof value === "number" && Number.isFinite(value) ? value : 0;
}

/** "t1_cu5pebp" is the comment cu5pebp; the post itself (t3) is no comment's parent. */
export function findParentId(fields: Fields): string | null {
  const parent = readString(fields, "parent_id");
  return parent.startsWith("t1_") ? parent.slice(3) : null;
}

/** ISO 8601 of seconds since 1970 with a fraction; null for none and for moments out of range. */
export function findCreatedAt(fields: Fields): string | null {
  const seconds = readNumber(fields, "created_utc");
  const isMoment = seconds > 0 && seconds < 8e9;
  return isMoment ? new Date(Math.round(seconds * 1000)).toISOString() : null;
}
