import type { Strength } from "#contract/strength.ts";
import type { CodedSource } from "../coder/coded-source.ts";
import { NumberList } from "./number-list.ts";

/** The people behind something, by number, ascending, and the question under which most said it, where there is one. */
export interface Backing {
  people: number[];
  questionId: string | null;
}

interface Asked {
  reached: NumberList;
  answered: NumberList;
  probed: NumberList;
  /** How many people's whole answer was left out, and how many of them asked for it. */
  leftOut: number;
  askedOut: number;
  /** The labels of the first few who were asked and gave no answer. */
  skipped: string[];
}

const maxSkipped = 12;

/** What of a coded source tells who was asked what. */
export type ReachSource = Pick<CodedSource, "people" | "questionsReached" | "questionsPassed"> & {
  messages: { person?: number }[];
};

/** Counts who was asked what, who answered, and who was asked further. */
export class Reach {
  /** People in all, and those of them who said anything. */
  all = 0;
  spoke = 0;
  /** People who aren't counted, as their language is not read. */
  unread = 0;
  readonly #byQuestion = new Map<string, Asked>();
  /** By question, how many people it doesn't concern. */
  readonly #passed = new Map<string, number>();

  /** `first` is the number of the source's first person; the others follow it. */
  add(source: ReachSource, first: number): void {
    this.#addPassed(source);
    const speaking = new Set(source.messages.map((message) => message.person ?? 0));
    for (const [at, person] of source.people.entries()) {
      this.all++;
      if (speaking.has(at)) this.spoke++;
      this.#addReached(source, person, first + at);
      for (const id of person.answered) this.#find(id).answered.add(first + at);
      for (const id of person.probed) this.#find(id).probed.add(first + at);
    }
  }

  #addReached(
    { questionsReached }: ReachSource,
    { label, answered, leftOut = [], askedOut = [] }: ReachSource["people"][number],
    number: number,
  ): void {
    for (const id of leftOut) this.#find(id).leftOut++;
    for (const id of askedOut) this.#find(id).askedOut++;
    for (const id of questionsReached.filter((one) => !leftOut.includes(one))) {
      const { reached, skipped } = this.#find(id);
      reached.add(number);
      if (!answered.includes(id) && skipped.length < maxSkipped) skipped.push(label);
    }
  }

  #addPassed({ questionsPassed = [], people }: ReachSource): void {
    for (const id of questionsPassed) this.#passed.set(id, (this.#passed.get(id) ?? 0) + people.length);
  }

  #find(questionId: string): Asked {
    const asked = this.#byQuestion.get(questionId) ?? {
      reached: new NumberList(),
      answered: new NumberList(),
      probed: new NumberList(),
      ...{ leftOut: 0, askedOut: 0 },
      skipped: [],
    };
    this.#byQuestion.set(questionId, asked);
    return asked;
  }

  /** For each question the numbers of those who were asked it. */
  listReached(): { questionId: string; people: number[] }[] {
    return [...this.#byQuestion].map(([questionId, { reached }]) => ({ questionId, people: reached.list() }));
  }

  /** Who was asked this question and gave no answer; of many the first. */
  listSkipped(questionId: string): string[] {
    return [...(this.#byQuestion.get(questionId)?.skipped ?? [])];
  }

  /** How many people's answer to this question was left out as they asked. */
  countAskedOut(questionId: string): number {
    return this.#byQuestion.get(questionId)?.askedOut ?? 0;
  }

  /** Whether anybody was asked this question. */
  has(questionId: string): boolean {
    return this.#byQuestion.has(questionId);
  }

  countUnread(): Pick<Strength, "notAnalysed"> {
    return this.unread > 0 ? { notAnalysed: this.unread } : {};
  }

  /** The strength of what `people` said under a question; where there is none, it is of all people. */
  measure(people: number, volunteered: number, questionId: string | null): Strength {
    const asked = questionId === null ? undefined : this.#byQuestion.get(questionId);
    if (asked === undefined) {
      const spoke = { asked: this.all, answered: this.spoke };
      return { people, ...spoke, volunteered, spansQuestions: true, ...this.countUnread() };
    }
    return {
      people,
      asked: asked.reached.size,
      volunteered,
      // What was said beside a question back to the interviewer is an answer all the same.
      answered: Math.max(asked.answered.size, people),
      probed: asked.probed.size,
      notReached: this.all - asked.reached.size - asked.leftOut - (this.#passed.get(questionId ?? "") ?? 0),
      ...this.countUnread(),
    };
  }
}

/** Who said something under which question, as one number each, so that tens of thousands take little room. */
export type Voice = number;

const maxQuestions = 4096;

function personOf(voice: Voice): number {
  return Math.floor(voice / maxQuestions);
}

/** Numbers questions, and counts the people behind voices. */
export class VoiceBook {
  readonly #questions = new Map<string | null, number>([[null, 0]]);

  note(person: number, questionId: string | null): Voice {
    const question = this.#questions.get(questionId) ?? this.#questions.size;
    this.#questions.set(questionId, question);
    return person * maxQuestions + Math.min(question, maxQuestions - 1);
  }

  #findMainQuestion(voices: readonly Voice[]): { questionId: string | null; people: number } {
    const byQuestion = Map.groupBy(voices, (voice) => voice % maxQuestions);
    let main: { questionId: string | null; people: number } = { questionId: null, people: 0 };
    for (const [questionId, number] of this.#questions) {
      const people = countPeople(byQuestion.get(number) ?? []);
      if (questionId !== null && people > main.people) main = { questionId, people };
    }
    return main;
  }

  findBacking(voices: readonly Voice[]): Backing {
    return { people: listPeople(voices), questionId: this.#findMainQuestion(voices).questionId };
  }

  /**
   * `people` said it under the question where most did, of the `asked` who reached that question; `volunteered`
   * said it only elsewhere. Without questions all count as asked. The interval is not filled in.
   */
  measureStrength(voices: readonly Voice[], reach: Reach): Strength {
    const all = countPeople(voices);
    const main = this.#findMainQuestion(voices);
    return main.questionId === null
      ? reach.measure(all, 0, null)
      : reach.measure(main.people, all - main.people, main.questionId);
  }
}

/** The voices behind one thing, packed: those of one person come together, and nobody comes back. */
export class VoiceList {
  readonly #packed = new NumberList();
  #lastPerson = -1;
  /** How many different people there are, and the first of them. */
  people = 0;
  first = -1;

  /** Adds the voices of people who come after all those before, in any order, repeats among them. */
  add(voices: readonly Voice[]): void {
    for (const voice of [...voices].sort((a, b) => a - b)) {
      const person = personOf(voice);
      if (person !== this.#lastPerson) this.people++;
      if (this.first === -1) this.first = person;
      this.#lastPerson = person;
      this.#packed.add(voice);
    }
  }

  list(): Voice[] {
    return this.#packed.list();
  }
}

/** How many different people are behind voices. */
export function countPeople(voices: readonly Voice[]): number {
  return new Set(voices.map(personOf)).size;
}

/** The people behind voices, ascending. */
export function listPeople(voices: readonly Voice[]): number[] {
  return [...new Set(voices.map(personOf))].sort((a, b) => a - b);
}
