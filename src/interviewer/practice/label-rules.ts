import { anyOf, type LabelRules, startOf, wholeOf } from "./label-patterns.ts";
import { leadingPatterns } from "./leading-patterns.ts";

const aux =
  "(?:do|does|did|is|are|was|were|am|have|has|had|can|could|will|would|should|shall|may|might|must)(?:n't| not)?";
const subject =
  "(?:you|i|we|they|he|she|it|there|that|this|these|those|your|the|people|anyone|anybody|someone|somebody|anything|everyone|everybody|my|our|their|his|her|any|all|some|both|either|most)";
const wh = "(?:what|how|why|when|where|which|who|whom|whose)(?:'s|'d|'re|'ll|'ve)?";
const preposition =
  "(?:in|at|on|by|from|for|to|with|since|of|about|until|till|during|under|through|over|into|up to|as of)";
const storyVerb =
  "(?:tell|describe|explain|walk|talk(?! to (?!me|us))|share|give|show|take (?:me|us)|elaborate|expand|think (?:of|back|about)|recall|outline|go (?:through|over|into|back|on|deeper)|run (?:me|us)|sketch|paint|clarify|unpack|summari[sz]e|spell|say (?:more|a (?:bit|little|few)|something|some more|(?:what|how) (?:you|that|it))|help me (?:understand|see|picture)|bring me|put (?:it|that)|let me (?:know|hear)|list|name|introduce|define|compare|remind me|fill me in|recount|reconstruct|reflect|start (?:by|from|at|with)|begin (?:by|with))";
const storyGerund =
  "(?:telling|describing|explaining|walking|talking|sharing|giving|showing|taking (?:me|us)|elaborating|expanding|saying|going|running|thinking (?:of|back|about)|unpacking|outlining|clarifying)";
const politely =
  "(?: (?:please|maybe|perhaps|just|briefly|also|possibly|kindly|quickly|first|still|try to|again|now))*";
const askFirst =
  "(?:(?:can|could|may|might|shall) i(?: just| also| quickly| briefly)? ask(?! (?:you )?(?:about|something|a|one|another)\\b)(?: you)?|(?:is|would) it (?:be )?(?:ok|okay|all right|alright|fine|possible) (?:if i ask(?:ed)?|to ask)(?: you)?|(?:do|would) you mind (?:if i ask(?:ed)?|me asking)(?: you)?|if (?:you don't mind|i may ask|it's ok(?:ay)?)(?: me asking)?|mind if i ask|let me ask(?: you)?|i(?:'d| would| want to|'m going to)?(?: just| also| really)* (?:like|love|want|need) to (?:ask(?! (?:you )?(?:about|something|a)\\b)(?: you)?|know|(?:hear|learn|understand)(?! (?:about|more|a bit|a little|your|the)))(?: from you)?|i(?:'d| would) be (?:curious|interested)(?: to (?:know|hear|learn))?|tell me,|my (?:next |first |last )?question is)";
/** A request that goes on with one of these asks for a fact, not for a story. */
const factWord =
  "(?:when(?! (?:you|it|that|things|this|the)\\b.*,)|who|where|which|whose|how (?:many|much|often|old|long|far|big|large|frequently|soon|late|early|tall|fast|regularly|heavy|wide|deep|high)|(?:at |on |in |by )?(?:what|which) (?:time|day|date|year|month|age|brand|model|name|city|town|country|colou?r|size|price|percentage|number|version))";
const vagueNoun =
  "(?:things?|kinds?|sorts?|types?|reasons?|steps?|roles?|parts?|problems?|difficult\\w+|challenges?|thoughts?|feelings?|experiences?|impressions?|advice|effects?|impact|changes?|expectations?|concerns?|worries|made|happened|happens|else|ideas?|memories|lessons?|benefits?|drawbacks?|advantages?|disadvantages?|strategies|tricks?|tips?|habits?|rituals?|routines?|obstacles?|barriers?|hopes?|fears?|doubts?|conflicts?|criteria|factors?|aspects?|situations?|circumstances?|considerations?|differences?|influence|meaning|support|help|reactions?|emotions?|stories|moments?|ways?|comes?|came|goes|went|led|leads|got|gets|brought|brings|keeps?|kept|helps?|helped|stops?|stopped|matters?|matter|exactly|sense|exact|about|if|drew|draws|drives|motivates|motivated|surprised|bothers|bothered|annoys|worries|worried|changed|caused|prompted|triggered|goes|stands|stood|sticks|stuck|i|you|we|they|it|that|this|the|your|a|an|would|could|is|was|are|were|do|did|does|has|have|had|can|will|should|might)";
const oneThing =
  "(?:names?|ages?|price|cost|costs|fee|score|address|date|size|brand|model|make|rent|salary|wage|budget|job|title|position|numbers?|height|weight|colou?r|breed|surname|nickname|birthday|distance|speed|temperature|rating|limit|deadline|total|average|length|time|profession|occupation|subject|major|grade|mark|postcode|language|nationality|username|favou?rite [\\w ]+|maximum|minimum|record|capacity|percentage|share|amount|interest rate|word for|diagnosis|currency|dose|opening hours|monthly [\\w ]+|mother tongue|native language|star sign|shoe size|phone|car|team|email|phone number)";
const fewPast = "(?:you|we|they|he|she|it|your \\w+|the \\w+|people|someone|this|that|my \\w+|anyone)";

/** "Which do you prefer, tea or coffee?" gives what to choose from, so it is closed. */
function factStart(...alternatives: readonly string[]): RegExp {
  return startOf(`(?!.*[,:] [^?,]+ or [^?,]+\\?$)(?:${alternatives.join("|")})`);
}

/** English. Tuned on the open half of the labelled set in bench/practice; the kept half was never read. */
export const labelRules: LabelRules = {
  spellings: new Map([
    ["wich", "which"],
    ["whih", "which"],
    ["wat", "what"],
    ["waht", "what"],
    ["hwat", "what"],
    ["hwo", "how"],
    ["wen", "when"],
    ["wher", "where"],
    ["wehn", "when"],
    ["wy", "why"],
    ["whats", "what's"],
    ["hows", "how's"],
    ["whos", "who's"],
    ["wheres", "where's"],
    ["dont", "don't"],
    ["doesnt", "doesn't"],
    ["didnt", "didn't"],
    ["isnt", "isn't"],
    ["arent", "aren't"],
    ["wasnt", "wasn't"],
    ["werent", "weren't"],
    ["havent", "haven't"],
    ["hasnt", "hasn't"],
    ["wont", "won't"],
    ["wouldnt", "wouldn't"],
    ["couldnt", "couldn't"],
    ["shouldnt", "shouldn't"],
    ["cant", "can't"],
    ["youre", "you're"],
    ["youve", "you've"],
    ["im", "i'm"],
    ["ive", "i've"],
    ["coud", "could"],
    ["woud", "would"],
    ["wold", "would"],
    ["cuold", "could"],
    ["teh", "the"],
    ["yuo", "you"],
    ["u", "you"],
    ["ur", "your"],
    ["r", "are"],
    ["tel", "tell"],
    ["descibe", "describe"],
    ["discribe", "describe"],
    ["imagin", "imagine"],
    ["immagine", "imagine"],
    ["ofen", "often"],
    ["offen", "often"],
    ["mutch", "much"],
    ["manny", "many"],
    ["wuold", "would"],
    ["realy", "really"],
    ["obviosly", "obviously"],
    ["definitly", "definitely"],
  ]),
  leadIn: new RegExp(
    `^(?:(?:so|and|but|now|well|okay|ok|right|alright|all right|great|thanks(?: (?:for|a lot)[^,.?!]*)?|thank you(?: (?:for|so much)[^,.?!]*)?|sure|i see(?=[,.!;:–-])|got it|hm+|mhm|ah|oh|ha|haha|hey|hi|hello|yes|yeah|um|uh|er|then|next|first(?: of all)?|firstly|finally|lastly|also|just|only|actually|sorry|please|anyway|interesting|cool|wow|fair enough|overall|in general|generally|again|maybe|perhaps|by the way|honestly|apart from that|besides that|other than that|roughly|exactly|approximately|altogether|in total|all in all|in your (?:opinion|view|experience|own words|case)|for you(?: personally)?|personally|out of (?:curiosity|interest)|(?:just |really |i(?:'m| am) (?:just |really |also )?)(?:curious|wondering|interested)(?: (?:about|to know|in))?|i was (?:just |also )?wondering|i wonder|to (?:start|begin|finish)(?: (?:with|off))?|one (?:last|more|other|final) (?:thing|question)|(?:(?:a|my|the) )?(?:last|final) (?:one|thing|question)(?: from me| for (?:me|you|now))?(?=[,:.–-])|let's start|quick question|going back(?: a bit| for a second)?|just so i (?:get|understand)[^,]*|${askFirst})(?:[,:.!–-]+\\s*|\\s+)|(?!(?:\\w+ ){0,2}(?:what|which|whom|how|who)\\b|when ${aux} |since when|\\w+ (?:you|i) )(?:thinking|looking|speaking|talking|coming|going|when|as|since|after|before|while|whenever|once|during|with|in|at|on|for|given|compared|from|back|last|if|until|because|besides)\\b[^,?]{2,200},\\s+|(?:thinking|looking|speaking|talking|coming|going|when|as|since|after|before|while|whenever|once) (?:you|i) [^,?]{2,200},\\s+)+`,
    "u",
  ),
  asks: startOf(
    `${wh}`,
    `(?:and |or )?${preposition} (?:what|which|whom|when|how|whose|where)`,
    `${aux} ${subject}`,
    `${aux} [\\w']+ [\\w']+`,
    storyVerb,
    "how come",
    "ever (?:been|had|tried|done|\\w+ed)",
    "(?:got )?any [a-z]+",
  ),
  request: new RegExp(
    `^(?!.{0,40}(?:tell|telling|remember|recall|know|explain|say)(?: (?:me|us))? (?:if|whether|${factWord})\\b)(?:(?:can|could|would|will|may|might) (?:you|i|we)${politely}(?: (?:mind|be (?:able|willing|happy|open|ok|okay|up) (?:to|with)|like to|care to|want to|have(?: an?)? (?:example|story)))?${politely} (?:${storyVerb}|${storyGerund}|hear (?:more|about|how|what)|have an example|get (?:an example|a sense))|you (?:can|could|might|may)${politely} ${storyVerb}|(?:please |just |maybe |do |now )*${storyVerb}|i(?:'d| would) (?:like|love|be (?:curious|interested|happy)|appreciate)(?: (?:it if )?you)?(?: to| could)? (?:hear|know|understand|learn|tell|describe|talk|share|walk|explain)|(?:hear|know|understand|learn) (?:more |a bit |a little )*(?:about|how|what|why))(?![\\p{L}\\p{M}\\p{N}])`,
    "u",
  ),
  prepares:
    /^(?:(?:(?:can|could) you )?(?:please )?tell me (?:a (?:bit|little) )?(?:more )?about [^,?]{2,40}[.?]$|(?:do|can|could) you (?:still )?(?:remember|recall|think (?:of|back)|picture)|(?:is|was) there (?:a|an|one|any|some|ever)[\w' ]* (?:time|moment|day|situation|occasion|point|example|case)|(?:please )?(?:think (?:of|back|about)|recall|go back|remember|picture|take your)|let's (?:go back|think|talk about|start)|take (?:me|us|yourself) back|cast your mind|(?:can|may|could) i ask (?:you )?(?:something|a|one|about|another)|(?:is|would) (?:that|it) (?:be )?(?:ok|okay|fine|alright)|ready|shall we)/u,
  leading: leadingPatterns,
  double: [
    new RegExp(
      `\\b(?:and|or|but|plus|as well as)(?: also| then| if so| if not| finally| afterwards?| later| in particular)?,?(?: (?:${preposition} ))?(?: ?)${wh}(?! (?:to|not|ever)\\b)(?![\\w'-])`,
      "u",
    ),
    new RegExp(`\\band\\b[^?]{0,80}, (?:what|how|why|who|where|which) ?(?:'s |${aux} |[\\w']+ )`, "u"),
    new RegExp(
      `\\b(?:and|plus)(?: also| then| if so| if not)?,? ${aux} (?:${subject}|[\\w']+ (?:ever|also|still|always))\\b`,
      "u",
    ),
    new RegExp(`, and(?: also| then)? ${aux} \\w+`, "u"),
    new RegExp(`^${aux} [^?]*, (?:any|what|how many|how often|(?:who|where) ${aux}|why|since when) `, "u"),
    /\band (?:whether|if (?:you|it|there|they|he|she|so)|about (?:how|what|why|your|the|when|who))\b/u,
    /(?<!\b(?:elaborate|describe|explain|tell|talk|share|expand|list|name|me)),? and (?:please )?(?:also )?(?:tell me|describe|explain|walk me|talk me|share|give me|show me|list|name)\b/u,
    new RegExp(
      `^(?:what|how|why|who|where|which|when) ${aux} [^?]*, (?:what|how|why|who|where|which)(?:'s| ${aux}) `,
      "u",
    ),
    new RegExp(`^${wh} (?:and|or) ${wh}`, "u"),
    /^how (?!easy|often|long|many|much)\w+ and (?!easy)\w+ (?:is|are|was|were|do|does|did|has|have|would)\b/u,
  ],
  hypothetical: [
    /(?<!\b(?:did|had|have|i|you) (?:you |they |he |she )?)\b(?:imagine|suppose|supposing|pretend|picture) (?!it was\b|i (?:ask|put|say)\b)(?=.)|\bwhat if\b|\bhypothetical/u,
    /^(?:(?:so|now|and|but|okay|ok|well|then|just|let us|let's|please),? )*(?:let's )?(?:say|assume|assuming) (?!more|a bit|a little|something|some|it in|that again)/u,
    new RegExp(`\\bif (?:${fewPast}) (?:could|had|were|was|won|did|would|ever|knew|offered|only)\\b`, "u"),
    /\bif\b.*\b(?:would|could|'d|might)\b(?! (?:you )?(?:please |maybe )?(?:tell|describe|explain|share|walk|mind|give|say more))|(?<!i)(?<!i )\b(?:would|'d|might)\b.*\bif (?!i (?:ask|may)|anything|at all|so\b|any\b|you don't mind)/u,
    /^(?!.*\b(?:did|had|have|do|were|are) (?:you|they|he|she) (?:\w+ )?(?:think|thought|expect|expected|imagine|imagined|hope|hoped|hoping|expecting|know|say|guess|believe|hear|learn|notice|find out|realise|realize)\b(?!.*'ll))(?!.*\b(?:you|they|he|she) (?:were|was) (?:hoping|expecting)\b)(?:.*[,.:;–-] )?(?:(?:so|and|but|now|then|okay|ok|well|maybe|perhaps|honestly|also|in [\w' ]+|with [\w' ]+|for [\w' ]+|on [\w' ]+|at [\w' ]+|as [\w' ]+|what|how|why|when|where|which|who|whom)[\w' ]{0,40}? )?(?:would|'d) (?!(?:you|it) (?:mind|please|say|describe|explain|define|tell|share|walk|talk|give|rate|characteri[sz]e|summari[sz]e|put|compare|call|be (?:able|willing|happy|open|ok|okay) to (?:tell|share|describe|walk|explain|talk)|(?:be )?(?:ok|okay)|like to (?:tell|share|describe|add|say|talk)|also say)\b)(?:you|it|that|your|the|they|people|he|she|we|an?|make|help|need|be|have|change|happen|stop|convince|look|this|there|someone|anyone|life|work|his|her|their|my|things|not|ideally|actually|still|ever)\b/u,
    /\bwould you (?:ever|rather|still|also consider|consider|be willing to (?:pay|use|try|buy|give|move|work|switch))\b/u,
    /\bdo you think (?:you|that you|people|it|they|he|she|your \w+|the \w+|this|things)(?:'ll|'d| will| would| might| could| are going to| is going to)\b/u,
    /\b(?:will|won't) (?:you|they|your|he|she|we|people|life|things)\b|\byou(?:'ll| will) (?!(?:have )?(?:told|said))|\b(?:are|is) (?:you|they|he|she|it|your \w+) (?:\w+ )?(?:going|planning|hoping|intending|likely|about) to\b|\b(?:do|does) (?:you|he|she|they) (?:\w+ )?(?:plan|intend|expect|hope|mean) (?:to|on)\b|\bhow likely\b|\bwhat are your plans\b|\bplans for (?:the|next)\b/u,
    /\b(?:can|could) you (?:imagine|see yourself|picture|live|do without)\b|\bcould you ever\b|\bsee yourself\b|\b(?:magic wand|ideal(?:ly)?|(?:perfect|ideal) world|dream (?:job|house|home|car|holiday|app|trip|\w+)|in (?:five|ten|two|three|twenty|\d+) years|(?<!(?:about|there|of|on|was) )one day|in (?:the|your) (?:near )?future|next (?:year|summer|time))\b(?!.*\b(?:did|was|were|happened)\b)/u,
  ],
  open: [
    /^what(?:'s| is| was| are| were)\b[^?]* like(?: for (?:you|him|her|them))?[ ,]*\?/u,
    /^where do(?:es)? (?:you think )?(?:that|this|it) (?:come from|leave)\b/u,
    /^in (?:practice|reality|real life|truth)\?/u,
    // "And then, once you got called in?"
    /^(?:once|after|when) (?:you|he|she|it|they|that|the) [^?]{2,60}\?$/u,
    /^(?:after|before|then|during|since) (?:that|this|then|it|the \w+)\?$/u,
  ],
  fact: [
    new RegExp(
      `^(?:(?:can|could|would|will|do|might) you${politely}(?: (?:happen to|mind))?${politely} (?:tell|telling|remember|recall|know|say|saying|remind|have (?:any|an) idea)(?: (?:me|us))?(?: (?:again|please|roughly|exactly|approximately|altogether|in total|all in all|about))?|(?:please )?(?:tell|remind) (?:me|us)(?: again)?|any idea|you (?:can|could) tell me) ${factWord}\\b`,
      "u",
    ),
    /^(?:which|what|who)\b(?=.*\b(?:do|did|would) you (?:prefer|choose|like better))(?!.*, .+ or )/u,
    /^(?:you|it|that|they|he|she|we)\b.*\b(?:when|where|who|how (?:many|much|often|old|long|far)(?: \w+)?|which(?: \w+)?)\?$/u,
    factStart(
      "when",
      "who(?:'s|'d|'ll|'ve)?",
      "whom",
      "where(?:'s|'d|'re)?",
      "which",
      "whose",
      "how (?:many|much|often|old|long|far|big|large|small|frequently|soon|late|early|tall|fast|regularly|heavy|wide|deep|high|close|near|young|recently|warm|cold|hot|loud|expensive|full|hard is it to count)",
      `${preposition} (?:which|whom|when|where|whose|how (?:many|much|long|far|often|old)|what (?:time|day|date|year|month|age|point|price|city|town|country|size|level|grade|speed|temperature|name|percentage|floor|number|street|school|company|station|platform|department|hotel|bank))`,
      `what (?:kind|type|sort|brand|make|model|size|colou?r|breed) of (?!${vagueNoun}(?![\\w'])|person|people|experience|feedback|work|life|relationship|information|thing)\\w+`,
      `what (?!${vagueNoun}(?![\\w'-]))[\\w'-]+(?: (?!${aux} )[\\w'-]+){0,2}? ${aux}`,
      `what(?:'s| is| was| are| were|'re) (?:the |your |his |her |their |its |that |this |our |my |[\\w]+'s )?(?:[\\w'-]+ ){0,3}?${oneThing}(?! like)`,
      "what(?:'s| is| was| are| were| do you call| are you| is he| is she)(?: [\\w'-]+){1,8} called",
      "what(?:'s| is| was) the (?:most|least|longest|shortest|highest|lowest|biggest|smallest|cheapest|earliest|latest|farthest|furthest|oldest|youngest|maximum|minimum)",
      "what(?:'s| is| was|'s been) the (?:last|first|most recent|next|latest) (?!thing|time|impression|step|reaction|thought|moment|part|feeling|memory|day|week|sign)[\\w-]+",
      "what (?:do|did|does|are|have|has) (?:you|it|they|he|she|that|this|the [\\w' ]+|a [\\w' ]+|your [\\w' ]+|one)(?: usually| normally| currently| roughly)? (?:pay|paid|paying|earn|cost|costs|weigh|charge|study|studying|owe|call (?:it|him|her|them)|do for a living)",
    ),
  ],
  closed: [
    /^(?:what|which|who|how|when|where)\b[^?]*[,:–-] [^?]{2,60}\bor (?!so\b|something|anything|what|how|why)[^?]{2,60}\?$/u,
    startOf(aux, "if", "whether", "ever", "any", "anything", "anyone"),
    /\bon a scale (?:of|from)\b|\b(?:from )?(?:1|one|0|zero) to (?:5|7|10|five|seven|ten)\b/u,
  ],
  openWord: anyOf("what", "how", "why", "what's", "how's", "which", "who", "and (?:then|after|your|you|the)"),
  nod: wholeOf(
    "(?:(?:h?m+|m+h+m+|uh huh|uhuh|ok|okay|k|i see|right|sure|yes|yeah|yep|of course|absolutely|go on|continue|please continue|go ahead|please go on|and|so|oh|ah|aha|wow|really|got it|thanks|thank you|thank you so much|thanks for (?:that|sharing)|i understand|understood|makes sense|fair enough|noted|alright|all right|take your time|i'm listening|no rush)(?: |$)){1,8}",
  ),
  neutralProbe: wholeOf(
    "(?:(?:ok|okay|right|so|and|but|please|i see|mhm|thanks|oh|ah|really|interesting|wow) )*(?:can you |could you |please )?(?:tell me (?:a (?:little|bit) )?more(?: about (?:that|it|this))?|say (?:a (?:little|bit) )?more(?: about (?:that|it|this))?|(?:and )?then|and then what|what (?:happened )?(?:then|next|after that|else)|what happened|how so|how come|in what way|go on|what do you mean(?: by that)?|such as|like what|for example|why(?: not| then|(?:'s| is| was) that)?|anything else about that)(?: please)?",
  ),
  // About the thing ("that stupid rule") nobody minds; about the person or the answer it hurts.
  rude: anyOf(
    "shut up",
    "idiots?",
    "moron",
    "wtf",
    "bullshit",
    "you(?:'re| are) (?:so |very |really |just |such an? )*(?:stupid|dumb|lying|useless|slow|boring|wrong|ridiculous|lazy|annoying|wasting|liar|pathetic)",
    "that(?:'s| is| was)(?: just| so| a| such a| complete| total| really)* (?:stupid|nonsense|ridiculous|boring|rubbish|crap|lame|useless|not what i asked)",
    "(?:stupid|useless|lame|boring|pointless|dumb|bad|terrible|lazy|silly) answers?",
    "who cares",
    "i don't (?:really )?(?:care|believe you)",
    "(?:makes|make|making|talking) (?:no sense|nonsense|rubbish|crap)",
    "waste of (?:my )?time",
    "wasting my time",
  ),
  rushed: anyOf(
    "(?<!(?:in a|a|no|the|any|your) )hurry(?: up)?",
    "just (?:answer|say it|tell me already)",
    "answer (?:me|the question|already|now)",
    "be (?:quick|brief|fast)",
    "make it (?:quick|short|fast)",
    "(?:answer|respond|reply|speak|talk|type|write|go) (?:faster|quicker|quickly|fast)",
    "(?:^|[.!,] )(?:faster|quick|quickly|asap|now|come on)(?= ?[,.!]|$)",
    "yes or no",
    "(?:i|we) (?:don't|do not) have (?:much |a lot of |all |any )?(?:time|day)",
    "(?:i|we)(?:'m| am|'re| are) (?:out of|short on|short of|running out of|in a) (?:time|hurry)",
    "get to the point",
    "keep (?:it|your answers?) (?:short|brief)",
    "in one word",
    "short answers?(?: only| please)",
    "next question",
  ),
  stopWords: new Set(
    (
      "a about actually after again all also am an and any anything are as at be because been before being but by can " +
      "could did do does doing done don't each ever every few for from get give go going good got had has have having he " +
      "her here him his how i if in into is it its just kind know last let like little lot made make many may maybe me " +
      "might more most much must my never no not now of often on one only or other our out over own part people please " +
      "really right said same say see she should so some something sometimes still such take tell than thank thanks that " +
      "the their them then there these they thing things think this those through time to too try up us use used usually " +
      "very want was way we well were what when where which while who why will with without work would yes you your"
    ).split(" "),
  ),
};
