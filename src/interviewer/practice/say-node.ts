import { listSentences } from "../words.ts";
import type { CaseNodes, TalkNode } from "./case-nodes.ts";
import type { Heard } from "./hear-message.ts";
import type { Interviewee, IntervieweeNotes, Manner } from "./interviewee.ts";
import type { CaseTalk, PracticeCase } from "./practice-case.ts";
import type { Memory } from "./recall-talk.ts";

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

const yesOrNo = /^(?:yes|yeah|no|nope|nah|aye),? /iu;

/** What somebody says who was hurt, or to a question that wants few words: the first sentence. */
function shorten(text: string): string {
  return listSentences(text)[0] ?? text;
}

export function sayNode(
  turn: Turn,
  { key, text, area, tells }: TalkNode,
  manner: Manner,
  isShort = false,
): Answer {
  const said = turn.memory.guarded || isShort ? shorten(text) : text;
  const fitting = turn.heard.kind === "choice" ? said.replace(yesOrNo, "") : said;
  const start = fitting.charAt(0).toUpperCase() + fitting.slice(1);
  return makeAnswer(turn, start, { manner, area, told: tells === null ? [] : [tells], lines: [key] });
}

export const againKey = ({ key }: TalkNode): string => `${key}.again`;

/** Asked for what was said: its first sentence once more, said as such. */
export function sayAgain(turn: Turn, node: TalkNode, manner: Manner): Answer {
  return sayLine(turn, { key: againKey(node), text: `As I said: ${shorten(node.text)}` }, manner);
}

export type TalkName = Exclude<keyof CaseTalk, "bye">;
type VagueName = keyof NonNullable<PracticeCase["vague"]>;

/** Of lines that fit anywhere, one not said yet, else the one said longest ago. */
function sayLeastRecent(turn: Turn, name: string, texts: readonly string[], manner: Manner): Answer {
  const lines = texts.map((text, index) => ({ key: `${name}.${index}`, text }));
  const at = ({ key }: { key: string }) => turn.memory.saidAt.get(key) ?? -1;
  const [chosen] = lines.toSorted((one, other) => at(one) - at(other));
  return sayLine(turn, chosen ?? { key: name, text: "…" }, manner);
}

export function sayTalk(turn: Turn, name: TalkName, manner: Manner): Answer {
  return sayLeastRecent(turn, `talk.${name}`, turn.interviewee.practiceCase.talk[name], manner);
}

/** An answer that fits whatever was asked of this kind. */
export function sayVague(turn: Turn, name: VagueName, manner: Manner): Answer {
  const { vague } = turn.interviewee.practiceCase;
  if (vague === undefined)
    return sayTalk(turn, name === "choice" || name === "yes" ? "unsure" : "onlyThat", manner);
  return sayLeastRecent(turn, `vague.${name}`, vague[name], manner);
}

/** A line of the talk itself; what was spoken of stays what is spoken of. */
export function sayLine(turn: Turn, { key, text }: { key: string; text: string }, manner: Manner): Answer {
  return makeAnswer(turn, text, { manner, area: null, told: [], lines: [key] });
}
