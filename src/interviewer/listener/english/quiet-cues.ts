import { anyOf, type Cue } from "./cue.ts";

const bodyPart =
  "(?:hip|arm|leg|wrist|ankle|rib|ribs|knee|shoulder|nose|foot|hand|finger|elbow|back|collarbone)";

/** What people feel about themselves, fear to lose or went through, told in passing. */
export const quietCues: readonly Cue[] = [
  {
    kind: "feeling",
    weight: 3,
    pattern: anyOf(
      "i'm (?:probably |maybe |just |such |being )?(?:an? |the )?(?:bad|terrible|awful|horrible|useless|rubbish|lousy|lazy|selfish|worst) (?:mother|father|mum|mom|dad|parent|wife|husband|son|daughter|person|friend|nurse|teacher|manager|boss|colleague|carer|neighbour|neighbor|doctor|driver)",
      "i(?:'m| am| get) (?:so |just |really |a bit |honestly |very |pretty )*(?:tired|sick|weary|exhausted) of [a-z]+",
      "i (?:was|got) (?:so |just |really |a bit |very )*(?:tired|sick|weary|exhausted) of (?:myself|it all|everything|life|living|being|feeling|trying|fighting|hiding|pretending|lying|explaining|asking|having to|him|her|them|people)",
      "(?:they|people|everyone|everybody|the (?:kids|others|neighbours|neighbors|parents|school)|he|she)(?:'d| would| will|'ll) (?:only |just |all )?(?:laugh at|judge|look down on|make fun of|think badly of) (?:me|us|her|him|my [a-z]+)",
      "(?:a bit|a little|quite|very|so) ashamed|ashamed (?:a bit|a little)|(?<![a-z] )was ashamed|shame in front of [a-z]+",
      "i should've|i shouldn't've|i could've (?:done|said|helped|stopped)",
      "(?:gave|given|got|had) (?:me |us )?(?:a|an awful|a terrible|a real|quite a|such a|an) (?:bit of a )?(?:fright|scare|shock)",
      "it (?:really |still )?hurts?(?=(?:,? (?:i|to|me|that|when|a lot|honestly))|\\s*(?:[.!,;]|$))(?! (?:my|to (?:walk|swallow|bend)))",
      "(?:that's|then|and) (?:me|us|him|her|them) (?:finished|done for|gone|out|over)|(?:we're|i'd be|we'd be) finished|(?:i'm|i am|we're|i'd be|we'd be) (?:lost(?! for words)|done for|ruined|out of a job|out on the street)(?! (?:with|by|at|for|my|the|it))",
      "(?:they|he|she|someone|the doctor|the company)(?:'d| would|'ll| will) (?:just )?(?:take|cut|sack|fire|report|stop) (?:it|me|us|my|the|our|people)(?: [a-z]+){0,3}",
      "(?:i'd|i would|i'll|i will|i could|i might|we'd|we would|we could) (?:just |only |probably |then )?lose (?:my|the|our|everything|it|him|her|them)",
      "for (?:her|him|them) i(?:'m| am) (?:just|only|nothing but) (?:an? )?[a-z]+",
      "(?:would|will|'d) (?:feel|be) like (?:admitting|giving up|losing|forgetting|burying|saying goodbye)(?: [a-z]+){0,3}",
      "(?:had|having|have) (?:a|an) (?:(?:little|good|bit of a|wee) )?(?:cry|weep)|felt (?:that |so |ever so )?(?:daft|small|stupid|alone)",
      "(?:it|that) still gets me|think (?:about|of) (?:him|her|it|them) yet|miss (?:it|him|her|them) (?:sore|terribly|badly|so much|an awful lot)|makes me sad",
      "can't face (?:him|her|it|them)|(?:not|never|haven't) seen (?:the|my) (?:grandchildren|grandkids|children|kids|son|daughter|mum|mother|dad|father|brother|sister) (?:since|for|in)",
      "that would be (?:admitting|giving up|the end)|not ready (?:to|for) [a-z]+",
      "i(?:'m| am|'d be)? (?:too |a bit |so |just )?(?:scared|afraid|frightened|terrified|worried sick) (?:of|to|that|they|he|she|about|what|if)",
      "(?:very|so|too) (?:quiet|empty|silent)(?: (?:house|home|flat|place|table|evening|office))? (?:now|without|since|these days)",
    ),
    unless:
      /\b(?:it doesn't hurt|if it hurts|afraid (?:not|so)|won't lose|wouldn't lose|nothing to lose|not tired)\b/u,
  },
  {
    kind: "hedge",
    weight: 2,
    pattern: anyOf(
      "you (?:just |soon |do |quickly )?learn to [a-z]+(?: [a-z]+)?",
      "(?:i|we) (?:then |sometimes |just |always )?(?:do|have|use|know) (?:some|certain|a few|my|our|my own|our own) (?:little |small )?(?:things|tricks?|ways?|methods?|rules?)",
      "you (?:just |soon |do )?(?:find|work out|think of) (?:a way|ways|your own way)",
      "you (?:just |soon )?plan (?:a?round )?it",
    ),
  },
  {
    kind: "harm",
    weight: 3,
    pattern: anyOf(
      "god rest (?:her|him|them)",
      `(?:bruised|broke|broken|fractured|cracked|sprained|dislocated|smashed) (?:my |a |his |her |the )?${bodyPart}`,
      "(?:went|came|tumbled|crashed) down the (?:last|first|whole|bottom|top|\\d+)[a-z ]{0,14} ?(?:stairs|steps)",
      "(?:went|go|gone|going|moved|put|had to go) (?:him |her |them )?into (?:a |the )?(?:care |nursing |old people's )?(?:home|hospice|care)(?=\\s*(?:[.!,;]|$|last|a year|in|two|this))",
      "(?:whole thing|room|everything|world|street|road) (?:went|goes|was going|spun|was spinning|started spinning) ?(?:a?round|black|dark|blurry)?(?: on me)?(?=\\s*(?:[.!,;]|$)| and)",
      "(?:before i could|couldn't|could not) get (?:back )?(?:up|out of (?:the )?bed)(?=\\s*(?:[.!,;]|$)|,)",
      "(?<!(?:i|we|then i|just|and) )(?:puts? (?:the phone down|down the phone)|(?:hung|hangs) up)(?! (?:my|the|a|his|her|wet))",
      "(?:he|she|they|someone|somebody|the [a-z]+)(?: [a-z']+){1,6} and (?:put the phone down|(?:hung|hangs) up)(?! (?:my|the|a|his|her|wet))",
      "(?:heard|mocked|laughed at) (?:how i (?:speak|talk|sound)|my accent|my name)",
    ),
    unless: /\b(?:out of the hall|my coat|if|would)\b/u,
  },
];
