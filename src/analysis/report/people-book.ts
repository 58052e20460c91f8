import type { SourceKind } from "#contract/insights.ts";
import type { CodedSource } from "../coder/coded-source.ts";
import type { Members, Person } from "../members.ts";

interface ReadSource {
  id: string;
  kind: SourceKind;
  label: string;
}

/** Numbers the people of all sources in the order they are read. */
export class PeopleBook {
  readonly #people: Person[] = [];
  readonly #unread: number[] = [];
  readonly #sources: ReadSource[] = [];

  /** The number of the source's first person; the others follow it. */
  add({ id, kind, label, read, people }: CodedSource): number {
    const first = this.#people.length;
    for (const person of people) {
      if (read !== "full") this.#unread.push(this.#people.length);
      this.#people.push({ id: person.id, sourceId: id, kind, label: person.label });
    }
    this.#sources.push({ id, kind, label });
    return first;
  }

  listAll(): Required<Pick<Members, "people" | "unread">> {
    return { people: [...this.#people], unread: [...this.#unread] };
  }

  /** For each source of a kind how many of the codes came up in it first; `firsts` names a person for each code. */
  countNew(kind: SourceKind, firsts: readonly number[]): NonNullable<Members["novelty"][SourceKind]> {
    const counts = new Map<string, number>();
    for (const person of firsts) {
      const sourceId = this.#people[person]?.sourceId ?? "";
      counts.set(sourceId, (counts.get(sourceId) ?? 0) + 1);
    }
    return this.#sources
      .filter((source) => source.kind === kind)
      .map(({ id, label }) => ({ sourceId: id, label, newCodes: counts.get(id) ?? 0 }));
  }
}
