import { isBareFollowUp } from "./bare-follow-up.ts";
import type { Manner } from "./interviewee.ts";
import { findOther } from "./other-people.ts";
import {
  type Answer,
  listStock,
  type StockList,
  type StockName,
  sayLine,
  sayStock,
  type TalkName,
  type Turn,
} from "./say-node.ts";
import { readWant, type Want } from "./wanted.ts";
import { listMatter } from "./word-stems.ts";

/** What somebody says who has no line that answers: that they lack just what was asked for, each line once in a talk. */

/** Whether the last thing said was hard to say. */
export function isTender({ memory }: Turn): boolean {
  const [last] = memory.said;
  const isLast = last !== undefined && memory.answers.at(-1)?.notes.lines.includes(last.key);
  return isLast === true && (last?.tells !== null || last.after !== null);
}

const sayAny = (turn: Turn, names: readonly StockName[], manner: Manner): Answer =>
  sayStock(
    turn,
    names.map((name) => listStock(turn, name)),
    manner,
  );

/** One of these lines, the ones not said first. */
export const sayOneOf = (turn: Turn, names: readonly TalkName[], manner: Manner): Answer =>
  sayAny(
    turn,
    names.map((name) => `talk.${name}` as const),
    manner,
  );

export const sayNothingMore = (turn: Turn, manner: Manner): Answer =>
  sayOneOf(turn, isTender(turn) ? ["tender", "onlyThat"] : ["nothingMore", "onlyThat", "silence"], manner);

const dodges: Record<Want, readonly StockName[]> = {
  when: ["unknown.when", "unknown.recall"],
  long: ["unknown.long", "unknown.recall"],
  often: ["unknown.often", "unknown.recall"],
  much: ["unknown.much", "unknown.recall"],
  who: ["unknown.who"],
  where: ["unknown.where", "unknown.recall"],
  which: ["unknown.which", "unknown.recall"],
  other: ["vague.other"],
  said: ["unknown.said", "unknown.recall"],
  wish: ["vague.tell", "talk.onlyThat"],
  imagine: ["unknown.imagine", "talk.onlyThat"],
  opinion: ["unknown.opinion", "vague.tell"],
  why: ["vague.why", "talk.onlyThat"],
  come: ["unknown.recall", "vague.why", "talk.onlyThat"],
  mean: ["talk.onlyThat", "vague.tell"],
  feeling: ["vague.feeling", "talk.onlyThat"],
  example: ["vague.example", "vague.tell", "talk.onlyThat"],
  event: ["unknown.recall", "vague.event", "talk.onlyThat"],
  doing: ["vague.how", "vague.tell", "talk.onlyThat"],
  how: ["vague.tell", "talk.onlyThat"],
  tell: ["vague.tell", "talk.onlyThat"],
  choice: ["talk.unsure"],
  yesno: ["talk.unsure", "talk.none"],
  any: ["talk.none", "talk.unsure"],
  anyone: ["talk.none"],
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

const recentAnswers = 4;
const listLately = ({ memory }: Turn): string[] =>
  memory.answers.slice(-recentAnswers).flatMap(({ notes }) => notes.lines);

/** Asked about what they have no word of, they ask back, but not all the time. */
function asksBack({ heard, nodes, ...turn }: Turn, want: Want): boolean {
  if (want !== "how" && want !== "tell") return false;
  if (listLately({ heard, nodes, ...turn }).some((key) => key.startsWith("unknown.follow"))) return false;
  return heard.matter.length === 0 ? !isBareFollowUp(heard) : heard.matter.some((stem) => !nodes.knows(stem));
}

function listOther(turn: Turn): StockList[] {
  const who = findOther(turn.heard.core, turn.heard.kind, turn.nodes.people);
  if (who === undefined) return [];
  const { name, texts } = listStock(turn, "vague.other");
  return [{ name, texts: texts.map((text) => text.replace("{who}", who)) }];
}

/** Right after something that was hard to say nobody jokes; asked on about it they need a moment, once. */
function answerTender(turn: Turn, want: Want, manner: Manner): Answer {
  const hadAMoment = listLately(turn).some((key) => key.startsWith("talk.tender"));
  const [first] = dodges[want];
  const isPlain = first?.startsWith("unknown.") === true && want !== "opinion" && want !== "come";
  const known = isPlain || (hadAMoment && want === "feeling") ? first : undefined;
  const names: StockName[] = [...(hadAMoment ? [] : ["talk.tender" as const]), "talk.onlyThat"];
  const stock = [...(known === undefined ? [] : [known]), ...names].map((name) => listStock(turn, name));
  return sayStock(turn, [...listOther(turn), ...stock], manner);
}

/** What nothing answers. */
export function answerUnknown(turn: Turn, manner: Manner): Answer {
  const want = readWant(turn);
  if (isTender(turn)) return answerTender(turn, want, manner);
  const names = [
    ...(isForeign(turn) ? ["talk.notMine" as const] : []),
    ...(asksBack(turn, want) ? ["unknown.follow" as const] : []),
    ...dodges[want === "other" ? "tell" : want],
  ];
  return sayStock(turn, [...listOther(turn), ...names.map((name) => listStock(turn, name))], manner);
}

const anAmount =
  "\\b(?:lots?|many|much|few|couple|little|often|long|short|big|small|several|once|twice|rarely|never|always)\\b";
const amount = new RegExp(`${anAmount}[^?]* or [^?]*${anAmount}`, "u");
const taste = /\b(?:prefer|rather|like better|favourite)\b/u;
const quality =
  /^(?:(?:and|so|but|then),? )*(?:is|are|was|were|do|did|does) (?:you|it|that|this|they)\b(?: feel| find it)?(?: [a-z]+){1,5} or (?!(?:is|are|was|were|do|did|does|have|has|had) )(?:[a-z]+ ?){1,6}\?*$/u;
const inBetween: StockList = { name: "unknown.amount", texts: ["Somewhere in between.", "It varied."] };
const neither: StockList = {
  name: "unknown.choice",
  texts: ["It wasn't as clear-cut as that.", "Neither, quite."],
};

/** "A bit of both" is no answer to "Did you decide, or did your wife?" */
function listChoice(turn: Turn): StockList[] {
  const { core } = turn.heard;
  if (taste.test(core)) return [listStock(turn, "vague.prefer")];
  if (amount.test(core)) return [inBetween];
  return quality.test(core) ? [listStock(turn, "vague.choice")] : [...listOther(turn), neither];
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
  const unsure = listStock(turn, "talk.unsure");
  if (kind === "choice") return sayStock(turn, [...listChoice(turn), unsure], manner);
  if (owning.test(core)) return sayLine(turn, { key: "no", text: "No." }, manner);
  if (manner === "leading") return sayOneOf(turn, ["leading"], manner);
  const other = listOther(turn);
  if (other.length > 0) return sayStock(turn, [...other, unsure], manner);
  if (hasDone.test(core)) return sayStock(turn, [haveNot, listStock(turn, "talk.none")], manner);
  if (kind === "yesno" && pleasant.test(core)) return sayAny(turn, ["vague.yes", "talk.leading"], manner);
  if (manner === "open") return sayOneOf(turn, ["unsure", "onlyThat"], manner);
  if (kind === "anyone") return sayStock(turn, [nobody, listStock(turn, "talk.none")], manner);
  return sayAny(turn, dodges[kind === "any" ? kind : "yesno"], manner);
}
