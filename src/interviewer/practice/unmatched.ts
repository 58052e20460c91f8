import type { AskKind } from "./ask-kind.ts";
import type { Manner } from "./interviewee.ts";
import {
  type Answer,
  listTalk,
  listVague,
  type StockList,
  sayLine,
  sayStock,
  type TalkName,
  type Turn,
} from "./say-node.ts";
import { listMatter } from "./word-stems.ts";

/** What somebody says who has no line that answers: it fits the question's kind, and comes once in a talk. */

/** Whether the last thing said was hard to say. */
export function isTender({ memory }: Turn): boolean {
  const [last] = memory.said;
  const isLast = last !== undefined && memory.answers.at(-1)?.notes.lines.includes(last.key);
  return isLast === true && (last?.tells !== null || last.after !== null);
}

/** One of these lines, the ones not said first. */
export const sayOneOf = (turn: Turn, names: readonly TalkName[], manner: Manner): Answer =>
  sayStock(
    turn,
    names.map((name) => listTalk(turn, name)),
    manner,
  );

export const sayNothingMore = (turn: Turn, manner: Manner): Answer =>
  sayOneOf(turn, isTender(turn) ? ["tender", "onlyThat"] : ["nothingMore", "onlyThat", "silence"], manner);

/** What somebody says who is asked for one fact that they do not have. */
const unknownFact: Partial<Record<AskKind, readonly string[]>> = {
  when: [
    "I couldn't give you the date.",
    "When exactly, I don't remember.",
    "A while back. I'd have to look it up.",
  ],
  long: ["How long, I'd have to guess.", "I never timed it."],
  often: ["I've not kept count.", "How often, I couldn't say."],
  much: ["I couldn't give you a figure.", "I don't have the number in my head."],
  who: ["I couldn't tell you who.", "Nobody in particular."],
  where: ["I don't remember where exactly.", "Where, I couldn't say."],
};

/** What somebody did, which is no matter to know or not to know. */
const ownDeed =
  /\byou (?:(?:ever|really|first|had|have|want|wanted|need|needed|try|tried) (?:to )?)*[a-z']+/gu;
const ofThemselves = /\b(?:do|did|have|had|were|are|was|would) you\b|\byours?\b/u;

/** Whether it asks about a thing that the case has no word of: the weather, volcanoes. */
function isForeign({ heard, nodes }: Turn): boolean {
  if (heard.matter.some((stem) => nodes.knows(stem))) return false;
  if (ofThemselves.test(heard.core) && !/\babout\b/u.test(heard.core)) return false;
  return listMatter(heard.core.replace(ownDeed, "")).length > 0;
}

function listFitting(turn: Turn): StockList[] {
  const { kind, matter, core } = turn.heard;
  const only = listTalk(turn, "onlyThat");
  if (kind === "why" || kind === "come") return [listVague(turn, "why"), only];
  const isFelt = kind === "feeling" && (matter.length === 0 || /\bfe(?:el|lt)/u.test(core));
  const fact = { name: `unknown.${kind}`, texts: unknownFact[kind] ?? [] };
  return [fact, listVague(turn, isFelt ? "feeling" : "tell"), only];
}

/** What nothing answers. What was hard to say is never brushed off. */
export function answerUnknown(turn: Turn, manner: Manner): Answer {
  if (isTender(turn)) return sayNothingMore(turn, manner);
  return sayStock(
    turn,
    [...(isForeign(turn) ? [listTalk(turn, "notMine")] : []), ...listFitting(turn)],
    manner,
  );
}

const owning = /^(?:do you (?:have|own|keep) (?:a|an|any)\b|have you got (?:a|an|any)\b)/u;
/** Asked whether something is good, who has no answer of their own says yes rather than no. */
const pleasant =
  /\b(?:like|love|enjoy|enjoyed|nice|good|happy|tasty|easy|proud|useful|popular|friendly|helpful|rewarding|clean|fair|safe|comfortable|satisfied|fun|clear|honest|allowed|grateful|kind|well|ok|okay|fine|alright|properly)\b/u;

/** The same to a question for a yes or a no. */
export function answerUnknownClosed(turn: Turn, manner: Manner): Answer {
  const { kind, core } = turn.heard;
  if (kind === "choice") return sayStock(turn, [listVague(turn, "choice"), listTalk(turn, "unsure")], manner);
  if (owning.test(core)) return sayLine(turn, { key: "no", text: "No." }, manner);
  if (manner === "leading") return sayOneOf(turn, ["leading"], manner);
  if (kind === "yesno" && pleasant.test(core))
    return sayStock(turn, [listVague(turn, "yes"), listTalk(turn, "leading")], manner);
  if (manner === "open") return sayOneOf(turn, ["unsure", "onlyThat"], manner);
  return sayOneOf(
    turn,
    kind === "any" || kind === "anyone" ? ["none", "unsure"] : ["unsure", "none"],
    manner,
  );
}
