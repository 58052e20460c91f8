import type { ClauseClass } from "./classes.ts";
import { affects, degree, emotion, emotions, feelingVerbs, judgements } from "./lexicon.ts";

const own = "(?:i|we|you)";

const wish = new RegExp(
  `^${own}(?:'d| would)? ?${degree}(?:wish|hope|want|need (?:it|them|him|her|someone|somebody|people) to)(?: |$)|^${own}(?:'d| would) ${degree}(?:like|love|prefer|rather|want|appreciate|welcome)(?: |$)|^(?:it|that|this|what)(?:'d| would) ${degree}(?:be|help|make|mean|save|have been)(?: |$)|^if only |^${own} could do with `,
  "u",
);
const opinion = new RegExp(
  `^${own} ${degree}(?:think|believe|reckon|suspect|find(?= (?:it|that|them|this) (?:${degree})(?:${judgements}))|feel (?:that|like (?:they|it|he|she|people|nobody)))(?! (?:about|of|back|it over|twice)(?: |$))|\\b(?:should|shouldn't|should not|ought to|mustn't)(?! have)(?: |$)|^in (?:my|your) (?:view|opinion|experience|book)|\\b(?:is|are|isn't|aren't|'s) (?:not )?worth `,
  "u",
);
const feeling = new RegExp(`^${own} ${degree}(?:${feelingVerbs})(?: |$)`, "u");
const feelsSo = new RegExp(
  `^${own}(?:(?:'m|'re| am| are| ${degree}get| ${degree}feel|'ve been| have been) |(?<then>'d been| was| were| ${degree}got| ${degree}felt| had been) )${emotion}(?: (?!and |or ).*)?$`,
  "u",
);
const feelsInside = new RegExp(`^${own} (?:.{2,40} )?(?:to )?(?:feel|felt) ${degree}(?:${emotions})$`, "u");
const doesToThem = new RegExp(
  `^(?:it|that|this|which|(?:the |my |your |his |her |their )?[a-z' -]{2,40}?) (?:really |still |just |always |sometimes |often )*(?:${affects}) (?:me|us|you)(?: (?:${emotion}|down|up|to tears|mad|crazy|awake|on edge|off|out|cry|laugh|a lot|most|going|up the wall|nerves|feel|want|look).*)?$`,
  "u",
);
const judgement = new RegExp(
  `^(?:it|that|this|they|those|which|all of it|[a-z' -]{2,40}?)(?:'s| is| are|'re|(?<then> was| were| wasn't| weren't| became| got|'d been| felt)| isn't| aren't| feels| gets) ${degree}(?:the |my |your )?(?:${judgements})(?: (?:part|bit|thing|one|time|day|days|week|moment)(?: .+)?)?(?: (?:though|than .+|then|now|these days|at times|for (?:me|us|you|him|her|them)|on (?:me|us|you|him|her|them)|to .+|that .+|how .+|at (?:first|the start|all)|in .+|without .+|being .+))?$`,
  "u",
);
/** "It's better than it was": how things are now. */
const compared =
  /^(?:it|that|this|things|they|the [a-z]+)(?:'s| is| are|'re| gets| get) (?:much |a lot |a bit |a little |far )?(?:better|worse|easier|harder|quieter|calmer|busier|slower|quicker) (?:than|now|these days|since)/u;
const bareJudgement = new RegExp(
  `^(?:(?:it's |a bit |rather |quite |very |so |how |really )*)(?:${judgements}) (?:how|that|what|to|when) `,
  "u",
);
const decided = new RegExp(
  `^${own}(?:'ve| have|'d| had)? ${degree}(?:(?:then |finally |eventually |simply )*)(?:decided|chose|chosen|gave (?:it |that |them )?up|given (?:it |that |them )?up|quit|resigned|retired|switched|swapped|signed up|signed (?:us|him|her) up|cancelled|canceled|sold|agreed|refused|went (?:with|for|private|part-time|freelance|back to)|picked(?! .*\\bup\\b)|took up|joined|stopped(?= [a-z]+ing\\b|$)|(?:started|began)(?= (?:[a-z]+ing\\b(?<!crying|shaking|panicking|feeling|raining)))|turned (?:it|them|him|her) down|dropped out|pulled out|moved(?= (?:out|in|house|away|here|there|back|to|into|on|jobs)|$)|let (?:it|them|him|her|the [a-z]+) go|handed in|left (?:my|the|our|your) (?:job|school|club|company|firm|church|union|gym|team|band|course|army|profession)|made up (?:my|our|your) mind|put (?:my|our|your) foot down|settled (?:for|on))(?: |$)`,
  "u",
);
const plan = new RegExp(
  `^${own}(?:'m| am|'re| are)(?: ${degree})? ?(?:going to|planning (?:to|on)|thinking (?:of|about) [a-z]+ing|about to|giving (?:[a-z]+ )?up|leaving|moving|stopping|quitting|hoping to)(?: |$)|^${own}(?:'ll| will)(?: ${degree})? (?!see$|say|tell|put|pause|never|usually|often|always|sometimes)[a-z]+`,
  "u",
);
const cannot = new RegExp(
  `^(?:[a-z' -]{1,40}?) (?:can't|cannot|can not|won't|(?<then>couldn't|could not|wasn't able to|weren't able to|wouldn't))(?: ${degree})? (?!say|imagine|remember|complain|think|stand|bear|wait|believe|help|tell|be|have been|blame|speak|talk|have|recall|ask|mind|thank|fault|know|see (?:why|how|the))[a-z]+`,
  "u",
);
const fails =
  /^(?:it|they|the [a-z]+(?: [a-z]+)?|your [a-z]+|nothing) (?:doesn't|don't|does not|do not|never|(?<then>didn't|did not)) (?:really |even |ever |quite |always )*(?:works?|worked|fits?|connects?|loads?|starts?|opens?)(?: |$)/u;
/** Not to have done these leaves nothing undone. */
const stativeUndone =
  "know|knew|known|think|thought|mind|care|have|had|need|needed|like|liked|want|wanted|remember|understand|understood|believe|believed|see|seen|feel|felt|mean|meant|get|got|really|be|been|live|work|own|expect|expected|realise|realised|notice|noticed|agree|forget|forgot|trust|enjoy|say|even";
const undone = new RegExp(
  `^${own} ${degree}(?:(?:don't|do not|never(?= [a-z]+(?<!ed|went|got|came|had|told|did|saw|said|knew|thought|felt|found|took|heard|made|gave|met|rang|wrote|been|was|were)(?: |$)))|(?<then>didn't|did not|never|haven't|have not|have never|hadn't|'ve never|had never)) ${degree}(?:ever |bother to |dare |dare to |have to )?(?!(?:${stativeUndone})(?: |$))[a-z]+`,
  "u",
);

/** "Strange how that goes", "strange how I felt". */
const pastWord = "(?:was|were|felt|had|did|[a-z]{2,}ed)";
const bareThen = new RegExp(`${bareJudgement.source}.*\\b${pastWord}\\b`, "u");

/** "Strange how I felt those days." */
const feltThen = new RegExp(`${bareJudgement.source}(?:.* )?${own} felt\\b`, "u");

interface Form {
  pattern: RegExp;
  present: ClauseClass;
  /** Where the group "then" of the pattern took part. */
  past?: ClauseClass;
}

/** In the order in which they are tried. */
const forms: readonly Form[] = [
  { pattern: wish, present: "wish" },
  { pattern: opinion, present: "opinion" },
  { pattern: feeling, present: "feelingNow", past: "feelingThen" },
  { pattern: feelsSo, present: "feelingNow", past: "feelingThen" },
  { pattern: feelsInside, present: "feelingThen" },
  { pattern: doesToThem, present: "feelingNow", past: "feelingThen" },
  { pattern: compared, present: "stateNow" },
  { pattern: judgement, present: "judgementNow", past: "judgementThen" },
  { pattern: feltThen, present: "feelingThen" },
  { pattern: bareThen, present: "judgementThen" },
  { pattern: bareJudgement, present: "judgementNow" },
  { pattern: decided, present: "decision" },
  { pattern: plan, present: "plan" },
  { pattern: cannot, present: "unableNow", past: "unableThen" },
  { pattern: fails, present: "unableNow", past: "unableThen" },
  { pattern: undone, present: "undoneNow", past: "undoneThen" },
];

/** By the form of the whole clause, in lower case; undefined where only its verb can say. */
export function classifyByForm(text: string): ClauseClass | undefined {
  for (const { pattern, present, past } of forms) {
    const match = pattern.exec(text);
    if (match === null) continue;
    return past !== undefined && match.groups?.then !== undefined ? past : present;
  }
  return undefined;
}
