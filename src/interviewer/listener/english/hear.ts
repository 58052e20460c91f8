import type { ThreadKind, Weight } from "../../reading.ts";
import type { Heard } from "../choose.ts";
import { listSigns, type Talk } from "./clause-choice/features.ts";
import { type ScoredClause, scoreClauses } from "./clause-choice/score.ts";
import { type Clause, findVerb, type Stretch, trimStretch } from "./clauses.ts";
import type { Cue } from "./cue.ts";
import { heavyCues } from "./heavy-cues.ts";
import { isShort, type Message, quoteOf, readMessage, saysEnough, textOf } from "./message.ts";
import { quietCues } from "./quiet-cues.ts";
import { quoteClause } from "./quotes.ts";
import type { Word } from "./tagger.ts";

/** The word at a place, or the next one. */
function findWord(words: readonly Word[], place: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.end ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

type HeavyByClause = ReadonlyMap<number, readonly Cue[]>;

/** Signs of harm, loss, strong feelings and secrets, each by the clause it is in. */
function hearHeavy(message: Message): HeavyByClause {
  const found = new Map<number, Cue[]>();
  const lower = message.text.toLowerCase();
  for (const cue of [...heavyCues, ...quietCues]) {
    for (const match of lower.matchAll(cue.pattern)) {
      const at = findWord(message.words, match.index);
      const index = message.clauses.findIndex(({ from, to }) => from <= at && at < to);
      const clause = message.clauses[index];
      if (clause === undefined || cue.unless?.test(textOf(message, clause).toLowerCase())) continue;
      found.set(index, [...(found.get(index) ?? []), cue]);
    }
  }
  return found;
}

const completes =
  /^(?:if|when|because|that|how|what|who|which|where|than|about|until|since|before|after|while|as|for|to|with|without|in|at|on|of|by|from)$/u;

/** "she'd make a fuss | if she heard any of this": a clause with what completes it. */
function complete({ words, clauses }: Message, index: number): Stretch | undefined {
  const [before, own, next] = [clauses[index - 1], clauses[index], clauses[index + 1]];
  const opens = (clause: Clause) => completes.test(words[clause.from]?.lower ?? "");
  if (own === undefined) return undefined;
  const isNear = (other: Clause | undefined): other is Clause => other?.sentence === own.sentence;
  if (isNear(next) && next.from === own.to && opens(next)) return { from: own.from, to: next.to };
  return isNear(before) && before.to === own.from && opens(own)
    ? { from: before.from, to: own.to }
    : undefined;
}

/** What a clause without a heavy sign is taken up for, in the order in which they count. */
const kindBySign = [
  ["secret", "rule"],
  ["workaround", "workaround"],
  ["oneTime", "event"],
  ["turnOfThings", "change"],
  ["past", "event"],
  ["minimised", "hedge"],
  ["reversal", "contrast"],
  ["extreme", "claim"],
] as const satisfies readonly (readonly [string, ThreadKind])[];

function classify(message: Message, index: number, cues: readonly Cue[]): ThreadKind {
  const heaviest = [...cues].sort((one, other) => other.weight - one.weight)[0];
  if (heaviest !== undefined) return heaviest.kind;
  const signs = new Set(listSigns(message, index));
  return kindBySign.find(([sign]) => signs.has(sign))?.[1] ?? "reference";
}

/** Above this a good interviewer would not leave the room without it. */
const surely = 2;
/** A thing kept quiet or done in a way of one's own is worth a second question too. */
function weigh(score: number, cues: readonly Cue[], kind: ThreadKind): Weight {
  if (score > surely || cues.some(({ weight }) => weight === 3)) return 3;
  return score > 0 || cues.length > 0 || kind === "rule" || kind === "workaround" ? 2 : 1;
}

/** Less likely than this to be taken up, a clause is passed over. */
const minScore = -1;
const minQuoteWords = 2;
/** "By my boss." names somebody and tells nothing; "Nearly all." takes something back. */
const minFragmentWords = 4;
const takesBack = /^(?:nearly|almost|mostly|not|never|only|once|except)\b/iu;

const hangsOnMain = /^(?:if|when)\b|^so (?:that )?[a-z]+ (?:can|could|don't|doesn't|didn't|won't)\b/u;

/** "if it's bad | then I do some things": the statement is what is taken up, not its condition. */
function findMain(message: Message, index: number): number {
  const { words, clauses } = message;
  const own = clauses[index];
  if (own === undefined || !hangsOnMain.test(textOf(message, own).toLowerCase())) return index;
  const isMain = (at: number) =>
    clauses[at]?.sentence === own.sentence && !completes.test(words[clauses[at]?.from ?? 0]?.lower ?? "");
  return [index + 1, index - 1].find(isMain) ?? index;
}

/** "I manage grand, thanks", "I like new things so no problem": nothing there asks to be taken up. */
const platitude =
  /^(?:(?:and|but|so|well|sure|ok|yes) )?(?:(?:i|we) (?:just )?(?:manage|get by|cope)(?: (?:grand|fine|ok|okay|well|alright|all right|though|thanks|it|somehow))*|(?:i|we) (?:always |really |do )?(?:like|love) (?:it|new things|software|technology|computers)(?: (?:so )?no problem| always| a lot)*|(?:it's|its|that's|all|everything(?:'s| is)?|it is|it was) (?:just |all )?(?:grand|fine|ok|okay|good|normal|alright|no problem)|no problem(?: at all)?|i(?:'m| am) not (?:gonna|going to) lie|(?:i'm|not) complaining|(?:can't|i can't) complain|(?:the )?first day was (?:ok|fine|normal|good))$/u;

/** At the end it hides what was said before it: "nobody was asked. ok I like new things so no problem". */
const closingPlatitude = new RegExp(
  `(.{12,}?[.!,])\\s+${platitude.source.slice(1, -1)}(?:,? thanks?| anyway| though| haha| lol)?[\\s.!]*$`,
  "isu",
);

function hearClause(message: Message, at: number, score: number, cues: readonly Cue[]): Heard[] {
  const index = findMain(message, at);
  const own = message.clauses[index];
  if (own === undefined) return [];
  const trimmed = trimStretch(message.words, own);
  const isFragment = findVerb(message.words, trimmed.from, trimmed.to) === -1;
  if (
    isFragment &&
    !cues.some(({ weight }) => weight === 3) &&
    trimmed.to - trimmed.from < minFragmentWords &&
    !takesBack.test(quoteOf(message, trimmed))
  )
    return [];
  if (cues.length === 0 && platitude.test(textOf(message, trimmed).toLowerCase())) return [];
  const isAsked = message.text.startsWith("?", message.words[own.to - 1]?.end ?? 0);
  if (isAsked || trimmed.to - trimmed.from < minQuoteWords) return [];
  const whole = trimStretch(message.words, complete(message, index) ?? own);
  const quoted = quoteClause(message, index, { from: trimmed.from, to: trimmed.from + 1 }) ?? trimmed;
  const stretch = isShort(message, whole) && saysEnough(message, whole) ? whole : quoted;
  const kind = classify(message, index, cues);
  const weight = weigh(score, cues, kind);
  return [
    {
      kind,
      weight,
      quote: quoteOf(message, stretch),
      place: stretch.from,
      end: stretch.to,
      sentence: own.sentence,
    },
  ];
}

/** Without the platitude that closes it; empty where that is all. */
export function dropPlatitude(said: string): string {
  const rest = said.replace(closingPlatitude, "$1");
  return platitude.test(rest.trim().toLowerCase()) ? "" : rest;
}

/** How much each clause asks to be taken up. */
export function scoreMessage(message: Message, talk: Talk): ScoredClause[] {
  const kinds = new Map(
    [...hearHeavy(message)].map(([index, cues]) => [index, cues.map(({ kind }) => kind)]),
  );
  return scoreClauses(message, talk, kinds);
}

/**
 * What might be worth a question in an English message, the best first: the clauses that a good interviewer would
 * take up, and whatever tells of harm or a strong feeling.
 */
export function hearEnglish(said: string, talk: Talk): Heard[] {
  const typed = said.replace(closingPlatitude, "$1");
  const message = readMessage(typed);
  const heavy = hearHeavy(message);
  const kinds = new Map([...heavy].map(([index, cues]) => [index, cues.map(({ kind }) => kind)]));
  return scoreClauses(message, talk, kinds).flatMap(({ index, score }) => {
    const cues = heavy.get(index) ?? [];
    return score > minScore || cues.length > 0 ? hearClause(message, index, score, cues) : [];
  });
}
