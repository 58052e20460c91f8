import type { Finding, FindingKind } from "#contract/insights.ts";
import type { Statement } from "../coder/coded-source.ts";
import { findQuestionTopic, findWording, type Topic } from "../coder/question-topics.ts";
import { listContent } from "../coder/terms.ts";
import { readSentences } from "../reading.ts";
import { classifySentiment } from "../sentiment.ts";
import type { StudyContext } from "../sources.ts";
import { type BackedFinding, backFinding } from "./backed-finding.ts";
import { EvidenceList } from "./evidence-list.ts";
import { makeFindingId } from "./finding-id.ts";
import type { Ground } from "./findings.ts";
import type { Voice, VoiceBook } from "./voices.ts";

const maxEvidence = 12;

function readContent(text: string): string[] {
  return [...new Set(readSentences(text).flatMap((sentence) => listContent(sentence.tokens)))];
}

/** What a topic asks for, if any one thing: to "Wishes" people also tell of troubles. */
const kindsOf: Record<Topic, ReadonlySet<FindingKind>> = {
  pain: new Set(["painPoints", "adoptionBarriers"]),
  barrier: new Set(["painPoints", "adoptionBarriers"]),
  wish: new Set(["opportunities", "suggestions", "missingFeatures", "needs"]),
  like: new Set(["successStories", "preferredFeatures"]),
  need: new Set(["needs"]),
  behavior: new Set(["behaviors"]),
};

/** A topic of the script with what was said under its questions and what names it elsewhere. */
class ScriptTopic {
  readonly #label: string;
  readonly #concepts: ReadonlySet<string>;
  readonly #questions: ReadonlySet<string>;
  readonly #kinds: ReadonlySet<FindingKind> | undefined;
  readonly #evidence = new EvidenceList(maxEvidence);
  readonly #voices: Voice[] = [];
  #compound = 0;
  #count = 0;

  constructor(label: string, study: StudyContext) {
    this.#label = label;
    this.#concepts = new Set(readContent(label));
    // "Difficulties" shares no word with "What has been difficult?", but both ask for the same.
    const wording = findWording(label);
    const asksFor = findQuestionTopic(`${label}?`);
    this.#kinds = asksFor && kindsOf[asksFor];
    const fitting = study.questions.filter(
      ({ text }) => this.#isNamed(readContent(text)) || (wording !== -1 && findWording(text) === wording),
    );
    this.#questions = new Set(fitting.map((question) => question.id));
  }

  /** "Tools in daily use" is about more than tools, of which the whole study may speak: most of the name must be said. */
  #isNamed(concepts: readonly string[]): boolean {
    const named = new Set(concepts.filter((concept) => this.#concepts.has(concept))).size;
    return named * 2 > this.#concepts.size;
  }

  add(statement: Statement, person: number, voices: VoiceBook): void {
    const { questionId, evidence, kind } = statement;
    if (this.#kinds?.has(kind) === false) return;
    const asked = questionId !== null && this.#questions.has(questionId);
    if (!asked && !this.#isNamed(statement.concepts)) return;
    this.#evidence.add(evidence);
    const voice = voices.note(person, questionId);
    if (this.#voices.at(-1) !== voice) this.#voices.push(voice);
    this.#count++;
    this.#compound += statement.compound;
  }

  report(ground: Ground): BackedFinding | undefined {
    const evidence = this.#evidence.list();
    const first = evidence[0];
    if (first === undefined) return undefined;
    const finding: Finding = {
      id: makeFindingId("topics", first.sourceKind, this.#label),
      kind: "topics",
      text: this.#label,
      sentiment: classifySentiment(this.#compound / this.#count),
      strength: ground.voices.measureStrength(this.#voices, ground.reach),
      evidence,
      challenging: [],
    };
    return backFinding(finding, ground.voices.findBacking(this.#voices));
  }
}

/** The topics that the creator set, filled as statements come. */
export class ScriptTopics {
  readonly #topics: ScriptTopic[];

  constructor(study: StudyContext) {
    const labels = study.topics.map((topic) => topic.trim()).filter(Boolean);
    this.#topics = [...new Set(labels)].map((label) => new ScriptTopic(label, study));
  }

  add(statement: Statement, person: number, voices: VoiceBook): void {
    for (const topic of this.#topics) topic.add(statement, person, voices);
  }

  list(ground: Ground): BackedFinding[] {
    return this.#topics.flatMap((topic) => topic.report(ground) ?? []);
  }
}
