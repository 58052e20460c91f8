import type { Leaf } from "#contract/personas.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { toWords } from "../../findings/finding-words.ts";
import type { Framework } from "../../queries/personas.ts";

export interface FrameworkWords {
  framework: Framework;
  name: string;
  hint: string;
}

/** What can be made from the data, in the words of those who choose it. */
export const frameworkWords: readonly FrameworkWords[] = [
  {
    framework: "persona",
    name: "Persona",
    hint: "Who they are, what they want, what they decide and what gets in their way.",
  },
  {
    framework: "customerJourney",
    name: "Customer journey",
    hint: "What they do, think and feel at each stage, and where it hurts.",
  },
  {
    framework: "valueProp",
    name: "Value proposition",
    hint: "Their jobs, pains and gains, and what would address them.",
  },
];

export function nameFramework(framework: Framework): string {
  return frameworkWords.find((words) => words.framework === framework)?.name ?? "Persona";
}

export function readFramework(value: string | null): Framework {
  return frameworkWords.find((words) => words.framework === value)?.framework ?? "persona";
}

/** "12 lines rest on 5 people". */
export function describeBasis(lines: number, people: number): string {
  const rests = lines === 1 ? "rests" : "rest";
  return `${countNoun(lines, "line")} ${rests} on ${countNoun(people, "person", "people")}`;
}

const outputs: Record<Framework, string> = {
  persona: "a persona",
  customerJourney: "a customer journey",
  valueProp: "a value proposition",
};

/** Where no line was found at all: why, and what helps. */
export function describeNothing(framework: Framework, notes: readonly string[]): string {
  const [why] = notes.filter((note) => note.includes("differ too much"));
  const reason = why ?? `We found nothing in what they said that fits into ${outputs[framework]}.`;
  return `${reason} Nothing was saved. Add people who tell what they do, want and struggle with, or choose another output.`;
}

/** "Nothing found for goals or ideas."; empty where each part has something. */
export function describeMissing(parts: readonly string[]): string {
  const names = parts.map((part) => part.toLowerCase());
  const last = names.pop();
  if (last === undefined) return "";
  return `Nothing found for ${names.length === 0 ? last : `${names.join(", ")} or ${last}`}.`;
}

export function describePeople(people: number): string {
  return `Rests on ${countNoun(people, "person", "people")}`;
}

/** Whether a line says no more than its one quote, which then speaks for itself. */
export function isItsOwnQuote(line: Leaf): boolean {
  const [only] = line.evidence;
  return line.evidence.length === 1 && only !== undefined && toWords(only.quote) === toWords(line.text);
}
