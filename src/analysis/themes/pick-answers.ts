import type { Evidence } from "#contract/insights.ts";
import { standsAlone } from "./choose-findings.ts";
import type { KeptRemark } from "./question-pool.ts";

const maxAnswers = 4;
/** Of thousands of people the first that say something clear are as good as any. */
const maxPeople = 60;
const minWords = 6;
const maxWords = 32;
/** Of one person: words are read closely one by one. */
const maxRead = 8;

/** The first thing people say answers most; what follows explains it or wanders off. */
function rate({ remark }: KeptRemark, index: number): number {
  const words = remark.evidence.quote.split(/\s+/).length;
  const length = words < minWords ? -3 : words > maxWords ? -2 : 0;
  const ground = Math.min(remark.concepts.length, 5) * 0.4;
  const doubt = (remark.hedged ? 1 : 0) + (remark.imagined ? 1 : 0);
  return ground + length + (remark.whole ? 1 : 0) - doubt - index * 0.3;
}

function pickBest(said: readonly KeptRemark[]): Evidence | undefined {
  return said
    .map((one, index) => ({ remark: one.remark, rate: rate(one, index) }))
    .filter(({ remark }) => remark.whole)
    .sort((a, b) => b.rate - a.rate)
    .slice(0, maxRead)
    .find(({ remark }) => standsAlone(remark))?.remark.evidence;
}

/**
 * What a few people answered to one question, each in the words of theirs that answer it best and read alone. `shown`
 * is evidence that stands there already: whoever said it is not quoted twice.
 */
export function pickAnswers(said: readonly KeptRemark[], shown: readonly Evidence[]): Evidence[] {
  const answers = shown.slice(0, maxAnswers);
  const nameOf = ({ sourceId, sourceLabel }: Evidence) => `${sourceId} ${sourceLabel}`;
  const quoted = new Set(shown.map(nameOf));
  const people = [...Map.groupBy(said, ({ person }) => person).values()].slice(0, maxPeople);
  for (const own of people) {
    if (answers.length >= maxAnswers) break;
    const [first] = own;
    if (first === undefined || quoted.has(nameOf(first.remark.evidence))) continue;
    const best = pickBest(own);
    if (best) answers.push(best);
  }
  return answers;
}
