import { isComplaint } from "../../complaints.ts";
import { containsCompletionPhrase } from "../../guard.ts";
import { readIntent } from "../../intents.ts";
import { isSelfReproach } from "../../self-reproach.ts";
import { pleadsDiscretion } from "../../what-people-mind.ts";
import { countWords, listContentStems, listContentWords, readableSlice } from "../../words.ts";
import type { Hint, HintInput } from "../hint.ts";
import { makeTalk } from "./clause-choice/features.ts";
import { type Clause, findVerb } from "./clauses.ts";
import { dropPlatitude, scoreMessage } from "./hear.ts";
import { type Message, quoteOf, readMessage } from "./message.ts";

const maxWords = 18;
const minWords = 3;
/** Shorter, it has to name something. */
const minThin = 5;

/** Said in passing: there is more behind it. */
const passing: readonly [RegExp, number][] = [
  [/\b(?:but|though|although|except|apart from|only that|otherwise|other than)\b/iu, 0.6],
  [
    /\b(?:anyway|never mind(?! me)|let's say|so to speak|of (?:a sort|sorts)|whatever|not that|mind you|another story|as it happens|for some reason|don't ask)\b/iu,
    1,
  ],
  [
    /\b(?:in the end|used to|these days|since|until|till|no longer|any ?more|stopped|ended|now|still|the old one|same as ever|ever since)\b/iu,
    0.7,
  ],
  [
    /\b(?:officially|on paper|in theory|supposed to|meant to|technically|more or less|in a way|somehow|sort of)\b/iu,
    0.8,
  ],
  [/\b(?:arrangements?|conditions|agreement|promised?|favour|deal|terms|rule|secret|secretly)\b/iu, 0.8],
  [
    /\b(?:never|didn't|haven't|not|nobody|no one|nothing)\b[^.!?]{0,20}\b(?:told|tell|said|say|asked?|knows?|mention\w*|much)\b|\bi (?:knew|know) (?:who|why|what|how|the \w+ well)\b/iu,
    1,
  ],
  [
    /\b(?:(?:wasn't|isn't|not) (?:really |exactly )?(?:for|with|to) (?:me|us|him|her)|(?:for|to) something else|(?:is|was|were) (?:ours|mine)|(?:my|our|his|her) own)\b/iu,
    1.2,
  ],
  [
    /\b(?:the other|another|other) (?:thing|one|reason|half|side|time)\b|\b(?:one thing|something|somebody|someone|certain|particular|the other \w+|who (?:sends|asks|comes|decides))\b/iu,
    0.7,
  ],
  [
    /\b(?:(?<!\b(?:came|went|been|did|had|only) (?:\w+ )?)once|one time|that (?:time|day|night|week|year)|last (?:week|month|year|time|winter|summer|spring|autumn)|the first time|the (?:small |little )?(?:matter|business|thing|story) (?:of|with)|(?:the|my) (?:worst|best|hardest))\b/iu,
    0.9,
  ],
  [
    /\b(?:i suppose|i guess|probably|maybe|too \w+ if|if you ask me|i always|always|usually|down to the|kept|keep|keeps|put away|put (?:it|that) (?:away|by)|put by)\b/iu,
    0.5,
  ],
  [/\bone(?:'s| is)?(?: just| only)? for (?!me|us|you)\w+/iu, 2.4],
  [
    /\b(?:haven't|hasn't|havent|hasnt|not) (?:\w+ ){1,3}since\b|\bnot (?:great|ideal|the best|easy|fun)\b|\bused to (?!it|that|them)\w/iu,
    1,
  ],
  [
    /\bif i (?:should|ever|do) (?:want|need)\b|\bnever been so\b|\b(?:somewhere|some place|another place) (?:\w+ ){0,2}(?:else|quiet\w*|now)\b/iu,
    1.2,
  ],
  [
    /\b(?:felt|feel|afraid|scared|ashamed|guilty|proud|sorry|miss|hate|hated|worried?|cried|embarrass\w*|spite|jealous|stupid|alone|lonely|error|mistake|wouldn't do (?:it |that )?again)\b/iu,
    0.8,
  ],
  [
    /\b(?:my|our) (?:mums?|moms?|mothers?|dads?|fathers?|wife|husband|partner|sons?|daughters?|sisters?|brothers?|boss|manager|friends?|neighbours?|colleagues?|aunt|uncle|gran\w*|ex)\b/iu,
    0.6,
  ],
];

/** Rules of life, marks out of ten, jokes and advice to us: nothing happened there. */
const general: readonly [RegExp, number][] = [
  [
    /\b(?:just|only) (?:the usual|normal|what it says|a joke|joking)\b|\bnothing (?:to it|special|in it|much)\b|\bnot (?:much|a lot) to it\b|\bsame as (?:most|everyone|everybody|anyone|anybody|always)\b|\bno (?:story|big|difficult\w+|problems?|troubles?|issues?|complaints?)\b|\byou know how (?:it|these|things)\b|\bthank you\b/iu,
    2,
  ],
  // Sayings, turns of speech, comparisons and lists: "what's behind that?" makes no sense there.
  [
    /\b(?:worse things happen|such is life|that's life|it is what it is|live and learn|swings and roundabouts|you win some|easy come|put it like that|as per (?:usual|always)|(?:way|manner|figure) of (?:talking|speaking|speech)|just a (?:saying|joke|comparison)|only a (?:saying|joke)|there (?:you|we) (?:go|are)|i should (?:think|imagine)|you(?:'d|d| would)(?:n't| not| never) believe|(?:never|don't) mind me|take no notice|break(?:'s| is|s) (?:over|gone|up|nearly|finished)|(?:got|have) to (?:go|dash|run)|back to work)\b/iu,
    2.5,
  ],
  [
    /\b(?:sort of|kind of|a bit|rather|just|bit) like (?:an?|the|someone|somebody|when|one of)\b|\b(?:i|he|she|we|they)(?:'d| would) have been\b/iu,
    2,
  ],
  [/(?:,[^,]*){4}/u, 1],
  [/\b(?:he|she|they)(?:'s| is|'re| are) (?:always|forever|never off) \w+ing\b/iu, 1.5],
  [/\bone (?:must|should|has|takes|does|can|never|always|needs)\b|\bthere are (?:those|people) who\b/iu, 1.2],
  [
    /^(?:a|an|every|customers|people|everyone|everybody)\b(?! (?:friend|colleague|neighbour|man|woman|girl|boy|lady|guy)\b)[^.]*\b(?:is|are|will|should|must|isn't|takes?)\b/iu,
    1.2,
  ],
  [
    /\b(?:raining|snowing|sideways|plowed|ploughed|no difficulty)\b|\b(?:some|they|people|everyone|others) (?:say|reckon)\b|\bmore \w+ than \w+ (?:this|last) (?:year|week|month)\b|\b(?:most (?:days|mornings|evenings|weeks)|every (?:day|morning|evening|week)|once a (?:day|week|month|year))\b/iu,
    1,
  ],
  [
    /\bout of (?:10|ten)\b|\bi would (?:give|put|say|recommend)\b|\b(?:suggestion|recommend|should give|it is a question of)\b|^if\b.*\b(?:would|was|were|had|could|'d)\b/iu,
    1,
  ],
  [
    /^(?:it's|it is|we are|we're|he's|she's|they're) (?:like|the nearest|more \w+ than|a bit like)\b|\bi'm glad to say\b|^you can't\b/iu,
    1.2,
  ],
  [
    /^(?:it's|it is|it was|she's|he's|they're|they were) (?:an? |all |just |very |really |so |only )*(?:good|lovely|grand|nice|fine|great|easy|brilliant|clear|simple|ok|okay)\b/iu,
    0.8,
  ],
];

/** A name in the middle of a sentence: somebody in particular. */
const named =
  /[\p{Ll},] (?:with |from |to |for )?(?!I\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|English|Christmas|Easter|God)\p{Lu}\p{Ll}{2,}\b/u;

const toUs =
  /^i (?:(?:wouldn't|wouldnt|would not|couldn't|couldnt) (?:really |honestly )?(?:know|say)|(?:don't|dont|do not) (?:really |honestly )?know)\b(?! (?:him|her|them|who|why|any))|\b(?:(?:much |any |no )?use to you|more than i (?:intended|meant)|your (?:question|study|survey|interview)|you mean|you asked|(?<!if you )ask me|to tell you|rather not|prefer not|about all\b|(?:any|no)thing (?:else|more)|(?:as|like) i (?:just |already )?(?:said|told|wrote)|\b(?:said|told)\b[^.!?]{0,12}\b(?:already|before|now)\b|\bi(?:'ve| have)? already (?:said|told)\b|\bi don't know what you|that(?:'s| is| would be) (?:all|it)\b)|\bhang on\b|\bhold on\b(?! to\b)|\b(?:wait|give me) (?:a|one) (?:sec\w*|minute|mo)\b|\b(?:go on|quick),? (?:quick|next|what)|\bwhat(?:'?s| is) next\b/iu;
const odd = /\.{2,}|…|[<>{}[\]\\|@?؟“”"„«»\n_*~^`]|https?:|www\.|\d{5}|\S{30}/iu;

/** What is left off the beginning and the end: the rest stands alone. */
function trim(text: string): string {
  return text
    .replace(/^[\s,;:.–—-]+/u, "")
    .replace(
      /^(?:(?:and|but|so|or|well|also|oh|ok|okay|though|anyway|any road|uhm|um|haha),? |(?:yes|no|yeah|like|what|where|aye|nah), |(?:yes|no|nope|yeah|nah)\. |(?:only|just|except) that )+/iu,
      "",
    )
    .replace(
      /^(?:i (?:think|mean|dunno|guess|suppose)|you know|let's see),? (?:and |but )?(?=[a-z]+ )(?=.{12})/iu,
      "",
    )
    .replace(
      /(?:,? (?:haha\w*|lol|tbh|hehe\w*|thats? all)|, (?:so|and|but|or|like|ha|see|though))+\.?$/iu,
      "",
    )
    .replace(/[\s,;:.!…–—\p{Extended_Pictographic}-]+$/u, "");
}

/** What has none of the signs is rather a tidy end than a hint. */
const unmarked = 0.6;

function bonus(text: string, asked: ReadonlySet<string>): number {
  let total = 0;
  for (const [pattern, worth] of passing) if (pattern.test(text)) total += worth;
  if (total === 0) total -= unmarked;
  for (const [pattern, worth] of general) if (pattern.test(text)) total -= worth;
  if (named.test(text)) total += 1;
  const stems = listContentStems(text);
  const flat = stems.filter((stem) => asked.has(stem)).length;
  if (stems.length > 0 && flat / stems.length > 0.4) total -= 0.8;
  return total;
}

function isQuotable(text: string): boolean {
  const words = countWords(text);
  if (words < minWords || words > maxWords) return false;
  if (words < minThin && listContentWords(text).length < 2) return false;
  if (isComplaint(text) || pleadsDiscretion(text)) return false;
  return !odd.test(text) && !toUs.test(text) && !isSelfReproach(text) && !containsCompletionPhrase(text);
}

const hangs =
  /^(?:because|cos|which|who|whose|where|when|while|that|than|if|as|since|unless|until|after|before|to|for|of|in|on|at|with|like|whether|then)\b/iu;

/** A run of clauses as it can be quoted by itself; empty where it cannot. */
function quoteRun(message: Message, first: Clause, last: Clause): string {
  const text = trim(quoteOf(message, { from: first.from, to: last.to }));
  const begins = message.words.slice(first.from, first.from + 3).map((_, step) => first.from + step);
  const hasVerb = begins.some((at) => findVerb(message.words, at, last.to) !== -1);
  return countWords(text) <= maxWords && hasVerb && !hangs.test(text) ? text : "";
}

/** The longest run of clauses around one of a long sentence that can be quoted by itself. */
function growClause(message: Message, index: number): string {
  const own = message.clauses[index];
  const same = message.clauses.filter(({ sentence }) => sentence === own?.sentence);
  const at = own === undefined ? -1 : same.indexOf(own);
  const runs = same
    .slice(0, at + 1)
    .flatMap((first) => same.slice(at).map((last) => quoteRun(message, first, last)));
  return runs.reduce((best, run) => (countWords(run) > countWords(best) ? run : best), "");
}

/** Two sentences joined by dots, or by a figure with a full stop, are two. */
const joined = /\.{2,}|…|(?<=[\p{Ll}\p{N}]{2})[.!]\s+(?=\p{Lu})/u;

/** The sentences that a clause is in, as they can be quoted: one, but for those joined by dots. */
function listQuotes(message: Message, index: number): string[] {
  const own = message.clauses[index];
  if (own === undefined) return [];
  const same = message.clauses.filter(({ sentence }) => sentence === own.sentence);
  const [from, to] = [same[0]?.from ?? own.from, same.at(-1)?.to ?? own.to];
  if (message.text.startsWith("?", message.words[to - 1]?.end ?? 0)) return [];
  const sentence = quoteOf(message, { from, to });
  const clause = quoteOf(message, own);
  const mine = sentence
    .split(joined)
    .filter((part) => part.includes(clause.slice(0, 12)) || clause.includes(part.slice(0, 12)));
  return (mine.length === 0 ? [sentence] : mine)
    .map((part) => (countWords(trim(part)) <= maxWords ? trim(part) : growClause(message, index)))
    .filter((quote) => isQuotable(quote) && !readIntent(quote).startsWith("ask_"));
}

/** The sentences of an English answer, each with how much it seems to hide. */
export function listEnglishHints({ answer, question, before }: HintInput): Hint[] {
  const message = readMessage(dropPlatitude(readableSlice(answer)));
  const talk = makeTalk(question, before);
  const best = new Map<string, number>();
  for (const { index, score } of scoreMessage(message, talk)) {
    for (const quote of listQuotes(message, index)) {
      const worth = score + bonus(quote, talk.asked);
      if (worth > (best.get(quote) ?? Number.NEGATIVE_INFINITY)) best.set(quote, worth);
    }
  }
  return [...best].map(([quote, score]) => ({ quote, score }));
}
