import { countWords, listSentences } from "../words.ts";
import type { CaseNodes, TalkNode } from "./case-nodes.ts";
import type { Heard } from "./hear-message.ts";
import type { Interviewee, IntervieweeNotes, Manner } from "./interviewee.ts";
import { listHoldings } from "./line-holds.ts";
import type { CaseTalk, PracticeCase } from "./practice-case.ts";
import type { Memory } from "./recall-talk.ts";
import { listMatter } from "./word-stems.ts";

export interface Answer {
  text: string;
  notes: IntervieweeNotes;
}

/** What one message is met with. */
export interface Turn {
  interviewee: Interviewee;
  nodes: CaseNodes;
  memory: Memory;
  heard: Heard;
}

function makeAnswer(
  { interviewee, memory }: Turn,
  text: string,
  notes: Omit<IntervieweeNotes, "cues">,
): Answer {
  const told = new Set([...memory.told, ...notes.told]);
  const cues = interviewee.practiceCase.insights
    .filter(({ id, hint }) => !told.has(id) && text.includes(hint.words))
    .map(({ id }) => id);
  return { text, notes: { ...notes, cues } };
}

const yesOrNo = /^(?:yes|yeah|no|nope|nah|aye), /iu;

const asksOpenly = /^(?:(?:and|so|but),? )?(?:how|what|when|where|who|which)\b/u;

const firstSentence = (text: string): string => listSentences(text)[0] ?? text;

/** What is said whole even to a question that wants a word. */
const maxShortWords = 8;
const saysYesOrNo =
  /^(?:yes|yeah|yep|aye|no|nope|nah|not|never|always|sometimes|mostly|probably|once|twice)\b/iu;
/** "He", "them": who or what that is may stand in what is left out. */
const needsTheRest = /\b(?:it|they|them|he|she|him|that)\b/iu;

/** To a question for a yes or a no, the first sentence, where it answers by itself. */
function shorten({ heard }: Turn, text: string): string {
  const first = firstSentence(text);
  if (countWords(text) <= maxShortWords) return text;
  if (saysYesOrNo.test(first)) return first;
  const named = listMatter(first);
  const answers = heard.matter.some((stem) => named.includes(stem)) || !needsTheRest.test(first);
  return answers ? first : listSentences(text).slice(0, 2).join(" ");
}

export function sayNode(
  turn: Turn,
  { key, text, area, tells }: TalkNode,
  manner: Manner,
  isShort = false,
): Answer {
  const said = turn.memory.guarded ? firstSentence(text) : isShort ? shorten(turn, text) : text;
  const { kind, core } = turn.heard;
  const fitting = kind === "choice" || asksOpenly.test(core) ? said.replace(yesOrNo, "") : said;
  const start = fitting.charAt(0).toUpperCase() + fitting.slice(1);
  return makeAnswer(turn, start, { manner, area, told: tells === null ? [] : [tells], lines: [key] });
}

export const againKey = ({ key }: TalkNode): string => `${key}.again`;

/** Asked for what was said: its first sentence once more, said as such. */
export function sayAgain(turn: Turn, node: TalkNode, manner: Manner): Answer {
  return sayLine(turn, { key: againKey(node), text: `As I said: ${firstSentence(node.text)}` }, manner);
}

/** Asked when that is or was, somebody who has said it says it again. */
export function sayFactAgain(turn: Turn, node: TalkNode | undefined, manner: Manner): Answer | undefined {
  if (node === undefined || turn.heard.kind !== "when" || turn.memory.saidAt.has(againKey(node)))
    return undefined;
  const fact = listSentences(node.text).find((sentence) => listHoldings(sentence).has("time"));
  return fact === undefined
    ? undefined
    : sayLine(turn, { key: againKey(node), text: `As I said: ${fact}` }, manner);
}

/** Lines that stand outside what the person knows. */
export interface StockList {
  name: string;
  texts: readonly string[];
}

export type TalkName = Exclude<keyof CaseTalk, "bye">;
type VagueName = keyof NonNullable<PracticeCase["vague"]>;
type UnknownName = keyof NonNullable<PracticeCase["unknown"]>;
export type StockName = `talk.${TalkName}` | `vague.${VagueName}` | `unknown.${UnknownName}`;

/** What somebody says whose case has no such answers of its own: those that a model has written. */
const plainStock: Partial<Record<string, readonly string[]>> = {
  "vague.yes": ["I'd say so, yes.", "On the whole, yes."],
  "vague.choice": ["A bit of both.", "It varies."],
  "vague.prefer": ["I don't mind which.", "Either would do."],
  "vague.example": ["No one time stands out.", "I couldn't pick one out."],
  "vague.other": ["You'd have to ask {who}.", "I can't speak for {who}."],
  "unknown.follow": ["How do you mean?", "I'm not sure I follow. In what way?"],
  "unknown.recall": ["I don't remember that now.", "I couldn't tell you any more."],
  "unknown.opinion": ["I've no view on that.", "I've never thought about that."],
  "unknown.said": ["I couldn't give you the words.", "I don't remember how it was put."],
  "unknown.imagine": ["I can't picture it.", "I'd only be guessing."],
  "unknown.when": ["I couldn't give you the date.", "When exactly, I don't remember."],
  "unknown.long": ["How long, I'd have to guess.", "I never timed it."],
  "unknown.often": ["I've not kept count.", "How often, I couldn't say."],
  "unknown.much": ["I couldn't give you a figure.", "I don't have the number in my head."],
  "unknown.who": ["Nobody in particular.", "I'd rather not say who."],
  "unknown.where": ["I don't remember where exactly.", "Where, I couldn't say."],
  "unknown.which": ["None in particular.", "I couldn't pick one."],
};

/** The lines that a case has under a name, plain ones where it has none. */
export function listStock({ nodes: { stock } }: Turn, name: StockName): StockList {
  return { name, texts: stock.get(name) ?? plainStock[name] ?? stock.get("talk.onlyThat") ?? [] };
}

/** A line of one of these lists that was not said in this talk; where all were, the one said longest ago. */
export function sayStock(turn: Turn, lists: readonly StockList[], manner: Manner): Answer {
  const lines = lists.flatMap(({ name, texts }) =>
    texts.map((text, index) => ({ key: `${name}.${index}`, text })),
  );
  const at = ({ key }: { key: string }) => turn.memory.saidAt.get(key) ?? -1;
  const [chosen] = lines.toSorted((one, other) => at(one) - at(other));
  return sayLine(turn, chosen ?? { key: "none", text: "…" }, manner);
}

export const sayTalk = (turn: Turn, name: TalkName, manner: Manner): Answer =>
  sayStock(turn, [listStock(turn, `talk.${name}`)], manner);

/** A line of the talk itself; what was spoken of stays what is spoken of. */
export function sayLine(turn: Turn, { key, text }: { key: string; text: string }, manner: Manner): Answer {
  return makeAnswer(turn, text, { manner, area: null, told: [], lines: [key] });
}
