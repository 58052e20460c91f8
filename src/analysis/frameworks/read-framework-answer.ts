import type { Evidence } from "#contract/insights.ts";
import type { CustomerJourney, Leaf, Persona, ValueProp } from "#contract/personas.ts";
import { stopWords } from "../lexicons/word-lists.ts";
import { listWords } from "../words.ts";
import type { FrameworkKind } from "./gather-framework.ts";
import type { Passage } from "./passages.ts";
import { listRelations } from "./relations.ts";

const maxLeaves = 12;
const maxStages = 7;
const maxCited = 6;
const maxLineLength = 300;
const maxNameLength = 80;

type Lists =
  | Pick<
      Persona,
      "framework" | "choices" | "conflict" | "objective" | "obstacles" | "network" | "ideas" | "quotes"
    >
  | Pick<CustomerJourney, "framework" | "stages">
  | Pick<ValueProp, "framework" | "jobs" | "pains" | "gains" | "relievers" | "creators">;

/** What could be used of a model's answer. */
export interface FrameworkReading {
  lists: Lists;
  kept: number;
  dropped: number;
  /** What was wrong, in our own words only; the model is told once. */
  problems: string[];
}

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Plain text of one line: no markup of a page and no control characters take effect anywhere. */
function tidy(value: unknown, most: number): string {
  if (typeof value !== "string") return "";
  return [...value.replace(/[\s\p{Cc}\p{Cf}]+/gu, " ").trim()].slice(0, most).join("").trim();
}

/** Reads the answer strictly: what names no passage that was shown is dropped and counted. */
class AnswerReader {
  kept = 0;
  dropped = 0;
  readonly problems: string[] = [];
  readonly #passages: ReadonlyMap<number, Evidence>;
  readonly #texts = new Set<string>();

  constructor(passages: Passage[]) {
    this.#passages = new Map(passages.map(({ number, evidence }) => [number, evidence]));
  }

  readLines(fields: Fields, list: string): (Leaf & { role: string })[] {
    const given = fields[list];
    if (given === undefined || (Array.isArray(given) && given.length === 0)) return [];
    if (!Array.isArray(given)) {
      this.#note(`"${list}" must be a list.`);
      return [];
    }
    return given
      .flatMap((one, at) => this.#readLine(one, `${list}, line ${at + 1}`) ?? [])
      .slice(0, maxLeaves);
  }

  /** Of a quote the model names the passage; the words are the passage's own. */
  readQuotes(fields: Fields): Persona["quotes"] {
    const cited = this.readLines(fields, "quotes").flatMap(({ evidence: [first] }) => first ?? []);
    return [...new Set(cited)].map((first) => ({ quote: first.quote, evidence: [first] }));
  }

  readStages(fields: Fields): CustomerJourney["stages"] {
    const given = Array.isArray(fields.stages) ? fields.stages.filter(isFields) : [];
    if (given.length === 0) this.#note('"stages" must be a list of stages.');
    const stages = given.slice(0, maxStages).map((one, at) => {
      const lists = {
        actions: this.readLeaves(one, "actions"),
        thoughts: this.readLeaves(one, "thoughts"),
        feelings: this.readLeaves(one, "feelings"),
        pains: this.readLeaves(one, "pains"),
        opportunities: this.readLeaves(one, "opportunities"),
      };
      const evidence = Object.values(lists).flatMap((leaves) => leaves.flatMap((leaf) => leaf.evidence));
      return { stage: nameBy(one.stage, evidence) || `Stage ${at + 1}`, ...lists };
    });
    return stages.filter(({ stage: _, ...lists }) => Object.values(lists).some((list) => list.length > 0));
  }

  readLeaves(fields: Fields, list: string): Leaf[] {
    return this.readLines(fields, list).map(({ text, evidence }) => ({ text, evidence }));
  }

  #readLine(value: unknown, place: string): (Leaf & { role: string }) | undefined {
    const text = isFields(value) ? tidy(value.text, maxLineLength) : "";
    if (!isFields(value) || text === "") return this.#drop(`${place} has no text.`);
    const evidence = this.#readPassages(value.passages);
    if (evidence.length === 0) return this.#drop(`${place} names no passage that there is.`);
    // The words of a quote are the passage's own, whatever the model gives for them.
    if (!place.startsWith("quotes") && !isGrounded(text, evidence))
      return this.#drop(`${place} says what its passages do not say.`);
    const key = text.toLowerCase();
    const repeats = this.#texts.has(key) && !place.startsWith("quotes");
    if (repeats) return this.#drop(`${place} says what another line says.`);
    this.#texts.add(key);
    this.kept++;
    return { text, evidence, role: nameRole(value.role, evidence) };
  }

  /** Numbers, or names such as "e12" and "[e12]", as models write them. */
  #readPassages(value: unknown): Evidence[] {
    const named = Array.isArray(value) ? value : [];
    const numbers = named.map((one) =>
      Number(typeof one === "string" ? one.replace(/^\[?e?(\d+)\]?$/, "$1") : one),
    );
    return [...new Set(numbers)].flatMap((number) => this.#passages.get(number) ?? []).slice(0, maxCited);
  }

  #drop(problem: string): undefined {
    this.dropped++;
    this.#note(problem);
    return undefined;
  }

  #note(problem: string): void {
    if (this.problems.length < 20) this.problems.push(problem);
  }
}

/** Numbers, and words with a capital that does not open the line: names above all. */
const particulars = /(?<=\S\s+\S*)\p{Lu}[\p{L}\p{N}.+&-]*|\p{Lu}{2,}[\p{L}\p{N}]*|\p{N}+/gu;

function foldText(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

function joinSaid(evidence: Evidence[]): string {
  return foldText(evidence.map(({ quote }) => quote).join(" \n "));
}

/** True where a text has a number or a name that its passages do not have. */
function hasOwnParticulars(text: string, evidence: Evidence[]): boolean {
  const said = joinSaid(evidence);
  const own = [...text.matchAll(particulars)].map(([word]) => foldText(word));
  return own.some((word) => word !== "i" && !said.includes(word));
}

/** The name that a model gave, if it has nothing that was not said; else none. */
function nameBy(value: unknown, evidence: Evidence[]): string {
  const name = tidy(value, maxNameLength);
  return hasOwnParticulars(name, evidence) ? "" : name;
}

/** A relation ("Manager"), in words that are known for one or that were said in lower case: never a person's name. */
function nameRole(value: unknown, evidence: Evidence[]): string {
  const role = tidy(value, maxNameLength);
  const words = role.toLowerCase();
  const isKnown = listRelations(`my ${words}`).length > 0;
  return words !== "" && (isKnown || evidence.some(({ quote }) => quote.includes(words))) ? role : "";
}

/** A line says what its passages say: a word of content in common, and no number and no name of its own. */
function isGrounded(text: string, evidence: Evidence[]): boolean {
  if (hasOwnParticulars(text, evidence)) return false;
  const said = joinSaid(evidence);
  const words = listWords(text, "und").filter((word) => !stopWords.has(word));
  return words.some((word) => said.includes(word.length > 5 ? word.slice(0, -2) : word));
}

function readLists(kind: FrameworkKind, fields: Fields, reader: AnswerReader): Lists {
  const leaves = (list: string) => reader.readLeaves(fields, list);
  if (kind === "customerJourney") return { framework: kind, stages: reader.readStages(fields) };
  if (kind === "valueProp") {
    return {
      framework: kind,
      jobs: leaves("jobs"),
      pains: leaves("pains"),
      gains: leaves("gains"),
      relievers: leaves("relievers"),
      creators: leaves("creators"),
    };
  }
  return {
    framework: kind,
    choices: leaves("choices").map(({ text, evidence }) => ({ choice: text, evidence })),
    conflict: leaves("conflict").map(({ text, evidence }) => ({ conflict: text, evidence })),
    objective: leaves("objective").map(({ text, evidence }) => ({ goal: text, evidence })),
    obstacles: leaves("obstacles").map(({ text, evidence }) => ({ obstacle: text, evidence })),
    network: reader
      .readLines(fields, "network")
      .map(({ role, text, evidence }) => ({ role: role || "Somebody", details: text, evidence })),
    ideas: leaves("ideas").map(({ text, evidence }) => ({ idea: text, evidence })),
    quotes: reader.readQuotes(fields),
  };
}

/** Reads a model's answer to `askFramework`, whatever it is; never throws. Evidence is the passages', never the model's. */
export function readFrameworkAnswer(
  kind: FrameworkKind,
  answer: unknown,
  passages: Passage[],
): FrameworkReading {
  const reader = new AnswerReader(passages);
  const lists = readLists(kind, isFields(answer) ? answer : {}, reader);
  const problems = isFields(answer) ? reader.problems : ["The answer must be a JSON object."];
  return { lists, kept: reader.kept, dropped: reader.dropped, problems };
}
