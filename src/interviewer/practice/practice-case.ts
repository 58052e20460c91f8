import { z } from "zod";
import { commonQuestionNames } from "./common-questions.ts";

/**
 * A person to practise interviewing with, written by hand: one JSON file each in `assets/cases`. What they can say is
 * in nodes: a line, the questions that it answers, and what follows on it. What they keep to themselves is in the
 * insights alone.
 */

/** What can be asked next about something that was just said. */
const followUpKind = z.enum([
  ...(["more", "then", "why", "feeling", "who", "when", "where", "how", "example", "often", "much"] as const),
  ...(["wish", "mean"] as const),
]);
export type FollowUpKind = z.infer<typeof followUpKind>;

const line = z.string().trim().min(1).max(900);
const stem = z
  .string()
  .min(1)
  .max(40)
  .refine((word) => word === word.toLowerCase(), { error: "must be in lower case" });
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const slug = z.string().regex(slugPattern, { error: "must be lower-case words with hyphens" });

/** One thing that somebody says. */
export interface CaseNode {
  /** Only where another node points to it. */
  id?: string | undefined;
  /** Questions that it answers, in the words that people use; their kinds (when, why, yes or no) are its kinds. */
  asks?: string[] | undefined;
  say: string;
  /** What is said next, by what is asked next. */
  next?: FollowUps | undefined;
}
/** A node, a line that has nothing of its own, or the id of a node that stands elsewhere. */
type FollowUp = CaseNode | string;
export type FollowUps = Partial<Record<FollowUpKind, FollowUp>>;

const asks = z.array(line.max(120)).min(1).max(32);
const node: z.ZodType<CaseNode> = z.strictObject({
  id: slug.optional(),
  asks: asks.optional(),
  say: line,
  get next() {
    return followUps.optional();
  },
});
const followUps: z.ZodType<FollowUps> = z.partialRecord(followUpKind, z.union([line, node]));
/** One that is not said on another needs its own questions. */
const rootNode = z.strictObject({ id: slug.optional(), asks, say: line, next: followUps.optional() });

const area = z.strictObject({ id: slug, name: line.max(80), nodes: z.array(rootNode).min(2) });

const insight = z.strictObject({
  id: z.enum(["i1", "i2", "i3", "i4", "i5", "i6"]),
  area: slug,
  /** As a researcher would write it down. */
  finding: line,
  /** As the person says it when it comes out. */
  said: line,
  /** Open questions that bring it once it was hinted at. */
  asks,
  /** What is added when somebody stays with it. */
  next: followUps,
  hint: z.strictObject({
    /** The words, in one or more nodes of the case, that hint at it. */
    words: line,
    /** The hint again, as the person comes to it by themselves. It holds the same words. */
    unasked: line,
  }),
  /** The question that would have brought it. */
  question: line.max(200),
  /** An open question that gets to its area without giving anything away. */
  opener: line.max(200),
  /** What keeps it hidden, for the debrief. */
  closes: line,
  /** What is said when it is asked about in a closing way. */
  shut: line.max(120),
});

const lines = z.array(line).min(2);
const talk = z.strictObject({
  /** Did not catch what is meant. */
  unclear: lines,
  /** Has no answer; fits any question, and claims nothing. */
  dodge: lines,
  /** Goes before something that they can tell instead. */
  turning: lines,
  /** Half follows a question that suggests its answer. */
  leading: lines,
  ...{ double: lines, rude: lines, silence: lines, aboutInterview: lines },
  /** All of it was said. */
  nothingMore: lines,
  /** Has no answer right after something that was hard to say. */
  tender: lines,
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
  /** Short answers about the person and the matter that anybody may be asked for; they may come again. */
  facts: z.array(rootNode).min(6),
  areas: z.array(area).min(6).max(9),
  /** What they answer to questions that fit any topic; the id of a line that answers one, or a line of its own. */
  common: z.partialRecord(z.enum(commonQuestionNames), z.union([line, node])).optional(),
  insights: z.array(insight).length(6),
  talk,
});
type Fields = z.infer<typeof fields>;

/** Calls for each node of a tree of follow-ups, with the key that it is remembered by. */
export function eachFollowUp(
  key: string,
  next: FollowUps | undefined,
  visit: (node: CaseNode | { ref: string }, key: string, kind: FollowUpKind) => void,
): void {
  for (const kind of followUpKind.options) {
    const one = next?.[kind];
    if (one === undefined) continue;
    if (typeof one === "string" && slugPattern.test(one)) visit({ ref: one }, one, kind);
    else if (typeof one === "string") visit({ say: one }, `${key}.${kind}`, kind);
    else visit(one, one.id ?? `${key}.${kind}`, kind);
  }
}

function listTree(key: string, one: CaseNode): (CaseNode | { ref: string })[] {
  const below: (CaseNode | { ref: string })[] = [one];
  eachFollowUp(key, one.next, (child, childKey) => {
    below.push(...("ref" in child ? [child] : listTree(childKey, child)));
  });
  return below;
}

/** All nodes of a case with their follow-ups, and the references between them. */
function listAll({ facts, areas, insights, common = {} }: Fields): (CaseNode | { ref: string })[] {
  return [
    ...Object.entries(common).flatMap(([name, one]): (CaseNode | { ref: string })[] => {
      if (typeof one !== "string") return listTree(one.id ?? `common.${name}`, one);
      return [slugPattern.test(one) ? { ref: one } : { say: one }];
    }),
    ...facts.flatMap((one, index) => listTree(one.id ?? `fact.${index}`, one)),
    ...areas.flatMap(({ id, nodes }) =>
      nodes.flatMap((one, index) => listTree(one.id ?? `${id}.${index}`, one)),
    ),
    ...insights.flatMap((one) => listTree(one.id, { id: one.id, say: one.said, next: one.next })),
  ];
}

const isNode = (one: CaseNode | { ref: string }): one is CaseNode => "say" in one;
const minInsightAreas = 5;
/** Shorter ones ("Not really, no.") may come again. */
const maxRepeatedChars = 40;

function listHintFaults({ areas, insights }: Fields, said: readonly string[]): string[] {
  return insights.flatMap(({ id, area: name, hint }, index) => {
    if (id !== `i${index + 1}`) return [`${id} must be i${index + 1}`];
    if (areas.every((one) => one.id !== name)) return [`${id}: there is no area "${name}"`];
    if (!hint.unasked.includes(hint.words)) return [`${id}: "${hint.words}" is not in what is said unasked`];
    return said.some((text) => text.includes(hint.words)) ? [] : [`${id}: "${hint.words}" is in no node`];
  });
}

function listFaults(value: Fields): string[] {
  const all = listAll(value);
  const nodes = all.filter(isNode);
  const ids = nodes.flatMap(({ id }) => id ?? []);
  const known = new Set(ids);
  const said = nodes.map(({ say }) => say);
  const long = said.filter((text) => text.length > maxRepeatedChars);
  const areas = new Set(value.insights.map((one) => one.area)).size;
  return [
    ...listHintFaults(value, said),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two nodes are called "${id}"`),
    ...all.flatMap((one) => ("ref" in one && !known.has(one.ref) ? [`there is no node "${one.ref}"`] : [])),
    ...long.filter((text, index) => long.indexOf(text) !== index).map((text) => `"${text}" is said twice`),
    ...["job", "home"]
      .filter((id) => value.facts.every((one) => one.id !== id))
      .map((id) => `no fact is called "${id}"`),
    ...(areas < minInsightAreas ? [`The insights belong to ${areas} areas, not ${minInsightAreas}`] : []),
  ];
}

/** A practice case, with every hint in its place: each fault is a sentence that names the part. */
export const practiceCase = fields.check(({ value, issues }) => {
  for (const message of listFaults(value)) issues.push({ code: "custom", message, input: value });
});
export type PracticeCase = z.infer<typeof practiceCase>;
export type CaseInsight = PracticeCase["insights"][number];
export type CaseTalk = PracticeCase["talk"];
