import type { Evidence, FindingKind } from "#contract/insights.ts";
import type { Statement } from "../coder/coded-source.ts";
import { type Cluster, ratePhrase } from "./clusters.ts";
import { keyOfSpeaker, overlaps } from "./evidence-list.ts";
import { readsAlone } from "./reads-alone.ts";
import { countPeople, type Reach } from "./voices.ts";

/** A block of three good entries is read; one of twelve is not. */
const maxShared = 6;
const maxSingles = { few: 3, many: 6 };
/** Names of features are a list to look things up in, each a few words long. */
const maxFeatures = 10;
const features: ReadonlySet<FindingKind> = new Set(["preferredFeatures", "missingFeatures"]);
const maxRead = 80;
/** With so few people hardly anything is said by two of them, so what they dwell on counts. */
const fewPeople = 3;
/** What one person alone says must read at least this well. */
const minRate = 0.6;
/** Where many were heard, what one of them says must be worth it. */
const minRateAmongMany = 0.8;

const minWords = 7;

const emphasis =
  /\b(?:(?:most|more|really|very|so|super|extremely|absolutely) (?:\w+ )?(?:important|valuable|useful|critical|essential|hard|difficult|annoying|frustrating|helpful)|biggest|main|key|worst|best|always|never|every (?:single )?\w+|everyone should|love|hate|critical|essential|crucial|number one|the (?:one )?thing (?:that )?i|huge|nightmare|terrible|at all)\b/i;

interface Rated {
  cluster: Cluster;
  at: number;
  people: number;
  rate: number;
  /** How much the speakers dwell on it. */
  weight: number;
  /** A few words without stress on something that comes up nowhere else. */
  isPassing: boolean;
  best: Statement;
}

/** What the choice depends on besides the clusters. */
export interface ChoiceGround {
  reach: Reach;
  isTold: (evidence: Evidence) => boolean;
}

function weigh(cluster: Cluster): Pick<Rated, "weight" | "isPassing"> {
  const again = Math.min(cluster.count - 1, 2) * 0.4;
  const stressed = cluster.members.some(({ phrase }) => emphasis.test(phrase)) ? 0.4 : 0;
  const words = Math.max(
    ...cluster.members.map(({ phrase }) => phrase.replace(/^I think /, "").split(" ").length),
  );
  return {
    weight: again + stressed,
    isPassing: words < minWords && again + stressed === 0,
  };
}

/** Whether a statement can be shown for its finding. */
export function isFit(kind: FindingKind, { phrase, evidence }: Statement): boolean {
  return features.has(kind) || readsAlone(phrase, evidence.quote, kind);
}

/** The clusters that may be shown, by what their best words promise; to read words as a reader would takes time. */
function listHopeful(clusters: Cluster[]): { cluster: Cluster; at: number; people: number }[] {
  return clusters
    .map((cluster, at) => ({
      ...{ cluster, at, people: countPeople(cluster.voices) },
      rate: Math.max(...cluster.members.map(ratePhrase)),
    }))
    .sort((a, b) => b.people - a.people || b.rate - a.rate || a.at - b.at)
    .slice(0, maxRead);
}

function rateCluster(
  kind: FindingKind,
  { cluster, at, people }: { cluster: Cluster; at: number; people: number },
): Rated[] {
  const rated = cluster.members.map((member) => ({ member, rate: ratePhrase(member) }));
  const best = rated.toSorted((a, b) => b.rate - a.rate).find(({ member }) => isFit(kind, member));
  if (best === undefined) return [];
  return [{ cluster, at, people, rate: best.rate, ...weigh(cluster), best: best.member }];
}

/** Of one answer one piece, and of many people not two things of one before one of each. */
function pickSingles(ranked: Rated[], isFew: boolean): Rated[] {
  const chosen: Rated[] = [];
  for (const isSecond of isFew ? [true] : [false, true]) {
    for (const one of ranked) {
      const { evidence } = one.best;
      const isSplit = chosen.some(({ best }) => overlaps(best.evidence, evidence));
      const isHeard = chosen.some(({ best }) => keyOfSpeaker(best.evidence) === keyOfSpeaker(evidence));
      if (chosen.length < maxSingles[isFew ? "few" : "many"] && !isSplit && (isSecond || !isHeard))
        chosen.push(one);
    }
  }
  return chosen;
}

/** Those that several people share come first, then of single voices the few that are worth a look. */
export function chooseClusters(kind: FindingKind, clusters: Cluster[], ground: ChoiceGround): Cluster[] {
  const isFew = ground.reach.all <= fewPeople;
  const ranked = listHopeful(clusters)
    .flatMap((hopeful) => rateCluster(kind, hopeful))
    .sort((a, b) => b.people - a.people || b.rate + b.weight - a.rate - a.weight || a.at - b.at);
  const least = isFew ? minRate : minRateAmongMany;
  const isWorthIt = ({ people, rate, isPassing }: Rated) =>
    people >= 2 || (rate >= least && !(isFew && isPassing));
  if (features.has(kind))
    return ranked
      .filter(isWorthIt)
      .slice(0, maxFeatures)
      .map(({ cluster }) => cluster);
  const shared = ranked.filter((entry) => entry.people >= 2).slice(0, maxShared);
  const singles = ranked.filter(
    (one) => one.people < 2 && isWorthIt(one) && !ground.isTold(one.best.evidence),
  );
  return [...shared, ...pickSingles(singles, isFew)].map(({ cluster }) => cluster);
}
