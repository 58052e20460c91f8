import { analyze } from "#analysis/analyze.ts";
import { mapBrief } from "#analysis/formats/export/map-brief.ts";
import { describeMethod } from "#analysis/formats/export/method-notes.ts";
import type { ExportInterview, ExportProject, ExportSession } from "#analysis/formats/export-project.ts";
import { foldName } from "#analysis/formats/transcripts/build-transcript.ts";
import { assignRoles } from "#analysis/formats/transcripts/roles.ts";
import { layOnScript } from "#analysis/script-alignment/lay-on-script.ts";
import { findSharedScript } from "#analysis/script-alignment/shared-script.ts";
import type { Source, StudyContext } from "#analysis/sources.ts";
import type { Evidence, Insights } from "#contract/insights.ts";
import type { AnalyzeOptions } from "./options.ts";
import type { ReadTranscript } from "./read-files.ts";

/** The transcripts with the roles that were given, and a sentence for each name that nobody has. */
export function applyRoles(
  all: ReadTranscript[],
  roles: AnalyzeOptions["roles"],
): { transcripts: ReadTranscript[]; problems: string[] } {
  const wanted = new Map(roles.map(({ role, name }) => [foldName(name), role]));
  const names = new Set(all.flatMap(({ transcript }) => transcript.speakers.map(({ name }) => name)));
  const known = new Set([...names].map(foldName));
  const problems = roles
    .filter(({ name }) => !known.has(foldName(name)))
    .map(({ name }) => `No speaker is called ${name}. There are: ${[...names].slice(0, 30).join(", ")}.`);
  const transcripts = all.map(({ fileName, transcript }) => {
    const changes = transcript.speakers.flatMap((speaker) => {
      const role = wanted.get(foldName(speaker.name));
      return role ? [{ speakerId: speaker.id, role }] : [];
    });
    return { fileName, transcript: { ...transcript, ...assignRoles(transcript, changes) } };
  });
  return { transcripts, problems };
}

function sourceId(index: number): string {
  return `transcript-${index + 1}`;
}

/** Whoever is no participant is context and no evidence. */
function toSource({ transcript }: ReadTranscript, index: number, label: string): Source {
  const people = transcript.speakers.filter(({ role }) => role === "participant");
  const ids = new Set(people.map((person) => person.id));
  const isShared = people.length > 1;
  const id = sourceId(index);
  const source: Source = {
    id,
    kind: "transcript",
    label,
    segments: transcript.turns.map((turn, at) => ({
      id: `${id}-${at + 1}`,
      speaker: ids.has(turn.speakerId) ? "participant" : "interviewer",
      text: turn.text,
      questionId: null,
      move: null,
      ...(isShared && ids.has(turn.speakerId) ? { person: turn.speakerId } : {}),
    })),
    ageRange: null,
    location: null,
    language: transcript.language,
  };
  const labels = people.map(({ id: person, name }) => [person, `${label}: ${name}`]);
  return isShared
    ? { ...source, personLabels: Object.fromEntries(labels) }
    : { ...source, names: people.map(({ name }) => name) };
}

function toSession(read: ReadTranscript, source: Source, insights: Insights, at: string): ExportSession {
  const { transcript } = read;
  const speakers = new Map(transcript.speakers.map((speaker) => [speaker.id, speaker]));
  return {
    id: source.id,
    label: source.label,
    kind: "transcript",
    startedAt: at,
    lastActivityAt: at,
    completed: true,
    endReason: null,
    language: transcript.language,
    email: null,
    incentiveCode: null,
    demographics: null,
    sourceTags: [],
    formAnswers: [],
    turns: transcript.turns.map((turn, index) => {
      const id = source.segments[index]?.id ?? "";
      const speaker = speakers.get(turn.speakerId);
      return {
        id,
        role: speaker?.role ?? "other",
        speakerName: speaker?.name ?? null,
        text: turn.text,
        at: null,
        seconds: turn.startSeconds,
        questionId: source.segments[index]?.questionId ?? null,
        move: source.segments[index]?.move ?? null,
        sentiment: insights.messageSentiments[id] ?? null,
      };
    }),
    annotations: [],
  };
}

/** Several interviews of one file, and files of one title, are told apart by a number. */
function makeLabels(all: ReadTranscript[], isMasked: boolean): string[] {
  if (isMasked) return all.map((_, index) => `Transcript ${index + 1}`);
  const used = new Map<string, number>();
  return all.map(({ transcript: { title } }) => {
    const times = (used.get(title) ?? 0) + 1;
    used.set(title, times);
    return times > 1 ? `${title} (${times})` : title;
  });
}

export interface Analysis {
  insights: Insights;
  /** As all exports are made of it. */
  project: ExportProject;
}

/** Analyses transcripts with the built-in coder, as the server does. `now` is when, in ISO 8601. */
export function analyzeTranscripts(all: ReadTranscript[], options: AnalyzeOptions, now: string): Analysis {
  const labels = makeLabels(all, options.isMasked);
  const read = all.map((one, index) => {
    const label = labels[index] ?? "";
    return toSource(one, index, options.isMasked ? label : nameGuest(one, label, all.length === 1));
  });
  const questions = findSharedScript(read);
  const sources = read.map((source) => layOnScript(source, questions));
  const study: StudyContext = {
    questions,
    isGuideRead: true,
    objective: "",
    topics: [],
    competitors: options.competitors.map((name) => ({ name, aliases: [] })),
    ownProduct: options.product,
  };
  const insights = analyze(sources, study);
  const sessions = all.flatMap((read, index) => {
    const source = sources[index];
    return source ? [toSession(read, source, insights, now)] : [];
  });
  const interview = {
    id: "transcripts",
    name: "Transcripts",
    objective: "",
    createdAt: now,
    questions: questions.map((question) => ({ ...question, depth: "normal" as const })),
    sessions,
    analyzedAt: now,
    ...(options.isMasked
      ? dropPersonNames(insights)
      : { findings: insights.findings, brief: insights.brief ?? null }),
    analysisNotes: [...describeMethod(insights), ...describeVoices(all, labels, options.isMasked)],
    ownInsights: [],
  };
  const project: ExportProject = {
    id: "transcripts",
    name: options.title,
    organization: "",
    exportedAt: now,
    personalData: !options.isMasked,
    people: [],
    tagDescriptions: [],
    interviews: [interview],
  };
  return { insights, project };
}

/** Of a talk among three and more, and of the only talk, one wants to know who says it, not which file it is in. */
function nameGuest({ transcript: { speakers } }: ReadTranscript, label: string, isOnly: boolean): string {
  const [guest, another] = speakers.filter(({ role }) => role === "participant");
  if (!guest || another) return label;
  const isFullName = /^\p{Lu}\p{L}+ \p{Lu}/u.test(guest.name);
  return speakers.length > 2 || (isOnly && isFullName) ? `${label}: ${guest.name}` : label;
}

/** An interview without names is longer than a note. */
const minUnnamed = 20;

/** Who was taken for the interviewer of a talk among several, and where nobody can be told apart. */
function describeVoices(all: ReadTranscript[], labels: string[], isMasked: boolean): string[] {
  return all.flatMap(({ transcript: { speakers, turns } }, index) => {
    const label = labels[index] ?? "";
    if (speakers.length === 1 && turns.length >= minUnnamed)
      return [
        `${label} names no speakers: what an interviewer says in it may be quoted as the participant's.`,
      ];
    const asking = speakers.filter(({ role }) => role === "interviewer").map(({ name }) => name);
    if (speakers.length < 3 || asking.length === 0) return [];
    const who = isMasked ? `${asking.length} of ${speakers.length} speakers` : listNames(asking);
    return [`Treated as interviewers in ${label}, so never quoted as evidence: ${who}.`];
  });
}

function listNames(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** Evidence of a talk among several is labelled with the speaker's name behind the transcript's. */
function dropPersonNames({ findings, brief }: Insights): Pick<ExportInterview, "findings" | "brief"> {
  const drop = (evidence: Evidence[]) =>
    evidence.map((item) => ({
      ...item,
      sourceLabel: item.sourceLabel.replace(/^(Transcript \d+): .*$/s, "$1"),
    }));
  return {
    findings: findings.map((finding) => ({
      ...finding,
      evidence: drop(finding.evidence),
      challenging: drop(finding.challenging),
      ...(finding.ofOthers && { ofOthers: drop(finding.ofOthers) }),
    })),
    brief: brief ? mapBrief(brief, { text: (text) => text, evidence: drop }) : null,
  };
}
