/**
 * What participants are shown one of, each a different one: the assigned concept. No schema library here: the editor
 * tells the same sentences.
 */

export interface Concept {
  name: string;
  /** Shown to participants under the first question that names it. */
  description?: string | undefined;
}

export const conceptPlaceholder = "{concept}";

const placeholder = /\{\s*concept\s*\}/giu;

export function namesConcept(text: string): boolean {
  return text.search(placeholder) !== -1;
}

export function fillConcept(text: string, name: string): string {
  return text.replace(placeholder, () => name);
}

/** Two names that differ by letter case or spaces alone are one. */
export function conceptKey(name: string): string {
  return name.normalize("NFKC").replace(/\s+/gu, "").toLowerCase();
}

/** Why these can't be assigned, with the place of the one that is meant; undefined where they can, or where none is named. */
export function findConceptProblem(
  concepts: readonly Concept[],
): { index: number | null; text: string } | undefined {
  if (concepts.length === 1) return { index: null, text: "An interview has at least 2 concepts, or none" };
  const keys = concepts.map(({ name }) => conceptKey(name));
  const blank = keys.indexOf("");
  if (blank !== -1) return { index: blank, text: `Concept ${blank + 1} has no name` };
  const again = keys.findIndex((key, index) => keys.indexOf(key) < index);
  if (again === -1) return undefined;
  const first = keys.indexOf(keys[again] ?? "");
  return { index: again, text: `Concepts ${first + 1} and ${again + 1} have the same name` };
}
