import { z } from "zod";

/**
 * A person to practise interviewing with, written by hand: one JSON file each in `assets/cases`. Whatever an answer
 * says, it makes sense in any order; what the person keeps to themselves is in the insights alone.
 */

/** What an open question can be after; each has an answer of its own where it makes sense. */
export const facets = ["open", "example", "why", "feeling", "often", "who", "how", "cost", "wish"] as const;
const facet = z.enum(facets);

const line = z.string().trim().min(1).max(900);
const stem = z
  .string()
  .min(1)
  .max(40)
  .refine((word) => word === word.toLowerCase(), { error: "must be in lower case" });
const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: "must be lower-case words with hyphens" });

const answers = z.strictObject({
  /** Said one after the other when the area is asked about again. */
  open: z.array(line).min(2).max(3),
  ...{ example: line.optional(), why: line.optional(), feeling: line.optional(), often: line.optional() },
  ...{ who: line.optional(), how: line.optional(), cost: line.optional(), wish: line.optional() },
  /** To closed questions: a few words, true to the person. */
  yes: line.max(60),
  no: line.max(60),
});

const area = z.strictObject({
  id: slug,
  name: line.max(80),
  /** Beginnings of words that a question about it holds. */
  words: z.array(stem).min(5),
  answers,
});

const insight = z.strictObject({
  id: z.enum(["i1", "i2", "i3", "i4", "i5", "i6"]),
  area: slug,
  /** As a researcher would write it down. */
  finding: line,
  /** As the person says it when it comes out. */
  said: line,
  /** The words, in an answer of its area, that hint at it. */
  hint: z.strictObject({
    in: facet,
    words: line,
    /** The hint again, as the person comes to it by themselves. It holds the same words. */
    unasked: line.optional(),
  }),
  /** What a follow-up that takes the hint up speaks of. */
  hintWords: z.array(stem).min(1),
  /** The kinds of open question that bring it. */
  opens: z.array(facet).min(1),
  /** The question that would have brought it. */
  question: line.max(200),
  /** An open question that gets to its area without giving anything away. */
  opener: line.max(200).optional(),
  /** What the person adds when somebody stays with it. */
  more: line.optional(),
  /** What keeps it hidden, for the debrief. */
  closes: line,
  /** What is said when it is asked about in a closing way. */
  shut: line.max(120),
});

const lines = z.array(line).min(2);
const talk = z.strictObject({
  ...{ unclear: lines, notMine: lines, short: lines, leading: lines, double: lines, hypothetical: lines },
  ...{ rude: lines, silence: lines, aboutInterview: lines, nothingMore: lines },
  /** Honest words where a question stays with something that has no more to it. */
  onlyThat: lines.optional(),
  bye: line,
});

const fields = z.strictObject({
  id: slug,
  topic: line.max(80),
  /** What the trainee is to find out. */
  brief: line.max(300),
  keywords: z.array(stem).min(10).max(25),
  person: z.strictObject({
    pseudonym: line.max(40),
    ageRange: z.enum(["18-24", "25-34", "35-50", "50-65", "65+"]),
    ...{ occupation: line.max(80), location: line.max(60), townCity: line.max(60) },
  }),
  /** How they talk, for whoever words an answer. */
  voice: line,
  hello: line,
  /** Questions about the person. */
  facts: z.array(z.strictObject({ words: z.array(stem).min(1), say: line })).min(6),
  areas: z.array(area).min(6).max(9),
  insights: z.array(insight).length(6),
  talk,
});

function listLines({ areas, facts, insights, talk: said }: z.infer<typeof fields>): string[] {
  return [
    ...areas.flatMap((one) => Object.values(one.answers).flat()),
    ...facts.map(({ say }) => say),
    ...Object.values(said).flat(),
    ...insights.flatMap(({ more, hint }) => [more, hint.unasked]),
  ].filter((text) => text !== undefined);
}

const minInsightAreas = 5;
/** Shorter ones ("Not really, no.") may come again. */
const maxRepeatedChars = 40;

function listHintFaults({ areas, insights }: z.infer<typeof fields>): string[] {
  return insights.flatMap(({ id, area: name, hint }, index) => {
    const of = areas.find((one) => one.id === name);
    if (id !== `i${index + 1}`) return [`${id} must be i${index + 1}`];
    if (of === undefined) return [`${id}: there is no area "${name}"`];
    if (hint.unasked?.includes(hint.words) === false)
      return [`${id}: "${hint.words}" is not in what is said unasked`];
    const isSaid = [of.answers[hint.in] ?? []].flat().some((answer) => answer.includes(hint.words));
    return isSaid ? [] : [`${id}: "${hint.words}" is not in the area's answer "${hint.in}"`];
  });
}

function listRepeatFaults(given: z.infer<typeof fields>): string[] {
  const all = listLines(given);
  const long = all.filter((text) => text.length > maxRepeatedChars);
  return [
    ...long.filter((text, index) => long.indexOf(text) !== index).map((text) => `"${text}" is said twice`),
    ...given.insights
      .filter(({ said }) => all.includes(said))
      .map(({ id }) => `${id} is said in an answer as well`),
  ];
}

/** A practice case, with every hint in its place: each fault is a sentence that names the part. */
export const practiceCase = fields.check(({ value, issues }) => {
  const areas = new Set(value.insights.map((one) => one.area)).size;
  const faults = [
    ...listHintFaults(value),
    ...listRepeatFaults(value),
    ...(areas < minInsightAreas ? [`The insights belong to ${areas} areas, not ${minInsightAreas}`] : []),
  ];
  for (const message of faults) issues.push({ code: "custom", message, input: value });
});
export type PracticeCase = z.infer<typeof practiceCase>;
export type Facet = (typeof facets)[number];
export type CaseArea = PracticeCase["areas"][number];
export type CaseInsight = PracticeCase["insights"][number];
export type CaseTalk = PracticeCase["talk"];
