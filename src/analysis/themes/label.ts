import { listNounPhrases, type NounPhrase } from "../coder/noun-phrases.ts";
import { concepts } from "../lexicons/concepts.ts";
import { genericNouns } from "../lexicons/word-lists.ts";
import { readSentences, type Token } from "../reading.ts";
import { capitalise } from "../words.ts";
import type { ThemeCluster } from "./cluster-pool.ts";
import type { ConceptIndex } from "./concept-index.ts";

const maxLength = 60;

interface Candidate {
  stems: string[];
  text: string;
  people: Set<number>;
  wordings: Map<string, number>;
}

function listCandidates(cluster: ThemeCluster): Candidate[] {
  const byKey = new Map<string, Candidate>();
  const note = (phrase: Pick<NounPhrase, "stems" | "text">, person: number) => {
    const key = phrase.stems.map((stem) => concepts.get(stem) ?? stem).join(" ");
    const known = byKey.get(key) ?? {
      stems: phrase.stems,
      text: phrase.text,
      people: new Set(),
      wordings: new Map(),
    };
    byKey.set(key, known);
    known.people.add(person);
    known.wordings.set(phrase.text, (known.wordings.get(phrase.text) ?? 0) + 1);
  };
  for (const { remark, person } of cluster.members) {
    const tokens = readSentences(remark.evidence.quote).flatMap((sentence) => sentence.tokens);
    for (const phrase of listNounPhrases(tokens)) {
      note(phrase, person);
      // "Sushi restaurant" and "Italian restaurant" are both about a restaurant.
      if (phrase.stems.length > 1) for (const word of listNouns(phrase, tokens)) note(word, person);
    }
  }
  return [...byKey.values()];
}

function listNouns({ start, end }: NounPhrase, tokens: Token[]): Pick<NounPhrase, "stems" | "text">[] {
  const nouns = tokens.filter((token) => token.start >= start && token.end <= end && token.pos === "NOUN");
  return nouns
    .filter(({ lower }) => !genericNouns.has(lower))
    .map(({ stem, text }) => ({ stems: [stem], text }));
}

function nameWording(wordings: ReadonlyMap<string, number>): string {
  return [...wordings].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? "";
}

function shorten(text: string): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 20))}…`;
}

/** For a theme whose noun phrases say too little, or what another is called. */
export function labelByHeadline(headline: string): string {
  return capitalise(shorten(headline));
}

/**
 * A name for tables: the noun phrases most particular to the cluster, else the beginning of its headline. `spread`
 * says of a concept in how many clusters people share it: what is in several names none of them.
 */
export function labelCluster(
  cluster: ThemeCluster,
  { index, spread }: { index: ConceptIndex; spread: ReadonlyMap<string, number> },
  headline: string,
): string {
  const rated = listCandidates(cluster).flatMap((one) => {
    const ids = one.stems.map((stem) => index.find(concepts.get(stem) ?? stem));
    const known = ids.flatMap((id) => id ?? []);
    if (one.people.size < 2 || known.length === 0) return [];
    const weight = known.reduce((sum, id) => sum + index.weigh(id), 0) / one.stems.length;
    const clusters = Math.max(...one.stems.map((stem) => spread.get(concepts.get(stem) ?? stem) ?? 1));
    return [{ ...one, score: (one.people.size * weight * (one.stems.length > 1 ? 1.4 : 1)) / clusters }];
  });
  rated.sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
  const [first, ...others] = rated;
  if (first === undefined) return labelByHeadline(headline);
  const second = others.find(
    (one) => one.score > first.score * 0.6 && !one.stems.some((stem) => first.stems.includes(stem)),
  );
  const names = [first, ...(second ? [second] : [])].map((one) => nameWording(one.wordings));
  const joined = names.join(" and ");
  return capitalise(joined.length <= maxLength ? joined : shorten(names[0] ?? headline));
}
