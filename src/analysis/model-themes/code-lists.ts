import type { CodeKind, Evidence, FindingKind, Sentiment } from "#contract/insights.ts";
import type { BackedFinding } from "../report/backed-finding.ts";
import { isShownBy } from "../report/evidence-list.ts";
import { makeFindingId } from "../report/finding-id.ts";
import { backByStatements, type Counting, findMainKind } from "./back-finding.ts";
import { countPeople, isOwnView, nameIn, type Said, type ThemeGround, takeInTurn } from "./ground.ts";
import type { MadeBrief } from "./make-brief.ts";
import { takeSides } from "./sides.ts";
import type { Drafted, DraftLine } from "./themes-answer.ts";
import { isMostlyPrinted, tellsStory } from "./told-stories.ts";

const maxPerList = 10;
const maxAside = 60;

const listOfKind: Partial<Record<CodeKind, { list: FindingKind; sentiment?: Sentiment }>> = {
  does: { list: "behaviors" },
  worksAround: { list: "behaviors" },
  struggles: { list: "painPoints", sentiment: "negative" },
  needs: { list: "needs" },
  wishes: { list: "opportunities" },
  proposes: { list: "suggestions" },
  succeeded: { list: "successStories", sentiment: "positive" },
};

/** Lists of the specification that hold the model's lines and codes in the place of the built-in coder's statements. */
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

/** A proposal that several people make is a recommendation. */
function chooseList(list: FindingKind, supports: Said[]): FindingKind {
  return list === "suggestions" && countPeople(supports) >= 2 ? "recommendations" : list;
}

/**
 * Codes as entries of the specification's lists, most people first. What people believe, value or feel has no list of
 * its own there and goes with the topics.
 */
function listCodes(ground: ThemeGround, counting: Counting): BackedFinding[] {
  return ground.codes.flatMap(({ label, said }) => {
    const own = said.filter(isOwnView);
    const codeKind = findMainKind(own);
    const sides = takeSides({
      supports: own.filter((one) => countsFor(codeKind, one)),
      challenges: own.filter(({ polarity }) => polarity === "denies"),
    });
    // A code that is mostly denied would say the contrary of what people said.
    const { supports, challenges } = sides;
    if (supports.length === 0 || countPeople(challenges) > countPeople(supports)) return [];
    const { list, sentiment } = listOf(codeKind);
    return backByStatements(
      { kind: chooseList(list, supports), text: label, about: null, sentiment },
      sides,
      counting,
    );
  });
}

/** The passages that each finding quotes already. */
type Told = Evidence[][];

/** A line of several people repeats a finding that quotes them all for it; a line of one person repeats any finding that quotes it. */
const isToldBy = (told: Told, { finding }: BackedFinding) =>
  told.some((one) => tellsStory(one, finding.evidence));

/** A theme as the entry of its kind's list, which leads to it. Topics are what is in no theme. */
function listThemes(themes: readonly BackedFinding[]): BackedFinding[] {
  return themes.flatMap(({ finding, backing }) => {
    const { list } = listOf(finding.about?.kind ?? null);
    if (list === "topics") return [];
    const kind = list === "suggestions" ? "recommendations" : list;
    const id = makeFindingId(kind, finding.evidence[0]?.sourceKind ?? "", finding.text);
    return [{ finding: { ...finding, id, kind, about: null, themeId: finding.id }, backing }];
  });
}

/** What the model wrote under the lists, most people first, without what rests on words that are told already. */
function listLines(lines: readonly DraftLine[], told: Told, { ground, counting, made }: Listing) {
  const ranked = lines.toSorted((a, b) => countPeople(b.supports) - countPeople(a.supports));
  return ranked.flatMap(({ list, partOf, sentence, supports, challenges, ofOthers, sentiment }) => {
    const finding = {
      kind: chooseList(list, supports),
      text: nameIn(ground, sentence),
      about: null,
      sentiment,
    };
    // Nobody asked the others about what one person tells.
    const against = countPeople(supports) > 1 ? challenges : [];
    const backed = backByStatements(finding, { supports, challenges: against, ofOthers }, counting);
    if (isToldBy(told, backed)) return [];
    const theme = made && findTheme(backed, partOf, made);
    const { evidence } = backed.finding;
    if (made && theme !== undefined && isMostlyPrinted(listPrinted(theme, made), evidence)) return [];
    told.push(evidence);
    return [theme === undefined ? backed : { ...backed, finding: { ...backed.finding, partOf: theme } }];
  });
}

/** The theme whose story a line is a piece of: as the model says, or since that quotes all of several people for a reason or a result. */
function findTheme(
  { finding, backing }: BackedFinding,
  partOf: string | undefined,
  { themes, ids }: MadeBrief,
) {
  const named = ids.get(partOf ?? "");
  const telling = themes.find(({ finding: { evidence, about } }) => {
    const told = [...evidence, ...(about?.because ?? []), ...(about?.leadsTo ?? [])];
    return backing.people.length > 1 && tellsStory(told, finding.evidence);
  });
  const theme = themes.find(({ finding: { id } }) => id === named) ?? telling;
  return theme?.finding.partOf ?? theme?.finding.id;
}

/** What a theme and the pieces of its story quote. */
function listPrinted(id: string, { themes }: MadeBrief): Evidence[] {
  const own = themes.filter(({ finding }) => finding.id === id || finding.partOf === id);
  return own.flatMap(({ finding }) => finding.evidence);
}

/** Codes that no line tells, folded; where there are many, those of every person in turn. */
function listAside(told: Told, { ground, counting }: Listing): BackedFinding[] {
  const left = listCodes(ground, counting).flatMap((backed) => {
    if (isToldBy(told, backed) || backed.finding.evidence.every((one) => isShownBy(told.flat(), one)))
      return [];
    told.push(backed.finding.evidence);
    return [{ ...backed, finding: { ...backed.finding, isAside: true as const } }];
  });
  const inTurn = left.map((backed) => ({ backed, person: backed.backing.people[0] ?? 0 }));
  return takeInTurn(inTurn, Math.min(left.length, maxAside)).map(({ backed }) => backed);
}

interface Listing {
  ground: ThemeGround;
  counting: Counting;
  made?: MadeBrief;
}

/** The specification's lists: themes by their kind, then the model's lines, then what is left, folded. */
export function listKinds(
  listing: Listing,
  made: MadeBrief | undefined,
  lines: readonly DraftLine[],
): BackedFinding[] {
  if (!made) return cutLists(listCodes(listing.ground, listing.counting));
  const told = [
    ...[...made.themes, ...made.voices].map(({ finding }) => finding.evidence),
    ...made.brief.tensions.flatMap(({ a, b }) => [a.evidence, b.evidence]),
  ];
  const isRepeat = ({ supports }: Drafted) =>
    made.themes.some(({ finding }) =>
      isMostlyPrinted(
        finding.evidence,
        supports.map(({ evidence }) => evidence),
      ),
    );
  const unshown = made.unshown.flatMap((one): DraftLine[] =>
    isRepeat(one) ? [] : [{ ...one, kind: "line", list: listOf(findMainKind(one.supports)).list }],
  );
  const all = [...lines, ...unshown];
  const written = [...listThemes(made.themes), ...listLines(all, told, { ...listing, made })];
  return cutLists([
    ...written.toSorted((a, b) => b.backing.people.length - a.backing.people.length),
    ...listAside(told, listing),
  ]);
}

/** Of each list the first few, and of what is folded as many. */
function cutLists(all: BackedFinding[]): BackedFinding[] {
  return codedLists.flatMap((kind) => {
    const entries = all.filter(({ finding }) => finding.kind === kind);
    const isAside = ({ finding }: BackedFinding) => finding.isAside === true;
    return [
      ...entries.filter((one) => !isAside(one)).slice(0, maxPerList),
      ...entries.filter(isAside).slice(0, maxPerList),
    ];
  });
}

/** For each code the person who said it first: what each further interview added. */
export function listFirst(ground: ThemeGround): number[] {
  return ground.codes.map(({ said }) => Math.min(...said.map(({ person }) => person)));
}
