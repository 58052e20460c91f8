/** Later concepts are too rare among so many to tie anything. */
const maxConcepts = 20_000;

/** Numbers concepts and counts in how many remarks each is, so that remarks can be kept as numbers. */
export class ConceptIndex {
  readonly #numbers = new Map<string, number>();
  readonly #names: string[] = [];
  readonly #counts: number[] = [];
  readonly #prompted: number[] = [];
  #remarks = 0;

  /** Counts one remark; its concepts as numbers, each once. */
  add(concepts: readonly string[], prompted: readonly string[] = []): number[] {
    this.#remarks++;
    const ids = concepts.flatMap((concept) => this.number(concept) ?? []);
    for (const id of ids) this.#counts[id] = (this.#counts[id] ?? 0) + 1;
    for (const concept of prompted) {
      const id = this.#numbers.get(concept);
      if (id !== undefined) this.#prompted[id] = (this.#prompted[id] ?? 0) + 1;
    }
    return ids;
  }

  /** Whether people mostly say it after the interviewer has. */
  isPrompted(id: number): boolean {
    return (this.#prompted[id] ?? 0) * 2 > this.count(id);
  }

  /** The number of a concept, counted or not; undefined where there are too many. */
  number(concept: string): number | undefined {
    const known = this.#numbers.get(concept);
    if (known !== undefined || this.#numbers.size >= maxConcepts) return known;
    this.#numbers.set(concept, this.#numbers.size);
    this.#names.push(concept);
    return this.#numbers.size - 1;
  }

  nameOf(id: number): string {
    return this.#names[id] ?? "";
  }

  /** The number of a concept that was counted. */
  find(concept: string): number | undefined {
    return this.#numbers.get(concept);
  }

  /** How much a concept tells, by how rarely it is said. */
  weigh(id: number): number {
    return Math.log(1 + this.#remarks / (this.#counts[id] ?? 1));
  }

  /** The share of all remarks that a concept is in. */
  share(id: number): number {
    return (this.#counts[id] ?? 0) / Math.max(this.#remarks, 1);
  }

  count(id: number): number {
    return this.#counts[id] ?? 0;
  }
}
