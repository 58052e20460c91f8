/** At most this many topics are led by a noun of their own. */
const maxLeaders = 10;
/** What more than this share of the answers name is the subject of the study rather than a topic in it. */
const commonest = 0.25;
/** A leader is named in so many answers at least, and brings so many that no other leader names. */
const minAnswers = 3;
const minNew = 2;
/** Nouns and pairs kept; when there are twice as many, the rarest are dropped. */
const maxNouns = 4000;
const maxPairs = 20_000;
/** Longer answers name so much that each pair in them says little. */
const maxAnswerLength = 40;

function addOne(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function keepCommon(counts: Map<string, number>, most: number): void {
  if (counts.size <= most * 2) return;
  const ranked = [...counts].sort((a, b) => b[1] - a[1]);
  for (const [key] of ranked.slice(most)) counts.delete(key);
}

function pairKey(a: string, b: string): string {
  return a < b ? `${a}\n${b}` : `${b}\n${a}`;
}

/** A noun that leads a topic, and in how many answers it is named. */
export interface TopicLeader {
  noun: string;
  answers: number;
}

/** Counts which nouns answers name, and finds the few that lead topics of their own. */
export class TopicCounter {
  readonly #nouns = new Map<string, number>();
  readonly #pairs = new Map<string, number>();
  #answers = 0;

  /** `nouns` are the concepts of an answer, each once. */
  add(nouns: readonly string[]): void {
    this.#answers++;
    const counted = nouns.slice(0, maxAnswerLength);
    for (const [at, noun] of counted.entries()) {
      addOne(this.#nouns, noun);
      for (const other of counted.slice(at + 1)) addOne(this.#pairs, pairKey(noun, other));
    }
    keepCommon(this.#nouns, maxNouns);
    keepCommon(this.#pairs, maxPairs);
  }

  /** Nouns that together reach the most answers, each the ones that those before it leave; the widest first. */
  listLeaders(most = maxLeaders): TopicLeader[] {
    const ceiling = Math.max(this.#answers * commonest, minAnswers);
    const open = [...this.#nouns]
      .filter(([, answers]) => answers >= minAnswers && answers <= ceiling)
      .map(([noun, answers]) => ({ noun, answers, left: answers }))
      .sort((a, b) => b.answers - a.answers || (a.noun < b.noun ? -1 : 1))
      .slice(0, 500);
    const leaders: TopicLeader[] = [];
    while (leaders.length < most) {
      const best = open.reduce((top, one) => (one.left > top.left ? one : top), {
        noun: "",
        answers: 0,
        left: minNew - 1,
      });
      if (best.noun === "") break;
      leaders.push({ noun: best.noun, answers: best.answers });
      for (const one of open) {
        const both = this.#pairs.get(pairKey(one.noun, best.noun)) ?? 0;
        one.left *= 1 - both / one.answers;
      }
      best.left = 0;
    }
    return leaders;
  }
}

/** The topic that an answer belongs to: of the leaders it names, the rarest. Undefined when it names none. */
export function placeAnswer(nouns: readonly string[], leaders: readonly TopicLeader[]): string | undefined {
  const named = leaders.filter((leader) => nouns.includes(leader.noun));
  return named.sort((a, b) => a.answers - b.answers)[0]?.noun;
}
