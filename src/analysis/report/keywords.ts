import type { Keyword } from "#contract/insights.ts";
import type { KeywordUse } from "../coder/coded-source.ts";
import { everydayNouns } from "../lexicons/word-lists.ts";
import { EvidenceList } from "./evidence-list.ts";

const maxKeywords = 30;
const maxEvidence = 5;
/** From this many people on, a word that over half of them use says what the study is about, not what was found. */
const minPeopleForHalf = 5;
/** When there are twice as many, the rarest are dropped. */
const maxKept = 2500;
const maxWordings = 12;

/** A keyword over all sources of one kind. */
interface RankedKeyword extends Keyword {
  key: string;
  stems: string[];
}

interface Tally {
  stems: string[];
  people: number;
  /** Who used it last: people come in order. */
  last: number;
  unprompted: number;
  frequency: number;
  wordings: Map<string, number>;
  evidence: EvidenceList;
}

function nameKeyword({ wordings }: Tally): string {
  const best = [...wordings].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], "en"))[0];
  return best?.[0] ?? "";
}

/** A word that nearly always comes in a longer listed phrase adds nothing of its own. */
function isInside(one: RankedKeyword, others: RankedKeyword[]): boolean {
  return others.some(
    (other) =>
      other.stems.length > one.stems.length &&
      one.stems.every((stem) => other.stems.includes(stem)) &&
      other.frequency >= one.frequency * 0.6,
  );
}

function addWordings(tally: Tally, use: KeywordUse): void {
  for (const [wording, count] of use.wordings) {
    const known = tally.wordings.get(wording);
    if (known !== undefined || tally.wordings.size < maxWordings) {
      tally.wordings.set(wording, (known ?? 0) + count);
    }
  }
}

/** Gathers the keywords of sources of one kind; what is rarest is dropped when there are thousands. */
export class KeywordTally {
  readonly #tallies = new Map<string, Tally>();
  #people = 0;

  /** Uses of one source with `count` people, the first of whom has the number `first`. */
  add(uses: KeywordUse[], first: number, count: number): void {
    this.#people += count;
    for (const use of uses) this.#addUse(use, first + (use.person ?? 0));
    if (this.#tallies.size > maxKept * 2) this.#dropRare();
  }

  #addUse(use: KeywordUse, person: number): void {
    const tally = this.#tallies.get(use.key) ?? {
      stems: use.stems,
      people: 0,
      last: -1,
      unprompted: 0,
      frequency: 0,
      wordings: new Map<string, number>(),
      evidence: new EvidenceList(maxEvidence),
    };
    this.#tallies.set(use.key, tally);
    if (person !== tally.last) tally.people++;
    tally.last = person;
    tally.frequency += use.frequency;
    if (use.unprompted) tally.unprompted++;
    addWordings(tally, use);
    for (const one of use.evidence) tally.evidence.add(one);
  }

  /** Whether a single word tells a reader nothing: everybody's word, or one of any household. */
  #isPlain(keyword: string, people: number): boolean {
    const isOfMost = this.#people >= minPeopleForHalf && people > this.#people / 2;
    return isOfMost || everydayNouns.has(keyword.toLowerCase());
  }

  #dropRare(): void {
    const ranked = [...this.#tallies].sort(
      ([, a], [, b]) => b.people - a.people || b.frequency - a.frequency,
    );
    for (const [key] of ranked.slice(maxKept)) this.#tallies.delete(key);
  }

  /**
   * Noun phrases and nouns, ranked by people times frequency^0.7 (tf-led combination; language-notes of the design).
   * Words of the question count only when two people or more said them unprompted.
   */
  rank(): RankedKeyword[] {
    const shortlist = this.list().slice(0, maxKeywords * 3);
    return shortlist.filter((one) => !isInside(one, shortlist)).slice(0, maxKeywords);
  }

  /** All of them, ranked alike. */
  list(): RankedKeyword[] {
    const ranked = [...this.#tallies].flatMap(([key, tally]) => {
      const { stems, frequency, unprompted, people } = tally;
      if (people > unprompted && unprompted < 2 && unprompted < this.#people) return [];
      // Among a handful of people a word said once is noise.
      if (frequency < 2 && this.#people > 1) return [];
      const keyword = nameKeyword(tally);
      if (stems.length === 1 && this.#isPlain(keyword, people)) return [];
      const score = people * frequency ** 0.7 * (stems.length > 1 ? 1.25 : 1);
      return [{ key, stems, keyword, frequency, people, evidence: tally.evidence.list(), score }];
    });
    ranked.sort((a, b) => b.score - a.score || a.keyword.localeCompare(b.keyword, "en"));
    return ranked;
  }
}
