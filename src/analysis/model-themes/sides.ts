import type { Said } from "./ground.ts";

interface Sides {
  supports: Said[];
  challenges: Said[];
}

const lastOf = (said: Said[]) => Math.max(...said.map(({ order }) => order));

/** Nobody is counted for and against the same thing: who said both stands where they spoke last, as if taken back. */
export function takeSides({ supports, challenges }: Sides): Sides {
  const against = Map.groupBy(challenges, ({ person }) => person);
  const turned = new Set<number>();
  for (const [person, own] of Map.groupBy(supports, (said) => said.person)) {
    const contrary = against.get(person);
    if (!contrary) continue;
    if (lastOf(contrary) > lastOf(own)) turned.add(person);
    else against.delete(person);
  }
  return {
    supports: supports.filter(({ person }) => !turned.has(person)),
    challenges: challenges.filter(({ person }) => against.has(person)),
  };
}
