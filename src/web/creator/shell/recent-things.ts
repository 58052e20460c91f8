/** A page that was open lately: what it shows is looked up by its id, so that a new name shows at once. */
export interface RecentThing {
  kind: "project" | "interview" | "persona";
  id: string;
}

const most = 20;

const patterns: readonly [RecentThing["kind"], RegExp][] = [
  ["project", /^\/projects\/([A-Za-z0-9]+)\/detail$/],
  ["interview", /^\/interviews\/([A-Za-z0-9]+)(?:\/|$)/],
  ["persona", /^\/personas\/([A-Za-z0-9]+)$/],
];

export function recentKey(userId: string): string {
  return `askwell.recent.${userId}`;
}

/** What a path shows, when it is one of the things that are found again. */
export function findThing(pathname: string): RecentThing | undefined {
  for (const [kind, pattern] of patterns) {
    const id = pattern.exec(pathname)?.[1];
    if (id) return { kind, id };
  }
  return undefined;
}

/** The list with this one first. */
export function withRecent(list: readonly RecentThing[], thing: RecentThing): RecentThing[] {
  return [thing, ...list.filter(({ kind, id }) => kind !== thing.kind || id !== thing.id)].slice(0, most);
}
