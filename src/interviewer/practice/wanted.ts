import type { AskKind } from "./ask-kind.ts";
import { findOther, isOfTheirDoing } from "./other-people.ts";
import type { Turn } from "./say-node.ts";

/** What a question asks for, more closely than by its first word: who cannot answer says that they lack just this. */
export type Want =
  | Exclude<AskKind, "then">
  /** What somebody else thinks, knows or feels. */
  | "other"
  /** What was said, heard or written. */
  | "said"
  /** What would be. */
  | "imagine"
  | "opinion"
  /** What was done or happened at the time. */
  | "event"
  /** What is done, and how it goes. */
  | "doing";

/** "What do you think of electric cars?"; but not "What do you think happened?" */
const asksAView =
  /\bwhat (?:do|did) you (?:think|make) (?:of|about)\b|\bhow do you (?:see|feel about|view)\b|\byour (?:view|opinion|thoughts|take)\b|\bwhat(?:'s| is) your idea\b/u;
/** "What did she say?", "What was in the letter?" */
const asksForWords =
  /\bwhat (?:did|does|do|have|has|had|was|were|is) [a-z' ]{1,30}?\b(?:says?|said|hears?|heard|tells?|told|write|wrote|written|answer|reply|ask)\b(?! (?:is|was)\b)/u;
const asksWhatWouldBe =
  /^[a-z, ]*\b(?:what|how|who|where|which)\b[^?]*?(?:\bwould\b|\b(?:you|he|she|they|it|that)'d (?:be|do|say|like|want|need|have|change)\b)/u;
/** "What did you use instead?", "What was the second one?": it was so or so, and may be forgotten. */
const ofThatTime =
  /^[a-z, ]*\b(?:what|how|which|where)\b(?: [a-z]+)? (?:did|was|were|had)\b(?! (?:you|it|that|this) (?:feel|like)\b)|^[a-z, ]*\bwhat happened\b/u;
/** "How do you manage?", "What happens next?"; but not "How does your daughter fit in?" */
const ofTheirOwn =
  /^[a-z, ]*\b(?:how|what) (?:else )?(?:do|did|have|can|could|would) you\b|\bhappen|\bnext\b/u;
/** What was felt, or how it was on a day: "What was the day like when you cancelled?" */
const felt =
  /\bfe(?:el|lt)|\bfor you\b|\b(?:day|morning|evening|night|week|moment|time|that|it) (?:[a-z]+ )?like\b/u;
const isOneOf =
  (...kinds: readonly AskKind[]) =>
  ({ heard }: Turn): boolean =>
    kinds.includes(heard.kind);
const holds =
  (pattern: RegExp) =>
  ({ heard }: Turn): boolean =>
    pattern.test(heard.core);
const isOfTheMind = isOneOf("feeling", "wish");
const isOfThatTime = holds(ofThatTime);

/** In this order; the first that a question meets is what it asks for. */
const rules: readonly (readonly [Want, (turn: Turn) => boolean])[] = [
  ["choice", isOneOf("choice")],
  ["other", ({ heard: { core, kind }, nodes }) => findOther(core, kind, nodes.people) !== undefined],
  ...(["when", "long", "often", "much", "who", "which", "where", "yesno", "any", "anyone"] as const).map(
    (kind) => [kind, isOneOf(kind)] as const,
  ),
  ["opinion", holds(asksAView)],
  ...(["why", "come", "mean"] as const).map((kind) => [kind, isOneOf(kind)] as const),
  ["wish", holds(/\b(?:hop(?:e|ed|ing)|expect(?:ed|ing)?)\b/u)],
  ["imagine", holds(asksWhatWouldBe)],
  ["said", holds(asksForWords)],
  ["example", (turn) => isOfThatTime(turn) && isOneOf("example")(turn)],
  ["event", (turn) => isOfThatTime(turn) && !isOfTheMind(turn)],
  [
    "feeling",
    ({ heard: { kind, core, matter } }) => kind === "feeling" && (matter.length === 0 || felt.test(core)),
  ],
  [
    "doing",
    (turn) =>
      isOneOf("how", "then")(turn) &&
      (ofTheirOwn.test(turn.heard.core) || isOfTheirDoing(turn.heard.core, turn.nodes.people)),
  ],
  ["how", isOneOf("how", "then")],
  ["example", isOneOf("example")],
  ["wish", isOneOf("wish")],
];

export const readWant = (turn: Turn): Want => rules.find(([, meets]) => meets(turn))?.[0] ?? "tell";
