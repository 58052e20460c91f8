import type { Evidence } from "#contract/insights.ts";
import type { CustomerJourney, FrameworkResult, Persona, ValueProp } from "#contract/personas.ts";
import { maskContacts } from "./personal-data.ts";
import { noteTranslation } from "./quote-blocks.ts";
import type { ReportBlock } from "./report-block.ts";

/** Of fewer people a fact would tell who they are. */
const minTold = 3;

interface Told {
  text: string;
  evidence: Evidence[];
}

/** A fact without groups of one or two people; undefined where nothing is left to tell. */
function describeFact(value: string, people: number): string | undefined {
  if (value === "") return undefined;
  const isSmall = people < minTold || /\((?:all )?[12]\b/.test(value);
  return isSmall ? "Not shown, as it would tell of fewer than 3 people" : value;
}

/** Who they are as far as a file that leaves may tell. */
export function listFacts({ attributes, people }: Persona): { name: string; value: string }[] {
  const facts = [
    ["Age", attributes.age],
    ["Location", attributes.location],
    ["Profession", attributes.profession],
  ] as const;
  const told = facts.flatMap(([name, given]) => {
    const value = describeFact(given, people);
    return value === undefined ? [] : [{ name, value }];
  });
  const { diagnosis } = attributes;
  return diagnosis === undefined ? told : [...told, { name: "Diagnosis", value: diagnosis ? "Yes" : "No" }];
}

function noteMasked({ translation }: Pick<Evidence, "translation">): ReportBlock[] {
  return translation
    ? noteTranslation({ translation: { ...translation, text: maskContacts(translation.text) } })
    : [];
}

function makeList(title: string, lines: Told[], level: 1 | 2): ReportBlock[] {
  if (lines.length === 0) return [];
  const told = lines.flatMap(({ text, evidence }): ReportBlock[] => [
    { kind: "heading", level: level === 1 ? 2 : 3, text: maskContacts(text) },
    ...evidence.flatMap(({ quote, sourceLabel, ...one }): ReportBlock[] => [
      { kind: "quote", text: maskContacts(quote), source: sourceLabel },
      ...noteMasked(one),
    ]),
  ]);
  return [{ kind: "heading", level, text: title }, ...told];
}

function makePersonaBlocks(persona: Persona): ReportBlock[] {
  const facts = listFacts(persona);
  const rows = facts.map(({ name, value }) => [name, value]);
  const quotes = persona.quotes.flatMap(({ quote, evidence: [first] }): ReportBlock[] => [
    { kind: "quote", text: maskContacts(quote), source: first?.sourceLabel ?? "" },
    ...(first ? noteMasked(first) : []),
  ]);
  return [
    ...(rows.length > 0 ? [{ kind: "table" as const, headers: ["", "What they told"], rows }] : []),
    ...makeList(
      "Decisions",
      persona.choices.map(({ choice: text, evidence }) => ({ text, evidence })),
      1,
    ),
    ...makeList(
      "Challenges",
      persona.conflict.map(({ conflict: text, evidence }) => ({ text, evidence })),
      1,
    ),
    ...makeList(
      "Goals",
      persona.objective.map(({ goal: text, evidence }) => ({ text, evidence })),
      1,
    ),
    ...makeList(
      "Obstacles",
      persona.obstacles.map(({ obstacle: text, evidence }) => ({ text, evidence })),
      1,
    ),
    ...makeList(
      "Network",
      persona.network.map(({ role, details, evidence }) => ({
        text: details === "" ? role : `${role}: ${details}`,
        evidence,
      })),
      1,
    ),
    ...makeList(
      "Ideas",
      persona.ideas.map(({ idea: text, evidence }) => ({ text, evidence })),
      1,
    ),
    ...(quotes.length > 0
      ? [{ kind: "heading" as const, level: 1 as const, text: "Quotes" }, ...quotes]
      : []),
  ];
}

function makeJourneyBlocks({ stages }: CustomerJourney): ReportBlock[] {
  return stages.flatMap(({ stage, actions, thoughts, feelings, pains, opportunities }): ReportBlock[] => [
    { kind: "heading", level: 1, text: stage },
    ...makeList("Actions", actions, 2),
    ...makeList("Thoughts", thoughts, 2),
    ...makeList("Feelings", feelings, 2),
    ...makeList("Pains", pains, 2),
    ...makeList("Opportunities", opportunities, 2),
  ]);
}

function makeValueBlocks({ jobs, pains, gains, relievers, creators }: ValueProp): ReportBlock[] {
  return [
    ...makeList("Jobs", jobs, 1),
    ...makeList("Pains", pains, 1),
    ...makeList("Gains", gains, 1),
    ...makeList("Pain relievers", relievers, 1),
    ...makeList("Gain creators", creators, 1),
  ];
}

function makeBody(framework: FrameworkResult): ReportBlock[] {
  if (framework.framework === "persona") return makePersonaBlocks(framework);
  return framework.framework === "customerJourney"
    ? makeJourneyBlocks(framework)
    : makeValueBlocks(framework);
}

/** A framework in parts, whatever it is written as: each line with all its quotes, and what it can and cannot say. */
export function makeFrameworkBlocks(framework: FrameworkResult): ReportBlock[] {
  const { name, description, people, notes, madeBy } = framework;
  const maker = madeBy === "model" ? "a language model" : "the built-in coder";
  const made = `Made by ${maker} from the words of ${people} ${people === 1 ? "participant" : "participants"}; check it against the quotes.`;
  return [
    { kind: "title", text: name },
    ...(description === "" ? [] : [{ kind: "paragraph" as const, text: maskContacts(description) }]),
    { kind: "note", text: made },
    ...makeBody(framework),
    ...(notes.length > 0
      ? [{ kind: "heading" as const, level: 1 as const, text: "What it can and cannot say" }]
      : []),
    ...notes.map((text): ReportBlock => ({ kind: "bullet", text })),
  ];
}
