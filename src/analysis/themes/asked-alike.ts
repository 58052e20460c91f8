const alikeFrom = 0.6;
/** Wordings of a question that new ones are compared with. */
const maxWordings = 8;
const maxQuestions = 3000;

interface Question {
  number: number;
  wordings: string[][];
}

/** Shared concepts over the smaller number; one shared concept is half as good unless one of the two has only one. */
function compareQuestions(a: readonly string[], b: readonly string[]): number {
  const shared = a.filter((concept) => b.includes(concept)).length;
  const fewer = Math.min(a.length, b.length);
  if (fewer === 0) return 0;
  return (shared / fewer) * (shared === 1 && fewer > 1 ? 0.5 : 1);
}

/** Puts questions that are asked alike under one number, as transcripts without a script come. */
export class AskedAlike {
  readonly #questions: Question[] = [];
  readonly #byWording = new Map<string, Question | undefined>();
  readonly #byConcept = new Map<string, Question[]>();

  /** The number of a question by its concepts; undefined where there is nothing to go by. */
  find(asked: readonly string[]): number | undefined {
    if (asked.length === 0) return undefined;
    const key = asked.join(" ");
    const known = this.#byWording.has(key) ? this.#byWording.get(key) : this.#place([...asked]);
    this.#byWording.set(key, known);
    return known?.number;
  }

  /** One wording of each question. */
  listWordings(): string[][] {
    return this.#questions.flatMap(({ wordings }) => wordings.slice(0, 1));
  }

  #place(asked: string[]): Question | undefined {
    const candidates = new Set(asked.flatMap((concept) => this.#byConcept.get(concept) ?? []));
    let best: Question | undefined;
    let highest = alikeFrom;
    for (const question of candidates) {
      const sum = question.wordings.reduce((all, wording) => all + compareQuestions(asked, wording), 0);
      const mean = sum / question.wordings.length;
      if (mean >= highest && (best === undefined || mean > highest)) [best, highest] = [question, mean];
    }
    const question = best ?? this.#open();
    if (question === undefined || question.wordings.length >= maxWordings) return question;
    question.wordings.push(asked);
    for (const concept of asked) {
      const about = this.#byConcept.get(concept) ?? [];
      this.#byConcept.set(concept, about);
      if (!about.includes(question)) about.push(question);
    }
    return question;
  }

  #open(): Question | undefined {
    if (this.#questions.length >= maxQuestions) return undefined;
    const question = { number: this.#questions.length, wordings: [] };
    this.#questions.push(question);
    return question;
  }
}
