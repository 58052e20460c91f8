import { nameTurnedAway } from "#contract/choices.ts";
import { isNotAnalysedNote } from "#contract/describe-not-analysed.ts";
import type { Evidence, Finding } from "#contract/insights.ts";
import { countGroups, foldSmallGroups } from "../../certainty/small-groups.ts";
import { isPartlyRead } from "../../report/notes.ts";
import {
  type ExportInterview,
  type ExportProject,
  type ExportSession,
  listSessions,
  nameSpeaker,
} from "../export-project.ts";
import {
  makeClosed,
  makeCounted,
  makeInShort,
  makeQuestions,
  makeTensions,
  makeUnknown,
  partFindings,
} from "./brief-blocks.ts";
import { listFindingKinds, nameFindingKind } from "./finding-kinds.ts";
import {
  count,
  describeCertainty,
  describeChallenges,
  describeSmallStudy,
  describeVoices,
} from "./finding-strength.ts";
import { withoutPersonalData } from "./personal-data.ts";
import { makeQuotes, type QuoteContext } from "./quote-blocks.ts";
import type { ReportBlock } from "./report-block.ts";
import { dropRepeats, listOnce, listUntold } from "./shown-quotes.ts";

interface ReportContext extends QuoteContext {
  people: Map<string, string>;
}

interface FindingStyle {
  level: 3 | 4;
  isSmallStudy: boolean;
}

/** What people say of others' lives, which counts for nobody. */
const alsoTold = "Also told of others";

function makeFinding(
  finding: Finding,
  context: ReportContext,
  { level, isSmallStudy }: FindingStyle,
): ReportBlock[] {
  const { strength } = finding;
  // Nobody asked the others about what one person said, so it is not counted.
  const isOneVoice = strength.people + strength.volunteered === 1;
  const certainty =
    isSmallStudy || isOneVoice ? describeChallenges(finding.challenging) : describeCertainty(finding);
  const against: ReportBlock[] =
    finding.challenging.length > 0 ? [{ kind: "paragraph", text: "Disagrees:" }] : [];
  const { ofOthers = [] } = finding;
  const told: ReportBlock[] = ofOthers.length > 0 ? [{ kind: "paragraph", text: `${alsoTold}:` }] : [];
  return [
    { kind: "heading", level, text: finding.text },
    ...(isOneVoice ? [] : [{ kind: "note" as const, text: describeVoices(finding) }]),
    ...(certainty ? [{ kind: "note" as const, text: certainty }] : []),
    ...dropRepeats(finding.evidence).flatMap((evidence) => makeQuotes(evidence, context)),
    ...against,
    ...dropRepeats(finding.challenging).flatMap((evidence) => makeQuotes(evidence, context)),
    ...told,
    ...dropRepeats(ofOthers).flatMap((evidence) => makeQuotes(evidence, context)),
  ];
}

const isSentence = ({ text }: Finding) => /[.!?]$/u.test(text);

function listTopics(topics: Finding[]): string {
  return topics.map(({ text }) => text.replace(/\.$/u, "")).join("; ");
}

/** The findings of some kinds, under a heading for each. */
function makeKinds(findings: Finding[], context: ReportContext, isSmallStudy: boolean): ReportBlock[] {
  return listFindingKinds().flatMap((kind): ReportBlock[] => {
    const found = findings.filter((finding) => finding.kind === kind);
    if (found.length === 0) return [];
    const heading = { kind: "heading" as const, level: 3 as const, text: nameFindingKind(kind) };
    // A word that several people use claims nothing that quotes could bear out.
    const words = found.filter((finding) => kind === "topics" && !isSentence(finding));
    return [
      heading,
      ...found
        .filter((finding) => !words.includes(finding))
        .flatMap((finding) => makeFinding(finding, context, { level: 4, isSmallStudy })),
      ...(words.length > 0 ? [{ kind: "paragraph" as const, text: listTopics(words) }] : []),
    ];
  });
}

const madeByRules =
  "A computer picked what follows. Each part rests on the participants' exact words below it: check them against the transcripts.";

function makeFindings(interview: ExportInterview, context: ReportContext): ReportBlock[] {
  const heading = (text: string): ReportBlock => ({ kind: "heading", level: 2, text });
  const { findings, brief } = interview;
  if (findings.length === 0) {
    return [
      ...makeClosed(interview),
      heading("Findings"),
      { kind: "paragraph", text: "No findings have been generated yet." },
    ];
  }
  const small = describeSmallStudy(findings);
  const style = { level: 3, isSmallStudy: small !== "" } as const;
  const { themes: all, singles, rest, parts } = partFindings(listOnce(findings, brief));
  const makeAll = (some: Finding[]) =>
    some.flatMap((finding) => [
      ...makeFinding(finding, context, style),
      ...(parts.get(finding.id) ?? []).flatMap((part) => makeFinding(part, context, { ...style, level: 4 })),
    ]);
  const quote = (evidence: Evidence) => makeQuotes(evidence, context);
  const answers = makeQuestions(interview, quote);
  const isCounting = brief?.counted !== undefined;
  // Differences have a part of their own where the report begins with counts.
  const themes = isCounting ? all.filter(({ about }) => !about?.isTopic) : all;
  const themesHeading = heading(isCounting ? "Said by several people" : "Findings");
  return [
    ...makeInShort(interview),
    ...makeClosed(interview),
    ...makeCounted(interview, quote),
    ...(isCounting ? answers : []),
    // Where one person alone was heard nothing is shared, and no empty heading promises that.
    ...(themes.length === 0 && (isCounting || singles.length > 0) ? [] : [themesHeading]),
    ...(themes.length > 0 || rest.length > 0 || singles.length > 0
      ? [{ kind: "paragraph" as const, text: madeByRules }]
      : []),
    ...(small ? [{ kind: "paragraph" as const, text: small }] : []),
    ...makeAll(themes),
    ...(brief ? makeTensions(listUntold(brief, findings), quote) : []),
    ...(singles.length > 0 ? [heading("Passages worth a look"), ...makeAll(singles)] : []),
    ...(isCounting ? [] : answers),
    ...(brief ? makeUnknown(brief) : []),
    ...(rest.length > 0 ? [heading("By kind"), ...makeKinds(rest, context, style.isSmallStudy)] : []),
  ];
}

function listMarks(session: ExportSession, { people }: ReportContext): ReportBlock[] {
  const turns = new Map(session.turns.map((turn) => [turn.id, turn]));
  return session.annotations.flatMap((item): ReportBlock[] => {
    const turn = turns.get(item.turnId);
    if (!turn) return [];
    const who = people.get(item.personId) ?? "Somebody";
    const label = item.kind === "tag" ? `Tag “${item.text}”` : item.kind === "note" ? "Note" : "Highlight";
    const hasWords = item.kind !== "tag" && item.text.trim() !== "";
    const speakers = [...new Set([nameSpeaker(turn, session), session.label])];
    return [
      { kind: "heading", level: 3, text: `${label} by ${who}` },
      ...(hasWords ? [{ kind: "paragraph" as const, text: item.text }] : []),
      {
        kind: "quote",
        text: item.passage?.quote ?? turn.text,
        source: speakers.join(", "),
        language: session.language,
      },
    ];
  });
}

function makeMarks({ sessions }: ExportInterview, context: ReportContext): ReportBlock[] {
  const marks = sessions.flatMap((session) => listMarks(session, context));
  return marks.length > 0
    ? [{ kind: "heading", level: 2, text: "Tags, highlights and notes" }, ...marks]
    : [];
}

function makeOwnInsights({ ownInsights }: ExportInterview, context: ReportContext): ReportBlock[] {
  const written = ownInsights.flatMap(({ title, description, notes, tags, quotes }): ReportBlock[] => [
    { kind: "heading", level: 3, text: title },
    ...[description, notes].flatMap((text): ReportBlock[] =>
      text.trim() === "" ? [] : [{ kind: "paragraph", text }],
    ),
    ...(tags.length > 0 ? [{ kind: "note" as const, text: tags.join("; ") }] : []),
    ...quotes.flatMap((quote) => makeQuotes(quote, context)),
  ]);
  return written.length > 0 ? [{ kind: "heading", level: 2, text: "Own insights" }, ...written] : [];
}

const kinds = [
  ["interview", "interview", "interviews"],
  ["transcript", "uploaded transcript", "uploaded transcripts"],
  ["thread", "forum thread", "forum threads"],
] as const;

/** Kinds of source are never added up. */
function describeSources({ sessions }: ExportInterview): string {
  const parts = kinds.flatMap(([kind, one, many]) => {
    const found = sessions.filter((session) => session.kind === kind);
    if (found.length === 0) return [];
    const completed = found.filter((session) => session.completed).length;
    return [`${count(found.length, one, many)}${kind === "interview" ? `, ${completed} completed` : ""}`];
  });
  return parts.length > 0 ? `${parts.join("; ")}.` : "No sessions yet.";
}

/** Who took part; groups of fewer than three people together, also where personal data are in the document. */
function makeParticipants({ sessions }: ExportInterview): ReportBlock[] {
  const completed = sessions.filter((session) => session.completed && session.demographics !== null);
  const rows = (
    [
      ["Age range", "ageRange"],
      ["Country", "location"],
      ["Occupation", "occupation"],
    ] as const
  ).flatMap(([name, field]) => {
    const groups = countGroups(completed.map((session) => session.demographics?.[field] ?? ""));
    return foldSmallGroups(groups).map(({ label, people }) => [name, label, String(people)]);
  });
  if (rows.length === 0) return [];
  return [
    { kind: "heading", level: 2, text: "Participants" },
    { kind: "table", headers: ["", "Group", "People"], rows },
  ];
}

/** How many people were assigned each; who was turned away says nothing of it. */
function makeConcepts({ concepts = [], sessions }: ExportInterview): ReportBlock[] {
  const assigned = sessions.filter(({ endReason }) => nameTurnedAway(endReason) === undefined);
  const names = new Set([...concepts, ...assigned.flatMap(({ concept }) => concept ?? [])]);
  if (names.size === 0) return [];
  const rows = [...names].map((name) => {
    const people = assigned.filter(({ concept }) => concept === name);
    return [name, String(people.length), String(people.filter(({ completed }) => completed).length)];
  });
  return [
    { kind: "heading", level: 2, text: "Concepts" },
    { kind: "table", headers: ["Concept", "People", "Completed"], rows },
  ];
}

function makeInterview(interview: ExportInterview, context: ReportContext): ReportBlock[] {
  const { name, objective, analysisNotes } = interview;
  const isHead = (note: string) => isPartlyRead(note) || isNotAnalysedNote(note);
  const rest = analysisNotes.filter((note) => !isHead(note));
  const notes = rest.map((text): ReportBlock => ({ kind: "bullet", text }));
  return [
    { kind: "heading", level: 1, text: name },
    ...(objective.trim() === "" ? [] : [{ kind: "paragraph" as const, text: objective }]),
    { kind: "paragraph", text: describeSources(interview) },
    ...analysisNotes.filter(isHead).map((text): ReportBlock => ({ kind: "paragraph", text })),
    ...makeParticipants(interview),
    ...makeConcepts(interview),
    ...makeFindings(interview, context),
    ...makeOwnInsights(interview, context),
    ...makeMarks(interview, context),
    ...(notes.length > 0
      ? [{ kind: "heading" as const, level: 2 as const, text: "How the findings were made" }]
      : []),
    ...notes,
  ];
}

/**
 * The report in parts, whatever it is written as: each interview with its findings by kind, every finding with its
 * strength and all its quotes, people's marks, and how it all was made.
 */
export function makeReportBlocks(given: ExportProject): ReportBlock[] {
  const project = withoutPersonalData(given);
  const sessions = listSessions(project);
  const context: ReportContext = {
    people: new Map(project.people.map((person) => [person.id, person.name])),
    languages: new Map(sessions.map(({ session }) => [session.id, session.language])),
    texts: new Map(sessions.flatMap(({ session }) => session.turns.map(({ id, text }) => [id, text]))),
  };
  const personal = project.personalData
    ? "With personal data."
    : "E-mail addresses, phone numbers and participants' details are left out; names and places that people typed are not.";
  const made = `Exported on ${project.exportedAt.slice(0, 10)}. ${personal}`;
  return [
    { kind: "title", text: project.name },
    ...(project.organization.trim() === ""
      ? []
      : [{ kind: "paragraph" as const, text: project.organization }]),
    { kind: "note", text: made },
    ...project.interviews.flatMap((interview) => makeInterview(interview, context)),
  ];
}
