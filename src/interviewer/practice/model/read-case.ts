import { listFaults } from "../../script/question-rules.ts";
import { type PracticeCase, practiceCase } from "../practice-case.ts";

const maxFaults = 20;

function lowerAll(value: unknown): unknown {
  return Array.isArray(value)
    ? value.map((one) => (typeof one === "string" ? one.toLowerCase() : one))
    : value;
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const mapFields = (value: unknown, map: (one: Fields) => Fields): unknown =>
  Array.isArray(value) ? value.map((one) => (isFields(one) ? map(one) : one)) : value;

/** What a model gets wrong without meaning anything by it: capitals in word beginnings, an id of its own. */
function tidy(json: Fields): Fields {
  return {
    ...json,
    id: "own-topic",
    keywords: lowerAll(json.keywords),
    facts: mapFields(json.facts, (one) => ({ ...one, words: lowerAll(one.words) })),
    areas: mapFields(json.areas, (one) => ({ ...one, words: lowerAll(one.words) })),
    insights: mapFields(json.insights, (one) => ({ ...one, hintWords: lowerAll(one.hintWords) })),
  };
}

/** A model's case, checked like those that come with the product; or its faults, as sentences for the model. */
export function readCase(json: unknown): { practiceCase: PracticeCase } | { faults: string[] } {
  if (!isFields(json)) return { faults: ["It is not a JSON object."] };
  const read = practiceCase.safeParse(tidy(json));
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    return { faults: faults.slice(0, maxFaults) };
  }
  const closed = read.data.insights.flatMap(({ id, question }) =>
    listFaults(question).map((fault) => `${id}.question "${question}": ${fault}`),
  );
  return closed.length === 0 ? { practiceCase: read.data } : { faults: closed };
}
