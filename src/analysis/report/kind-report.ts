import type { Finding, FindingKind, Insights, Keyword } from "#contract/insights.ts";
import type { CodedSource } from "../coder/coded-source.ts";
import type { StudyContext } from "../sources.ts";
import { ComparisonList, type Mention, NameTally } from "./competition.ts";
import { type Ground, listFindings } from "./findings.ts";
import { KeywordTally } from "./keywords.ts";
import { TalkMeter } from "./metrics.ts";
import { listRecommendations } from "./recommendations.ts";
import { StatementGatherer } from "./statement-gatherer.ts";
import { ToneBook } from "./tone-book.ts";
import { TopicCounter } from "./topic-leaders.ts";
import { listEmergentTopics, ScriptTopics } from "./topics.ts";
import { ReachCounter, VoiceBook } from "./voices.ts";

const ruledKinds = [
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
  findings: Finding[];
}

/** Takes coded sources of one kind one by one and keeps what the report needs of them, not the sources. */
export class KindGatherer {
  readonly #study: StudyContext;
  readonly #reach = new ReachCounter();
  readonly #voices = new VoiceBook();
  readonly #tones = new ToneBook();
  readonly #keywords = new KeywordTally();
  readonly #names = new NameTally();
  readonly #comparisons = new ComparisonList();
  readonly #counter = new TopicCounter();
  readonly #talk = new TalkMeter();
  readonly #topics: ScriptTopics;
  readonly #statements = new Map<FindingKind, StatementGatherer>();

  constructor(study: StudyContext) {
    this.#study = study;
    this.#topics = new ScriptTopics(study);
    for (const kind of ruledKinds) this.#statements.set(kind, new StatementGatherer(kind, this.#voices));
  }

  get sources(): number {
    return this.#reach.all;
  }

  add(coded: CodedSource): void {
    this.#reach.add(coded);
    this.#talk.add(coded);
    this.#keywords.add(coded.keywords);
    this.#names.add(coded.names);
    for (const tone of coded.tones) this.#tones.add(tone);
    for (const message of coded.messages) this.#counter.add(message.nouns);
    for (const statement of coded.statements) {
      this.#topics.add(statement, this.#voices);
      if (statement.kind === "comparativeStatements") this.#comparisons.add(statement);
      else this.#statements.get(statement.kind)?.add(statement);
    }
  }

  measureTalk(): Pick<Insights, "metrics" | "engagement" | "emotions"> {
    return this.#talk.measure();
  }

  report(): KindReport {
    const ground: Ground = { reach: this.#reach, voices: this.#voices, tones: this.#tones };
    const keywords = this.#keywords.rank();
    const mentions = this.#names.list(this.sources, this.#keywords);
    const ruled = ruledKinds.flatMap((kind) =>
      listFindings(kind, this.#statements.get(kind)?.list() ?? [], ground),
    );
    const findings = [
      ...listRecommendations(ruled, this.sources),
      ...ruled,
      ...this.#topics.list(ground),
      ...listEmergentTopics(keywords, this.#counter.listLeaders(), this.#study, this.sources),
      ...mentions.map((mention) => mention.finding),
      ...this.#comparisons.list(this.sources),
    ];
    return { keywords, mentions, findings };
  }
}
