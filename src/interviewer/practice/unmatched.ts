import type { AskKind } from "./ask-kind.ts";
import { isBareFollowUp } from "./bare-follow-up.ts";
import type { Manner } from "./interviewee.ts";
import { findOther, isOfTheirDoing } from "./other-people.ts";
import {
  type Answer,
  listTalk,
  listUnknown,
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

/** Kinds of question that want one fact. */
const factKinds = ["when", "long", "often", "much", "who", "which", "where"] as const;

/** What somebody says who is asked for one fact that they do not have. */
function listFact(turn: Turn): StockList | undefined {
  const fact = factKinds.find((kind) => kind === turn.heard.kind);
  return fact === undefined ? undefined : listUnknown(turn, fact);
}

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

/** What was felt, or how it was on a day: "What was the day like when you cancelled?" */
const felt =
  /\bfe(?:el|lt)|\bfor you\b|\byour (?:mind|head)\b|\b(?:day|morning|evening|night|week|moment|time|that|it) (?:[a-z]+ )?like\b/u;

/** "What happens at weekends?" is no matter of remembering. */
const isOfNow = /\b(?:happens|happen|do you|does)\b(?<!(?:did|didn't) [a-z' ]{1,20})/u;

/** "How do you manage?", "What happened next?"; but not "How does your daughter fit in?" */
const ofTheirDoing =
  /^[a-z, ]*\b(?:how|what) (?:else )?(?:do|did|have|can|could|would) you\b|\bhappen|\bnext\b/u;

function listOther(turn: Turn): StockList[] {
  const { heard, nodes } = turn;
  const who = findOther(heard.core, heard.kind, nodes.people);
  if (who === undefined) return [];
  const { name, texts } = listVague(turn, "other");
  return [{ name, texts: texts.map((text) => text.replace("{who}", who)) }];
}

/** "What do you think of electric cars?"; but not "What do you think happened?" */
const asksAView =
  /\bwhat (?:do|did) you (?:think|make) (?:of|about)\b|\bhow do you (?:see|feel about|view)\b|\byour (?:view|opinion|thoughts|take)\b|\bwhat(?:'s| is) your idea\b/u;
/** "What did you use instead?", "What was the second one?": it was so or so, and may be forgotten. */
const ofThatTime =
  /^[a-z, ]*\b(?:what|how|which|where)\b(?: [a-z]+)? (?:did|was|were|had)\b(?! (?:you|it|that|this) (?:feel|like)\b)|^[a-z, ]*\bwhat happened\b/u;

const ofTheMind = new Set<AskKind>(["why", "come", "feeling", "mean", "wish"]);

/** Asked for a fact, a view or something of the time, they don't have it or don't remember. */
function listForgotten(turn: Turn): StockList[] {
  const { kind, core } = turn.heard;
  const fact = listFact(turn);
  if (fact !== undefined) return [fact, listUnknown(turn, "recall")];
  if (asksAView.test(core)) return [listUnknown(turn, "opinion"), listVague(turn, "tell")];
  if (!ofThatTime.test(core) || ofTheMind.has(kind)) return [];
  return [listUnknown(turn, "recall"), listVague(turn, kind === "example" ? kind : "event")];
}

const recentAnswers = 4;
const listLately = ({ memory }: Turn): string[] =>
  memory.answers.slice(-recentAnswers).flatMap(({ notes }) => notes.lines);

/** Asked about what they have no word of, they ask back, but not all the time. */
function listAskingBack(turn: Turn): StockList[] {
  const { heard, nodes } = turn;
  const isClear =
    heard.matter.every((stem) => nodes.knows(stem)) && (heard.matter.length > 0 || isBareFollowUp(heard));
  const hasAsked = listLately(turn).some((key) => key.startsWith("unknown.follow"));
  return isClear || hasAsked ? [] : [listUnknown(turn, "follow")];
}

function listFitting(turn: Turn): StockList[] {
  const { kind, matter, core } = turn.heard;
  const only = listTalk(turn, "onlyThat");
  const tell = listVague(turn, "tell");
  switch (kind) {
    case "why":
      return [listVague(turn, "why"), only];
    case "come":
      return [listUnknown(turn, "recall"), listVague(turn, "why"), only];
    case "mean":
      return [only, tell];
    case "feeling":
      return [listVague(turn, matter.length === 0 || felt.test(core) ? "feeling" : "tell"), only];
    case "example":
      return [listVague(turn, kind), tell, only];
    case "how":
    case "then":
      return [
        ...(ofTheirDoing.test(core) || isOfTheirDoing(core, turn.nodes.people)
          ? [listVague(turn, kind === "how" || isOfNow.test(core) ? "how" : "event")]
          : []),
        ...listAskingBack(turn),
        ...[tell, only],
      ];
    default:
      return [...listAskingBack(turn), tell, only];
  }
}

/** Right after something that was hard to say nobody jokes; asked on about it they need a moment, once. */
function answerTender(turn: Turn, manner: Manner): Answer {
  const { heard } = turn;
  const fact = listFact(turn);
  const lately = listLately(turn);
  const hadAMoment = lately.some((key) => key.startsWith("talk.tender"));
  const rest = hadAMoment ? ["onlyThat" as const] : ["tender" as const, "onlyThat" as const];
  const known: StockList[] = fact === undefined ? [] : [fact];
  if (hadAMoment && heard.kind === "feeling") known.push(listVague(turn, "feeling"));
  const stock = rest.map((name) => listTalk(turn, name));
  return sayStock(turn, [...listOther(turn), ...known, ...stock], manner);
}
/** What nothing answers. */
export function answerUnknown(turn: Turn, manner: Manner): Answer {
  if (isTender(turn)) return answerTender(turn, manner);
  const foreign = isForeign(turn) ? [listTalk(turn, "notMine")] : [];
  const lists = [...foreign, ...listOther(turn), ...listForgotten(turn)];
  const only = listTalk(turn, "onlyThat");
  return sayStock(
    turn,
    lists.length > foreign.length ? [...lists, only] : [...lists, ...listFitting(turn)],
    manner,
  );
}

const anAmount =
  "\\b(?:lots?|many|much|few|couple|little|often|long|short|big|small|several|once|twice|rarely|never|always)\\b";
const amount = new RegExp(`${anAmount}[^?]* or [^?]*${anAmount}`, "u");
const taste = /\b(?:prefer|rather|like better|favourite)\b/u;
const quality =
  /^(?:(?:and|so|but|then),? )*(?:is|are|was|were|do|did|does) (?:you|it|that|this|they)\b(?: feel| find it)?(?: [a-z]+){1,5} or (?!(?:is|are|was|were|do|did|does|have|has|had) )(?:[a-z]+ ?){1,6}\?*$/u;
const inBetween: StockList = { name: "unknown.amount", texts: ["Somewhere in between.", "It varied."] };
const eitherOne: StockList = {
  name: "unknown.choice",
  texts: ["I couldn't say which.", "Hard to say which."],
};

/** "A bit of both" is no answer to "Did you decide, or did your wife?" */
function listChoice(turn: Turn): StockList[] {
  const { core } = turn.heard;
  const unsure = [eitherOne, listTalk(turn, "unsure")];
  if (taste.test(core)) return [listVague(turn, "prefer"), ...unsure];
  if (amount.test(core)) return [inBetween, ...unsure];
  return quality.test(core) ? [listVague(turn, "choice"), ...unsure] : [...listOther(turn), ...unsure];
}

const owning = /^(?:do you (?:have|own|keep) (?:a|an|any)\b|have you got (?:a|an|any)\b)/u;
/** Asked whether something is good, who has no answer of their own says yes rather than no. */
const pleasant =
  /\b(?:like|love|enjoy|enjoyed|nice|good|happy|tasty|easy|proud|useful|popular|friendly|helpful|rewarding|clean|fair|safe|comfortable|satisfied|fun|clear|honest|allowed|grateful|kind|well|ok|okay|fine|alright|properly)\b/u;

const hasDone = /^(?:(?:and|so|but|then),? )*have you (?!ever\b|got\b|any)/u;
const nobody: StockList = { name: "unknown.anyone", texts: ["Nobody that I know of.", "No one, no."] };
const haveNot: StockList = { name: "unknown.have", texts: ["I haven't, no.", "No, I haven't."] };

/** The same to a question for a yes or a no. */
export function answerUnknownClosed(turn: Turn, manner: Manner): Answer {
  const { kind, core } = turn.heard;
  if (kind === "choice") return sayStock(turn, listChoice(turn), manner);
  if (owning.test(core)) return sayLine(turn, { key: "no", text: "No." }, manner);
  if (manner === "leading") return sayOneOf(turn, ["leading"], manner);
  const other = listOther(turn);
  if (other.length > 0) return sayStock(turn, [...other, listTalk(turn, "unsure")], manner);
  if (hasDone.test(core)) return sayStock(turn, [haveNot, listTalk(turn, "none")], manner);
  if (kind === "yesno" && pleasant.test(core))
    return sayStock(turn, [listVague(turn, "yes"), listTalk(turn, "leading")], manner);
  if (manner === "open") return sayOneOf(turn, ["unsure", "onlyThat"], manner);
  if (kind === "anyone") return sayStock(turn, [nobody, listTalk(turn, "none")], manner);
  return sayOneOf(turn, kind === "any" ? ["none", "unsure"] : ["unsure", "none"], manner);
}
