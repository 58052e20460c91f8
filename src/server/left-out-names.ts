import { escapePattern } from "#analysis/coder/name-patterns.ts";

/** As a word of its own, in whatever case. */
function matchName(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, "giu");
}

/** Where names stand in a message, in code points. */
export function findNames(text: string, names: ReadonlySet<string>): { start: number; end: number }[] {
  const toPoint = (at: number) => Array.from(text.slice(0, at)).length;
  return [...names].flatMap((name) =>
    [...text.matchAll(matchName(name))].map(({ 0: found, index }) => ({
      start: toPoint(index),
      end: toPoint(index + found.length),
    })),
  );
}

/** What somebody said, without the names that are left out. */
export function hideNames(text: string, names: readonly string[]): string {
  return names.reduce((shown, name) => shown.replace(matchName(name), "[name]"), text);
}
