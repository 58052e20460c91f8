import type { Evidence } from "#contract/insights.ts";
import type { CustomerJourney, FrameworkResult, Persona, ValueProp } from "#contract/personas.ts";

/** One line of a framework as the views show it. */
export interface Line {
  /** Where it stands in the result, such as "choices.2" or "stages.0.pains.1". */
  key: string;
  text: string;
  /** Who it is about, in a network. */
  role?: string;
  evidence: Evidence[];
}

export interface LineList {
  id: string;
  title: string;
  lines: Line[];
}

export interface StageColumn {
  key: string;
  stage: string;
  lists: LineList[];
}

type Worded<K extends string> = { evidence: Evidence[] } & { [P in K]: string };

function readLines<K extends string>(items: readonly Worded<K>[], list: string, field: K): Line[] {
  return items.map((item, index) => ({
    key: `${list}.${index}`,
    text: item[field],
    evidence: item.evidence,
  }));
}

/** The lists of a persona under the names that the page gives them, in its order. */
export function listPersonaParts(persona: Persona): LineList[] {
  const network = readLines(persona.network, "network", "details").map((line, index) => ({
    ...line,
    role: persona.network[index]?.role ?? "",
  }));
  return [
    { id: "choices", title: "Decisions", lines: readLines(persona.choices, "choices", "choice") },
    { id: "conflict", title: "Challenges", lines: readLines(persona.conflict, "conflict", "conflict") },
    { id: "objective", title: "Goals", lines: readLines(persona.objective, "objective", "goal") },
    { id: "obstacles", title: "Obstacles", lines: readLines(persona.obstacles, "obstacles", "obstacle") },
    { id: "network", title: "Network", lines: network },
    { id: "ideas", title: "Ideas", lines: readLines(persona.ideas, "ideas", "idea") },
    { id: "quotes", title: "Quotes", lines: readLines(persona.quotes, "quotes", "quote") },
  ];
}

const stageParts = [
  { id: "actions", title: "Actions" },
  { id: "thoughts", title: "Thoughts" },
  { id: "feelings", title: "Feelings" },
  { id: "pains", title: "Pains" },
  { id: "opportunities", title: "Opportunities" },
] as const;

export function listStages(journey: CustomerJourney): StageColumn[] {
  return journey.stages.map((stage, at) => ({
    key: `stages.${at}`,
    stage: stage.stage,
    lists: stageParts.map(({ id, title }) => ({
      id,
      title,
      lines: readLines(stage[id], `stages.${at}.${id}`, "text"),
    })),
  }));
}

const valueParts = [
  { id: "jobs", title: "Jobs" },
  { id: "pains", title: "Pains" },
  { id: "gains", title: "Gains" },
  { id: "relievers", title: "Pain relievers" },
  { id: "creators", title: "Gain creators" },
] as const;

export type ValueParts = Record<(typeof valueParts)[number]["id"], LineList>;

export function readValueParts(value: ValueProp): ValueParts {
  const read = (part: (typeof valueParts)[number]) => ({
    id: part.id,
    title: part.title,
    lines: readLines(value[part.id], part.id, "text"),
  });
  const [jobs, pains, gains, relievers, creators] = valueParts;
  return {
    jobs: read(jobs),
    pains: read(pains),
    gains: read(gains),
    relievers: read(relievers),
    creators: read(creators),
  };
}

/** All lines in the order of the page. */
export function listLines(result: FrameworkResult): Line[] {
  if (result.framework === "persona") return listPersonaParts(result).flatMap((part) => part.lines);
  if (result.framework === "valueProp") {
    return Object.values(readValueParts(result)).flatMap((part) => part.lines);
  }
  return listStages(result).flatMap((column) => column.lists.flatMap((part) => part.lines));
}

function listParts(result: FrameworkResult): LineList[] {
  if (result.framework === "persona") return listPersonaParts(result);
  if (result.framework === "valueProp") return Object.values(readValueParts(result));
  const stages = listStages(result);
  const ofPart = (id: string) => stages.flatMap(({ lists }) => lists.filter((part) => part.id === id));
  return stageParts.map(({ id, title }) => ({ id, title, lines: ofPart(id).flatMap(({ lines }) => lines) }));
}

/** The names of the parts for which nothing was found, in the order of the page. */
export function listEmptyParts(result: FrameworkResult): string[] {
  return listParts(result)
    .filter(({ lines }) => lines.length === 0)
    .map(({ title }) => title);
}

/** The text that a line gets; undefined leaves the line out. */
export type EditLine = (key: string, text: string) => string | undefined;

/** The result with each line as `edit` gives it. Evidence stays as it is. */
export function editLines(result: FrameworkResult, edit: EditLine): FrameworkResult {
  if (result.framework === "persona") return editPersona(result, edit);
  const list = <T extends { text: string }>(items: T[], name: string) => editList(items, name, "text", edit);
  if (result.framework === "valueProp") {
    return {
      ...result,
      jobs: list(result.jobs, "jobs"),
      pains: list(result.pains, "pains"),
      gains: list(result.gains, "gains"),
      relievers: list(result.relievers, "relievers"),
      creators: list(result.creators, "creators"),
    };
  }
  return {
    ...result,
    stages: result.stages.map((stage, at) => ({
      ...stage,
      actions: list(stage.actions, `stages.${at}.actions`),
      thoughts: list(stage.thoughts, `stages.${at}.thoughts`),
      feelings: list(stage.feelings, `stages.${at}.feelings`),
      pains: list(stage.pains, `stages.${at}.pains`),
      opportunities: list(stage.opportunities, `stages.${at}.opportunities`),
    })),
  };
}

function editPersona(persona: Persona, edit: EditLine): Persona {
  return {
    ...persona,
    choices: editList(persona.choices, "choices", "choice", edit),
    conflict: editList(persona.conflict, "conflict", "conflict", edit),
    objective: editList(persona.objective, "objective", "goal", edit),
    obstacles: editList(persona.obstacles, "obstacles", "obstacle", edit),
    network: editList(persona.network, "network", "details", edit),
    ideas: editList(persona.ideas, "ideas", "idea", edit),
    quotes: editList(persona.quotes, "quotes", "quote", edit),
  };
}

function editList<K extends string, T extends { [P in K]: string }>(
  items: T[],
  list: string,
  field: K,
  edit: EditLine,
): T[] {
  return items.flatMap((item, index) => {
    const text = edit(`${list}.${index}`, item[field]);
    return text === undefined ? [] : [{ ...item, [field]: text }];
  });
}
