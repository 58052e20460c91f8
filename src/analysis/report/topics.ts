import type { Finding } from "#contract/insights.ts";
import type { Statement } from "../coder/coded-source.ts";
import { findQuestionTopic } from "../coder/question-topics.ts";
import { listConcepts } from "../coder/terms.ts";
import { readSentences } from "../reading.ts";
import { classifySentiment } from "../sentiment.ts";
import type { StudyContext } from "../sources.ts";
import { type BackedFinding, backFinding } from "./backed-finding.ts";
import { EvidenceList } from "./evidence-list.ts";
import { makeFindingId } from "./finding-id.ts";
import type { Ground } from "./findings.ts";
import type { Voice, VoiceBook } from "./voices.ts";

const maxEvidence = 12;

function readConcepts(text: string): string[] {
  return [...new Set(readSentences(text).flatMap((sentence) => listConcepts(sentence.tokens)))];
}

/** A topic of the script with what was said under its questions and what names it elsewhere. */
class ScriptTopic {
  readonly #label: string;
  readonly #concepts: ReadonlySet<string>;
  readonly #questions: ReadonlySet<string>;
  readonly #evidence = new EvidenceList(maxEvidence);
  readonly #voices: Voice[] = [];
  #compound = 0;
  #count = 0;

  constructor(label: string, study: StudyContext) {
    this.#label = label;
    const concepts = readConcepts(label);
    this.#concepts = new Set(concepts);
    // "Difficulties" shares no word with "What has been difficult?", but both ask for the same.
    const intent = findQuestionTopic(`${label}?`);
    const fitting = study.questions.filter(
      ({ text }) =>
        readConcepts(text).some((concept) => this.#concepts.has(concept)) ||
        (intent !== undefined && findQuestionTopic(text) === intent),
    );
    this.#questions = new Set(fitting.map((question) => question.id));
  }

  add(statement: Statement, person: number, voices: VoiceBook): void {
    const { questionId, evidence } = statement;
    const asked = questionId !== null && this.#questions.has(questionId);
    if (!asked && !statement.concepts.some((concept) => this.#concepts.has(concept))) return;
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
