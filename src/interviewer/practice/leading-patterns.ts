import { anyOf } from "./label-patterns.ts";

const feeling =
  "(?:proud|relieved|angry|furious|scared|afraid|ashamed|embarrass\\w+|humiliat\\w+|guilty|excit\\w+|frustrat\\w+|annoy\\w+|irritat\\w+|disappoint\\w+|upset\\w*|thrilled|delight\\w+|jealous|lonely|stress\\w+|shock\\w+|impress\\w+|grateful|worried|nervous|desperate|heartbroken|devastat\\w+)";
const loaded =
  "(?:pointless|useless|worthless|ridiculous|silly|stupid|dumb|lazy|greedy|unfair|horrible|horrid|awful|dreadful|terrible|disgusting|appalling|shameful|disgraceful|outrageous|scandalous|absurd|insane|crazy|messy|overpriced|outdated|old-fashioned|clumsy|fantastic|amazing|awesome|wonderful|brilliant|gorgeous|delicious|fabulous|incredible|unbelievable|outstanding|superb|magnificent|marvell?ous|excellent|innovative|award-winning|revolutionary|magical|adorable|nasty|poor|rude|miserable|painful|exhausting|tedious|boring|dull|annoying|frustrating|stressful|tiring|depressing|embarrassing|humiliating|disappointing|exciting|impressive|delightful|bad)";
const extreme = `(?:${loaded.slice(3, -1)}|great|perfect|hard|tough|difficult|easy|expensive|slow|much|unhappy|happy|special|popular|important)`;
const negated = "(?:do|would|are|is|was|were|did|have|has|had|wo|ca|should|does|could|must)n't";
const pronoun = "(?:you|it|that|this|they|there|we|he|she|i|the|your|people|everyone|those|these|anyone)";
const said = "you (?:\\w+ )?(?:say|said|told|mentioned|call|described|called|wrote|spoke)";
const auxiliary = "(?:do|does|did|is|are|was|were|have|has|had|can|could|will|would|should|must)";

/** "What would happen if they knew how bad it is?" takes up what was said; "what do you think of how bad it is?" judges. */
const whatClause = "^(?:(?:so|and|but|then|well|now),? )*what\\b(?![^?]*\\bthink\\b)[^,;?]*";

/** English: what suggests, assumes or judges the answer. */
export const leadingPatterns: readonly RegExp[] = [
  // "Don't you think …", "Why didn't you …"; but "What don't you like?" is open.
  new RegExp(
    `(?:^|[,;:–-] |\\b(?:so|and|but|well|why|or|then|now|okay|ok|honestly) )${negated} (?:${pronoun})\\b`,
    "u",
  ),
  new RegExp(`(?:^|[,;:–-] |\\b(?:so|and|but|well|why) )${auxiliary} (?:you|it|they|we|he|she) not\\b`, "u"),
  // Tags: ", isn't it?", ", don't you find?"; without its comma only when negated.
  new RegExp(`, (?:and |but )?${auxiliary} (?:you|it|they|that|he|she|we|there|i)\\s*\\?$`, "u"),
  new RegExp(
    `(?<=\\w)(?<!\\bif \\w+)(?:, ?|(?<!\\b(?:what|who)(?: (?:would|could|do|does|did|will) [^,?]*)?) )${negated} (?:you|it|they|that|he|she|we|there|i)(?: (?:say|think|find|agree|feel))?\\s*\\?$`,
    "u",
  ),
  new RegExp(`^(?:(?:so|and|but|well|or|then|now|okay|ok|honestly)[,.]? )*${negated} \\w`, "u"),
  /, (?:right|correct|yes|no|yeah|huh|eh|true|innit|or not|am i right|don't you think|i (?:take it|suppose|guess|assume|imagine|bet|presume|think|expect|hope)|too|then|as well|surely|of course)\s*[?.]*$/u,
  /, right,/u,
  anyOf(
    "obviously",
    "surely",
    "of course(?![.!,]? *$|[.,]? (?:please|take|no|sorry|go|could|can|tell))",
    "certainly(?![.!])",
    "undoubtedly",
    "presumably",
    "evidently",
    "no doubt",
    "needless to say",
    "let's (?:be honest|face it)",
    "admit(?: it)?",
    "wouldn't it be (?:better|nice|great|easier)",
    "(?:do|would|don't|wouldn't|can) (?:you|we)(?: all| not| also)* agree",
    "you(?:'d| would| will|'ll| must| surely)? (?:certainly |surely |probably )?agree",
    "do you (?:also|too) (?:think|feel|find|believe|hate|love)",
    "do you realise",
    "is it fair to say",
    "(?:am i|i'm) right (?:in|to|that)",
    "(?:do|did) you [^,?]{2,60} because you (?:want|wanted|like|liked|love|loved|feel|felt)",
    "(?:is|was|were|are|isn't|wasn't) (?:it|that|this) (?:just )?because",
    "i(?:'d| would)?(?: just| can only| can)? (?:guess|assume|suppose|imagine|presume|expect|bet|reckon|suspect|take it)",
    "i(?:'m| am) (?:sure|certain|guessing|assuming|convinced)",
    "i would have thought",
    "in my (?:opinion|view|experience)",
    "(?:as|like) (?:we all|everyone|everybody|you) knows?",
    "we all (?:know|agree|love|hate|want|need)",
    "(?:everyone|everybody) (?:knows|agrees|says|loves|hates|thinks|complains|likes|wants|needs|seems|else|i)",
    "(?<!(?:if|when) )(?:nobody|no one|no-one) (?:likes|wants|reads|goes|uses|believes|really|would|can|needs|enjoys|cares|trusts|has time)",
    "(?<!how )(?:most|many|a lot of|all|so many|other|lots of) (?:\\w+ )?(?:people|users|parents|customers|doctors|experts|teachers|women|men|families|colleagues|owners|students|patients|others)(?: i\\w* \\w+)? (?:say|think|find|prefer|fail|agree|feel|believe|tell|told|love|hate|like|complain|recommend|do|are|have|would|seem|enjoy|regret|struggle|want|buy|use|admit)",
    "most of (?:the )?(?:people|them|us|my)",
    "(?<!(?:did|do|does|what) )(?:experts|doctors|scientists|studies|research|statistics|surveys|people|they) (?:all |often |always )?(?:say|agree|show|shows|prove|proves|think|recommend|warn)",
    "(?<!you (?:\\w+ )?)told me (?:that )?(?:they|it)",
    "(?:i've|i have|i) (?:also )?(?:heard|read) (?:that )?(?:it|the|many|a lot|from|so many|this|these|they|people|most)",
    "(?:it's|it is) (?:well |widely )?known",
    "it(?:'s| is| was) (?:quite |pretty |so )?(?:obvious|clear|evident|no secret)",
    "common knowledge",
    "why (?:do|did|would|does) (?:you|they|people|anyone|he|she) (?:even |still )?bother|why bother",
    "on earth",
    "the hell",
    "how (?:could|can) you (?:possibly|even|just|not|stand|bear|live|let|do that|forget|trust|believe|think|leave|miss|ignore|sleep|allow)",
    "why would (?:anyone|anybody|you (?:ever|even|want))",
    "why (?:not )?just",
    "must (?:really |surely |also )?(?:have )?(?:been|be|feel|felt|hate|love|find|found|miss|regret|want|wanted|make you|made you)",
    // "That had to be awful" guesses; "the old one had to be replaced" tells.
    `(?:has|have|had) to (?:really |surely |also )?(?:(?:have been|be|feel) (?:so |very |really |quite |a |an )*(?:${extreme}|${feeling})|hate|love)`,
    "(?:made|make|making) (?:a|the|such a) (?:big |huge )?mistake",
    "instead of wasting",
    "wast(?:e|es|ed|ing) (?:\\w+ ){0,3}(?:time|money|hours|years|energy|life)",
    "(?:was|is|been) (?:just )?(?:a|an|such an?|the) (?:\\w+ )?(?:mistake|waste|disaster|failure|nightmare|blessing|joke|rip-off|scam|disgrace|scandal)",
    "(?:given|considering|seeing|knowing) how (?:bad|good|expensive|slow|unhealthy|dangerous|hard|easy|cheap|important|great)",
    "(?:best|worst|greatest|nicest|most \\w+) \\w+ (?:you've|you have|you'd|you had)? ?ever",
    "happiest|proudest|saddest",
  ),
  /^(?:so |well |now )?clearly\b|\b(?:is|are|was|were|has|have|'s|'ve|'re|you|it|that|this) clearly\b/u,
  // "Was it too expensive?", "Was the signage bad?"
  new RegExp(
    `(?:^|[,;:–-] |\\b(?:so|and|but|well) )(?:is|are|was|were) (?:it|that|this|they|(?:the|your|his|her|their) [\\w' ]{2,30}?) (?:just |really |simply |far |much )*(?:too \\w+|${loaded})(?! or\\b)(?: [\\w' ]{0,40})?\\?$`,
    "u",
  ),
  /(?<!\bwhat )\bwas it (?:that you|because|the [\w' ]+ that (?:bothered|annoyed|upset|worried|put you off|stopped))\b/u,
  // What the interviewer thinks, given before or with the question.
  /^(?:so |well |now |but |and |honestly,? )?(?:personally,? )?i (?:personally |really |always |also |just |actually |honestly )*(?:love|hate|like|enjoy|find|found|prefer|can't stand|believe|adore|loved|hated|think (?!you (?:said|mentioned|told)))/u,
  /\b(?:it|that|this)(?:'s| is| was) (?:such |really |quite |just )*(?:a )?(?:scandal|disgrace|outrage|rip-off)\b/u,
  // "those pointless meetings", "such an awful day", "a complete disgrace"; what the other said may be said again.
  new RegExp(
    `^(?!.*${said}).*\\b(?:these|those|such an?|all (?:these|those|the|that)|our|this|that|your|the) (?:\\w+ly |new |old |very |really |so )*${loaded}\\b(?! (?:or|about|parts?|things?|bits?|sides?|moments?|ones?|days?|weeks?)\\b)`,
    "u",
  ),
  new RegExp(
    `(?<!${whatClause})\\bhow (?:\\w+ly |very |really |so )?(?:${loaded}|nice|lovely|great|beautiful|lucky|clever|${feeling}) (?!or\\b|are you (?:about|with)\\b)`,
    "u",
  ),
  /\bhow much (?:\w+ )?(?:better|worse|easier|harder|happier|nicer|faster|cheaper|safer|healthier|calmer|simpler|smoother|more (?:fun|useful|relaxed|comfortable|productive|confident|enjoyable))\b/u,
  /\bhow much (?:(?:do|did|does|would|have|has|had) \w+(?: \w+)? )?(?:really )?(?:love|loved|like|liked|enjoy|enjoyed|hate|hated|dislike|miss|missed|dread|dreaded|regret|regretted|appreciate|suffer|suffered)\b/u,
  /\b(?:why|what makes you|how come) (?:do|did|does)? ?(?:you|people|they) (?:all |really |always )?(?:love|enjoy|hate|dislike|despise|regret|refuse|ignore|insist)\b/u,
  /\bwhat (?:do|did) you (?:really |most |particularly )?(?:love|hate|dread|regret)\b/u,
  new RegExp(
    `\\bwhy (?:is|are|was|were) .{1,60}\\b(?:(?:such|too|always|never) (?:an? )?\\w+|so ${loaded})`,
    "u",
  ),
  new RegExp(`\\bwhy (?:does|do|did|has|have) .{1,60}\\b(?:so|such an?|too) (?:\\w+ )?${extreme}\\b`, "u"),
  new RegExp(`\\bwhat (?:makes|made) .{0,40}\\bso ${loaded}\\b`, "u"),
  /\bwhat (?:makes|made) .{0,40}\b(?:such an?|too|the best|the worst|better than|worse than|the perfect)\b/u,
  new RegExp(`\\bwhat(?:'s| is| was| were) (?:it that is |it that was )?so ${extreme}\\b`, "u"),
  /^(?:so |and |but |oh,? )*because\b/u,
  /\b(?:you|same for you|me) too\s*\?/u,
  /\b(?:it|that) (?:sounds|seems|looks) (?:like|as if|to me)\b(?!.*\b(?:what|how|tell|walk|describe)\b)[^?]*\?$/u,
  /\bhow much (?:has|did|have|does) .{2,60}\b(?:improve|ruin|spoil|destroy|damage)(?:d|ed|t|led)?\b/u,
  /^(?:so |and |but |then |well |oh |wow )*(?:in other words,? )?(?:you(?:'re| are) saying|you mean|what you(?:'re| are) saying is)\b(?!.*\b(?:what|how)\b)/u,
  /^(?:so|then|and so),? (?:your|the|my|his|her|their|our) [\w' ]+ [\w' ]+\?$/u,
  // A statement with a question mark: it wants to be confirmed.
  new RegExp(
    `^(?:(?:so|and|but|then|okay|ok|right|well|oh|wow|hm+|ah|now|thanks|i see|which means)[,.]? )*(?:you(?:'re|'ve|'d|'ll)?|he|she|they|we|it(?:'s)?|that(?:'s)?|there(?:'s)?|(?:your|the|my|this|these|those|all|both) [\\w']+(?: [\\w']+){0,5}? (?:is|are|was|were|has|have|had|must|will|would|can|could|does|did|never|always|should)) (?!.*\\b(?:what|how|why|who|which|where|when\\?|tell|describe|walk|explain|share|talk)\\b)(?!.*[,:;–-] (?:and |but |so )?${auxiliary} (?:you|it|that|this|there|they|he|she|we|your|the|anyone)\\b.{6,})[^?]*\\w[^?]*\\?$`,
    "u",
  ),
  // The same with a name: "So Stuart was watching you and you felt small?"
  new RegExp(
    `^(?:(?:so|and|but|then|okay|ok|right|well|oh|now)[,.]? )*(?!(?:so|and|but|then|okay|ok|right|well|oh|now|what|how|why|who|which|where|when|whose|if|in|on|at|for|from|with|since|to|by|of|after|before|during|tell|can|may|${auxiliary.slice(3, -1)})\\b)[\\w']+(?: [\\w']+){0,2}? (?:is|are|was|were|has|had|never|always|must) (?!.*\\b(?:what|how|why|who|which|where|when|tell|describe|walk|explain|share|talk)\\b)[^?]*\\w[^?]*\\?$`,
    "u",
  ),
];
