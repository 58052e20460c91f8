import type { Strength } from "#contract/insights.ts";
import type { CodedSource } from "../coder/coded-source.ts";

/** For each question, how many sources reached it; `all` is the number of sources. */
export interface Reach {
  all: number;
  byQuestion: ReadonlyMap<string, number>;
}

/** Counts who was asked what. */
export class ReachCounter implements Reach {
  all = 0;
  readonly byQuestion = new Map<string, number>();

  add(source: CodedSource): void {
    this.all++;
    for (const id of source.questionsReached) this.byQuestion.set(id, (this.byQuestion.get(id) ?? 0) + 1);
  }
}

/** Who said something under which question, as one number each, so that tens of thousands take little room. */
export type Voice = number;

const mostQuestions = 4096;

/** Numbers sources and questions, and counts the people behind voices. */
export class VoiceBook {
  readonly #sources = new Map<string, number>();
  readonly #questions = new Map<string | null, number>([[null, 0]]);

  note(sourceId: string, questionId: string | null): Voice {
    const source = this.#sources.get(sourceId) ?? this.#sources.size;
    this.#sources.set(sourceId, source);
    const question = this.#questions.get(questionId) ?? this.#questions.size;
    this.#questions.set(questionId, question);
    return source * mostQuestions + Math.min(question, mostQuestions - 1);
  }

  /**
   * `people` said it under the question where most did, of the `asked` who reached that question; `volunteered`
   * said it only elsewhere. Without questions all sources count as asked.
   */
  measureStrength(voices: readonly Voice[], reach: Reach): Strength {
    const all = countPeople(voices);
    const byQuestion = Map.groupBy(voices, (voice) => voice % mostQuestions);
    let main: { id: string; people: number } | undefined;
    for (const [id, number] of this.#questions) {
      const people = countPeople(byQuestion.get(number) ?? []);
      if (id !== null && people > (main?.people ?? 0)) main = { id, people };
    }
    if (main === undefined) return { people: all, asked: reach.all, volunteered: 0 };
    const asked = reach.byQuestion.get(main.id) ?? main.people;
    return { people: main.people, asked, volunteered: all - main.people };
  }
}

/** How many different sources are behind voices. */
export function countPeople(voices: readonly Voice[]): number {
  return new Set(voices.map((voice) => Math.floor(voice / mostQuestions))).size;
}
