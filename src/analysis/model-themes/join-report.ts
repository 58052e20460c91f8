import type { AiAnalysis, Brief, Finding, FindingKind, Insights, SourceKind } from "#contract/insights.ts";
import { countUnread, type Members } from "../members.ts";
import type { BackedFinding } from "../report/backed-finding.ts";
import { builtInThemeNotes } from "../themes/theme-note.ts";
import { codedLists } from "./code-lists.ts";
import { limits, type MadeBrief } from "./make-brief.ts";
import { countThemes } from "./theme-limits.ts";

/** What a model's five readings made of the sources of one kind; without a brief where they went no further than codes. */
export interface KindReadings {
  kind: SourceKind;
  lists: BackedFinding[];
  firsts: number[];
  made: MadeBrief | undefined;
}

export interface Result {
  insights: Insights;
  members: Members;
}

const aiLists = [
  "behaviors",
  "painPoints",
  "needs",
  "opportunities",
  "successStories",
  "adoptionBarriers",
  "recommendations",
] as const satisfies FindingKind[];

interface Joining {
  topics: string[];
  /** Sources that the model may not read, and those that it coded. */
  unread?: ReadonlySet<string>;
  coded?: ReadonlySet<string>;
}

/**
 * The built-in coder's result with the model's findings in the place of its own. Names, keywords, tone and all that
 * is measured stay; so do the built-in themes where the model's were not drawn or not checked, and what only people
 * said whose sources the model may not read.
 */
export function joinReadings(
  result: Result,
  readings: KindReadings[],
  { topics, unread = new Set(), coded = new Set() }: Joining,
): Result {
  const made = readings.flatMap((reading) => reading.made ?? []);
  const replaced = new Set<FindingKind>(codedLists);
  if (made.length > 0) for (const kind of ["themes", "singleVoices"] as const) replaced.add(kind);
  const isOfCreator = ({ kind, text }: Finding) => kind === "topics" && topics.includes(text);
  const { people } = result.members;
  const isUnread = ({ id }: Finding) => {
    const said = result.members.findings[id]?.people ?? [];
    return said.length > 0 && said.every((person) => unread.has(people[person]?.sourceId ?? ""));
  };
  const left = result.insights.findings.filter(
    (one) => !replaced.has(one.kind) || isOfCreator(one) || isUnread(one),
  );
  const added = [
    ...made.flatMap(({ themes }) => themes).slice(0, countThemes(people.length)),
    ...made.flatMap(({ voices }) => voices).slice(0, limits.voices),
    ...readings.flatMap(({ lists }) => lists),
  ];
  const findings = dropRepeatedIds([...added.map(({ finding }) => finding), ...left]);
  const joined = joinMembers(result.members, { added, findings, readings, unread });
  // The model's themes rest on what it coded, in any language.
  const members = made.length === 0 ? joined : withoutCoded(joined, coded);
  const { notAnalysed: before, ...kept } = result.insights;
  const notAnalysed = before && countUnread(members, before.kind);
  const insights = {
    ...kept,
    ...(notAnalysed && { notAnalysed }),
    ...listTexts(findings),
    findings,
    notes: result.insights.notes.filter((note) => made.length === 0 || !builtInThemeNotes.has(note)),
    brief: joinBrief(made[0]?.brief, result.insights.brief ?? null),
  };
  return { insights, members };
}

function withoutCoded(members: Members, coded: ReadonlySet<string>): Members {
  const isCoded = (number: number) => coded.has(members.people[number]?.sourceId ?? "");
  return { ...members, unread: members.unread?.filter((number) => !isCoded(number)) ?? [] };
}

/**
 * Where the model has no sentence for a question, each person's own answer is shown whole, as the built-in coder found it:
 * what the model quoted under the question may be from a reply to a follow-up. Figures are read from the turns, never by the model.
 */
function joinBrief(made: Brief | undefined, builtIn: Brief | null): Brief | null {
  if (made === undefined) return builtIn;
  const whole = new Map(builtIn?.answers.map((answer) => [answer.questionId, answer]));
  return {
    ...made,
    answers: made.answers.map((answer) => {
      const { evidence = [], figures } = whole.get(answer.questionId) ?? {};
      const own = answer.text === null && evidence.length > 0 ? { ...answer, evidence } : answer;
      return figures ? { ...own, figures } : own;
    }),
  };
}

function dropRepeatedIds(findings: Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [finding.id, finding])).values()];
}

function listTexts(findings: Finding[]): Pick<Insights, "aiAnalysis" | "suggestions" | "topics"> {
  const textsOf = (kind: FindingKind) => [
    ...new Set(findings.filter((finding) => finding.kind === kind).map(({ text }) => text)),
  ];
  const aiAnalysis = Object.fromEntries(aiLists.map((kind) => [kind, textsOf(kind)])) as AiAnalysis;
  return { aiAnalysis, suggestions: textsOf("suggestions"), topics: textsOf("topics") };
}

interface Joined {
  added: BackedFinding[];
  findings: Finding[];
  readings: KindReadings[];
  unread: ReadonlySet<string>;
}

function joinMembers(members: Members, { added, findings, readings, unread }: Joined): Members {
  const backings: Members["findings"] = Object.create(null);
  for (const { id } of findings) {
    const known = members.findings[id];
    if (known) backings[id] = known;
  }
  for (const { finding, backing } of added) backings[finding.id] = backing;
  const novelty = { ...members.novelty };
  for (const { kind, firsts } of readings) {
    const bySource = Map.groupBy(firsts, (person) => members.people[person]?.sourceId ?? "");
    const read = (novelty[kind] ?? []).filter(({ sourceId }) => !unread.has(sourceId));
    novelty[kind] = read.map((source) => ({
      ...source,
      newCodes: bySource.get(source.sourceId)?.length ?? 0,
    }));
  }
  return { ...members, findings: backings, novelty };
}
