import type { Statement } from "../coder/coded-source.ts";
import { type Cluster, ratePhrase, type Theme } from "./clusters.ts";

const mostAspects = 3;
const longestAspect = 14;

/** Lower-cases the first letter, unless the word is a name, "I" or all capitals. */
export function lowerFirst(text: string): string {
  const first = /^[\p{L}\p{N}'-]+/u.exec(text)?.[0] ?? "";
  const plain = /^\p{Lu}\p{Ll}*(?:['-]\p{Ll}+)*$/u.test(first) && !/^I(?:'|$)/.test(first);
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

/** Says something that none of the chosen says already. */
function isApart(member: Statement, chosen: Statement[]): boolean {
  return chosen.every((other) => member.concepts.some((concept) => !other.concepts.includes(concept)));
}

/** What is said of the thing by its name: "Notifications pile up" under "Notifications" becomes "pile up". */
function cutName(phrase: string, name: string): string {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const rest = phrase.replace(
    new RegExp(
      `^(?:the |their )?${escaped}\\s+(?!(?:in|of|on|for|with|to|from|at|and|or|between|across)\\b)(?=\\w+ )`,
      "i",
    ),
    "",
  );
  return lowerFirst(rest);
}

function opensWith(phrase: string, name: string): boolean {
  return phrase.toLowerCase().split(" ").slice(0, 4).join(" ").includes(name.toLowerCase());
}

function chooseAspects(members: Statement[], theme: Theme): Statement[] {
  const rate = (member: Statement) => ratePhrase(member) + (opensWith(member.phrase, theme.name) ? 0.8 : 0);
  const rated = [...members].sort((a, b) => rate(b) - rate(a));
  const chosen: Statement[] = [];
  const speakers = new Set<string>();
  for (const member of rated) {
    if (chosen.length === mostAspects) break;
    const long = member.phrase.split(" ").length > longestAspect;
    if (long || member.unresolved || speakers.has(member.evidence.sourceId) || !isApart(member, chosen))
      continue;
    chosen.push(member);
    speakers.add(member.evidence.sourceId);
  }
  return chosen;
}

/**
 * The sentence of a finding: the clause that stands for all members; for a theme its name and, after a colon, what
 * different people said of it, so that nobody is counted for another's claim.
 */
export function wordCluster(cluster: Cluster): string | undefined {
  const spokesman = chooseSpokesman(cluster.members);
  if (cluster.theme === undefined) return spokesman?.phrase;
  const { name } = cluster.theme;
  const aspects = chooseAspects(cluster.members, cluster.theme).map((one) => cutName(one.phrase, name));
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return aspects.length < 2 ? spokesman?.phrase : `${title}: ${aspects.join("; ")}`;
}
