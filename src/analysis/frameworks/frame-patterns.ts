import { anyOf } from "../lexicons/statement-patterns.ts";

/** What participants tell of themselves beyond the lists of the insights. English; `anyOf` knows no case. */

/** "I wanted to say" is talk, not a wish for anything. */
const talked =
  "(?!say|mention|ask|add|emphasi|point|talk|touch|share|go back|come back|clarify|highlight|note|bring up|be clear|hear|sound)";

export const goal = anyOf(
  "(?:i|we)(?:'m| am|'re| are| was| were|'ve been| have been) (?:\\w+ )?(?:trying|hoping|aiming|looking|planning|working) (?:to|on|towards?)\\b",
  `(?:i|we) (?:\\w+ )?(?:try|tried) to ${talked}\\w`,
  `(?:i|we) (?:really |just |also |only |always |actually )?(?:want|wanted|hope|hoped|plan|planned|need|needed) to ${talked}(?!\\w+ that\\b)\\w`,
  "(?:my|our) (?:\\w+ )?(?:goals?|aims?|objectives?|priorit(?:y|ies)|ambitions?|dreams?|hopes?|plans?|missions?|job|role)(?: \\w+)? (?:is|are|was|were|would be)\\b",
  "so (?:that )?(?:i|we) can\\b",
);

export const decision = anyOf(
  "(?:i|we)(?:'ve| have| had)? (?:\\w+ )?(?:decided|chose|chosen|choose|opted|picked|went (?:with|for)|settled on|switched|quit|gave up|signed up|bought|prefer|preferred)\\b",
  "(?:i|we)(?:'ve| have| had)? (?:\\w+ )?(?:moved (?:to|from|over)|stopped \\w+ing|started \\w+ing|ended up|turned to|changed to|went back to)\\b",
  "(?:i|we) made (?:the|a|that|this) (?:\\w+ )?(?:decision|choice)",
);

export const thought = anyOf(
  "(?:i|we)(?:'ve| have)? (?:\\w+ )?(?:thought|believed?|wonder(?:ed)?|reali[sz]ed?|figured|assumed?|expect(?:ed)?|suspect(?:ed)?|doubt(?:ed)?|knew|understood|noticed|learned|imagined?)\\b",
  "(?:i|we) (?:\\w+ )?think\\b",
  "(?:i|we) (?:\\w+ )?(?:feel|felt) (?:like|that)\\b",
  "(?:i'm|i am|i was|we're|we are) (?:\\w+ )?(?:sure|certain|convinced|aware|thinking|wondering)\\b",
  "in my (?:opinion|view|mind)",
  "it (?:seems|seemed|occurred) to me",
);

const feelings = [
  "afraid|alone|amazed|angry|annoyed|anxious|ashamed|awkward|bad|bitter|bored|burn(?:ed|t) out|calm|cautious|comfortable|concerned|confident|confused|content|curious|cynical",
  "delighted|depressed|desperate|devastated|disappointed|disconnected|discouraged|down|drained|eager|embarrassed|empowered|encouraged|energi[sz]ed|excited|exhausted|fortunate|frightened|frustrated|fulfilled|furious",
  "glad|good|grateful|great|guilty|happy|heard|helpless|hesitant|homesick|hopeful|hopeless|horrible|hurt|insecure|inspired|intimidated|irritated|isolated|jealous|judged|left out|lonely|lost|lucky",
  "mad|motivated|nervous|optimistic|overwhelmed|panicked|pessimistic|pleased|pressured|proud|reassured|relaxed|relieved|reluctant|respected|sad|safe|satisfied|scared|sceptical|secure|shocked|skeptical|stressed(?: out)?|stuck|stupid|supported|surprised",
  "tense|terrible|terrified|thankful|thrilled|tired|torn|trapped|unappreciated|uncertain|uncomfortable|uneasy|unhappy|unsafe|unsure|upset|useless|valued|vulnerable|welcome|worried|worthless",
].join("|");

export const feeling = anyOf(
  `(?:i|we)(?:'m| am|'re| are| was| were| feel| felt| get| got| became|'ve been| have been|'d be| would be) (?:[\\w']+ ){0,3}(?:${feelings})\\b`,
  `(?:makes?|made|making|leaves?|left|keeps?|kept) (?:me|us) (?:feel |feeling )?(?:\\w+ )?(?:${feelings})\\b`,
  `feels? (?:\\w+ ){0,2}(?:${feelings})\\b`,
  "(?:i|we) (?:really |just |absolutely |also |kind of |still |always |do |did )?(?:love|loved|hate|hated|enjoy|enjoyed|dread|dreaded|fear|feared|miss (?:him|her|them|it|my|our|being|having|the \\w+ of)|worry|worried|regret|resent|appreciate|adore)\\b(?! to (?:see|have|hear|be able))",
  "(?:drives|drove) (?:me|us) (?:crazy|mad|nuts|insane)",
);

/** Verbs that tell of no doing. */
const still =
  "am|are|was|were|be|been|have|had|has|do|did|don't|didn't|can|can't|cannot|could|couldn't|would|wouldn't|will|won't|should|shouldn't|might|may|must|think|thought|guess|know|knew|mean|meant|feel|felt|like|liked|love|loved|hate|hated|want|wanted|need|needed|wish|wished|hope|hoped|believe|believed|suppose|say|said|see|saw|hear|heard|remember|forget|wonder|agree|disagree|understand|understood|prefer|enjoy|realize|realized|realise|realised|notice|noticed|expect|expected|assume|assumed|imagine|doubt|care|seem|seemed|consider|depend|own|deserve|sound|look|just|really|also|actually|always|usually|often|never|still|kind|sort|even|then|definitely|probably|personally|totally|completely";
const adverb =
  "(?:just|really|also|actually|always|usually|often|then|first|normally|typically|sometimes|mostly|mainly|immediately|quickly|finally|eventually|only|even|still|basically|regularly|currently|now)";

/** "I opened the app": a first person who does something; no wish, no possibility. */
export const action = new RegExp(
  `^(?:(?:and|so|but|then|first|after that|afterwards|now|today|later|next|usually|sometimes|normally|every \\w+|yeah|well|um|uh|okay|ok|in the (?:morning|evening|afternoon|end)|at (?:first|night|work|home)),?\\s+)*(?:i|we)(?:'ve| have| had|'m| am|'re| are| was| were)? (?:${adverb} ){0,2}(?!(?:${still})\\b)[a-z]{3,}\\b`,
  "i",
);

/** What eases a pain, as against what only pleases. */
export const relief = anyOf(
  "no longer",
  "(?:don't|doesn't|didn't) have to",
  "(?:saves?|saved|saving) (?:me|us|time|\\w+ hours|so much|a lot)",
  "(?:less|fewer|easier|faster|quicker|simpler|calmer|better)\\b",
  "(?:help|helps|helped)\\b",
  "(?:solve[sd]?|fixe[sd]|avoid(?:s|ed)?|reduce[sd]?|prevents?|prevented|instead of)\\b",
  "without (?:having|asking|needing|a|any)",
  "(?:makes?|made) (?:it|things|life) ",
  "finally",
);

export const diagnosed = anyOf(
  "i(?:'ve| have| was| got|'d| had)(?: been)? (?:\\w+ ){0,2}diagnosed (?:with|as)\\b",
  "(?:doctors?|psychiatrist|specialist|they) (?:\\w+ )?diagnosed me\\b",
  "my (?:\\w+ )?diagnosis (?:is|was|of|came)\\b",
);
export const notDiagnosed = anyOf(
  "(?:never|not|wasn't|haven't|hasn't|hadn't|without) (?:\\w+ ){0,3}(?:diagnosed|diagnosis)\\b",
);
