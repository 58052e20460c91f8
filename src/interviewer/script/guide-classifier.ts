import type { GuideTemplate } from "#contract/guides.ts";
import { type Features, readFeatures } from "./study-features.ts";

/**
 * Multinomial naive Bayes over weighted features: each guide's description and words count as much as many of its
 * examples, because they were chosen to say what it is for. The figures were measured on examples that were left out.
 */
const documentWeights = { description: 12, words: 24, example: 1 } as const;
/** The examples of a guide that has more than this count less each, or the guides with most would win too often. */
const fullExamples = 24;
const examplesPower = 0.6;
const smoothing = 0.3;
/** Of a word about whom the study is to hear, beside one of the objective. */
const audienceWeight = 0.5;

interface Document {
  guide: number;
  weight: number;
  features: Features;
}

/** A study as its creator typed it. */
export interface Study {
  objective: string;
  /** Whom the study is to hear. */
  audience: string;
}

interface Ranking {
  /** Best first; a score is a log-likelihood, so only its distance to another guide's means anything. */
  ranked: { guide: GuideTemplate; score: number }[];
  /** How many of the study's words any guide knows. */
  knownWords: number;
}

export type RankGuides = (study: Study) => Ranking;

function readStudy({ objective, audience }: Study, language: GuideTemplate["language"]): Features {
  const parts = [
    { text: objective, weight: 1 },
    { text: audience, weight: audienceWeight },
  ];
  return readFeatures(parts, language);
}

function listDocuments(guides: readonly GuideTemplate[]): Document[] {
  return guides.flatMap(({ name, fits, words, examples = [], language }, guide) => {
    const share = Math.min(1, (fullExamples / examples.length) ** examplesPower);
    const read = (weight: number, texts: readonly string[]) => {
      const parts = texts.map((text) => ({ text, weight: 1 }));
      return { guide, weight, features: readFeatures(parts, language) };
    };
    return [
      read(documentWeights.description, [name, fits]),
      read(documentWeights.words, words),
      ...examples.map((example) => ({
        guide,
        weight: documentWeights.example * share,
        features: readStudy(example, language),
      })),
    ];
  });
}

/** The rarity of each feature, without those that a single example has: they'd tell guides apart by chance. */
function measureRarity(documents: readonly Document[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const chosen = new Set<string>();
  for (const { features, weight } of documents)
    for (const feature of features.keys()) {
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
      if (weight > documentWeights.example) chosen.add(feature);
    }
  const rarity = new Map<string, number>();
  for (const [feature, count] of counts)
    if (count > 1 || chosen.has(feature))
      rarity.set(feature, Math.log((documents.length + 1) / (count + 0.5)));
  return rarity;
}

/** A text's features by their rarity, scaled to a length of 1. What no guide knows is left out. */
function weigh(features: Features, rarity: ReadonlyMap<string, number>): Features {
  const weights: Features = new Map();
  let squares = 0;
  for (const [feature, count] of features) {
    const weight = Math.log1p(count) * (rarity.get(feature) ?? 0);
    if (weight > 0) weights.set(feature, weight);
    squares += weight ** 2;
  }
  const length = Math.sqrt(squares) || 1;
  for (const [feature, weight] of weights) weights.set(feature, weight / length);
  return weights;
}

/** Learns from the guides of one language, and returns what ranks them for a study. */
export function learnGuides(guides: readonly GuideTemplate[]): RankGuides {
  const documents = listDocuments(guides);
  const rarity = measureRarity(documents);
  const known = new Map<string, Float32Array>();
  const totals = new Float64Array(guides.length);
  for (const { guide, weight, features } of documents)
    for (const [feature, share] of weigh(features, rarity)) {
      const counts = known.get(feature) ?? new Float32Array(guides.length);
      known.set(feature, counts);
      counts[guide] = (counts[guide] ?? 0) + share * weight;
      totals[guide] = (totals[guide] ?? 0) + share * weight;
    }
  const unseen = totals.map((total) => -Math.log(total + smoothing * known.size));
  return (study) => {
    const asked = weigh(readStudy(study, guides[0]?.language ?? "en"), rarity);
    const mass = [...asked.values()].reduce((sum, weight) => sum + weight, 0);
    const scores = unseen.map((log) => log * mass);
    for (const [feature, weight] of asked)
      known.get(feature)?.forEach((count, guide) => {
        scores[guide] = (scores[guide] ?? 0) + weight * Math.log1p(count / smoothing);
      });
    const ranked = guides.map((guide, index) => ({ guide, score: scores[index] ?? 0 }));
    return {
      ranked: ranked.toSorted((one, other) => other.score - one.score),
      knownWords: [...asked.keys()].filter((feature) => !/^#| /.test(feature)).length,
    };
  };
}
