import type { WordingPatterns } from "./wording-patterns.ts";

type Questions = Pick<
  WordingPatterns,
  | "leading"
  | "feelings"
  | "attribution"
  | "closedStart"
  | "closedAfterClause"
  | "closedInside"
  | "opens"
  | "second"
  | "secondAfterQuestion"
  | "request"
  | "questionWord"
  | "lead"
  | "or"
  | "harmlessOr"
  | "example"
  | "mention"
  | "minMentioned"
>;

const auxiliary =
  "(?:do|does|did|is|are|was|were|am|have|has|had|will|would|should|shall|could|can|may|might|must)";
const subject =
  "(?:you|it|that|this|there|they|he|she|we|your|the|these|those|any|anything|anyone|anybody|some|something|somebody|someone)";
const negated =
  "(?:don't|doesn't|didn't|isn't|aren't|wasn't|weren't|won't|wouldn't|can't|couldn't|shouldn't|haven't|hasn't)";
const telling =
  "(?:tell|telling|describe|describing|walk|walking|take (?:me|us)|taking|give|giving|share|sharing|explain|explaining|say|saying|talk|talking|show|elaborate|expand|spell|hear|go (?:on|into|through|back)|think|recall|remember|put|name|list|help|see|picture|imagine|write|try|send|start|define|add|clarify|be more|point)";

/** How English asks, in good ways and bad. */
export const englishQuestions: Questions = {
  leading: [
    new RegExp(
      `(?:^|[,;:–—] ?|\\b(?:and|but|so|or) )${negated} (?:you|it|that|this|there|they|he|she|we|an?|the|your)\\b`,
      "iu",
    ),
    /\b(?:would|do) you (?:not )?agree\b|(?<!\b(?:why|what|who|which) )\bdo you not\b/iu,
    /, (?:right|correct|no|yes|okay|huh|yeah)\?/iu,
    /\byou must (?:be|feel|find|have (?:been|felt|found|had|thought|wanted))\b|\bmust have (?:been|felt|made)\b[^.!]*\?/iu,
    /(?:^|, |\bbut |\band |\bso )(?:surely|obviously|clearly|naturally|undoubtedly|no doubt|of course (?:you(?! (?:may|can) (?:ask|say)\b)|it|they|he|she|that))\b/iu,
    /\bi(?:'m| am)? (?:assume|imagine|bet|suspect|presume|sure)(?: that)? (?:you|they|he|she|it (?:was|is|must))\b/iu,
    /\b(?:most people|many people|a lot of people|other people|(?<!\bnot )every(?:one|body)|(?<!\b(?:how|what|when|where|who|which) (?:do|did) )people (?:often|usually|generally|tend)|as we all know)\b[^.?!,:]{0,30}\b(?:would|feel|think|say|find|agree|prefer|worry|knows?|want|struggle|do)\b/iu,
    /\bmost people (?:your age|like you|in your)\b/iu,
    /\bwhy didn't (?:you|anyone|they|he|she)\b|\bwhy (?:on earth )?would you\b(?! (?:rather|prefer|sooner|not)\b)|\bwhy did you not\b/iu,
    /\bhow (?:much |very )?(?:better|worse|easier|harder|cheaper|safer|faster|bad|terrible|awful|frustrating|annoying|useful|useless|helpful|unsafe|dangerous|unfair|scary|stressful|painful|upsetting|difficult|hard|easy|good|great|serious|angry|upset|scared|afraid|worried|guilty|lonely|sad|happy|disappointed|frustrated|annoyed|hurt|ashamed|relieved|proud|unhappy|stressed) (?:is|are|was|were|do|does|did|would|has|have)\b/giu,
  ],
  feelings:
    /\b(?:angry|anger|afraid|scared|terrified|frightened|fear\w*|anxious|worried|guilty|guilt|ashamed|shame|lonely|sad|unhappy|happy(?! (?:to|for|with)\b)|hurt|betrayed|let down|disappointed|frustrat(?:ed|ing)|annoyed|resent\w*|jealous|embarrassed|humiliated|overwhelmed|stressed|exhausted|helpless|hopeless|relieved|proud|insecure|unsafe|unsupported|unappreciated|trapped|abandoned|bitter|furious|desperate|regret\w*|dislike\w*|hate[ds]?|despise\w*|blame|distrust|trust your|trust him|trust her|hiding|lying|lied|secretive|deceiv\w*)\b/giu,
  attribution:
    /\b(?:you(?:'re| are| were| felt| feel| must| seem\w*| sound\w*| don't| didn't| still| also)?|it (?:sounds|seems|looks) (?:like|as if)|made you|makes you|leave you|left you|deep down)\b/iu,
  closedStart: new RegExp(`^${auxiliary}(?:n't)? `, "iu"),
  closedAfterClause: new RegExp(`[,:;–—-] ?(?:and |but |so |then )?${auxiliary}(?:n't)? ${subject}\\b`, "iu"),
  closedInside: new RegExp(`\\b${auxiliary}(?:n't)? (?:you|we|they|he|she)\\b`, "iu"),
  opens: [
    new RegExp(`\\b(?:could|can|would|will|may|might) (?:you|i|we)(?: \\w+){0,4}? ${telling}\\b`, "iu"),
    /\b(?:is|are|was|were|will|would|has|have) there(?: be| been|,)? (?:\w+ly )?(?:any|anything|anyone|anybody|something|someone|somebody|another|other|some|others|more|else|times?|moments|ways|things|a (?:time|moment|day|night|case|situation|point|reason|part|way|bit|particular|specific|story|rule|thing|second)|one (?:\w+ )?(?:thing|that|of|moment|time|day|night|occasion))\b/iu,
    /\b(?:has|have|had|did|does|is|was|were|will|would|could) (?:anything|something|anyone|someone|somebody|anybody|things|nothing)\b/iu,
    /\b(?:has|have|had|does|did|is|was) (?:that|this|it|things) (?:\w+ )?(?:ever|happen(?:ed)?|changed?|come up|gone)\b[^,]*\?/iu,
    /\b(?:have|had|did|do|has|does) (?:you|he|she|they|it|that|this) ever\b/iu,
    /\b(?:is|was) (?:that|this) (?:right|correct|what you (?:mean|meant)|how you|a fair|fair)\b/iu,
    /\b(?:did|have|do|am) i (?:\w+ )?(?:get|got|understand|understood|hear|heard|miss|missed|leave|left|right|read|reading)\b/iu,
    /\bwould you (?:\w+ )?(?:like|mind|care|prefer|rather|want|be (?:willing|open|okay|ok|comfortable|happy|able|up))\b/iu,
    /\b(?:shall|should|may|might|can|could) (?:we|i)\b/iu,
    /\b(?:is|would) it (?:be )?(?:all right|alright|ok|okay|fine) (?:if|to|with you)\b/iu,
    /\bdo you (?:want|wish) to\b|\bdo you mind\b|\bare you (?:okay|ok|all right|comfortable|happy|willing|up for)\b/iu,
    /\bdo you (?:happen to )?(?:know|remember|recall)\b|\bdo you have (?:\w+ )?(?:an?|any) (?:\w+ )?(?:example|sense|idea|story|memory|rule|way|moment)\b/iu,
  ],
  second:
    /(?:,|;| –| —| -)? \b(?:and|or|but|plus|also)(?: also| then| if so)?,? (?:(?:in|at|on|from|to|for|with|by|about) )?(?:what|how|why|who|whom|whose|where|when|which|could you|can you|would you|do you|did you|are you|were you|have you|is (?:it|that|there|he|she)|was (?:it|that|there|he|she)|does (?:he|she|it)|did (?:he|she|it|they))\b|(?<!\b(?:think|go) back )\band (?:then |also )?(?:tell|show) (?:me|us) (?:who|what|how|why|when|where)\b/iu,
  secondAfterQuestion:
    /^(?!what i\b|what we\b|where were we\b)(?:what|how|why|who|where|which|when) (?:\w+ ){0,3}?(?:do|does|did|is|are|was|were|have|has|had|would|could|can|will|should)\b[^,;:–—?]*[,;:–—] ?(?:(?:do|does|did|were|are|have|had) (?:you|they|he|she|we)\b|(?:what|how|why|who) (?:did|do|does|was|were|would|is|are)\b|(?:what|how|why) \w+ed\b)/iu,
  request:
    /^(?:please )?(?:tell (?:me|us)|describe|explain|walk me|take (?:me|us)|share|give me|say (?:more|a)|elaborate|talk me|(?:maybe )?(?:let's|let us) talk about|(?:maybe )?let's talk a (?:little )?bit|go on|carry on|think back|imagine|picture)\b|\bplease (?!don't\b|do not\b|feel\b)|^i(?:'d| would) (?:\w+ )?(?:like|love|be (?:\w+ )?(?:curious|interested))\b|^i(?:'m| am) (?:\w+ )?(?:curious|interested)\b|\bi wonder\b|^(?:if |maybe |perhaps )?you could (?:\w+ )?(?:tell|describe|explain|say)\b|\b(?:if|hop(?:e|ing)|wish) you could (?:\w+ )?(?:tell|describe|explain|say)\b|\bgo on\b/iu,
  questionWord: /\b(?:what|how|which|who|whom|whose|where|when|why|in what way)\b/iu,
  lead: /^(?:(?:and|but|so|or|then|also|now|well|okay|ok|right|um|uh|yeah|yes|no|thanks|thank you|i see|got it|mm-hmm|uh huh|sorry|next|earlier|before|all right|alright)\b[,.:;–—-]? ?)+/iu,
  or: /\bor\b/iu,
  harmlessOr:
    /\b(?:more or less|one way or another|(?:the )?one or the other|or so|or two|or not|sooner or later|whether or not|or (?:anything|anyone|something|someone)(?! else)|(?:about this|about that|here) or anything else|or otherwise|or (?:did|do|does) not)\b|\bor (?:stop|pause|leave|skip|go on|continue|take a break|keep going|move on)(?: it| that| this)?(?: here| there| for now)?(?=\?|$)/giu,
  example:
    /\b(?:such as|e\.g\.|for instance,?|for example,?|something like|things like|like maybe|(?:tools|apps|things|people|places) like)\s+([^?.]+)[?.]/iu,
  minMentioned: 1,
  mention:
    /\b(?:you (?:also |just |earlier |already )?(?:mentioned|brought up|talked about|spoke (?:of|about)|told (?:me|us) about|described)|your mention of) ([^.?!,;:]{3,120})/iu,
};
