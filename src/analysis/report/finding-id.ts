import type { FindingKind } from "#contract/insights.ts";

/** A short stable id from what the finding says (FNV-1a, 32 bit). */
export function makeFindingId(kind: FindingKind, ...parts: string[]): string {
  let hash = 0x811c9dc5;
  for (const char of parts.join("\u0000")) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return `${kind}-${hash.toString(36)}`;
}
