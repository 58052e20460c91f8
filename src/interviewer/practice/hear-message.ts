import type { QuestionLabel } from "#contract/practice-debrief.ts";
import { countWords, listSentences, normaliseText } from "../script/sentences.ts";
import { dropPreface } from "./drop-preface.ts";
import type { Facet } from "./practice-case.ts";
import { findManner, labelQuestion, type MessageManner, plainText } from "./question-label.ts";

/** Messages that are about the talk itself or ask for no story. */
export type Aside = "greeting" | "bye" | "thanks" | "about_the_interview" | "about_you" | "anything_else";

/** What a message is, by its words alone. */
export interface Heard {
  aside: Aside | null;
  label: QuestionLabel | null;
  manner: MessageManner | null;
  /** What an open question is after, the most likely first. */
  facets: Facet[];
  /** The part that asks, in plain lower case. */
  asking: string;
  /** The same without what only leads up to the question. */
  core: string;
  words: number;
}

const readChars = 2_000;
const askingSentences = 3;

const asides: readonly (readonly [Aside, RegExp])[] = [
  [
    "greeting",
    /^(?:(?:(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening)|welcome|thanks?|thank you)(?:,? (?!what|how|why|do|are|is)[\w'-]{1,20})?|nice to meet you|how are you(?: today| doing)?|(?:thanks?|thank you)(?: so much| very much)? for (?:your time|coming|joining|taking (?:part|the time)|being here|talking (?:to|with) me|making (?:the )?time)[\w ]{0,30}|my name is [\w'-]{1,20}|i(?:'m| am) [\w'-]{1,20}|(?:are you |shall we |is it (?:ok|okay|all right) (?:if we |to )|ready to |can we )(?:ready|begin|start)(?: to (?:begin|start))?)[\s,.!?]*){1,6}$/u,
  ],
  [
    "anything_else",
    /\banything (?:else(?! about (?:that|it|this))|to add)\b|\bwhat (?:else )?(?:haven't|have|didn't|did|should) i (?:not )?(?:have )?(?:asked|ask)\b|\bi (?:haven't|didn't) asked?\b|\b(?:any|some)thing (?:that )?(?:we|i) (?:haven't|have not|didn't|did not|should (?:have|know)|forgot|missed)\b|\b(?:like|want) to add\b|\bshould i have asked\b|\bleft out\b/u,
  ],
  [
    "bye",
    /\b(?:goodbye|bye|that(?:'s| is) all (?:my questions|from me|i (?:have|wanted))|(?:we(?:'re| are)|i(?:'m| am)) (?:done|at the end)|thank(?:s| you)(?: so much| very much)? for (?:your time|talking|the interview|everything))\b/u,
  ],
  [
    "thanks",
    /^(?:(?:okay|ok|great|thanks?(?: you)?(?: a lot| so much| very much)?|got it|fine|good|perfect|cheers|for (?:that|telling me|sharing))[\s,.!]*){1,8}$/u,
  ],
  [
    "about_the_interview",
    /\bare you (?:a |an )?(?:real|human|robot|bot|ai|machine|computer|chatgpt|model)\b|\bwho are you\??$|\bwhat are you\??$|\byour (?:system )?(?:prompt|instructions|rules)\b|\b(?:questions|(?:any|some)thing (?:to|you(?:'d| would) like to) ask) (?:for |of )?me\b|\bhow long (?:will|does) (?:this|the interview) take\b|\b(?:mind|ok|okay|all right) if i (?:record|take notes)\b/u,
  ],
  [
    "about_you",
    /\b(?:tell me|describe|say)(?: me)?(?: something| a (?:bit|little)| a few words| more)?(?: about)? yourself\b|\bintroduce yourself\b|\bwho you are\b/u,
  ],
];

/** In this order: of two that fit, the first is asked for more plainly. */
const facetPatterns: readonly (readonly [Facet, RegExp])[] = [
  [
    "example",
    /\b(?:last|latest|first|recent) (?:time|one|week|month|night|day|occasion|visit|trip)|\bmost recent\b|\bwalk me\b|\btake me (?:through|back)\b|\bexample\b|\bfor instance\b|\b(?:a|one|the|that|particular|specific) (?:actual |exact |very |precise )?(?:time|day|night|moment|situation|occasion|morning|evening|afternoon)\b|\bwhat happened\b|\bhow did (?:you|they|he|she|it|we) (?!come to|feel|manage|deal|handle)|\bwhat moment\b|\bwhen did\b|\bwhen was\b|\byesterday\b|\bthink(?:ing)? (?:back|of)\b|\bstep by step\b|\bfrom the (?:start|beginning)\b/u,
  ],
  [
    "wish",
    /\bwish|\bchange (?:about|anything|one|something)|\bideal|\bimprov|\bmagic wand\b|\blike to see\b|\bdifferent(?:ly)?\b|\bhop(?:e|ing)\b|\bbetter\b|\bwould help\b|\b(?:could|should) (?:they |he |she |we |you )?(?:still )?have\b|\bmade you (?:keep|stay)|\badvi[cs]e\b|\bsolution\b|\bneed(?:ed)? (?:instead|most)\b/u,
  ],
  [
    "why",
    /\bwhy\b|\bhow come\b|\breasons?\b|\bcome about\b|\bcome to (?!me\b|you\b|an\b|the\b)|\bwhat(?: has| had|'s)? (?:made|makes|led|leads|drove|drives|prompted|got|kept|keeps|brought|lies|lay|was behind|is behind)\b|\bbehind\b|\bwhat for\b|\bdecid|\bimportant\b|\bmatters?\b|\bmean(?:s|t)? to you\b|\bwhat d(?:o|id) you mean\b/u,
  ],
  [
    "feeling",
    /\bfeel|\bfelt\b|\bemotion|\bmood\b|\bwhat (?:is|was|'s)?.{0,30}\blike for you\b|\bhow (?:was|is) (?:that|it|this)\b|\bgo(?:es|ing)? through your (?:head|mind)\b|\bgoing on (?:in|for|with) you\b|\bunderneath\b|\bworr|\bstress|\bbother|\bannoy|\bupset|\bfrustrat|\bdifficult|\bhard(?:est)?\b|\bchalleng|\bproblem|\bstruggl|\bworst\b|\bbest\b|\benjoy|\b(?:dis)?like (?:most|least|about)\b|\bwhat do you (?:like|love|hate)\b|\bdo you (?:think|make) of\b|\byour? react|\bmiss(?:ed)? (?:most|about)\b|\bexperience/u,
  ],
  [
    "often",
    /\bhow (?:often|frequently|regularly)\b|\bhow many times\b|\bhow many (?:days|hours)\b|\bwhen do\b/u,
  ],
  [
    "cost",
    /\bcosts?\b|\bpric(?:e|ing)\b|\bpa(?:y|id)\b|\bspen[dt]\b|\bexpens|\bhow much\b|\bhow long (?:does|did|do)\b|\beffort\b|\bmoney\b|\btake (?:out )?of you\b/u,
  ],
  [
    "who",
    /(?:^|[.!?,:;] )(?:(?:and|so|but|with|for|to|by|from) )*who(?:m|se)?\b|\bwho else\b|\bother people\b|\bpeople (?:involved|around)\b/u,
  ],
  [
    "how",
    /\bhow (?:do|does|did|is|are|was|were|has|have|had|would|can) (?!you feel|you think|often|much|many|(?:they|he|she) (?:react|respond))|\bin what way\b|\bsteps?\b|\bprocess\b|\bmethod\b|\bmanage\b|\bhandle\b|\bdeal(?:t)? with\b|\bwhat (?:do|did) you do\b|\bget(?:ting)? (?:around|round)\b|\blook like\b|\btypical|\busual/u,
  ],
];

/** The end of a message, which asks: the last paragraph's last sentences. */
function takeAskingPart(message: string): string {
  const paragraph = message
    .trim()
    .split(/\n\s*\n/)
    .at(-1);
  return listSentences(normaliseText(paragraph ?? "").slice(-readChars))
    .slice(-askingSentences)
    .join(" ");
}

/** Hears a message: its label and manner, and what it is after. Total: any text is heard. */
export function hearMessage(message: string, before = ""): Heard {
  const asking = takeAskingPart(message);
  const core = dropPreface(asking, before);
  const plain = plainText(core);
  const facets = facetPatterns.flatMap(([facet, pattern]) => (pattern.test(plain) ? [facet] : []));
  return {
    aside: asides.find(([, pattern]) => pattern.test(plain))?.[0] ?? null,
    label: labelQuestion(asking, before),
    manner: findManner(message.slice(0, readChars)),
    facets: facets.length === 0 ? ["open"] : facets,
    asking: normaliseText(asking).toLowerCase(),
    core: normaliseText(core).toLowerCase(),
    words: countWords(asking),
  };
}
