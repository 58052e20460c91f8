import type { NodeAsk, TalkNode } from "./case-nodes.ts";
import { fitOf } from "./kind-fits.ts";
import { isWeak, opinionStem } from "./question-stems.ts";
import type { Thread, Turn } from "./say-node.ts";

const shares = (stems: ReadonlySet<string>) => (stem: string) => stems.has(stem);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const timeWords =
  /\b(?:ago|last|mornings?|nights?|evenings?|since|when|after|before|once|first|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|years?|weeks?|months?|spring|summer|autumn|winter|fall|o'clock|noon|at (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))\b/iu;
const reasonWords = /\b(?:because|so that|since|to be|that's why|reason|wanted)\b/iu;

/** A line may answer more than it was written for: one with a time in it says when. */
function fitText(turn: Turn, { text }: TalkNode, ask: NodeAsk): number {
  const { kind } = turn.heard;
  if (kind === "when" && timeWords.test(text)) return 0.75 * fitOf("tell", ask.kind);
  if (kind === "why" && reasonWords.test(text)) return 0.7 * fitOf("tell", ask.kind);
  return 0;
}

/** To a yes-or-no question the fact itself is an answer, where it is just about that. */
const factFit = 0.65;
/** "Do you like it?" and "Is it good?" may be one question, but often are two. */
const otherSubject = 0.85;
const factKinds = new Set(["who", "which", "often", "much", "long", "when", "come", "where"]);

/** How well a line fits the kind of a question; indirectly where the fact itself answers a yes-or-no question. */
export function fitAsk(turn: Turn, node: TalkNode, ask: NodeAsk): { fit: number; isDirect: boolean } {
  const { kind } = turn.heard;
  const isOfOther =
    ask.subject !== "named" && turn.heard.subject !== "named" && ask.subject !== turn.heard.subject;
  if (kind === "yesno" && isOfOther) return { fit: 0, isDirect: true };
  const isOfIt = kind === "yesno" && (ask.subject === "you") !== (turn.heard.subject === "you");
  const ofKind = fitOf(kind, ask.kind) * (isOfIt ? otherSubject : 1);
  const fit = Math.max(ofKind, fitText(turn, node, ask));
  if (fit > 0 || !["yesno", "any", "anyone", "choice"].includes(kind)) return { fit, isDirect: true };
  return { fit: factKinds.has(ask.kind) ? factFit : 0, isDirect: false };
}

export const narratives = new Set(["tell", "example", "then", "how", "feeling"]);

const bareLikeness = 0.65;
const meantWeight = 0.3;
/** What the question has and the line's own has not weighs more than the other way round. */
const ownPower = 0.6;
/** What somebody said, and not they themselves; or the other way round. */
const otherMatter = 0.7;
const missedWeight = 0.25;
const leadWeight = 0.5;
/** Words that the case never has are rather the interviewer's own way of putting it. */
export const unknownShare = 0.4;

/** "How did you come to have it?", "How often do you go?", "How much is it?": they name nothing but their kind. */
function asksBarely({ kind, stems, points }: Turn["heard"], ask: NodeAsk, topic: readonly string[]): boolean {
  const isTopic = (stem: string) => topic.includes(stem);
  if (kind === "come") return ask.kind === "come" && [...stems, ...ask.stems].every(isTopic);
  if (stems.length > 0) return false;
  if (kind === "much")
    return ask.stems.includes("cost") && ask.stems.every((stem) => stem === "cost" || isTopic(stem));
  if (kind === "long") return ask.stems.every(isTopic);
  return kind === "often" && ask.stems.length === 0 && !points;
}

/** Word for word. "What do you do?" asks for one's job at the start alone; later it asks what one did about it. */
function asksTheSame({ heard, memory }: Turn, ask: NodeAsk): boolean {
  if (heard.bare !== ask.words) return false;
  if (ask.stems.length > 0) return true;
  return heard.lead.length === 0 && (memory.said.length === 0 || heard.kind !== "then");
}

/** How alike a question and one that a node answers are, by their words of matter. */
export function likenAsk(turn: Turn, thread: Thread | undefined, ask: NodeAsk): number {
  const { heard, nodes } = turn;
  if (asksTheSame(turn, ask)) return 1;
  const isBare = asksBarely(heard, ask, nodes.topic);
  if (ask.stems.length === 0 || heard.stems.length + heard.lead.length === 0)
    return isBare ? bareLikeness : 0;
  const inAsk = new Set(ask.stems);
  const { weigh } = nodes;
  const isExact =
    heard.label === "fact" || (!narratives.has(heard.kind) && heard.kind !== "come" && heard.kind !== "why");
  // A word of the line that is spoken of points at it and names nothing new.
  const weighOwn = (stem: string) => {
    if (inAsk.has(stem)) return weigh(stem);
    return (
      weigh(stem) *
      (thread?.node.stems.has(stem) ? 0.3 : nodes.known.has(stem) || isExact ? 1 : unknownShare + 0.2)
    );
  };
  // Words that are given back point at what was said.
  const weighLead = (stem: string) => weigh(stem) * (thread?.node.stems.has(stem) ? 0.3 : 1);
  // Where the question itself names nothing, what leads up to it does.
  const ofLead = heard.stems.every(isWeak) ? 0.9 : leadWeight;
  const lead = ofLead * sum(heard.lead.filter(shares(inAsk)).map(weighLead));
  const missed = heard.lead.filter((stem) => !inAsk.has(stem) && nodes.known.has(stem));
  const shared = sum(heard.stems.filter(shares(inAsk)).map(weigh)) + lead;
  const own = sum(heard.stems.map(weighOwn)) + lead + missedWeight * sum(missed.map(weighOwn));
  if (own === 0) return 0;
  // "It" stands for what the whole talk is about.
  const asked = [...heard.stems, ...heard.lead];
  const isMeant = (stem: string) =>
    heard.points && heard.stems.length > 0 && !asked.includes(stem) && nodes.topic.includes(stem);
  const wanted = sum(ask.stems.map((stem) => weigh(stem) * (isMeant(stem) ? meantWeight : 1)));
  const alike = Math.min(1, shared / (own ** ownPower * wanted ** (1 - ownPower)));
  const isOther = heard.stems.includes(opinionStem) !== ask.stems.includes(opinionStem);
  return Math.max(isBare ? bareLikeness : 0, alike * (isOther ? otherMatter : 1));
}

const textWeight = 0.62;

/** How much of what is asked about a line speaks of: "Tell me about Alicia." */
export function likenText({ heard, nodes }: Turn, { stems }: TalkNode): number {
  if (heard.kind !== "tell" && heard.kind !== "example") return 0;
  const shared = heard.stems.filter(shares(stems));
  if (shared.every(isWeak)) return 0;
  const all = sum(heard.stems.map(nodes.weigh));
  return all === 0 ? 0 : (textWeight * sum(shared.map(nodes.weigh))) / all;
}
