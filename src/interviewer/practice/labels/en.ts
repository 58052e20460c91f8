import { anyOf, type LabelRules, startOf, wholeOf } from "./rules.ts";

const aux =
  "(?:do|does|did|is|are|was|were|am|have|has|had|can|could|will|would|should|shall|may|might|must|'s|dont|didnt)(?:n't| not)?";
const subject =
  "(?:you|i|we|they|he|she|it|there|that|this|these|those|your|the|people|anyone|anybody|someone|anything|everyone|my|our|their|his|her)";
const wh =
  "(?:what(?:'s|'re|'d)?|how(?:'s|'d|'re)?|why(?:'s|'d)?|when(?:'s|'d)?|where(?:'s|'d)?|which|who(?:'s|'d)?|whom|whose)";
const storyVerb =
  "(?:tell|describe|explain|walk|talk|share|give|show|take|help|say|elaborate|expand|think of|think back|recall|outline|go (?:through|over|into|back|on)|run (?:me|us) through|sketch|paint|clarify|unpack|bring|let me in|put|summari[sz]e|spell)";
const storyGerund =
  "(?:telling|describing|explaining|walking|talking|sharing|giving|showing|taking|elaborating|expanding|saying|going|running|helping|thinking|unpacking)";

/** English. Tuned on the open half of the labelled set in bench/practice; the kept half was never read. */
export const labelRules: LabelRules = {
  leadIn:
    /^(?:(?:so|and|but|now|well|okay|ok|right|alright|all right|great|thanks|thank you|thanks for (?:that|sharing)|sure|i see|got it|hm+|ah|oh|hey|hi|hello|yes|yeah|um|uh|then|next|first|firstly|finally|lastly|also|just|actually|sorry|please|anyway|interesting|cool|fair enough|overall|in general|generally|again|maybe|perhaps|in your (?:opinion|view|experience|own words)|for you(?: personally)?|personally|out of (?:curiosity|interest)|just (?:curious|wondering)|i(?:'m| am) (?:just )?(?:curious|wondering)|i was wondering|i wonder|to (?:start|begin|finish)(?: with)?|one (?:last|more) (?:thing|question)|let's start|quick question|going back(?: a bit| for a second)?)(?:[,:.!–-]+\s*|\s+)|(?:thinking|looking|speaking|talking|when|as|since|after|before|while|during|with|in|at|on|for|given|compared|from|back|last)\b[^,?]{2,90},\s+)+/u,
  asks: startOf(
    wh,
    `${aux} ${subject}`,
    storyVerb,
    "tell me",
    "any(?:thing)?\\b",
    "could you",
    "would you",
    "can you",
  ),
  request: startOf(
    `(?:can|could|would|will|may|might) (?:you|i|we)(?: (?:please|maybe|perhaps|just|briefly|also|possibly))*(?: (?:mind|be (?:able|willing|happy|open) to|like to|care to|want to))?(?: please)? (?:${storyVerb}|${storyGerund})`,
    `(?:please |just |maybe )*${storyVerb}`,
    `i(?:'d| would) (?:like|love|be (?:curious|interested))(?: you)? to (?:hear|know|understand|learn)`,
  ),
  prepares: startOf(
    `(?:do|can|could) you (?:still )?(?:remember|recall|think (?:of|back))`,
    "have you (?:ever )?(?:had|been|got|experienced)",
    "is there (?:a|an|one|any|some)",
  ),
  leading: [
    anyOf(
      "(?:don't|wouldn't|isn't|aren't|didn't|haven't|won't|can't|shouldn't|doesn't|wasn't|weren't|couldn't) (?:you|it|that|this|they|there|we|he|she|the)",
      "(?:do|would|don't) you (?:not )?agree",
      "you(?:'d| would| must| surely| obviously)? agree",
      "obviously",
      "surely",
      "of course",
      "clearly",
      "as (?:we all|everyone|you) knows?",
      "most (?:people|users|parents|customers)",
    ),
    /, (?:right|correct|yes|no|yeah|huh|eh|true|am i right|isn't it|(?:is|are|was|were|do|does|did|has|have|can|could|will|would|should)n?'?t? (?:it|you|they|that|he|she|we|there))\s*\?/u,
  ],
  double: [
    anyOf(
      `(?:and|or|but|plus)(?: also| then| if so| if not)?,? ${wh}`,
      `(?:and|plus)(?: also| then| if so| if not)?,? ${aux} ${subject}`,
    ),
  ],
  hypothetical: [
    anyOf("imagine", "suppose", "supposing", "pretend", "what if", "hypothetically"),
    /\bif (?:you|we|it|there|they|the \w+|this|this \w+|someone|your \w+) (?:could|had|were|was|would|won|offered|cost|did|might)\b/u,
    /\bwould (?!like to\b|you (?:mind|please|say|describe))\w+/u,
    /\b(?:will you|are you going to|do you plan to|how likely)\b/u,
  ],
  open: [],
  fact: [
    startOf(
      "when",
      "who",
      "where",
      "which",
      "whose",
      "how (?:many|much|often|old|long|far|big|large|frequently|soon|late|early|tall|fast|regularly)",
      "(?:at |on |in )?what (?:time|day|date|year|month|age|brand|model|name|city|town|country|colou?r|size|price|percentage|number|version)",
      "what(?:'s| is| was) (?:the|your) (?:name|price|cost|size|age|brand)",
    ),
  ],
  closed: [startOf(`${aux} `)],
  openWord: anyOf("what", "how", "why", "what's", "how's", "which", "who"),
  nod: wholeOf(
    "(?:(?:m+h*m+|m+|uh huh|uhuh|hm+|ok|okay|k|i see|right|sure|yes|yeah|yep|go on|continue|please continue|go ahead|please go on|and|so|oh|ah|aha|wow|really|got it|thanks|thank you|thank you so much|thanks for (?:that|sharing)|i understand|understood|makes sense|fair enough|noted|alright|all right|take your time|i'm listening|no rush)(?: |$))+",
  ),
  neutralProbe: wholeOf(
    "(?:(?:ok|okay|right|so|and|please|i see|mhm|thanks) )*(?:can you |could you |please )?(?:tell me (?:a (?:little|bit) )?more(?: about (?:that|it|this))?|say (?:a (?:little|bit) )?more(?: about (?:that|it|this))?|(?:and )?then|and then what|what (?:happened )?(?:then|next|after that|else)|what happened|how so|how come|in what way|go on|what do you mean(?: by that)?|such as|like what|for example|why(?: is that| was that)?|anything else about that)(?: please)?",
  ),
  rude: anyOf(
    "stupid",
    "idiot(?:ic)?",
    "dumb",
    "shut up",
    "nonsense",
    "ridiculous",
    "boring",
    "you(?:'re| are) (?:wrong|lying|useless|slow)",
    "whatever",
    "wtf",
    "bullshit",
    "crap",
    "i don't (?:care|believe you)",
    "who cares",
    "that makes no sense",
  ),
  rushed: anyOf(
    "hurry(?: up)?",
    "just answer",
    "be (?:quick|brief)",
    "make it (?:quick|short)",
    "yes or no",
    "quickly",
    "i (?:don't|do not) have (?:much |all )?(?:time|day)",
    "we(?:'re| are) (?:out of|short on|running out of) time",
    "get to the point",
    "keep it short",
    "in one word",
    "short answers?",
    "faster",
    "asap",
    "come on",
  ),
  pointing: anyOf(
    "that",
    "this",
    "it",
    "those",
    "these",
    "then",
    "there",
    "them",
    "next",
    "you (?:just )?(?:said|mentioned|told|talked|spoke|described|wrote)",
    "more",
    "such",
    "after",
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
