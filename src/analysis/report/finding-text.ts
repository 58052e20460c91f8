import type { Statement } from "../coder/coded-source.ts";
import { type Cluster, ratePhrase } from "./clusters.ts";

const mostAspects = 3;
const longestAspect = 14;

/** Lower-cases the first letter, unless the word is a name, "I" or all capitals. */
export function lowerFirst(text: string): string {
  const first = /^[\p{L}\p{N}'-]+/u.exec(text)?.[0] ?? "";
  const plain = /^\p{Lu}\p{Ll}*$/u.test(first) && first !== "I";
  return plain ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** The member that says most of what the others say as well, and no more. */
function chooseSpokesman(members: Statement[]): Statement | undefined {
  const counts = new Map<string, number>();
  for (const member of members) {
    for (const concept of member.concepts) counts.set(concept, (counts.get(concept) ?? 0) + 1);
  }
  const common = (member: Statement) => {
    const shared = member.concepts.filter((concept) => (counts.get(concept) ?? 0) >= 2).length;
    return shared / Math.max(member.concepts.length, 1);
  };
  const rated = members.map((member) => ({ member, rate: common(member) * 2 + ratePhrase(member) }));
  return rated.reduce<(typeof rated)[number] | undefined>(
    (best, one) => (best && best.rate >= one.rate ? best : one),
    undefined,
  )?.member;
}

function isApart(phrase: string, chosen: string[]): boolean {
  const words = new Set(phrase.toLowerCase().split(" "));
  return chosen.every((other) => {
    const theirs = other.toLowerCase().split(" ");
    return theirs.filter((word) => words.has(word)).length < Math.min(words.size, theirs.length) * 0.6;
  });
}

function listAspects(members: Statement[], name: string): string[] {
  const rated = [...members].sort((a, b) => ratePhrase(b) - ratePhrase(a));
  const aspects: string[] = [];
  const speakers = new Set<string>();
  for (const member of rated) {
    if (aspects.length === mostAspects) break;
    if (speakers.has(member.evidence.sourceId) || member.phrase.split(" ").length > longestAspect) continue;
    const lead = new RegExp(
      `^(?:The |Their |Too many )?${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}\\s+(?=\\w+ )`,
      "i",
    );
    const phrase = lowerFirst(
      /^the |^their /i.test(member.phrase) ? member.phrase : member.phrase.replace(lead, ""),
    );
    if (!isApart(phrase, aspects)) continue;
    aspects.push(phrase);
    speakers.add(member.evidence.sourceId);
  }
  return aspects;
}

/**
 * The sentence of a finding: the clause that stands for all members; for a theme its name and, after a colon, what
 * different people said of it, so that nobody is counted for another's claim.
 */
export function wordCluster(cluster: Cluster): string | undefined {
  const spokesman = chooseSpokesman(cluster.members);
  if (cluster.theme === undefined) return spokesman?.phrase;
  const { name } = cluster.theme;
  const aspects = listAspects(cluster.members, name);
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return aspects.length < 2 ? spokesman?.phrase : `${title}: ${aspects.join("; ")}`;
}
