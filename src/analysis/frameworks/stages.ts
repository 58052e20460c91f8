import { indexCodePoints } from "../code-points.ts";
import type { Statement } from "../coder/coded-source.ts";
import { anyOf } from "../lexicons/statement-patterns.ts";
import type { StudyContext } from "../sources.ts";
import type { Span } from "./spans.ts";

/** More stages than this nobody takes in at a glance. */
const maxStages = 7;

/** The stages of a journey in their order, and what belongs to which. */
export interface StagePlan {
  stages: { key: string; name: string }[];
  /** How many questions were put together into fewer stages; 0 where each has its own. */
  grouped: number;
  /** Which times a message tells of where; empty where the questions make the stages. */
  listTimes(text: string, spans: Span[]): StageTime[];
  /** The stage of a statement: that of its question, or of the time that its sentence, or one shortly before, names. */
  find(statement: Pick<Statement, "questionId" | "evidence">, times: StageTime[]): string;
}

/** From this code point of a message on, what is told belongs to the stage. */
export interface StageTime {
  from: number;
  stage: string;
}

const swaps: [RegExp, string][] = [
  [/\byou're\b/gi, "they are"],
  [/\byou've\b/gi, "they have"],
  [/\byou'd\b/gi, "they would"],
  [/\byourself\b|\byourselves\b/gi, "themselves"],
  [/\byours\b/gi, "theirs"],
  [/\byour\b/gi, "their"],
  // "Stopped you", "for you" and "about you" take the other case.
  [
    /\b(stop(?:s|ped)?|keep(?:s)?|kept|make(?:s)?|made|help(?:s|ed)?|frustrate[sd]?|bother(?:s|ed)?|annoy(?:s|ed)?|lets?|gives?|gave|tells?|told|for|to|about|with|from|of|around|on|by) you\b/gi,
    "$1 them",
  ],
  [/\byou\b/gi, "they"],
];

const invitations =
  /^(?:(?:so|and|now|thank you|thanks|great|okay|ok)[,.!]?\s+)*(?:(?:can|could|would|will) you (?:please )?|please )?(?:walk (?:me|us) through|tell (?:me|us) (?:a (?:little|bit) )?(?:more )?about|describe(?: (?:to|for) (?:me|us))?|talk (?:me|us) through|share|think (?:back )?(?:of|to|about)|take (?:me|us) through)\s+/i;
/** "How do you work": the helping verb goes, so that the name is no question. */
const asking =
  /^((?:how|what|which|where|when|why|who)(?:\s[\w-]+){0,3}?)\s(?:do|did|does)\s(?=(?:you|they|your|the|people)\b)/i;
const turned =
  /^((?:how|what|which|where|when|why)(?:\s[\w-]+){0,3}?)\s(would|could|will|can|should|have|are|were) (you|they)\b/i;
const maxNameLength = 10;

/** A stage's name from its question: "How do you work with others?" becomes "How they work with others". */
export function nameStage(question: string): string {
  const asked = question.replace(/[’‘]/g, "'").replace(/\s+/g, " ").trim();
  const last =
    asked
      .match(/[^.!?]+\?/g)
      ?.at(-1)
      ?.trim() ?? asked;
  const bare = last.replace(/(?<![?.!\s])[?.!\s]+$/, "").replace(/^(?:and|so|but|now),?\s+/i, "");
  const told = bare.replace(invitations, "").replace(turned, "$1 $3 $2").replace(asking, "$1 ");
  const named = swaps.reduce((text, [pattern, word]) => text.replace(pattern, word), told);
  const [head = named] = named.split(/,\s|\s(?:and for|and why|and how)\s/);
  const kept = head.split(" ").length >= 4 ? head : named;
  const words = kept.split(" ");
  const short = words.length <= maxNameLength ? kept : `${words.slice(0, maxNameLength).join(" ")} …`;
  // "Tell me about yourself" leaves no more than that.
  if (/^themselves$/i.test(short)) return "About themselves";
  return (short.charAt(0).toUpperCase() + short.slice(1)).slice(0, 150);
}

/** Questions next to each other share a stage where there are more of them than stages. */
function planByQuestions({ questions }: StudyContext): StagePlan {
  const count = Math.min(questions.length, maxStages);
  const byQuestion = new Map<string, string>();
  const stages = Array.from({ length: count }, (_, at) => ({ key: `q${at}`, names: [] as string[] }));
  for (const [at, { id, text }] of questions.entries()) {
    const stage = stages[Math.floor((at * count) / questions.length)];
    if (stage === undefined) continue;
    stage.names.push(nameStage(text));
    byQuestion.set(id, stage.key);
  }
  const named = stages.map(({ key, names: [first = "", second] }) => ({
    key,
    name:
      second === undefined
        ? first
        : `${first}; ${second.charAt(0).toLowerCase()}${second.slice(1)}`.slice(0, 190),
  }));
  return {
    stages: [...named, { key: "elsewhere", name: "Said apart from the questions" }],
    grouped: questions.length > count ? questions.length : 0,
    listTimes: () => [],
    find: ({ questionId }) => byQuestion.get(questionId ?? "") ?? "elsewhere",
  };
}

/** Time words in the order in which they decide; the stages' own order is that of the journey. */
const times: [key: string, pattern: RegExp][] = [
  [
    "ahead",
    anyOf(
      "in the future",
      "going forward",
      "next (?:step|year|month)",
      "(?:i|we|they)(?:'ll| will) ",
      "(?:i|we)(?:'d| would) (?:\\w+ )?(?:love|like|want|hope)",
      "(?:i|we) (?:\\w+ )?(?:wish|hope)\\b",
      "would be (?:\\w+ )?(?:nice|great|good|helpful|cool|better|ideal)",
      "some ?day",
      "plan(?:ning)? (?:to|on)",
    ),
  ],
  [
    "before",
    anyOf(
      "before (?:that|this|i|we|it|then)\\b",
      "(?:i|we|it|they|there|people) used to",
      "previously|formerly|originally",
      "in the past|back then|years ago",
      "growing up",
      "when i was (?:a|in|at|young|little|\\w+teen|\\d+)\\b",
      "had (?:already|never|always) ",
    ),
  ],
  [
    "first",
    anyOf(
      "at first\\b",
      "first(?:ly| of all| time)\\b",
      "initially",
      "in the beginning",
      "to (?:start|begin) with",
      "(?:i|we) (?:\\w+ )?(?:started|began|joined|signed up)",
      "when (?:i|we) (?:\\w+ )?(?:joined|start|started|signed|got|bought|began|installed|moved)",
      "early on",
      "heard (?:of|about)",
    ),
  ],
  [
    "after",
    anyOf(
      "in the end\\b",
      "eventually",
      "finally",
      "after(?:wards?| that| this| all)?\\b",
      "later(?: on)?\\b",
      "since then",
      "ended up",
      "as a result",
      "by then",
      "by the time",
    ),
  ],
  [
    "now",
    anyOf(
      "now(?:adays)?\\b",
      "these days",
      "currently",
      "right now",
      "today",
      "at the moment",
      "usually|typically|normally",
      "(?:i|we|it) (?:always|often|still)\\b",
      "every (?:day|morning|evening|week|month|time)",
      "most of the time",
      "daily|weekly",
    ),
  ],
  [
    "then",
    anyOf(
      "then\\b",
      "next\\b",
      "while\\b",
      "during",
      "meanwhile",
      "along the way",
      "at (?:this|that|some) point",
      "once (?:i|we|you|it)\\b",
      "as (?:soon as|we were|i was)",
    ),
  ],
];

const timeStages = [
  { key: "before", name: "Before" },
  { key: "first", name: "At first" },
  { key: "then", name: "Then" },
  { key: "after", name: "Afterwards" },
  { key: "now", name: "Now" },
  { key: "ahead", name: "Looking ahead" },
  { key: "anytime", name: "At no stated time" },
];

/** A telling stays at its time for so many sentences that name none. */
const maxCarried = 3;

function listTimes(text: string, spans: Span[]): StageTime[] {
  const toPoint = indexCodePoints(text);
  let stage = "anytime";
  let carried = 0;
  return spans.map((span) => {
    const plain = span.text.replace(/[’‘]/g, "'");
    const named = times.find(([, pattern]) => pattern.test(plain))?.[0];
    carried = named === undefined ? carried + 1 : 0;
    // A wish for later says nothing of the sentence after it.
    const lasts = stage !== "ahead" && carried <= maxCarried;
    stage = named ?? (lasts ? stage : "anytime");
    return { from: toPoint(span.start), stage };
  });
}

/** The stages of a study: its questions where it has any, else the times that people speak of. */
export function planStages(study: StudyContext): StagePlan {
  if (study.questions.length > 0) return planByQuestions(study);
  return {
    stages: timeStages,
    grouped: 0,
    listTimes,
    find: ({ evidence }, listed) => listed.findLast(({ from }) => from <= evidence.start)?.stage ?? "anytime",
  };
}
