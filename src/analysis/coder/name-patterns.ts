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
  /** Letters and digits that a word of the text must begin with for the name to be there at all. */
  opening: string;
  pattern: RegExp;
  /** The competitor that it stands for; undefined where the name is not to be counted. */
  competitor: { key: string; name: string } | undefined;
  /** One of the common words. */
  common: boolean;
  own: boolean;
}

/** Words so common in lower case that even a listed name like them takes a frame, as in "call in teams". */
const commonWords: ReadonlySet<string> = new Set(
  "around base bear box calendar chat craft docs drafts drive forms front gather grain harvest keep lever linear meet meets messages notes numbers pages sheets signal slides spark team teams things together whereby word workday workplace".split(
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

const openingLength = 3;

function lowerOpening(text: string, length = openingLength): string {
  return text.toLowerCase().slice(0, length);
}

/** Openings of the words of a text: of thousands of names, few need be looked for in a sentence. */
export function listOpenings(text: string): Set<string> {
  const openings = new Set([""]);
  for (const [word] of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    for (let length = 1; length <= openingLength; length++) openings.add(lowerOpening(word, length));
  }
  return openings;
}

function findOpening(name: string): string {
  const first = name.split(/(?<=\p{Ll})(?=\p{Lu})/u)[0] ?? "";
  return lowerOpening(/^[\p{L}\p{N}]*/u.exec(first)?.[0] ?? "");
}

function listName(name: string, rest: Pick<ListedName, "competitor" | "own">): ListedName[] {
  const trimmed = name.trim();
  if (trimmed === "") return [];
  const common = commonWords.has(trimmed.toLowerCase());
  const opening = findOpening(trimmed);
  return [{ length: trimmed.length, opening, pattern: makePattern(trimmed), common, ...rest }];
}

const known = new WeakMap<NameLists, ListedName[]>();

/** All names of the lists, longest first; of a name in two lists the one that is not to be counted comes first. */
export function listListedNames(lists: NameLists): ListedName[] {
  // A thread has hundreds of people, each read by herself, and patterns take long to make.
  const names = known.get(lists) ?? makeListedNames(lists);
  known.set(lists, names);
  return names;
}

function makeListedNames({ competitors, notCompetitors = [], ownProduct }: NameLists): ListedName[] {
  const left = notCompetitors.flatMap((name) => listName(name, { competitor: undefined, own: false }));
  const own = listName(ownProduct ?? "", { competitor: undefined, own: true });
  const counted = competitors.flatMap(({ name, aliases }) => {
    const competitor = { key: name.trim().toLowerCase(), name: name.trim() };
    if (competitor.key === "") return [];
    return [name, ...aliases].flatMap((one) => listName(one, { competitor, own: false }));
  });
  return [...own, ...left, ...counted].sort((a, b) => b.length - a.length);
}
