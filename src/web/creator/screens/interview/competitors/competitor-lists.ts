import type { Competitors, CompetitorsAnswer } from "#contract/findings.ts";

/** What is saved, of what was answered. */
export function toLists({ competitors, notCompetitors, ownProduct }: CompetitorsAnswer): Competitors {
  return { competitors, notCompetitors, ownProduct };
}

export function withCompetitor(lists: Competitors, name: string): Competitors {
  return {
    ...lists,
    competitors: [...lists.competitors, { name, aliases: [] }],
    notCompetitors: lists.notCompetitors.filter((other) => !isSameName(other, name)),
  };
}

export function withNotCompetitor(lists: Competitors, name: string): Competitors {
  return {
    ...lists,
    competitors: lists.competitors.filter((other) => !isSameName(other.name, name)),
    notCompetitors: [...lists.notCompetitors, name],
  };
}

function isSameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** Rows without a name are left out; names and aliases are trimmed. */
export function tidyLists({ competitors, notCompetitors, ownProduct }: Competitors): Competitors {
  const product = ownProduct?.trim() ?? "";
  return {
    competitors: competitors
      .map(({ name, aliases }) => ({ name: name.trim(), aliases: tidyNames(aliases) }))
      .filter(({ name }) => name !== ""),
    notCompetitors: tidyNames(notCompetitors),
    ownProduct: product === "" ? null : product,
  };
}

function tidyNames(names: readonly string[]): string[] {
  return names.map((name) => name.trim()).filter((name) => name !== "");
}

/** A name that stands for two things, which could not be counted; undefined where all are apart. */
export function findDouble({ competitors, notCompetitors, ownProduct }: Competitors): string | undefined {
  const seen = new Set<string>();
  const names = [
    ...competitors.flatMap(({ name, aliases }) => [name, ...aliases]),
    ...notCompetitors,
    ...(ownProduct ? [ownProduct] : []),
  ];
  return names.find((name) => {
    const folded = name.trim().toLowerCase();
    if (seen.has(folded)) return true;
    seen.add(folded);
    return false;
  });
}
