import type { CodeKind } from "#contract/insights.ts";

export interface Code {
  id: string;
  kind: CodeKind;
  label: string;
  /** One whole sentence that was coded with it. */
  sentence: string;
  uses: number;
}

const maxSentenceWords = 24;

function keyOf(label: string): string {
  return label
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\p{P}\s]+/gu, " ")
    .trim();
}

function cutWords(text: string): string {
  const words = text.trim().split(/\s+/u);
  return words.length > maxSentenceWords
    ? `${words.slice(0, maxSentenceWords).join(" ")} …`
    : words.join(" ");
}

/** The codes of a study as they grow from interview to interview. A code is known by its label. */
export class Codebook {
  readonly #byId = new Map<string, Code>();
  readonly #byLabel = new Map<string, Code>();

  get size(): number {
    return this.#byId.size;
  }

  /** The code of this label, made where there is none, with one more use. */
  add({ label, kind, sentence }: Pick<Code, "label" | "kind" | "sentence">): Code {
    const known = this.#byLabel.get(keyOf(label));
    if (known) {
      known.uses++;
      return known;
    }
    const id = `c${this.#byId.size + 1}`;
    const code = { id, kind, label, sentence: cutWords(sentence), uses: 1 };
    this.#byId.set(id, code);
    this.#byLabel.set(keyOf(label), code);
    return code;
  }

  find(id: string): Code | undefined {
    return this.#byId.get(id);
  }

  /** The codes that are used most, in the order in which they came, so that a prompt changes little. */
  list(max = Number.POSITIVE_INFINITY): Code[] {
    const codes = [...this.#byId.values()];
    if (codes.length <= max) return codes;
    const least = codes.map(({ uses }) => uses).sort((a, b) => b - a)[max - 1] ?? 0;
    const often = codes.filter(({ uses }) => uses > least);
    const rest = codes.filter(({ uses }) => uses === least).slice(0, max - often.length);
    return codes.filter((code) => often.includes(code) || rest.includes(code));
  }
}
