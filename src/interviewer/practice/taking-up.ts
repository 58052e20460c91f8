import { listNextKinds } from "./ask-kind.ts";
import { asSaid } from "./hear-message.ts";
import { findOther } from "./other-people.ts";
import type { CaseInsight } from "./practice-case.ts";
import { minTermsWordForWord } from "./rank-lines.ts";
import type { Turn } from "./say-node.ts";
import { scoreWords, sum } from "./score-words.ts";
import { givesBack, type Thread } from "./thread.ts";
import { listMatter } from "./word-stems.ts";

/** Who is asked for a number or a name stays with that, unless it is the hint that is asked about. */
const opensUp = new Set(["tell", "mean", "example", "then", "how", "feeling", "why", "come", "wish"]);
/** "You've borrowed from your sister. What does she know about how you get home?" says a hint and asks about more. */
export function asksBeside({ heard, nodes }: Turn, hint: string): boolean {
  if (asSaid(heard.core).includes(asSaid(hint))) return false;
  const ofTheHint = new Set(listMatter(hint));
  const isOfTheHint = (stem: string) => ofTheHint.has(stem);
  if (heard.label === "fact") return !listMatter(heard.core).every(isOfTheHint);
  return !heard.matter.every(isOfTheHint) && findOther(heard.core, heard.kind, nodes.people) !== undefined;
}

/**
 * Whether a question takes up a hint: gives back its words, names what its sentence names, or, right after it, asks
 * for more and names nothing. Who takes up another part of the line, or on a hard day does not name it, does not.
 */
export function isTakenUp(turn: Turn, thread: Thread | undefined, { hint }: CaseInsight): boolean {
  const { heard, interviewee, nodes, memory } = turn;
  if (heard.said.includes(asSaid(hint.words))) return !asksBeside(turn, hint.words);
  if (thread === undefined || !thread.node.text.includes(hint.words)) return false;
  const sentences = thread.node.text.split(/(?<=[.!?…])\s+/u);
  const holding = sentences.find((one) => one.includes(hint.words)) ?? hint.words;
  const rest = sentences.filter((one) => one !== holding).join(" ");
  const weighNamed = (text: string) => {
    const stems = new Set(listMatter(text));
    return sum([...heard.matter, ...heard.lead].filter((stem) => stems.has(stem)).map(nodes.weigh));
  };
  const hinted = weighNamed(`${holding} ${hint.words}`);
  if (hinted > 0) return heard.label !== "fact" && hinted >= sum(thread.own.map(nodes.weigh));
  if (thread.own.length > 0 || interviewee.difficulty === "hard" || !opensUp.has(heard.kind)) return false;
  if (heard.label === null || asksForMore.test(heard.core)) return true;
  if (!goesDeeper.has(heard.kind) && (weighNamed(rest) > 0 || givesBack(heard.said, rest))) return false;
  const [first] = listNextKinds(heard.kind);
  const foreseenKey = first === undefined ? undefined : thread.node.next.get(first);
  return foreseenKey === undefined || memory.saidAt.has(foreseenKey);
}
/** What stays with a line, whichever part of it is named. */
const goesDeeper = new Set(["feeling", "why", "mean"]);
const asksForMore = /\b(?:tell|say|hear|more|go on|elaborate|explain|mean|unpack)\b/u;

/** How well the questions that an insight answers fit, with all that the message names. */
export function scoreInsight(turn: Turn, { id }: CaseInsight): number {
  const { heard, nodes } = turn;
  const node = nodes.byKey.get(id);
  const lead = heard.matter.length > 0 ? [] : heard.lead;
  if (
    node === undefined ||
    (heard.matter.length + lead.length === 0 && heard.terms.length < minTermsWordForWord)
  )
    return 0;
  const whole = { ...heard, matter: [...heard.matter, ...lead], terms: [...heard.terms, ...lead] };
  const ofItsAsks = { ...node, terms: new Set(node.asks.flatMap(({ terms }) => [...terms])) };
  return scoreWords({ ...turn, heard: whole }, ofItsAsks);
}

/** Held back things want a question that is clearly about them. */
export const minInsightScore = 0.48;

/** Insights that can come out now: hinted at, not told, and nobody was hurt. */
export function listTellable({ interviewee, memory }: Pick<Turn, "interviewee" | "memory">): CaseInsight[] {
  if (memory.guarded) return [];
  return interviewee.practiceCase.insights.filter(({ id, area }) => {
    if (memory.told.has(id)) return false;
    const wasThere = memory.answers.some(({ notes }) => notes.area === area && notes.manner === "open");
    return memory.cued.has(id) || (interviewee.difficulty === "easy" && wasThere);
  });
}
