import type { FindingKind } from "#contract/insights.ts";
import {
  advice,
  approval,
  badThing,
  barrier,
  cutSide,
  denied,
  disclaimed,
  habit,
  liking,
  need,
  nothing,
  pain,
  success,
  wish,
  workaround,
} from "../lexicons/statement-patterns.ts";
import type { Token } from "../reading.ts";
import { scoreSentiment } from "../sentiment.ts";
import { findInstead } from "./instead.ts";
import type { Topic } from "./question-topics.ts";
import { holds, readStance, type Stance } from "./stance.ts";

/** The lists that are filled by rules over single clauses. */
export type StatementKind = Extract<
  FindingKind,
  | "behaviors"
  | "painPoints"
  | "needs"
  | "opportunities"
  | "successStories"
  | "adoptionBarriers"
  | "suggestions"
>;

/** True for words that wish for something, which are no praise of what there is. */
export function isWish(text: string): boolean {
  return wish.test(text) || advice.test(text);
}

/** A clause's wording together with what surrounds it. */
export interface ClauseContext {
  text: string;
  /** The text without openers and closers of talk. */
  trimmed: string;
  tokens: readonly Token[];
  compound: number;
  topic: Topic | undefined;
  /** First clause of the answer that says something. */
  leads: boolean;
  /** How many concepts it has, nouns counted twice. */
  substance: number;
  /** How the speaker stands to it; left out, the text alone tells. */
  stance?: Stance;
}

type Read = ClauseContext & { stance: Stance };

/** The part before "because", "when" or "that": what the speaker states. */
function mainPart(text: string): string {
  const cut = text.search(/\s(?:because|since|so that|when|where|which|what|if|unless|until|than)\s/i);
  return cut > 12 ? text.slice(0, cut) : text;
}

/** Said as so, surely or not; not what would be, might be under a condition, or others say. */
const isStated = ({ stance: { mode } }: Read) => mode === "plain" || mode === "hedged";

/** "You cannot see it anywhere" is how the world is, not what somebody suffers. */
const isGeneral = /\byou (?:\w+ )?(?:can't|cannot|can not|can never) (?:\w+ )?(?:see|tell|know|find)\b/i;
const own = /\b(?:i|we|me|us|my|our)\b/i;
const person = /\b(?:i|we|you|they|he|she)\b/i;

const isDenied = (text: string) => denied.test(text) || disclaimed.test(text);

/** "They're sick of hearing it": tells how much somebody talks of a thing, and nothing bad of it. */
const tiredListeners =
  /\b(?:they|he|she|you|people|every(?:one|body)|(?:my|our|the|half the|whole) \w+)(?:'re|'s| are| is| were| was| gets?| got| must be)? (?:\w+ )?(?:sick|tired|fed up|bored) (?:of|with) (?:hearing|listening|me\b)/i;

/** Bad words alone are no trouble: "You find a sore at the wash or in the coroner's report" says why to wash. */
const isPain = (clause: Read) => {
  const { text, compound } = clause;
  if (
    !isStated(clause) ||
    isDenied(text) ||
    tiredListeners.test(text) ||
    (isGeneral.test(text) && !own.test(text))
  )
    return false;
  const stated = cutSide(text);
  const isNote = badThing.test(text) && !person.test(text) && !own.test(text);
  return (isNote || holds(pain, stated, { inner: false })) && compound < 0.4 && scoreSentiment(stated) < 0.3;
};

const hedgedPraise =
  /\b(?:don't|didn't|doesn't|isn't|wasn't|not|never|hardly|if|would|wouldn't|could be|should be|might be)\b/i;

const eased = /\b(?:help(?:s|ed)|sav(?:es|ed)) (?:me|us)\b/i;

const clearPraise = 0.6;

const isSuccess = (clause: Read) => {
  const { text, compound, topic } = clause;
  const good = compound >= 0.05 || ((topic === "like" || eased.test(text)) && compound >= 0);
  const main = mainPart(text);
  const isLiked = holds(liking, main, { inner: false }) && (topic === "like" || compound >= clearPraise);
  const worded = (isLiked || holds(success, main, { inner: false })) && !wish.test(text);
  return isStated(clause) && good && worded && !hedgedPraise.test(text);
};

const unneeded = /\b(?:don't|doesn't|didn't|no|nobody|no one|nothing) (?:\w+ )?needs?\b/i;

/** Weighing two things, or telling what one came to see, needs nothing. */
const weighing =
  /\b(?:more|less|as) (?:important|essential|critical|crucial|vital) (?:than|as)\b|\b(?:i|we|you) (?:\w+ )?(?:reali[sz]ed|learned|found|find|figured|discovered|thought|knew)\b/i;

const isNeed = (clause: Read) =>
  isStated(clause) &&
  !weighing.test(mainPart(clause.text)) &&
  holds(need, mainPart(clause.text)) &&
  !denied.test(clause.text) &&
  !unneeded.test(clause.text);

const isBarrier = (clause: Read) =>
  isStated(clause) &&
  (holds(barrier, clause.text, { inner: false }) || approval.test(clause.text)) &&
  clause.compound < 0.6;

/** Who speaks, or how to take their words: "Nurse, retired in 2019, so you should allow for that." */
const aboutSpeaker =
  /\b(?:what|whatever|anything|everything) i(?:'m|'ve| am| have)? (?:say|said|saying|tell|told|telling)\b|^(?:(?:i'm|i am|i was|i've been) )?(?:an? )?(?:[\w-]+ ){1,3}?[\w-]+, (?:now )?(?:retired|aged|semi-retired|redundant|\d{2}\b)/i;

const isSuggestion = ({ text, stance }: Read) =>
  stance.mode !== "reported" && !aboutSpeaker.test(text) && holds(advice, text);

/** "Better support for tables": wished for in the words of a list, without a verb that says how it is. */
const listed =
  /^(?:add(?:ing)?|allow(?:ing)?|improv(?:e|ed|ing)|make it|(?:the )?ability to|an? (?:\w+ )?(?:option|way) to|(?:better|easier|more|native|proper|improved|built-in) \w+)\b(?!.*\b(?:is|are|was|were|has|have|had|helps?|makes?|works?|than)\b)/i;

const isOpportunity = ({ text, stance }: Read) =>
  stance.mode !== "reported" &&
  (holds(wish, text, { inner: false }) || (listed.test(text) && !person.test(text)));

/** "If it rains I take the bus" tells what somebody does; "I would take the bus" does not. */
const isDone = ({ text, stance: { mode } }: Read) =>
  mode === "plain" ||
  mode === "hedged" ||
  (mode === "conditional" && !/\b(?:would|could|should|might)\b|'d /i.test(text));

/** A telling of what one does starts with oneself or with the time, not with a name or a list. */
const doing =
  /^(?:(?:i|we|my|our|every|each|in|on|at|after|before|when|if|most|once|first|sometimes|usually|normally|often|all|during|whenever|there's)\b|\w+ing\b)/i;

const isHabit = (clause: Read) => {
  const { text, trimmed, tokens } = clause;
  if (!isDone(clause) || !doing.test(trimmed)) return false;
  return (
    holds(workaround, text, { inner: false }) ||
    (holds(habit, text, { inner: false }) && /^(?:now|either)$/.test(readOwnAct(tokens) ?? ""))
  );
};

const byWording: [StatementKind, (clause: Read) => boolean][] = [
  ["adoptionBarriers", isBarrier],
  ["suggestions", isSuggestion],
  ["opportunities", isOpportunity],
  ["painPoints", isPain],
  ["successStories", isSuccess],
  ["needs", isNeed],
  ["behaviors", isHabit],
];

/** How change is put: an answer to "What would you change?" without any of it is about something else. */
const changing =
  /^(?:(?:just|maybe|an?|the) )*(?:more|less|fewer|better|longer|shorter|easier|cheaper|faster|add|change|make|remove|fix|let|give|stop|put)\b|\b(?:would|could|should|ought|wants?|needs?|instead)\b|\b(?:i|we)'d (?:like|love|want|prefer|rather|change|add|make|put|have|give|get|let)\b/i;

/** By the question and one sign more; to "Have you needed support?" nobody says what they need. */
const byQuestion: Partial<Record<Topic, [StatementKind, (clause: Read) => boolean]>> = {
  pain: ["painPoints", (clause) => isStated(clause) && clause.compound < 0.1 && !isDenied(clause.text)],
  barrier: [
    "adoptionBarriers",
    (clause) => isStated(clause) && clause.compound < 0.1 && !isDenied(clause.text),
  ],
  wish: [
    "opportunities",
    ({ text, trimmed, stance }) =>
      stance.polarity === "affirmed" &&
      stance.mode !== "reported" &&
      (changing.test(trimmed) || changing.test(text)),
  ],
  like: [
    "successStories",
    (clause) => isStated(clause) && clause.stance.polarity === "affirmed" && clause.compound > -0.05,
  ],
  behavior: [
    "behaviors",
    (clause) =>
      isDone(clause) &&
      clause.stance.polarity === "affirmed" &&
      doing.test(clause.trimmed) &&
      readOwnAct(clause.tokens) === "now",
  ],
};

/** By its own wording; undefined where that tells nothing. */
function classifyByWording(clause: Read): StatementKind[] | undefined {
  const first = byWording.find(([, test]) => test(clause))?.[0];
  // To have gone back to paper keeps nobody from anything: it is what they do now, hard as it may be.
  if (findInstead(clause.text) !== undefined) {
    return first === "painPoints" ? [first, "behaviors"] : ["behaviors"];
  }
  // Asked what stood in the way of a tool, people tell of barriers in the words of problems.
  if (first === "painPoints" && clause.topic === "barrier") return ["adoptionBarriers"];
  // One clause feeds one list, but a workaround that hurts is a behaviour as well as a pain.
  if (first === "painPoints" && isHabit(clause) && holds(workaround, clause.text, { inner: false }))
    return ["painPoints", "behaviors"];
  return first && [first];
}

/** The lists a clause belongs to: by its own wording, else by the question that it answers first. */
export function classifyClause(context: ClauseContext): StatementKind[] {
  const clause: Read = { ...context, stance: context.stance ?? readStance(context.text) };
  if (clause.substance < 1 || nothing.test(clause.text)) return [];
  const worded = classifyByWording(clause);
  if (worded !== undefined) return worded;
  if (clause.substance < 2 || clause.topic === undefined) return [];
  const [kind, test] = byQuestion[clause.topic] ?? [];
  if (kind === undefined || test === undefined) return [];
  const answers = clause.leads || clause.topic === "behavior";
  return answers && test(clause) ? [kind] : [];
}

/** What goes on in a head, or is said to the interviewer, is nothing that somebody does. */
const minds = new Set(
  `think know guess mean feel like love hate want need wish hope believe say suppose agree see hear wonder remember
  forget confess admit tell notice understand care mind expect assume prefer live own belong`.split(/\s+/u),
);

/** "I put my name down" may be about every day, or one. */
const alike = new Set("put cut let set read hit shut cost spread hurt quit bet split cast".split(" "));

const persons = new Set(["i", "we"]);

/**
 * Whether somebody tells what they do: `now` in "I keep a list", `once` in "I kept a list that day", `either` where the verb is the same; undefined where
 * they tell of no doing of their own.
 */
function readOwnAct(tokens: readonly Token[]): "now" | "once" | "either" | undefined {
  for (const [at, token] of tokens.entries()) {
    if (!persons.has(token.lower)) continue;
    const verb = tokens.slice(at + 1).find(({ pos }) => pos !== "ADV");
    if (verb?.pos === "VERB" && !minds.has(verb.lemma)) {
      if (alike.has(verb.lower)) return "either";
      return verb.lower === verb.lemma ? "now" : "once";
    }
  }
  return undefined;
}
