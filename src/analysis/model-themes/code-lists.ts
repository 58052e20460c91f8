import type { CodeKind, FindingKind, Sentiment } from "#contract/insights.ts";
import type { BackedFinding } from "../report/backed-finding.ts";
import { backByStatements, type Counting, findMainKind } from "./back-finding.ts";
import { countPeople, isOwnView, type Said, type ThemeGround } from "./ground.ts";

const maxPerList = 10;

const listOfKind: Partial<Record<CodeKind, { list: FindingKind; sentiment?: Sentiment }>> = {
  does: { list: "behaviors" },
  worksAround: { list: "behaviors" },
  struggles: { list: "painPoints", sentiment: "negative" },
  needs: { list: "needs" },
  wishes: { list: "opportunities" },
  proposes: { list: "suggestions" },
  succeeded: { list: "successStories", sentiment: "positive" },
};

/** Lists of the specification that hold the model's codes in the place of the built-in coder's statements. */
export const codedLists = [
  "behaviors",
  "painPoints",
  "needs",
  "opportunities",
  "successStories",
  "suggestions",
  "recommendations",
  "topics",
] as const satisfies FindingKind[];

/** The specification's list that a code of this kind goes to. */
export function listOf(kind: CodeKind | null): { list: FindingKind; sentiment?: Sentiment } {
  return (kind && listOfKind[kind]) ?? { list: "topics" };
}

/** What happened is not what somebody imagines. */
const factual = new Set<CodeKind>(["does", "worksAround", "struggles", "succeeded"]);

function countsFor(kind: CodeKind | null, { polarity, mode }: Said): boolean {
  if (polarity !== "affirms" && polarity !== "both") return false;
  return kind === null || !factual.has(kind) || (mode !== "imagined" && mode !== "conditional");
}

/**
 * Everything coded, as the specification's lists: one entry a code, most people first. What people believe, value or
 * feel has no list of its own there and goes with the topics. A proposal that several people make is a recommendation.
 */
export function listCodes(ground: ThemeGround, counting: Counting): BackedFinding[] {
  const listed = new Map<FindingKind, BackedFinding[]>();
  for (const { label, said } of ground.codes) {
    const own = said.filter(isOwnView);
    const codeKind = findMainKind(own);
    const supports = own.filter((one) => countsFor(codeKind, one));
    // A code that is mostly denied would say the contrary of what people said.
    const challenges = own.filter(({ polarity }) => polarity === "denies");
    if (supports.length === 0 || countPeople(challenges) > countPeople(supports)) continue;
    const { list, sentiment } = listOf(codeKind);
    const isShared = list === "suggestions" && countPeople(supports) >= 2;
    const kind = isShared ? "recommendations" : list;
    const entries = listed.get(kind) ?? [];
    if (entries.length >= maxPerList) continue;
    const finding = { kind, text: label, about: null, ...(sentiment ? { sentiment } : {}) };
    entries.push(backByStatements(finding, { supports, challenges }, counting));
    listed.set(kind, entries);
  }
  return codedLists.flatMap((kind) => listed.get(kind) ?? []);
}

/** For each code the person who said it first: what each further interview added. */
export function listFirst(ground: ThemeGround): number[] {
  return ground.codes.map(({ said }) => Math.min(...said.map(({ person }) => person)));
}
