import { preferNotToSay } from "#contract/choices.ts";
import type { SourceKind } from "#contract/insights.ts";
import type { Segment, Source } from "../sources.ts";
import { isEnglish } from "../words.ts";
import { diagnosed, notDiagnosed } from "./frame-patterns.ts";

/** What is known of a participant besides age range and place, which stand in the source. */
export interface ParticipantFacts {
  occupation: string | null;
}

/** How one fact is spread: who told it, by value. */
class FactTally {
  readonly #counts = new Map<string, { label: string; count: number }>();
  #known = 0;

  add(value: string | null): void {
    const label = value?.trim() ?? "";
    if (label === "" || label === preferNotToSay) return;
    const key = label.toLowerCase();
    const entry = this.#counts.get(key) ?? { label, count: 0 };
    entry.count++;
    this.#counts.set(key, entry);
    this.#known++;
  }

  /** Of one value that most have, that; of several, the commonest; with how many of how many. Empty when unknown. */
  tell(people: number): string {
    const ranked = [...this.#counts.values()].sort(
      (a, b) => b.count - a.count || a.label.localeCompare(b.label, "en"),
    );
    const [first, second] = ranked;
    if (first === undefined) return "";
    const unknown = people > this.#known ? `; ${people - this.#known} not known` : "";
    if (second === undefined && unknown === "")
      return people === 1 ? first.label : `${first.label} (all ${people})`;
    if (first.count * 2 > people)
      return `${first.label} (${first.count} of ${people}${unknown})`.slice(0, 200);
    const told = ranked.slice(0, 3).map(({ label, count }) => `${label.slice(0, 40)} (${count})`);
    const rest = ranked.length - told.length;
    const more = rest > 0 ? ` and ${rest} more` : "";
    const lead = ranked.length > 1 ? "mixed: " : "";
    return `${lead}${told.join(", ")}${more} of ${people}${unknown}`.slice(0, 200);
  }
}

/** Who was read: how many people, of what kind of source, in which languages, and what they told of themselves. */
export class PeopleBook {
  readonly bySourceKind = new Map<SourceKind, number>();
  readonly partByLanguage = new Map<string, number>();
  readonly ages = new FactTally();
  readonly locations = new FactTally();
  readonly occupations = new FactTally();
  readonly labels: string[] = [];
  sources = 0;
  people = 0;
  /** How many said of themselves that they have been diagnosed. */
  diagnosed = 0;

  /** One source; its people come by `addPerson`. Sources without a word of a participant do not count. */
  addSource({ kind, label, language, segments }: Source): void {
    if (!segments.some(isSaid)) return;
    this.sources++;
    this.bySourceKind.set(kind, (this.bySourceKind.get(kind) ?? 0) + 1);
    if (!isEnglish(language)) {
      this.partByLanguage.set(language, (this.partByLanguage.get(language) ?? 0) + 1);
    }
    this.labels.push(label);
  }

  /** A source with the words of one participant; gives that person's number, or undefined for one who says nothing. */
  addPerson(source: Source, facts?: ParticipantFacts): number | undefined {
    const said = source.segments.filter(isSaid);
    if (said.length === 0) return undefined;
    this.ages.add(source.ageRange);
    this.locations.add(source.location);
    this.occupations.add(facts?.occupation ?? null);
    if (said.some(({ text }) => tellsDiagnosis(text))) this.diagnosed++;
    return this.people++;
  }
}

function isSaid({ speaker, text }: Segment): boolean {
  return speaker === "participant" && text.trim() !== "";
}

/** True for an explicit statement in the first person, sentence by sentence; nothing is inferred. */
function tellsDiagnosis(text: string): boolean {
  const sentences = text.replace(/[’‘]/g, "'").split(/[.!?\n]+/);
  return sentences.some((sentence) => diagnosed.test(sentence) && !notDiagnosed.test(sentence));
}
