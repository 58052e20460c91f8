/** The creator's names: competitors with their aliases, names that are none, and the own product. */
export interface NameLists {
  competitors: readonly { name: string; aliases: readonly string[] }[];
  notCompetitors?: readonly string[];
  ownProduct: string | null;
}

/** One way to write a name of the creator's lists. */
export interface ListedName {
  /** Longer ones are looked for first, so that "Google Docs" is not taken for "Google". */
  length: number;
  pattern: RegExp;
  /** The competitor that it stands for; undefined where the name is not to be counted. */
  competitor: { key: string; name: string } | undefined;
  /** In lower case it is also an everyday word, so it takes a frame such as "in teams". */
  everyday: boolean;
  own: boolean;
}

/** Names of products that are words of their own in lower case. */
export const everydayWords: ReadonlySet<string> = new Set(
  "amazon amplitude around asana base basecamp bear box calendar chat claude coda copilot craft cursor discord docs drafts drive excel forms front gather gemini grain harvest keep lattice lever linear loom maze meet meets messages monday mural notes notion numbers otter outlook pages quip roam sheets shortcut signal sketch slack slides spark stripe team teams things together uber whereby word workday workplace zoom".split(
    " ",
  ),
);

export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** The name whatever its case, joints ("Click Up", "click-up"), plural or possessive. */
function makePattern(name: string): RegExp {
  const parts = name.split(/[\s-]+|(?<=\p{Ll})(?=\p{Lu})/u).filter(Boolean);
  const joined = parts.map(escapePattern).join("[\\s-]*");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${joined})(?:['’]?s)?(?![\\p{L}\\p{N}])`, "giu");
}

function listName(name: string, rest: Pick<ListedName, "competitor" | "own">): ListedName[] {
  const trimmed = name.trim();
  if (trimmed === "") return [];
  const everyday = everydayWords.has(trimmed.toLowerCase());
  return [{ length: trimmed.length, pattern: makePattern(trimmed), everyday, ...rest }];
}

/** All names of the lists, longest first; of a name in two lists the one that is not to be counted comes first. */
export function listListedNames({ competitors, notCompetitors = [], ownProduct }: NameLists): ListedName[] {
  const left = notCompetitors.flatMap((name) => listName(name, { competitor: undefined, own: false }));
  const own = listName(ownProduct ?? "", { competitor: undefined, own: true });
  const counted = competitors.flatMap(({ name, aliases }) => {
    const competitor = { key: name.trim().toLowerCase(), name: name.trim() };
    if (competitor.key === "") return [];
    return [name, ...aliases].flatMap((one) => listName(one, { competitor, own: false }));
  });
  return [...own, ...left, ...counted].sort((a, b) => b.length - a.length);
}
