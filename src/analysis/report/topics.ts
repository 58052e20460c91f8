import type { Finding } from "#contract/insights.ts";
import { listConcepts } from "../coder/terms.ts";
import { concepts } from "../lexicons/concepts.ts";
import { commonStems } from "../lexicons/word-lists.ts";
import { readSentences } from "../reading.ts";
import { classifySentiment } from "../sentiment.ts";
import type { StudyContext } from "../sources.ts";
import { type Ground, makeFindingId, orderEvidence } from "./findings.ts";
import type { RankedKeyword } from "./keywords.ts";
import { measureStrength, type Said } from "./strength.ts";

const mostEmergent = 6;

function readConcepts(text: string): string[] {
  return [...new Set(readSentences(text).flatMap((sentence) => listConcepts(sentence.tokens)))];
}

function makeTopic(
  label: string,
  said: (Said & { compound: number })[],
  ground: Ground,
): Finding | undefined {
  const evidence = orderEvidence(said.map((one) => one.evidence));
  const first = evidence[0];
  if (first === undefined) return undefined;
  const mean = said.reduce((sum, one) => sum + one.compound, 0) / said.length;
  return {
    id: makeFindingId("topics", first.sourceKind, label),
    kind: "topics",
    text: label,
    sentiment: classifySentiment(mean),
    strength: measureStrength(said, ground.reach),
    evidence,
    challenging: [],
  };
}

/** A script topic holds what was said under its questions and what names it elsewhere. */
function findScriptTopic(topic: string, study: StudyContext, ground: Ground): Finding | undefined {
  const concepts = readConcepts(topic);
  const questions = new Set(
    study.questions
      .filter((question) => readConcepts(question.text).some((concept) => concepts.includes(concept)))
      .map((question) => question.id),
  );
  const said = ground.coded.flatMap((source) =>
    source.statements.filter(
      (one) =>
        (one.questionId !== null && questions.has(one.questionId)) ||
        one.concepts.some((concept) => concepts.includes(concept)),
    ),
  );
  return makeTopic(topic.trim(), said, ground);
}

function findEmergentTopic(keyword: RankedKeyword, ground: Ground): Finding | undefined {
  const label = keyword.keyword.charAt(0).toUpperCase() + keyword.keyword.slice(1);
  const said = keyword.evidence.map((evidence) => ({ questionId: null, evidence, compound: 0 }));
  const statements = ground.coded.flatMap((source) =>
    source.statements.filter((one) => one.phrases.some((phrase) => phrase.key === keyword.key)),
  );
  const topic = makeTopic(label, [...statements, ...said], ground);
  return topic && { ...topic, strength: { people: keyword.people, asked: ground.reach.all, volunteered: 0 } };
}

function conceptsOf(keyword: RankedKeyword): string[] {
  return keyword.stems.map((stem) => concepts.get(stem) ?? stem);
}

/** Script topics in their order, then what at least two people and a quarter of all brought up besides. */
export function listTopics(keywords: RankedKeyword[], study: StudyContext, ground: Ground): Finding[] {
  const script = study.topics
    .filter((topic) => topic.trim() !== "")
    .flatMap((topic) => findScriptTopic(topic, study, ground) ?? []);
  const covered = new Set(
    study.topics.flatMap((topic) =>
      readSentences(topic).flatMap((one) =>
        one.tokens.map((token) => concepts.get(token.stem) ?? token.stem),
      ),
    ),
  );
  const emergent: Finding[] = [];
  for (const keyword of keywords) {
    if (emergent.length === mostEmergent) break;
    // Two words from two people are chance; three begin to be a topic.
    if (keyword.frequency < Math.min(3, ground.reach.all + 1)) continue;
    const shared = keyword.people >= Math.max(Math.min(2, ground.reach.all), ground.reach.all / 4);
    if (
      !shared ||
      keyword.named ||
      conceptsOf(keyword).some((one) => covered.has(one) || commonStems.has(one))
    )
      continue;
    const topic = findEmergentTopic(keyword, ground);
    if (topic === undefined) continue;
    for (const one of conceptsOf(keyword)) covered.add(one);
    emergent.push(topic);
  }
  return [...script, ...emergent];
}
