import { anyOf } from "../lexicons/statement-patterns.ts";
import { plainWords } from "../words.ts";
import type { Mode, Polarity } from "./coded-source.ts";

/** How a speaker stands to what a clause says. */
export interface Stance {
  polarity: Polarity;
  mode: Mode;
}

const others =
  "(?:they|people|everyone|everybody|he|she|some|others|friends|colleagues|users|customers|critics|experts|politicians|somebody|someone|(?:some|many|most|other|a lot of|lots of) \\w+|(?:my|our|the|his|her) (?:\\w+ )?\\w+)";
/** Somebody else's words or mind: "they say", "my boss wants", "I was told". */
const reporting = anyOf(
  `${others} (?:always |often |also |sometimes |just |all |once |usually |keeps? |kept )?(?:says?|said|saying|claims?|claimed|tells? (?:me|us)|telling (?:me|us)|told (?:me|us)|complain(?:s|ed|ing)?|argues?|argued|insist(?:s|ed)?|swears?|swore|thinks?|thought|believes?|believed|reckons?|reckoned|suggests|suggested|recommend(?:s|ed)|wants|wanted|wishes|wished|mentioned|promised|call(?:s|ed) (?:it|this|that|them))\\b`,
  "according to (?!my (?:own )?(?:definition|understanding|opinion))",
  "apparently|supposedly|allegedly|reportedly",
  "(?:i|we)(?:'ve| have)? (?:often |only |once |also )?(?:heard|read)(?: (?:that|of|about|from|it|people|some))\\b",
  "(?:i|we)(?:'ve| have)? (?:was|were|been|am|are) (?:often |always )?told\\b",
  "(?:it is|it's) (?:often |always )?(?:said|claimed)\\b",
  "word is|rumou?r has it|the (?:website|article|ad|advert|manual|brochure|reviews?|news) (?:says?|said|claims?)",
);

const fancying = anyOf(
  "if only",
  "imagine (?:if|that|you|an?|having|there|it|the|my|we|i)\\b",
  "i (?:can|could) (?:only |well |easily )?imagine",
  "(?:let's|let us) (?:say|suppose|assume|pretend)",
  "suppose (?:that|you|i|we|there|it)",
  "(?:in|with) an ideal (?:world|\\w+)",
  "ideally|hypothetically|in theory",
  "(?:i|we) (?:wish|dream)(?:ed)?\\b",
  "(?:would|wouldn't|could|might|'d) have (?:been )?\\w+(?:ed|en|ne|de|ught|lt|nt)\\b",
);
/** What would be, said of nothing that is; "would" also describes past habits. */
const would =
  /\b(?:would(?:n't)?|(?:i|we|it|they|you|that|he|she)'d) (?!rather\b|say\b|like to (?:say|add|mention)\b|better\b|been\b)/i;
const pastHabit =
  /\b(?:used to|back then|in those days|when i was|as a (?:child|kid|student)|every \w+|always)\b/i;

/** "I don't know if" and "as if" set no condition. */
const embedded =
  /\b(?:know|knew|see|sure|wonder(?:ing|ed)?|ask(?:ed|ing)?|check(?:ed|ing)?|matters?|tell|told|find out|found out|remember|care|decide|question|understand|clear|as|even) (?:if|whether)\b|\bif (?:i'm|i am|we're|you're) (?:honest|being honest|not mistaken|asked)|\bif (?:that|it) makes (?:any )?sense|\bif you (?:know what i mean|like|will|ask me|want to call)|\bif i (?:remember|recall)|\bif anything\b|\bif not\b/gi;
const conditional =
  /\b(?:if|unless|in case|as long as|so long as|provided that|providing|assuming|otherwise|depending on|depends on|on condition)\b/i;

const hedging = anyOf(
  "maybe|perhaps|probably|possibly|presumably|somewhat",
  "i (?:guess|suppose|assume|doubt|suspect)\\b",
  "(?:it |this |that |which |they )?(?:may|might|could) (?:be|well|also|even|have|help|make|need|just|not)\\b",
  "(?:i |we )might\\b",
  "(?:i'm|i am|we're) not (?:really |quite |so |entirely |too |100 ?% )?(?:sure|certain)",
  "not sure|hard to say|difficult to say",
  "i (?:don't|do not) know (?:if|whether)",
  "(?:kind|sort) of\\b",
  "seems?\\b|seemed\\b",
  "as far as i (?:know|remember|can tell)",
  "more or less|in a way|not necessarily|to some (?:degree|extent)",
  "i'd (?:imagine|guess|assume)",
);

function findMode(text: string): Mode {
  const plain = text.replace(embedded, " ");
  if (reporting.test(plain)) return "reported";
  if (/\b(?:i|we) (?:\w+ )?wish\b|\bif only\b/i.test(plain)) return "imagined";
  if (conditional.test(plain)) return "conditional";
  if (fancying.test(plain)) return "imagined";
  if (hedging.test(text)) return "hedged";
  return would.test(plain) && !pastHabit.test(plain) ? "imagined" : "plain";
}

const negating = String.raw`(?:\w+n't|cannot|not|never|no longer|hardly|barely|scarcely|rarely|seldom|nobody|no one|none(?: of \w+)?|nothing|neither|nor|without|no|zero)`;
/** Wording that holds a negation and denies nothing. */
const idle =
  /\bnot (?:only|just|to mention)\b|\bno (?:doubt|wonder|matter)\b|\bwhy (?:not|don't (?:they|you|we))\b|\b(?:can't|couldn't|cannot|can not) wait\b|\b(?:can't|couldn't|cannot) (?:live|work|do \w+|go|manage|survive|cope|imagine \w+) without\b|\bcouldn't be (?:better|happier|easier)\b|\bnothing but\b|\bno sooner\b|\bnot bad\b|\bdon't get me wrong\b|\bno,/gi;
const negation = new RegExp(String.raw`\b${negating}\b`, "i");
const subordinate =
  /\s(?:because|since|so that|when|while|where|which|who|whose|if|unless|until|than|although|though)\s/i;

function keepMain(text: string): string {
  const cut = text.search(subordinate);
  return cut > 12 ? text.slice(0, cut) : text;
}

/** Whether the clause says that it is so, and whether as a fact. Of a long clause its main part decides. */
export function readStance(text: string): Stance {
  const plain = plainWords(text).replace(/\s+/g, " ");
  const negated = negation.test(keepMain(plain.replace(idle, " ")));
  return { polarity: negated ? "negated" : "affirmed", mode: findMode(plain) };
}

/** "I don't think …", "I wouldn't say …", "it's not that …": what follows is denied, however it is worded. */
const denyingMind = new RegExp(
  String.raw`\b${negating}\b(?: (?:really|actually|even|necessarily|personally|always|ever|quite|exactly|particularly|honestly|at all|as though|of us|in my \w+|anyone|anybody|somebody|would|could|has|have|is|are|was|be|me|you|to|i|we|they|people)){0,4} (?:think|thinks|thought|thinking|say|says|said|saying|believe|believes|believed|feel|feels|felt|find|found|suppose|see|sees|saw|want|wants|wanted|mean|means|meant|imagine|claim|claims|call|consider|agree|suggest|suggesting|recommend|expect|hear|heard|notice|noticed|like|asking|asked|ask|argue|convinced|persuaded|sure|true|case|that|because|as if|wish|wishing|hoping|hope|about|for|describe|calling)\b[^;.—–]*$`,
  "i",
);
const denyingWord = new RegExp(
  String.raw`\b${negating}(?:\s[\w'-]+){0,3}\s*$|\bthere (?:isn't|wasn't|aren't|weren't|is no|was no|are no|were no)\b`,
  "i",
);
const breaks = /\b(?:but|though|although|however|because|since|so|which|and|then|yet|if|when)\b|[,;:.—–!?]/i;
/** "I don't think so, they should …", "… but they should": what stands before denies nothing that comes after. */
const mindBreaks =
  /\b(?:but|though|although|however|yet|instead|rather|because|so (?:i|we|they|you)|and (?:i|we|they|it|you)|think so|agree,|know,)\b|[;.—–!?]|,(?! (?:honestly|really|frankly|you know|i mean|to be honest|personally|in my opinion|for me)\b)/i;

function lastPart(text: string, at: RegExp): string {
  const parts = text.split(at);
  return parts.at(-1) ?? "";
}

/**
 * True where words of the pattern stand in the text and are not denied by what goes before them: "you should add it",
 * not "I don't think you should add it". With `inner` a negation among the matched words counts too.
 */
export function holds(pattern: RegExp, text: string, { inner = true }: { inner?: boolean } = {}): boolean {
  const plain = plainWords(text).replace(idle, (words) => words.replace(/[^\s']/g, "_"));
  for (const match of plain.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))) {
    if (inner && /\b(?:never|hardly|barely|rarely|no longer|(?<!should )not)\b/i.test(match[0])) continue;
    const before = plain.slice(0, match.index);
    const denied =
      denyingMind.test(lastPart(before, mindBreaks)) || denyingWord.test(lastPart(before, breaks));
    if (!denied) return true;
  }
  return false;
}
