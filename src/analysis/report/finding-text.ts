import type { Statement } from "../coder/coded-source.ts";
import { type Cluster, nameTheme, ratePhrase, type Theme } from "./clusters.ts";
import { keyOfSpeaker } from "./evidence-list.ts";

const mostAspects = 3;

/** Lower-cases the first letter, unless the word is a name, "I" or all capitals. */
export function lowerFirst(text: string): string {
  const first = /^[\p{L}\p{N}'-]+/u.exec(text)?.[0] ?? "";
  const plain = /^\p{Lu}\p{Ll}*(?:['-]\p{Ll}+)*$/u.test(first) && !/^I(?:'|$)/.test(first);
  return plain ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** The member that says most of what the others say as well, and no more. */
function chooseSpokesman(members: Statement[]): { member: Statement; common: number } | undefined {
  const speakers = new Map<string, Set<string>>();
  for (const { concepts, evidence } of members) {
    for (const concept of concepts) {
      speakers.set(concept, (speakers.get(concept) ?? new Set()).add(keyOfSpeaker(evidence)));
    }
  }
  let best: { member: Statement; common: number; rate: number } | undefined;
  for (const member of members) {
    const shared = member.concepts.filter((concept) => (speakers.get(concept)?.size ?? 0) >= 2).length;
    const common = shared / Math.max(member.concepts.length, 1);
    const rate = common * 2 + ratePhrase(member);
    if (best === undefined || rate > best.rate) best = { member, common, rate };
  }
  return best;
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
    if (speakers.has(keyOfSpeaker(member.evidence)) || !isApart(member, chosen)) continue;
    chosen.push(member);
    speakers.add(keyOfSpeaker(member.evidence));
  }
  return chosen;
}

/** Of one concept that members share, or undefined. */
function findSharedTheme(members: Statement[]): Theme | undefined {
  const counts = new Map<string, number>();
  for (const noun of members.flatMap((member) => member.nouns)) counts.set(noun, (counts.get(noun) ?? 0) + 1);
  const concept = [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], "en"))[0]?.[0];
  const name = concept === undefined ? undefined : nameTheme(members, concept);
  return concept === undefined || name === undefined ? undefined : { concept, name };
}

/** From this share of common concepts one member's clause may stand for all. */
const speaksForAll = 0.6;

/**
 * The sentence of a finding: the clause that stands for all members; for a theme its name and, after a colon, what
 * different people said of it, so that nobody is counted for another's claim.
 */
export function wordCluster({ members, theme: given }: Cluster): string | undefined {
  const spokesman = chooseSpokesman(members);
  const alike = spokesman !== undefined && spokesman.common >= speaksForAll;
  const theme = given ?? (alike ? undefined : findSharedTheme(members));
  if (theme === undefined) return spokesman?.member.phrase;
  const aspects = chooseAspects(members, theme).map((one) => cutName(one.phrase, theme.name));
  const title = theme.name.charAt(0).toUpperCase() + theme.name.slice(1);
  return aspects.length < 2 ? spokesman?.member.phrase : `${title}: ${aspects.join("; ")}`;
}
