import { anyOf, type Cue } from "./cue.ts";

const kept = "(?:the|my|our|her|his|their|that|this) [a-z]+(?: [a-z]+)?";
const bodyPart =
  "(?:hip|arm|leg|wrist|ankle|rib|ribs|knee|shoulder|nose|foot|hand|finger|elbow|back|collarbone)";
const told = "(?:told|said to|wrote to|reported to)";
const above =
  "(?:management|head office|(?:the|my|our) (?:boss|manager|director|bosses|managers|directors|owner|school|council|company|inspector|doctor|nurse))";

/** What people feel about themselves, fear to lose or went through, told in passing. */
const quietFeelings: readonly Cue[] = [
  {
    kind: "feeling",
    weight: 3,
    take: "clause",
    pattern: anyOf(
      "i'm (?:probably |maybe |just |such |being )?(?:an? |the )?(?:bad|terrible|awful|horrible|useless|rubbish|lousy|lazy|selfish|worst) (?:mother|father|mum|mom|dad|parent|wife|husband|son|daughter|person|friend|nurse|teacher|manager|boss|colleague|carer|neighbour|neighbor|doctor|driver)",
      "i'm (?:so |just |really |a bit |honestly |very |pretty )*(?:tired|sick|weary|exhausted) of [a-z]+",
      "(?:a bit|a little|quite|very|so) ashamed|ashamed (?:a bit|a little)",
      "i should've|i shouldn't've|i could've (?:done|said|helped|stopped)",
      "(?:gave|given|got|had) (?:me |us )?(?:a|an awful|a terrible|a real|quite a|such a|an) (?:bit of a )?(?:fright|scare|shock)",
      "it (?:really |still )?hurts?(?=(?:,? (?:i|to|me|that|when|a lot|honestly))|\\s*(?:[.!,;]|$))(?! (?:my|to (?:walk|swallow|bend)))",
      "(?:that's|then|and) (?:me|us|him|her|them) (?:finished|done for|gone|out|over)|(?:i'm|i am|we're|i'd be|we'd be) (?:finished|done for|ruined|out of a job|out on the street)(?! (?:with|by|at|for|my|the|it))",
      "(?:they|he|she|someone|the doctor|the company)(?:'d| would|'ll| will) (?:just )?(?:take|cut|sack|fire|report|stop) (?:it|me|us|my|the|our|people)(?: [a-z]+){0,3}",
      "(?:i'd|i would|i'll|i will|i could|i might|we'd|we would|we could) (?:just |only |probably |then )?lose (?:my|the|our|everything|it|him|her|them)",
      "for (?:her|him|them) i(?:'m| am) (?:just|only|nothing but) (?:an? )?[a-z]+",
      "(?:would|will|'d) (?:feel|be) like (?:admitting|giving up|losing|forgetting|burying|saying goodbye)(?: [a-z]+){0,3}",
      "that would be (?:admitting|giving up|the end)|not ready (?:to|for) [a-z]+",
      "i(?:'m| am|'d be)? (?:too |a bit |so |just )?(?:scared|afraid|frightened|terrified|worried sick) (?:of|to|that|they|he|she|about|what|if)",
      "(?:very|so|too) (?:quiet|empty|silent)(?: (?:house|home|flat|place|table|evening|office))? (?:now|without|since|these days)",
    ),
    unless:
      /\b(?:it doesn't hurt|if it hurts|afraid (?:not|so)|won't lose|wouldn't lose|nothing to lose|not tired)\b/u,
  },
  {
    kind: "harm",
    weight: 3,
    take: "clause",
    pattern: anyOf(
      `(?:bruised|broke|broken|fractured|cracked|sprained|dislocated|smashed) (?:my |a |his |her |the )?${bodyPart}`,
      "(?:went|came|tumbled|crashed) down the (?:last|first|whole|bottom|top|\\d+)[a-z ]{0,14} ?(?:stairs|steps)",
      "(?:went|go|gone|going|moved|put|had to go) (?:him |her |them )?into (?:a |the )?(?:care |nursing |old people's )?(?:home|hospice|care)(?=\\s*(?:[.!,;]|$|last|a year|in|two|this))",
      "(?:whole thing|room|everything|world|street|road) (?:went|goes|was going|spun|was spinning|started spinning) ?(?:a?round|black|dark|blurry)?(?: on me)?(?=\\s*(?:[.!,;]|$)| and)",
      "(?:before i could|couldn't|could not) get (?:back )?(?:up|out of (?:the )?bed)(?=\\s*(?:[.!,;]|$)|,)",
      "(?<!(?:i|we|then i|just) )(?:puts? (?:the phone down|down the phone)|(?:hung|hangs) up)(?! (?:my|the|a|his|her|wet))",
      "(?:heard|mocked|laughed at) (?:how i (?:speak|talk|sound)|my accent|my name)",
    ),
    unless: /\b(?:out of the hall|my coat|if|would)\b/u,
  },
];

/** Things kept from somebody, and the stories told in their place. */
const keptBack: readonly Cue[] = [
  {
    kind: "rule",
    weight: 3,
    take: "clause",
    pattern: anyOf(
      "(?:wouldn't|won't|don't|do not|would not|didn't|not|never|couldn't|can't) (?:be |go |always |ever |need to |have to |want to |like to |have )*(?:tell|telling|told)(?! (?:you|me|us|the (?:difference|time)|which|how|if|whether|what|much|apart)(?![\\p{L}]))(?: [a-z]+){1,3}",
      "(?:haven't|hadn't|have not|didn't|never|not) (?:ever )?(?:put|set|putting|setting) (?:her|him|them|anyone|my [a-z]+) (?:right|straight)",
      "(?:my [a-z]+|the [a-z]+|everyone|everybody|people|they|he|she) (?:still )?thinks? (?:that )?(?:the|it's all|i still|we still|i'm|everything|all)(?: [a-z']+){1,6}",
      "(?:rather|prefer|better|best) (?:if )?(?:it|that) (?:stayed|stays|to stay|was kept|is kept|kept)(?: [a-z]+){1,2}|stays? between (?:us|you|ourselves)|kept? (?:it|that|this) (?:quiet|to myself|to ourselves|from)",
      "(?:i|we) (?:just |always |only )?(?:say|said) (?:nothing|i (?:had|was|am|'m)(?: a| an)? (?:fever|cold|headache|flu|ill|sick|grand|fine|ok|okay|busy|stuck|unwell))|i say(?: to them)? i'm (?:grand|fine|ok|okay|busy|well)",
      `to ${above} (?:i|we) (?:said|told|wrote|reported) (?:that )?(?:[a-z']+ ){1,4}[a-z']+`,
      `${told} ${above} (?:that )?(?:the|it|we|i|everything|everyone|they|all)(?: [a-z']+){1,5}`,
      "(?:doesn't|don't|wouldn't|not|nobody|won't|didn't) (?:all )?(?:writes?|put|puts|note|record) (?:it|that|this|anything|everything|it all)(?: all)? down|doesn't write it all down",
      "once it's (?:written|said|out|known|in there|on file)(?:,| then)? it's(?: [a-z]+){1,3}",
      "if i (?:say|said|tell|told|admit|admitted|write) (?:the|them|him|her|it|that)(?: [a-z']+){1,6}",
      "(?:mind|watch|careful) what (?:you|i|we) say",
      "(?:not|never|no) (?:a )?(?:very )?(?:good|great|wise|smart) idea to (?:say|tell|ask|mention|complain|admit)(?: [a-z']+){0,6}",
      "(?:never|not|n't) (?:said|told|mentioned|admitted|shown) (?:it|that|this|them) to (?:a soul|anyone|anybody|my [a-z]+|the [a-z]+|him|her|them)",
    ),
    unless:
      /\b(?:nobody ever told me|told me (?:that|to|so)|don't tell me|not to mention|thinks? (?:the same|it's (?:fine|great|good)|i'm (?:right|good))|told the (?:doctor|nurse) (?:everything|about it))\b|^people (?:still )?think/u,
  },
];

/** Somebody who is not named, things kept out of the way, and places or stocks kept for the exception. */
const setAside: readonly Cue[] = [
  {
    kind: "reference",
    weight: 2,
    take: "clause",
    pattern: anyOf(
      "(?:mostly|mainly|only|just|all) (?:for|on|by|with) one (?:person|man|woman|of us)",
      "(?:and )?(?:that|it|this) (?:was|wasn't|is|was only) (?:not |only )?for (?:me|myself)",
      "one or two (?:of (?:them|us) |people )?(?:did|do|didn't|don't|were|was|are|left|had|have|said|never|still|refused)",
      "(?:somebody|someone) (?:has to|had to|must|needs to|needed to)(?: [a-z]+)?",
      "(?:people|some(?: people| of them)?|the team|the drivers|the others|staff|my [a-z]+|the (?!same)[a-z]+) (?:don't|do not|didn't|did not|doesn't|does not) (?:really |much )?(?:like|want|trust)(?: [a-z]+){1,8}",
      "(?:manage|manages|managed|do it|does it|did it|works?|go|goes|learned|plan) (?:in )?(?:an?other|other|some other|a different|different) ways?",
      "there(?:'s| is) something (?:you|we|i|one) (?:can|could|have)|(?:i'd|i would|i could|we'd|we could) (?:get|have) it,? (?:i think|probably|maybe)",
      "(?:it's|it is|that's|that is|they're) all (?:in|on) (?:the|my|our|her|his|a) [a-z]+",
      "the real (?:plan|reason|list|story|work|problem|thing|one|schedule|version|number|cost|price)",
      "you'd laugh|you'll laugh|don't laugh|you won't believe|you wouldn't believe",
      "(?:i|we) (?:just |then )?(?:typed|entered|filled|copied|wrote) (?:in |up |down )?(?:everything|it all|all of it|all the [a-z]+)",
      "(?:the|that) (?:one|only) (?:person|one) (?:was|is) me",
      "(?:plays?|played|sings?|says?|said|does|do|did|wrote|makes?|made|rings?|left|puts?) something(?=\\s*(?:[.,!;]|$)| and)",
      "was a bit of (?:work|effort|a job|trouble|bother|a struggle|a fight)",
      "(?:i|we) (?:have )?arranged (?:it |something |things )?with (?:my|the|our|her|his) [a-z]+",
      "some people (?:i|we) [a-z]+",
      "poor (?:intern|lad|girl|boy|man|woman|thing|guy|chap|fellow|kid|soul|nurse|driver)|(?:is|are) (?:a bit )?special (?:here|for us|with us)|(?:nobody|no one) (?:comes|coming|calling|knocking|asking) (?:with|to|at|for|after) [a-z]+",
      "(?:always|still) (?:something|some|one|a few) (?:in|at|under|behind) (?:the|my|our) [a-z]+",
      "on the edge(?=\\s*(?:[.!,;]|$))",
    ),
    unless:
      /\b(?:poor (?:man's|people)|it's all in the (?:app|system|cloud|past|name|same)|nobody has to|the real world)\b/u,
  },
  {
    kind: "workaround",
    weight: 2,
    take: "clause",
    pattern: anyOf(
      "for when (?:the|my|our|i|we|it|it's|there's|there is|he|she|they|nobody|things)(?: [a-z']+){1,5}",
      `(?:a|one|some|my|that) (?:second |spare |secret |little |old |private )?(?:drawer|stash|tin|box|envelope|jar|shelf|cupboard|stock|folder|notebook|pile|bag) (?:at|in|under|behind|of (?:old|spare|leftover)|for)(?: [a-z]+){1,4}`,
      "(?:i|we) (?:always |still )?(?:have|keep|'ve got) (?:a few|some|one or two|a couple of)(?: [a-z]+)? (?:in|at|under|behind|on) (?:the|my|our) [a-z]+",
      "(?:they|people|everyone|everybody|some|we|i) (?:began to |started to |just |then |now |all )*(?:press|mark|click|tick|close|sign|report|log)(?:e?d|s|es)? [a-z ]{0,24}(?:done|finished|complete|completed|before (?:they|it|we|i)[a-z' ]{0,16})",
      "(?:just )?in case (?:of emergency|they|the [a-z]+|it|i run|we run|i|we|he|she)(?: [a-z']+){1,4}|for emergencies|for a rainy day",
      `(?:i|we) (?:just |always |mostly |sometimes |then |now |do )*(?:leave|left) (?:it|them|one|that|${kept}) (?:out|off|undone|alone)|(?:leave|left) (?:off|out) (?:the|my|one|a) [a-z]+|(?:there's|there is|there are) (?:one|a few|some|two) (?:that |which )?(?:i|we) (?:leave|skip|miss|don't|never|avoid)(?: [a-z]+)?|so (?:i|we) (?:just )?(?:leave|left|skip|skipped) (?:it|them|that|one)|(?:i|we) (?:left|skipped|leave|skip|missed) the [a-z]+ (?:one|tablet|pill)`,
      "(?:cut|cuts|break|broke|split|halve|halved) (?:it|them|one|the [a-z]+(?: [a-z]+){0,2}) in (?:half|two)|(?:i've|i have) it halved",
      "taught? (?:myself|yourself|themselves)|teach (?:myself|yourself)",
      "(?:i|we)(?:'d| would)? (?:just )?(?:sort|sorted|fix|handle|handled) it (?:myself|ourselves|my own way)|(?:i|we) sorted it(?=\\s*(?:[.!,;]|$))",
    ),
    unless: /\b(?:leave it (?:to|with|at|there|running|on))\b/u,
  },
  {
    kind: "workaround",
    weight: 2,
    take: "clause",
    pattern: anyOf(
      `(?:i|we) (?:always |just |now |mostly |tend to |try to )?(?:avoid|avoided|steer clear of|stay out of|stayed out of|keep out of|kept out of|stay away from|stayed away from|keep away from|kept clear of)(?: [a-z]+){1,3}|(?:stayed|stay|kept|keep|keeping|staying) (?:well )?(?:out of|away from|clear of) ${kept}`,
      `${kept} (?:i|we) (?:leave|left|keep|don't use|never use|avoid)(?: [a-z]+){0,4}`,
      "death ?trap",
    ),
    unless: /\b(?:avoid (?:traffic|queues|sugar|salt|meat|mistakes))\b/u,
  },
];

/** What is not done any more, and is not said to be new. */
const leftBehind: Cue = {
  kind: "change",
  weight: 2,
  take: "clause",
  pattern: anyOf(
    "(?:i|we) (?:only|just) [a-z]+ (?:the |my |our )?(?:[a-z]+ ){1,3}(?:now|these days|nowadays)(?=\\s*(?:[.!?,;]|$))",
    `(?:i|we) (?:don't|do not|won't|never) (?:use|go (?:into|in|to|up|down)|touch|open|need|heat) (?:the|that|my|our) (?:whole )?[a-z]+(?: [a-z]+){0,3} (?:now|any ?more|after dark|at night|alone|these days|nowadays)`,
  ),
};

/** Events named by how they ended, or by the day they made. */
const unfinished: readonly Cue[] = [
  {
    kind: "hedge",
    weight: 3,
    take: "clause",
    pattern: anyOf(
      "(?:is|was|that's|that is|but that's|but that is) (?:another|a different|a whole other) (?:matter|story|thing entirely)",
      "(?:is|are|'s|was)[. ]{1,4}(?:just |really )?not for (?:me|us|people like [a-z]+)(?=\\s*(?:[.!,;]|$))",
      "there(?:'s| is| was) (?:somebody|someone) (?:in|at|on|from|there|who)(?: [a-z]+){0,3}",
    ),
  },
  {
    kind: "event",
    weight: 2,
    take: "clause",
    pattern: anyOf("went (?:very |so |badly |horribly |terribly |all |really )?wrong"),
  },
  {
    kind: "rule",
    weight: 3,
    take: "clause",
    pattern: anyOf("(?:tell|told|tells|telling) (?:[a-z]+ ){0,2}(?:lies|a lie|fibs|a fib)"),
    unless: /\b(?:tell a lie|to tell no lie|not tell|never told|don't tell)\b/u,
  },
  {
    kind: "event",
    weight: 2,
    take: "clause",
    pattern: anyOf(
      "(?:it |that |this )?(?:all )?(?:came|went|amounted) (?:to nothing|nowhere)|(?:didn't|never) (?:come to|lead to) (?:anything|much)|nothing came of (?:it|that)",
      "(?:wasn't|was not|not) (?:exactly |really )?(?:my|a|the|our) (?:best|good|finest|happiest|easiest|proudest|nice|great) (?:day|week|month|time|year|night|winter|hour)",
      "(?:only|just) (?:the )?once(?: (?:this|last|in|when|ever|so) [a-z]+| ever)?",
      "(?:one|this|some|another) (?:small |little |minor |bad |terrible |big |nasty |stupid |serious )?(?:accident|incident|mistake|fight|row|scandal|fire|flood|crash|complaint|scare|mix-up|mishap|quarrel|phone call)(?= (?:with|about|at|in|over|on|from|between))",
      "i (?:could not|couldn't|can't|cannot) (?:even |really )?(?:read|write|spell|afford|pay for)(?: [a-z]+){1,3}",
      "(?:i|we|she|he) (?:only )?(?:took|take|took on|changed to) (?:the |a )?(?:night|second|extra|early|late) (?:shift|job)s?",
    ),
    unless: /\b(?:if|would|once (?:a|per|every))\b/u,
  },
  {
    kind: "event",
    weight: 3,
    take: "clause",
    pattern: anyOf(
      "(?:said|says|told me|told us|called|calls|calling|being called) (?:(?:it|me|us|that|this|the [a-z]+|my [a-z]+|our [a-z]+) )?(?:(?:was|is|were|are) )?(?:an? |too )?(?:hopeless(?: [a-z]+)?|lost cause|useless|impossible|not worth [a-z]+|waste of [a-z]+|beyond [a-z]+)",
      "(?:had|have had|got|took) (?:a|the|the one|one|another) (?:bit of a |little |funny |bad )?(?:turn|wobble|blackout|panic attack|seizure)(?! (?:at the|at it|to|of))",
      "long story|don't get me started|a story of its own|a story for another",
    ),
  },
];

/** Hints without a sign in the grammar: what is feared, kept back, avoided or put aside, said in passing. */
export const veiledCues: readonly Cue[] = [
  ...quietFeelings,
  ...keptBack,
  ...setAside,
  leftBehind,
  ...unfinished,
];
