import type { Finding } from "#contract/insights.ts";
import type { Statement } from "../coder/coded-source.ts";
import { findQuestionTopic } from "../coder/question-topics.ts";
import { listConcepts } from "../coder/terms.ts";
import { concepts } from "../lexicons/concepts.ts";
import { commonStems } from "../lexicons/word-lists.ts";
import { readSentences } from "../reading.ts";
import { classifySentiment } from "../sentiment.ts";
import type { StudyContext } from "../sources.ts";
import { scoreTalk } from "../talk-tone.ts";
import { type BackedFinding, backFinding } from "./backed-finding.ts";
import { EvidenceList } from "./evidence-list.ts";
import { makeFindingId } from "./finding-id.ts";
import type { Ground } from "./findings.ts";
import type { RankedKeyword } from "./keywords.ts";
import type { TopicLeader } from "./topic-leaders.ts";
import type { Reach, Voice, VoiceBook } from "./voices.ts";

const maxEmergent = 3;
const maxEvidence = 12;
/** Two people may share a word by chance. */
const minPeople = 3;

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

function conceptsOf(keyword: RankedKeyword): string[] {
  return keyword.stems.map((stem) => concepts.get(stem) ?? stem);
}

function makeEmergent(keyword: RankedKeyword, reach: Reach): BackedFinding | undefined {
  const { evidence } = keyword;
  const first = evidence[0];
  if (first === undefined) return undefined;
  const name = keyword.plural ?? keyword.keyword;
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  const mean = evidence.reduce((sum, one) => sum + scoreTalk(one.quote), 0) / evidence.length;
  const people = [...new Set(keyword.backers.list())].sort((a, b) => a - b);
  const finding: Finding = {
    id: makeFindingId("topics", first.sourceKind, label),
    kind: "topics",
    text: label,
    sentiment: classifySentiment(mean),
    strength: reach.measure(people.length, 0, null),
    evidence,
    challenging: [],
  };
  return backFinding(finding, { people, questionId: null });
}

/** Whether most of those who speak of it brought it up themselves. */
function isVolunteered({ unprompted, people }: RankedKeyword): boolean {
  return unprompted * 2 > people;
}

/**
 * What enough people brought up besides the script's topics, unasked: phrases around the leading nouns, as people speak
 * of unlike things with one word ("country", "data"). `told` are words that the brief has already.
 */
export function listEmergentTopics(
  keywords: RankedKeyword[],
  leaders: readonly TopicLeader[],
  { study, told, reach }: { study: StudyContext; told: readonly string[]; reach: Reach },
): BackedFinding[] {
  const fewest = Math.max(minPeople, reach.all / 10);
  const covered = new Set(
    [...study.topics, ...told].flatMap((text) =>
      readSentences(text).flatMap((one) => one.tokens.map((token) => concepts.get(token.stem) ?? token.stem)),
    ),
  );
  const topics: BackedFinding[] = [];
  for (const { noun } of leaders) {
    if (topics.length === maxEmergent) break;
    if (covered.has(noun) || commonStems.has(noun)) continue;
    const phrase = keywords.find(
      (keyword) =>
        !keyword.named &&
        keyword.stems.length > 1 &&
        keyword.people >= fewest &&
        conceptsOf(keyword).includes(noun) &&
        isVolunteered(keyword),
    );
    if (phrase === undefined) continue;
    for (const concept of conceptsOf(phrase)) covered.add(concept);
    const topic = makeEmergent(phrase, reach);
    if (topic) topics.push(topic);
  }
  return topics;
}
