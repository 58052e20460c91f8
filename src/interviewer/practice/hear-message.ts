import type { QuestionLabel } from "#contract/practice-debrief.ts";
import { countWords, listSentences, normaliseText } from "../script/sentences.ts";
import { type AskKind, dropRequest, dropTag, dropThinking, isClosedKind, readKind } from "./ask-kind.ts";
import { dropPreface } from "./drop-preface.ts";
import {
  bareWords,
  findAskedClause,
  findManner,
  labelQuestion,
  type MessageManner,
  oneStory,
  plainText,
} from "./question-label.ts";
import { resolveReference } from "./resolve-reference.ts";
import { listMatter, listTerms } from "./word-stems.ts";

/** Messages that are about the talk itself or ask for no story. */
type Aside =
  | "greeting"
  | "may_we_go_on"
  | "bye"
  | "thanks"
  | "about_the_interview"
  | "about_you"
  | "anything_else";

/** What a message is, by its words alone. */
export interface Heard {
  aside: Aside | null;
  label: QuestionLabel | null;
  manner: MessageManner | null;
  kind: AskKind;
  /** The clause that asks, in plain lower case. */
  core: string;
  /** Its words and pairs of words as stems, without a request. */
  terms: string[];
  /** Those that name what it asks about. */
  matter: string[];
  /** Of these, those that stand in the message itself, and not those of whom "he" and "she" are. */
  named: readonly string[];
  /** What is named beside it: an echo, a thank you. */
  lead: string[];
  /** All of it in plain lower case, as its speaker would say it: "you always did" is "i always did". */
  said: string;
  /** Whether it points at what is spoken of: "that", "then". */
  points: boolean;
  words: number;
}

/** "Good morning, Brian." */
const greeting = /^(?:(?:good )?(?:morning|afternoon|evening)|hi|hello|hey)\b,?(?: \p{Lu}\p{Ll}+)?[,.!]*/iu;
const readChars = 2_000;
const askingSentences = 3;

const asides: readonly (readonly [Aside, RegExp])[] = [
  [
    "greeting",
    /^(?:(?:(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening)|welcome|thanks?|thank you)(?:,? (?!what|how|why|do|are|is)[\w'-]{1,20})?|nice to meet you|how are you(?: today| doing)?|(?:thanks?|thank you)(?: so much| very much)? for (?:your time|coming|joining|taking (?:part|the time)|being here|talking (?:to|with) me|making (?:the )?time)[\w ]{0,30}|my name is [\w'-]{1,20}|i(?:'m| am) [\w'-]{1,20}|(?:are you |shall we |is it (?:ok|okay|all right) (?:if we |to )|ready to |can we )(?:ready|begin|start)(?: to (?:begin|start))?)[\s,.!?]*){1,6}$/u,
  ],
  [
    "may_we_go_on",
    /^(?:(?:okay|ok|of course|sure|so|and|well),? )*(?:(?:is it|would it be|is that|are you) (?:all right|alright|ok|okay|fine|happy)(?: with you)?(?: (?:if (?:we|i)|for (?:us|me) to|to)) (?:carry on|go on|continue|keep going|move on|ask|stay with|talk about)\b|(?:shall|can|may|could|should) (?:we|i) (?:carry on|go on|continue|keep going|move on)\b|are you (?:ok|okay|all right|alright)\?*$)/u,
  ],
  [
    "anything_else",
    /\banything (?:else(?! about (?:that|it|this))|to add)\b|\bwhat (?:else )?(?:haven't|have|didn't|did|should) i (?:not )?(?:have )?(?:asked|ask)\b|\bi (?:haven't|didn't) asked?\b|\b(?:any|some)thing (?:that )?(?:we|i) (?:haven't|have not|didn't|did not|should (?:have|know)|forgot|missed)\b|\b(?:like|want) to add\b|\bshould i have asked\b|\b(?:we|i|you)(?:'ve| have)? left (?:anything |something )?out\b|\b(?:any|some)thing\b[^?]{0,40}\byou(?:'ve| have| haven't| didn't| don't| do not)?(?: never| not)? (?:never |not )?(?:tell|told|say|said|mention|mentioned|talk about|talked about|keep to yourself|kept to yourself|kept back|keep back)\b(?<=(?:never|not|n't|ke(?:ep|pt)) ?[a-z ]{0,20})/u,
  ],
  [
    "bye",
    /\b(?:goodbye|bye|that(?:'s| is) all (?:my questions|from me|i (?:have|wanted))|(?:we(?:'re| are)|i(?:'m| am)) (?:done|at the end)|thank(?:s| you)(?: so much| very much)? for (?:your time|talking|the interview|everything))\b/u,
  ],
  [
    "thanks",
    /^(?:(?:okay|ok|great|thanks?(?: you)?(?: a lot| so much| very much)?|got it|fine|good|perfect|cheers|for (?:that|telling me|sharing))[\s,.!]*){1,8}$/u,
  ],
  [
    "about_the_interview",
    /\bare you (?:a |an )?(?:real|human|robot|bot|ai|machine|computer|chatgpt|model)\b|\bwho are you\??$|\bwhat are you\??$|\byour (?:system )?(?:prompt|instructions|rules)\b|\b(?:questions|(?:any|some)thing (?:to|you(?:'d| would) like to) ask) (?:for |of )?me\b|\bhow long (?:will|does) (?:this|the interview) take\b|\b(?:mind|ok|okay|all right) if i (?:record|take notes)\b/u,
  ],
  [
    "about_you",
    /\b(?:(?:tell me|say)(?: something| a (?:bit|little)| a few words| more)? about|describe) yourself\b|\bintroduce yourself\b|\bwho you are\b/u,
  ],
];

/** The end of a message, which asks: the last paragraph's last sentences. */
function takeAskingPart(message: string): string {
  const paragraph = message
    .trim()
    .split(/\n\s*\n/)
    .at(-1);
  return listSentences(normaliseText(paragraph ?? "").slice(-readChars))
    .slice(-askingSentences)
    .join(" ");
}

/** "That", or a verb without what it is about: "Does anyone know?" */
const pointing =
  /\b(?:that|this|it|then|there|those|them|he|she|they|him|her)\b|\b(?:know|knew|notice|noticed|react|reacted|respond|responded|say|said)\?*$/u;

/** "What did he say, in his own words?" */
const ownWords =
  /,? (?:in (?:his|her|their|your) own words|if you (?:can )?remember|if you don't mind)(?=[?.!]*$)/u;

/** "What was that evening like?" is about what was told of it. */
const thatTime = /\bthat (?:day|morning|afternoon|evening|night|week|weekend|moment|point|time)\b/u;

function hearClause(whole: string): Pick<Heard, "kind" | "core" | "terms" | "matter" | "points"> {
  const core = dropThinking(whole.replace(oneStory, "").replace(ownWords, ""));
  const asked = dropTag(dropRequest(core));
  return {
    ...{ core, kind: readKind(core), terms: listTerms(asked) },
    matter: listMatter(asked.replace(thatTime, "that")),
    points: pointing.test(core),
  };
}

/** A text by its words alone, "you" and "your" as "I" and "my": what one person said, whoever says it again. */
export const asSaid = (text: string): string =>
  bareWords(normaliseText(text).toLowerCase()).replace(/\byou(r?)\b/gu, (_, own: string) =>
    own === "" ? "i" : "my",
  );

const recentAnswers = 8;
/** What the other said lately: words of it in a message are theirs. */
export const joinSaid = (answers: readonly { text: string }[]): string =>
  answers
    .slice(-recentAnswers)
    .map(({ text }) => text)
    .join(" ");

type Clause = ReturnType<typeof hearClause>;

/**
 * What leads to a question as a part of it: "when you come out", "tell me about that day", "Stable?", "and the pay,",
 * "Sorry, I meant the pay."
 */
const leadsTo =
  /^(?:(?:and|so|but|then|just),? )*(?:when|while|after|before|once|at|in|on|with|for|during|since|as|start|tell|take|think|describe|talk|walk)\b|^\W*\p{L}+(?: \p{L}+)?\?$|^(?:and|so|but) (?:\p{L}+ ){0,2}\p{L}+,\s*$|\bi (?:meant|mean) \p{L}|^(?:(?:and|so|but),? )?you (?:also )?(?:mentioned|talked about|spoke (?:of|about)|brought up)\b|^(?:(?:and|so|but),? )?(?:how|why|when|where|what|who) [^?]*,\s*$/u;

/** "And at the meeting, what did people say?" */
const where =
  /^(?:(?:and|so|but|then),? )*(?:at|in|on|during|after|before|with|for|outside) (?:[a-z]+ ){1,4}[a-z]+, ?$/u;

/** "When you come out of the clinic, what happens?": what a clause does not name stands before it. */
function nameMatter(clause: Clause, before: string): Clause {
  const parts = before.split(/(?<=[.!?]) /u);
  const named = parts.filter((part) => (clause.matter.length > 0 ? where : leadsTo).test(part));
  const matter = listMatter(named.join(" ")).filter((stem) => !clause.matter.includes(stem));
  return matter.length === 0
    ? clause
    : { ...clause, matter: [...clause.matter, ...matter], terms: [...clause.terms, ...matter] };
}

/** Hears a message: its label and manner, and what it is after. Total: any text is heard. */
export function hearMessage(message: string, before = ""): Heard {
  const asking = takeAskingPart(message);
  const plain = dropTag(plainText(dropPreface(asking, before)));
  const asked = (findAskedClause(plain, before) ?? plain).replace(/^[^\p{L}\p{N}]+(?=\p{L})/u, "");
  const typed = normaliseText(asking);
  const start = Math.max(typed.toLowerCase().lastIndexOf(asked), 0);
  const clause = nameMatter(
    hearClause(resolveReference(asked, typed.slice(0, start))),
    plainText(asking).replace(asked, ""),
  );
  const ofCore = new Set([...clause.matter, ...listMatter(clause.core)]);
  return {
    ...clause,
    named: clause.matter,
    aside: asides.find(([, pattern]) => pattern.test(plain))?.[0] ?? null,
    label: labelQuestion(asking, before),
    manner: findManner(message.slice(0, readChars)),
    said: asSaid(asking),
    lead: listMatter(asking.replace(greeting, "").replace(oneStory, "")).filter((stem) => !ofCore.has(stem)),
    words: countWords(asking),
  };
}

const between =
  /(?<=[?.!])\s+|,? (?:and|or|but|plus) (?:also |then )?(?=(?:what|how|why|who|where|when|which|is|are|was|were|do|does|did|have|has|can|could|would|will|tell|describe)\b)|, (?=(?:what|how|why|who|where|when|which|did|do|does|is|was|any)\b)/u;

/** "Have you ever missed one? Tell me how that came about.", "Does he look? How is that?" ask for one story. */
function joinStory(heard: readonly Heard[]): readonly Heard[] {
  const [first, second] = heard;
  if (heard.length !== 2 || first === undefined || second === undefined) return heard;
  const asksOn = dropRequest(second.core) !== second.core || (second.points && second.kind === "feeling");
  if (!asksOn || second.matter.length > 0 || !isClosedKind(first.kind)) return heard;
  const kind = first.kind === "any" && second.kind === "tell" ? "example" : second.kind;
  return [{ ...second, kind, matter: first.matter, terms: [...second.terms, ...first.terms] }];
}

/** The questions of a message that asks several, each by itself. */
export function hearEach(message: string): readonly Heard[] {
  const parts = plainText(takeAskingPart(message))
    .split(between)
    .filter((part) => /[\p{L}]{2}/u.test(part));
  return joinStory(parts.map((part) => hearMessage(part.replace(/[?.!,]*$/u, "?"))));
}
