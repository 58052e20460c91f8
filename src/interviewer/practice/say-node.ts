import { countWords, listSentences } from "../words.ts";
import type { CaseNodes, TalkNode } from "./case-nodes.ts";
import type { Heard } from "./hear-message.ts";
import type { Interviewee, IntervieweeNotes, Manner } from "./interviewee.ts";
import { listHoldings } from "./line-holds.ts";
import type { CaseTalk } from "./practice-case.ts";
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

export type TalkName = Exclude<keyof CaseTalk, "bye">;

/** What somebody says whose case has no such lines of its own: those that a model wrote before they were asked for. */
const plainTalk: Partial<Record<TalkName, readonly string[]>> = {
  dodge: [
    "That's not one I can answer just like that.",
    "I'd have to think about that.",
    "I don't quite know what to say to that.",
    "You've asked me something there.",
  ],
  turning: ["I'll leave that one, but this I can tell you.", "Not that, but here's something."],
};

const listTalk = ({ nodes }: Turn, name: TalkName): { key: string; text: string }[] =>
  (nodes.stock.get(name) ?? plainTalk[name] ?? []).map((text, index) => ({
    key: `talk.${name}.${index}`,
    text,
  }));

/** How many lines of a kind there are to be said. */
export const countTalk = (turn: Turn, name: TalkName): number => listTalk(turn, name).length;

/** The first of these lines that was not said in this talk; where all were, the one said longest ago. */
export function sayFresh(
  turn: Turn,
  lines: readonly { key: string; text: string }[],
  manner: Manner,
): Answer {
  const at = ({ key }: { key: string }) => turn.memory.saidAt.get(key) ?? -1;
  const [chosen] = lines.toSorted((one, other) => at(one) - at(other));
  return sayLine(turn, chosen ?? { key: "none", text: "…" }, manner);
}

/** The same from these lists of the talk. */
export function sayStock(turn: Turn, names: readonly TalkName[], manner: Manner): Answer {
  return sayFresh(
    turn,
    names.flatMap((name) => listTalk(turn, name)),
    manner,
  );
}

export const sayTalk = (turn: Turn, name: TalkName, manner: Manner): Answer => sayStock(turn, [name], manner);

/** "I couldn't tell you. What I do know is this." and a line of theirs. */
export function sayTurning(turn: Turn, node: TalkNode, manner: Manner): Answer {
  const first = sayTalk(turn, "turning", manner);
  const line = sayNode(turn, node, manner);
  const notes = { ...line.notes, lines: [...first.notes.lines, ...line.notes.lines] };
  return { text: `${first.text} ${line.text}`, notes };
}

/** A line of the talk itself; what was spoken of stays what is spoken of. */
export function sayLine(turn: Turn, { key, text }: { key: string; text: string }, manner: Manner): Answer {
  return makeAnswer(turn, text, { manner, area: null, told: [], lines: [key] });
}
