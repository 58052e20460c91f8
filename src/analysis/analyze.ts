import type { Finding, FindingKind, Insights } from "#contract/insights.ts";
import { codeEnglish } from "./coder/code-english.ts";
import { codeOtherLanguage } from "./coder/code-other-language.ts";
import type { CodedSource } from "./coder/coded-source.ts";
import { joinPeople } from "./coder/join-people.ts";
import { coderVersion } from "./coder-version.ts";
import { KindGatherer, type KindReport } from "./kind-report.ts";
import { countUnread, type Members } from "./members.ts";
import { splitByPerson } from "./people.ts";
import { writeNotes } from "./report/notes.ts";
import { PeopleBook } from "./report/people-book.ts";
import type { Source, StudyContext } from "./sources.ts";
import { isEnglish } from "./words.ts";

/** Counts are given for the first of these that is present; kinds are never added together. */
const kindOrder = ["interview", "transcript", "thread"] as const;

/**
 * Codes one source. The result is plain data that depends on the source, the study and `coderVersion` alone, so it
 * may be stored under their hash. All evidence in it is verified.
 */
export function codeSource(source: Source, study: StudyContext): CodedSource {
  const code = isEnglish(source.language) ? codeEnglish : codeOtherLanguage;
  const people = splitByPerson(source);
  const { questionsPassed } = source;
  if (people.length === 1) return { ...code(source, study), ...(questionsPassed && { questionsPassed }) };
  const parts = people.map(({ personId, source: own }) => {
    const part = code(own, study);
    return { ...part, people: part.people.map((person) => ({ ...person, id: personId })) };
  });
  return joinPeople(source, parts);
}

function countPeople(findings: Finding[], kind: FindingKind): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { kind: own, text, strength } of findings) {
    if (own === kind && !counts.has(text)) counts.set(text, strength.people + strength.volunteered);
  }
  return toCounts(counts);
}

/** Counts keyed by people's words, "__proto__" and "constructor" among them, so without a prototype. */
function toCounts(counts: Map<string, number>): Record<string, number> {
  const bare: Record<string, number> = Object.create(null);
  for (const [label, count] of counts) bare[label] = count;
  return bare;
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

interface ReportOfKind {
  kind: CodedSource["kind"];
  gatherer: KindGatherer;
  report: KindReport;
}

/** An analysis under way: takes coded sources one by one, so that none of them has to be kept. */
export class InsightsGatherer {
  readonly #study: StudyContext;
  readonly #byKind = new Map<CodedSource["kind"], KindGatherer>();
  readonly #people = new PeopleBook();
  /** The reports on what was added so far, until more is added. */
  #reports: ReportOfKind[] | undefined;
  readonly #partByLanguage = new Map<string, number>();
  readonly #messageSentiments: Insights["messageSentiments"] = Object.create(null);
  readonly #verification = { checked: 0, dropped: 0 };
  #full = 0;

  constructor(study: StudyContext) {
    this.#study = study;
  }

  /** Adds one coded source; each may be added once. */
  add(coded: CodedSource): void {
    const gatherer = this.#byKind.get(coded.kind) ?? new KindGatherer(this.#study);
    this.#byKind.set(coded.kind, gatherer);
    gatherer.add(coded, this.#people.add(coded));
    this.#reports = undefined;
    for (const { id, sentiment } of coded.messages) if (sentiment) this.#messageSentiments[id] = sentiment;
    this.#verification.checked += coded.verification.checked;
    this.#verification.dropped += coded.verification.dropped;
    if (coded.read === "full") this.#full++;
    else this.#partByLanguage.set(coded.language, (this.#partByLanguage.get(coded.language) ?? 0) + 1);
  }

  #listReports(): ReportOfKind[] {
    this.#reports ??= kindOrder.flatMap((kind) => {
      const gatherer = this.#byKind.get(kind);
      return gatherer === undefined ? [] : [{ kind, gatherer, report: gatherer.report() }];
    });
    return this.#reports;
  }

  /** Who is behind the findings of `report`, by number, with what each source brought anew. */
  members(): Members {
    const members: Members = {
      ...this.#people.listAll(),
      reached: Object.create(null),
      findings: Object.create(null),
      novelty: {},
    };
    for (const { kind, gatherer, report } of this.#listReports()) {
      for (const { finding, backing } of report.findings) members.findings[finding.id] = backing;
      for (const { questionId, people } of gatherer.listReached()) {
        const known = members.reached[questionId] ?? [];
        members.reached[questionId] = [...known, ...people].sort((a, b) => a - b);
      }
      members.novelty[kind] = this.#people.countNew(kind, report.firsts);
    }
    return members;
  }

  /** The report on what was added so far. Each kind of source is analysed apart; counts are of the first present. */
  report(): Insights {
    const kinds = this.#listReports();
    const reports = kinds.map(({ report }) => report);
    const findings = reports.flatMap((report) => report.findings.map(({ finding }) => finding));
    const listTexts = (kind: FindingKind) => [
      ...new Set(findings.filter((finding) => finding.kind === kind).map((finding) => finding.text)),
    ];
    const counted = kinds[0];
    const size = (kind: CodedSource["kind"]) => this.#byKind.get(kind)?.sources ?? 0;
    const byKind = new Map(kinds.map(({ kind, gatherer }) => [kind, gatherer.sources]));
    const notAnalysed = counted && countUnread(this.#people.listAll(), counted.kind);
    const lists = Object.fromEntries(aiLists.map((kind) => [kind, listTexts(kind)]));
    return {
      keywords: joinKeywords(reports),
      ...(counted?.gatherer ?? new KindGatherer(this.#study)).measureTalk(),
      preferenceIndicators: {
        preferredFeatures: countPeople(findings, "preferredFeatures"),
        missingFeatures: countPeople(findings, "missingFeatures"),
      },
      competitiveAnalysis: {
        competitorMentions: joinMentions(reports),
        comparativeStatements: listTexts("comparativeStatements"),
      },
      aiAnalysis: lists as Insights["aiAnalysis"],
      suggestions: listTexts("suggestions"),
      topics: listTexts("topics"),
      findings,
      brief: reports[0]?.brief ?? null,
      messageSentiments: this.#messageSentiments,
      sources: { interviews: size("interview"), transcripts: size("transcript"), threads: size("thread") },
      ...(notAnalysed && { notAnalysed }),
      verification: { ...this.#verification },
      notes: [
        ...writeNotes({ byKind, partByLanguage: this.#partByLanguage, full: this.#full }, counted?.kind),
        ...(counted?.report.notes ?? []),
      ],
      coder: coderVersion,
    };
  }
}

/** A keyword of several kinds is told as the first kind has it. */
function joinKeywords(reports: KindReport[]): Insights["keywords"] {
  const keywords = new Map<string, KindReport["keywords"][number]>();
  for (const one of reports.flatMap((report) => report.keywords)) {
    if (!keywords.has(one.key)) keywords.set(one.key, one);
  }
  return [...keywords.values()].map(({ keyword, frequency, people, evidence }) => ({
    keyword,
    frequency,
    people,
    evidence,
  }));
}

function joinMentions(reports: KindReport[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { finding, count } of reports.flatMap((report) => report.mentions)) {
    if (!counts.has(finding.text)) counts.set(finding.text, count);
  }
  return toCounts(counts);
}

/** Analyses sources with the built-in coder: segment, code, verify, merge, report. Deterministic. */
export function analyze(sources: Iterable<Source>, study: StudyContext): Insights {
  const gatherer = new InsightsGatherer(study);
  for (const source of sources) gatherer.add(codeSource(source, study));
  return gatherer.report();
}
