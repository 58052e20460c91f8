import type { Brief, FindingKind, Insights, Keyword } from "#contract/insights.ts";
import type { CodedSource } from "./coder/coded-source.ts";
import { listConcepts } from "./coder/terms.ts";
import { readSentences } from "./reading.ts";
import type { BackedFinding } from "./report/backed-finding.ts";
import { ComparisonList, type Mention, NameTally } from "./report/competition.ts";
import { makeFindingId } from "./report/finding-id.ts";
import { type Ground, listFindings } from "./report/findings.ts";
import { KeywordTally } from "./report/keywords.ts";
import { TalkMeter } from "./report/metrics.ts";
import { StatementGatherer } from "./report/statement-gatherer.ts";
import { ScriptTopics } from "./report/topics.ts";
import { Reach, VoiceBook } from "./report/voices.ts";
import type { StudyContext } from "./sources.ts";
import { chooseFindings, findTold } from "./themes/choose-findings.ts";
import { ThemeGatherer } from "./themes/theme-gatherer.ts";
import { writeThemeNotes } from "./themes/theme-note.ts";
import { writeBrief } from "./themes/write-brief.ts";

/** The kinds that single statements belong to, coded by rules or by a model; the others are made of these or counted. */
const statementKinds = [
  "behaviors",
  "painPoints",
  "needs",
  "opportunities",
  "successStories",
  "adoptionBarriers",
  "suggestions",
  "preferredFeatures",
  "missingFeatures",
] as const satisfies FindingKind[];

/** What was found in the sources of one kind. */
export interface KindReport {
  keywords: (Keyword & { key: string })[];
  mentions: Mention[];
  findings: BackedFinding[];
  brief: Brief;
  /** Plain sentences on where themes are weak. */
  notes: string[];
  /** For each code, shown or not, the person who said it first. */
  firsts: number[];
}

/** One person's items after the other's, as lists of people are kept ascending; mostly they come so already. */
function byPerson<Item extends { person?: number }>(items: Item[]): Item[] {
  return items.some(({ person }) => person !== undefined)
    ? items.toSorted((a, b) => (a.person ?? 0) - (b.person ?? 0))
    : items;
}

/** Takes coded sources of one kind one by one and keeps what the report needs of them, not the sources. */
export class KindGatherer {
  readonly #study: StudyContext;
  readonly #reach = new Reach();
  /** Of the sources that were read in full: who says what is not looked for in the others, so they count for nothing. */
  readonly #read = new Reach();
  readonly #unread = new Set<number>();
  readonly #voices = new VoiceBook();
  readonly #keywords = new KeywordTally();
  readonly #names: NameTally;
  readonly #comparisons = new ComparisonList();
  readonly #talk = new TalkMeter();
  readonly #topics: ScriptTopics;
  readonly #statements = new Map<FindingKind, StatementGatherer>();
  readonly #themes: ThemeGatherer;
  /** The age ranges of those who said something. */
  readonly #ages = new Set<string>();

  #sources = 0;
  #kind: CodedSource["kind"] | undefined;

  constructor(study: StudyContext) {
    this.#study = study;
    const about = readSentences(`${study.objective} ${study.ownProduct ?? ""}`);
    const subject = about.flatMap(({ tokens }) => listConcepts(tokens));
    this.#themes = new ThemeGatherer(subject, study.questions);
    this.#names = new NameTally(study);
    this.#topics = new ScriptTopics(study);
    for (const kind of statementKinds) this.#statements.set(kind, new StatementGatherer(this.#voices));
  }

  get sources(): number {
    return this.#sources;
  }

  /** For each question the people who were asked it. */
  listReached(): ReturnType<Reach["listReached"]> {
    return this.#reach.listReached();
  }

  /** `first` is the number of the source's first person; the others follow it. */
  add(coded: CodedSource, first: number): void {
    this.#sources++;
    this.#kind = coded.kind;
    this.#reach.add(coded, first);
    if (coded.read === "full") this.#read.add(coded, first);
    else this.#addUnread(coded, first);
    this.#talk.add(coded);
    this.#themes.add(coded, first);
    const age = coded.answers[0]?.ageRange ?? null;
    if (age !== null) this.#ages.add(age);
    this.#keywords.add(byPerson(coded.keywords), first, coded.people.length);
    this.#names.add(byPerson(coded.names), first);
    for (const statement of byPerson(coded.statements)) {
      const person = first + (statement.person ?? 0);
      this.#topics.add(statement, person, this.#voices);
      if (statement.kind === "comparativeStatements") {
        this.#comparisons.add(statement, this.#voices.note(person, statement.questionId));
      } else this.#statements.get(statement.kind)?.add(statement, person);
    }
  }

  #addUnread({ people }: CodedSource, first: number): void {
    this.#read.unread += people.length;
    for (const place of people.keys()) this.#unread.add(first + place);
  }

  measureTalk(): Pick<Insights, "metrics" | "engagement" | "emotions"> {
    return this.#talk.measure();
  }

  report(): KindReport {
    const chosen = chooseFindings(this.#themes, this.#read);
    const ground: Ground = {
      reach: this.#read,
      voices: this.#voices,
      isTold: findTold(chosen),
    };
    const keywords = this.#keywords.rank();
    const mentions = this.#names.list(this.#read);
    const firsts: number[] = [];
    const ruled = statementKinds.flatMap((kind) => {
      const gatherer = this.#statements.get(kind);
      const clusters = gatherer?.list() ?? [];
      for (const person of gatherer?.listFirst(clusters) ?? []) firsts.push(person);
      return listFindings(kind, clusters, ground);
    });
    const findings = [
      ...chosen.themes.map(({ backed }) => backed),
      ...chosen.singles,
      ...recommendShared(ruled),
      ...this.#topics.list(ground),
      ...mentions,
      ...this.#comparisons.list(ground),
    ];
    const brief = writeBrief(chosen, {
      study: this.#study,
      reach: this.#reach,
      read: this.#read,
      isRead: (person) => !this.#unread.has(person),
      ages: this.#ages,
      transcripts: this.#kind === "transcript" ? this.#sources : undefined,
      listExcerpts: (questionId) => this.#themes.listExcerpts(questionId),
      listFigures: (questionId) => this.#themes.listFigures(questionId),
      listSides: (questionId) => this.#themes.listSides(questionId),
      closing: this.#themes.listClosing(),
    });
    const notes = writeThemeNotes({ ...this.#themes.measureGround(), themes: chosen.themes.length });
    return { keywords, mentions, findings, brief, notes, firsts };
  }
}

/**
 * What several participants proposed is recommended, in their own words; what one proposed stays a suggestion. Nothing
 * is recommended that nobody asked for, and nothing is listed in both places.
 */
function recommendShared(findings: BackedFinding[]): BackedFinding[] {
  return findings.map((backed) => {
    const { finding, backing } = backed;
    if (finding.kind !== "suggestions" || backing.people.length < 2) return backed;
    const id = makeFindingId("recommendations", finding.id);
    return { finding: { ...finding, id, kind: "recommendations" }, backing };
  });
}
