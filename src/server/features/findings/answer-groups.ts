import type { FormAnswers, FormField } from "#contract/forms.ts";

/** Groups of people by a fact of theirs: who is in which, and the order in which groups are told. */
export interface FactGroups {
  labelBySource: Map<string, string>;
  order: string[];
}

/** More numbers than these are put into two halves, as groups of one person each would tell nothing. */
const maxNumbers = 8;
const maxLabelLength = 80;
const numeric = new Set<FormField["kind"]>(["scale", "number"]);

/** Long texts and addresses differ from person to person, so nobody is grouped by them. */
export function canGroupBy({ kind }: FormField): boolean {
  return kind !== "long_text" && kind !== "email";
}

/** Groups by what people answered to a field; blank answers are none. */
export function groupByAnswers(
  field: FormField,
  answers: { sessionId: string; answer: FormAnswers[string] }[],
): FactGroups {
  if (numeric.has(field.kind)) return groupByNumber(answers);
  const rank = new Map(field.options.map((option, at) => [option, at]));
  const rankOf = (option: string) => rank.get(option) ?? rank.size;
  const texts = answers.map(({ sessionId, answer }) => {
    const chosen = Array.isArray(answer) ? answer.toSorted((a, b) => rankOf(a) - rankOf(b)) : [`${answer}`];
    return { id: sessionId, text: chosen.join(" + ") };
  });
  return { ...groupByText(texts), order: field.options };
}

/** "galway " and "Galway" are one group, under the spelling that most people used. */
export function groupByText(texts: { id: string; text: string | null }[]): FactGroups {
  const spellings = new Map<string, Map<string, number>>();
  const told = texts.flatMap(({ id, text }) => {
    const spelling = shorten((text ?? "").normalize("NFC").replace(/\s+/gu, " ").trim());
    if (spelling === "") return [];
    const key = spelling.toLowerCase();
    const counts = spellings.get(key) ?? new Map<string, number>();
    spellings.set(key, counts.set(spelling, (counts.get(spelling) ?? 0) + 1));
    return [{ id, key }];
  });
  const labels = new Map([...spellings].map(([key, counts]) => [key, findCommonest(counts)]));
  return { labelBySource: new Map(told.map(({ id, key }) => [id, labels.get(key) ?? key])), order: [] };
}

function shorten(text: string): string {
  const points = Array.from(text);
  return points.length <= maxLabelLength ? text : `${points.slice(0, maxLabelLength - 1).join("")}…`;
}

function findCommonest(counts: Map<string, number>): string {
  const [first] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return first?.[0] ?? "";
}

function groupByNumber(answers: { sessionId: string; answer: FormAnswers[string] }[]): FactGroups {
  const given = answers.flatMap(({ sessionId, answer }) => {
    const isGiven = typeof answer === "number" || (typeof answer === "string" && answer.trim() !== "");
    return isGiven && Number.isFinite(Number(answer)) ? [{ sessionId, value: Number(answer) }] : [];
  });
  const distinct = [...new Set(given.map(({ value }) => value))].sort((a, b) => a - b);
  const label = distinct.length > maxNumbers ? splitInHalf(given.map(({ value }) => value)) : String;
  return {
    labelBySource: new Map(given.map(({ sessionId, value }) => [sessionId, label(value)])),
    order: [...new Set(distinct.map(label))],
  };
}

/** At the median, so that both halves have about as many people. */
function splitInHalf(values: number[]): (value: number) => string {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  const isHighest = middle === sorted.at(-1);
  if (isHighest) return (value) => (value < middle ? `under ${middle}` : `${middle} or more`);
  return (value) => (value <= middle ? `up to ${middle}` : `over ${middle}`);
}
