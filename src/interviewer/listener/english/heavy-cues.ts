import { anyOf, type Cue } from "./cue.ts";

const fewWords = "(?:[a-z']{1,12} ){0,2}";
const kin =
  "(?:(?:my|our|his|her|their) (?:late |old |little |big |best |ex-?)?(?:mum|mom|mother|dad|father|parents|wife|husband|partner|son|daughter|kids?|child|children|baby|boy|girl|sister|brother|friend|colleague|boss|manager|nan|gran|grandmother|grandfather|uncle|aunt|cousin|neighbour|neighbor|dog|cat|team|family|doctor|ex)|he|she|they|someone|somebody|a (?:man|woman|patient|colleague|friend|child|boy|girl|nurse))";
/** Without "he" and "she", who may be a cat. */
const kinsfolk =
  "(?:my|our) (?:late |old |little )?(?:mum|mom|mother|dad|father|parents|wife|husband|partner|son|daughter|child|baby|boy|girl|sister|brother|friend|colleague|nan|gran|grandmother|grandfather|uncle|aunt|neighbour|neighbor)";
const person = `(?:me|us|him|her|them|${kin})`;

const hurtDone =
  "told off|followed|stalked|shouted at|yelled at|screamed at|laughed at|bullied|blamed|sacked|fired|dismissed|suspended|humiliated|threatened|attacked|assaulted|abused|robbed|mugged|beaten|injured|hurt|punished|written up|picked on|left out|made fun of|mocked|insulted|spat (?:on|at)|evicted|kicked out|thrown out|arrested|raped|molested|harassed|made redundant|cheated|scammed|conned|lied to|passed over|discriminated against|let down|turned away|stalked|groped|cornered|shamed|shown up|burgled|deported|betrayed";
const hurtDoing =
  "shouted|shouts|yelled|yells|screamed|screams|laughed|laughs|swore|swears|spat|hung up|put the phone down|walked out|snapped|turned";
const hurtObject =
  "hit|hits|slapped|pushed|bullied|bullies|threatened|threatens|insulted|insults|humiliated|humiliates|mocked|attacked|beat|hurt|grabbed|abused|cheated|punished|blamed|blames|groped|robbed|ignored|ignores";

const strongFeelings =
  "sick(?! of)|ashamed|humiliated|terrified|petrified|scared|frightened|afraid|guilty|devastated|heartbroken|awful|terrible|horrible|useless|worthless|hopeless|helpless|gutted|embarrassed|mortified|furious|livid|numb|desperate|stupid|broken|betrayed|abandoned|trapped|crushed|suicidal|depressed|powerless|ungrateful|selfish|a (?:right |complete |proper )?fool|an idiot|so small|like a (?:fool|failure|criminal|burden|bad \\w+|liar|thief|fraud|idiot|child)|like crying|like nothing|like dying";
const mildFeelings =
  "nervous|anxious|worried|upset|angry|sad|disappointed|frustrated|relieved|proud|uncomfortable|overwhelmed|stressed|jealous|uneasy|tense|cross|bitter|annoyed|bad|exhausted|empty|torn|suspicious|shocked|moved|homesick|insecure";
const feelingVerb =
  "(?:(?:was|am|'m|felt|feel|feels|got|get|'d been|became|left) |(?:makes|made|making) (?:me|you) (?:feel )?)";
const degree =
  "(?:so |really |very |quite |pretty |a bit |a little |too |completely |absolutely |totally |still |always |just |rather |kind of |terribly |never so )?";

const secretTo =
  "(?:anyone|anybody|everyone|people|them|him|her|nobody|no one|a soul|the [a-z]+|my [a-z]+|our [a-z]+|your [a-z]+)";

/** Harm, loss, strong feelings, and what must not be told. */
export const heavyCues: readonly Cue[] = [
  {
    kind: "harm",
    weight: 3,
    pattern: anyOf(
      `(?:was|were|got|been|being|get|getting|is|are|'s|'m) ${fewWords}(?:${hurtDone})`,
      `(?:${hurtDoing}) (?:at|on) ${person}`,
      `(?:${hurtObject}) ${person}(?! (?:back|when|if|later|to|again|about it)(?![a-z]))`,
      "called (?:me|us|him|her|it|the [a-z]+|my [a-z]+) (?:an? |all sorts|names|hopeless|stupid|lazy|useless|crazy|fat|ugly|difficult|a liar)",
      "(?<!(?:got|saw|heard|read|opened|received|told|came|bill|price|letter)(?![\\p{L}])[^.!?]{0,60})(?:i|we) (?:nearly|almost) fell (?:over|off (?:my|the) chair)",
      `(?:i|we|${kinsfolk}) (?:(?:nearly |almost )(?!fell (?:over|off))|then )?(?:fell|collapsed|fainted|blacked out|passed out|slipped)(?! (?:asleep|in love|apart laughing|for|behind|into|out))`,
      "(?:somebody|someone|people) (?:nearly |almost |then )?(?:fell|died|collapsed|got hurt)",
      "nearly died(?= (?:of (?!laugh|shame|embarrass|boredom|happiness|shock)|from|in (?:hospital|the hospital|a crash|labour)|giving birth|that (?:night|day|time|week|year)|last))|nearly (?:lost|sacked|fired|killed|crashed|drowned|got|hit|fell(?! (?:over|off (?:my|the) chair)\\s*(?:[.!,;]|$)))",
      "dizzy (?:spell|turn)|heart attack|had a (?:stroke|fall|breakdown|miscarriage)|(?:ended up|landed) in (?:hospital|the hospital|a&e|prison)",
      `${kin} (?:has |had |have )?(?:just |recently |then |suddenly )?(?:died|drowned|passed away|was dying|is dying|killed (?:himself|herself))`,
      "(?:the|a|one) (?:boy|girl|lad|kid|pupil|student|patient) (?:has |had )?(?:died|drowned|killed (?:himself|herself))",
      "(?:i )?wish(?:ed)? (?:it|it all|this) (?:was|were|would be) over",
      "(?:after|when|since|before|until) (?:(?:my|our|his|her) [a-z]+|he|she) (?:died|passed(?! (?:the|his|her|a|it|me|my|by|on)(?![a-z]))|was dying)",
      "(?:buried|burying|cremated) (?:him|her|them|my [a-z]+|our [a-z]+|his [a-z]+|her [a-z]+)|(?:my|our|his|her) [a-z]+(?:'s)? funeral|the funeral|at (?:a|the) funeral|(?:been|left|became) (?:me )?a wid(?:ow|ower)",
      "lost my (?:mum|mom|mother|dad|father|wife|husband|partner|son|daughter|baby|sister|brother|best friend|friend|dog)",
      "(?:one|man|teacher|father|mother|husband|he|she) (?:that |who )?(?:hit|beat|used to (?:hit|beat)) (?:us|me|her|him)",
      "terrible (?:fights|rows|things)|(?:domestic )?violence",
      `(?:${kin}|i) (?:has|have|had|got|was diagnosed with) (?:early |lung |breast |terminal )?(?:dementia|alzheimer's|alzheimers|cancer|parkinson's|parkinsons|a stroke|leukaemia|leukemia)`,
      "never amount to",
      "destroyed my|ruined my|forced me to (?:leave|emigrate|immigrate|move|flee|quit|resign)|cost me my",
      "by then it was",
    ),
    unless: /^(?:if|it could|they could|would)\b/u,
  },
  {
    kind: "loss",
    weight: 3,
    pattern: anyOf(
      "(?:i|we|he|she|they) (?:nearly |almost )?lost (?:my|our|the|a|his|her|their|two|three|four|five|six|half|everything|all|\\d+)",
      "(?:months?|weeks?|years?|days?|hours?|everything|all of it|half of (?:it|them)|\\d+ [a-z]+)(?: of (?:my |our |the )?[a-z]+)? (?:vanished|disappeared|was gone|were gone|was lost|were lost|got lost)",
      "(?:pounds|euros|dollars|quid|grand|£\\d+|€\\d+) (?:was |were )?(?:short|missing|gone)",
      "(?:he|she|they) (?:quit|resigned)(?=\\s*(?:[.!,;]|$))|(?:he|she|they) (?:left|walked out)(?= (?:because|over|us|after|and never|last|in (?:the|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)))",
      "(?:one|somebody|someone|people|two|three|half of (?:them|us)|the [a-z]+|my [a-z]+|an? [a-z]+) (?:left|quit|resigned|walked out)(?= (?:because|over|two|three|a|the week|after|in (?:the|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)|last|that|soon|not long|and never|us|too)|\\s*(?:[.!,;]|$))",
      "never got (?:it|them|that|my [a-z]+) back",
    ),
    unless:
      /\b(?:lost (?:the |my )?(?:way|track|thread|count|signal|connection)|(?:hours?|minutes?|days?) (?:looking|searching|waiting))\b/u,
  },
  {
    kind: "loss",
    weight: 2,
    pattern: anyOf(
      "(?:it|that|he|she|they|the [a-z]+) (?:deleted|erased|wiped|threw away|ate|swallowed) (?:my|our|all|the|three|two|\\d+)",
      "(?:we|i) (?:wasted|missed) (?:my|our|the|a whole|two|three|four|\\d+)",
    ),
  },
  {
    kind: "feeling",
    weight: 3,
    pattern: anyOf(
      `i ?${fewWords}${feelingVerb}${degree}(?:${strongFeelings})`,
      `i ?${fewWords}(?:felt|feel|'m so|was so|am so) ${degree}(?:alone|lonely|lost|cut off|invisible|left alone)`,
      `(?:i(?:'m| am| was| get| got)|it(?:'s|s| is| was| gets| got| can be| feels)) ${degree}lonely`,
      "(?:makes|made|making) me (?:feel |look )?(?:so |really |very )?(?:sick|ashamed|guilty|stupid|small|useless|cry|afraid|want to)",
      "i (?:still |often |always )?think (?:about|of) (?:it|that|him|her|them|this) (?:still|sometimes|often|a lot|every|all the time|at night|driving|when|even|to this day)",
      "i still (?:think about|dream|hear|see|feel|have nightmares|can't|cannot)",
      "i(?:'ll| will|'ve| have)? never (?:forget|forgot|forgotten|forgive|forgave|forgiven)",
      "haunts me|keeps me (?:up|awake)|(?:can't|couldn't|cannot) sleep|lie awake|lay awake",
      "(?:i|we) (?:just |nearly |almost |(?:[a-z']+ ){1,7}and (?:then |just )?)?(?:cried|wept|burst into tears)|(?:nearly|almost|i'm|still) crying|welling up|in tears",
      "(?:that|it|this) (?:really |still |always )?(?:hurts|stings|stung)(?! (?:my|to|when|if|a lot of|the))|(?:a (?:little|bit of)|some|much|such) shame(?! (?:that|he|she|they|about))|(?:frightened|scared) the (?:life|hell|wits|heart) out of me|i was shaking|(?:my )?heart sank|wanted (?:the floor|the ground|to disappear|to die of)",
      "i (?:still |do |really )?(?:dread|regret)|not (?:really |exactly |very |at all )?proud of|i (?:really |just )?hate (?:asking|myself|that i|that we)|breaks my heart|broke my heart",
      "i should(?:n't| not)? (?:really )?have|i (?:still )?blame myself|my fault",
      "still (?:bothers|bothering|gets|upsets|stings|hurts) ?(?:me)?(?= |[.,!;]|$)|like a (?:thief|criminal|beggar|fool|nobody)",
      "(?:gets|got|getting|brings) me down|(?:a|quite a) (?:bit |really )?sad (?:wee |little )?(?:picture|thing|sight)|eats at me|gets to me|weighs on me|on my conscience|finest (?:moment|hour)",
      "i (?:do |still |really )*miss (?:him|her|them|my [a-z]+)(?! (?:bus|train|appointment|shift|dose|tablets?|pills?|turn|stop|call)\\b)",
      "(?:deal|dealing|live|living) with (?:the |my )?(?:guilt|shame|fear)|out of (?:shame|fear|guilt)|(?:too|so) (?:ashamed|embarrassed|scared|afraid)|too proud",
      "(?:i've |i have |i )?(?:gone|went|go) (?:all |a bit |quite |so )?cold (?:writing|typing|telling|saying|thinking|just|when|at)|(?:makes|made|turns|turned) my (?:stomach|heart|blood|skin) (?:go|turn|drop|sink|race|run cold|crawl|flip)|my stomach (?:turned|dropped|flipped|goes)",
      "trying not to think (?:of|about)|(?:lump|knot) in my (?:throat|stomach|chest)|(?:doesn't|don't|didn't) (?:really |even )?know me(?=\\s*(?:[.!,;]|$))",
      "what (?:kind|sort) of (?:an? )?[a-z]+ (?:am i|i am|does that make me|would do that)|am i (?:such )?an? (?:bad|terrible|awful|good) [a-z]+|i (?:sometimes |often )?(?:think|feel|wonder) (?:that |if |whether )?i(?:'m| am) (?:not )?an? (?:good|bad|terrible|awful) [a-z]+|like an? (?:[a-z]+ )?(?:cheater|fake|impostor|imposter|stranger)",
    ),
    unless:
      /\b(?:afraid (?:not|so|i|that)|i'm afraid(?=\s*$)|sick (?:leave|note|pay|day)|sad to say|not (?:afraid|scared|worried|nervous)|n't (?:afraid|scared))\b/u,
  },
  {
    kind: "feeling",
    weight: 2,
    pattern: anyOf(
      `i ?${fewWords}${feelingVerb}${degree}(?:${mildFeelings})`,
      "(?:it's|it is|this is|i know it's|that sounds|it sounds) (?:a bit |so |really |just )?(?:silly|daft|stupid|pathetic)(?= but|,? (?:i know|really))",
      "(?:bites?|biting|bit|hold|holds|held) (?:my|her|his|their|our) tongues?",
      "(?:feels|felt|feel) (?:a bit |pretty |really |quite |so )?(?:rough|grim|raw|lousy|rotten)",
      "bothers me|bothered me|scares me|worries me|upsets me|frightens me",
    ),
    unless:
      /\b(?:if|would|could|might|(?:'m|am|was) not|wasn't|don't|didn't|never|sad to say|angry birds)\b/u,
  },
  {
    kind: "rule",
    weight: 3,
    pattern: anyOf(
      "(?:i|we|you|one)(?:'m| am|'re| are| was| were|'s| is)? ?(?:not|n't|never) (?:really |actually |strictly )?(?:allowed|supposed|meant) to",
      "(?:i|we) (?:wasn't|weren't|aren't|isn't) (?:really |actually |strictly )?(?:allowed|supposed|meant)",
      "(?:shouldn't|should not|mustn't|must not) (?:really |actually )?(?:say|tell|be (?:saying|telling|doing)|do this|do that)",
      `(?:${kin}|the [a-z]+) (?:hasn't|haven't|has not|have not|has|have) (?:a|an|not a|not an|no|the faintest) (?:notion|clue|idea)`,
      "(?:wouldn't|would not|don't|do not) want (?:it |that |this )?(?:going (?:in|into|on|down)|on (?:paper|file|record|the record)|written down)",
      `(?:don't|do not|didn't|did not|never|haven't|have not|hadn't|hasn't|won't|not|without|can't|couldn't) (?:ever |really |even |dare |dared )?(?:to )?(?:tell|told|telling|mention(?:ed)? (?:it )?to|say (?:it )?to|said (?:it )?to|admit(?:ted)? (?:it )?to) ${secretTo}`,
      "(?:hadn't|haven't|never|not) told|(?:i|we) (?:told|have told|tell) (?:nobody|no one)",
      "don't tell|between (?:us|you and me|ourselves)|on the (?:quiet|sly|side)|under the (?:table|counter)|behind (?:his|her|their|my|our) backs?|off the (?:record|books)|cash in hand|in secret|secretly|my secret|our secret|hush",
      "(?:nobody|no one|no-one|none of (?:them|us)) (?:else )?(?:even |ever )?(?:knows|knew|noticed|notices|has noticed|has (?:ever )?seen|had noticed|saw|checks|found out)(?! (?:what|which|how|why|who|where|when|until|if|whether|the|anything|each)(?![\\p{L}]))",
      `(?:${kin}|the [a-z]+|nobody) (?:doesn't|don't|didn't|does not) (?:even )?know(?= (?:about|that|it|this|yet|i|we|i'm|we're|my|our)(?![\\p{L}])|\\s*(?:[.!,;]|$))`,
      "i (?:just |always |sometimes |even |also |simply )*(?:lied|lie|pretend|pretended|made (?:it|that|them) up|make (?:it|that|them) up|faked?|cheat(?:ed)?|hid|hide|sneak(?:ed)?|stole|fiddled?|fudged?)(?! (?:down|in bed|on the (?:sofa|couch|bed|floor)|there|awake))",
      "against the rules?|break the rules?|broke the rules?|bend the rules?|illegal(?:ly)?",
      "i (?:just )?let (?:her|him|them|people|everyone|my [a-z]+) (?:think|believe)",
      `(?:rather|prefer) (?:my [a-z]+|he|she|they|nobody|people|it) (?:didn't|did not|don't|doesn't|stayed|not)`,
      "(?:[a-z]+n't|not|never|nobody|no one) (?:really |even |ever |like to )?(?:talks?|speaks?|discuss(?:es)?|mentions?) (?:about|of|it|that|them|him|her)",
      "nobody (?:talks|speaks) about",
      "on purpose|(?:when|while|where) (?:nobody|no one)(?:'s| is| was| can| could)? (?:sees|saw|see|looks|looked|looking|watching|watches|there|around|home|in)",
      "if (?:they|he|she|my [a-z]+|the [a-z]+) (?:knew|know|found out|finds? out)",
      "(?:i|we|you) (?:skip|skipped) (?:it|one|them|that|the [a-z]+|mine|a [a-z]+)",
      "without (?:telling|permission|anyone (?:knowing|noticing))",
      "(?:i|we) never (?:ever |once |even )?(?:checked|asked|complained|reported|applied|mentioned|questioned|admitted)(?! (?:for (?:more|much)|why)(?![a-z]))",
      "has a secret|have a secret|doesn't write it down|say i'm (?:her|him|them)",
    ),
    unless:
      /\b(?:nobody ever told me|told me (?:that|to|so)|don't tell me|not to mention|i skip (?:breakfast|lunch)|skip the (?:question|ads?))\b/u,
  },
];
