import { containsCompletionPhrase } from "../guard.ts";
import { countWords, listSentences, normaliseText } from "./sentences.ts";

export type QuestionFault =
  | "empty"
  | "leading"
  | "double"
  | "closed"
  | "too_long"
  | "hypothetical"
  | "presuming"
  | "completion_phrase";

export const maximumQuestionWords = 30;
/** With a sentence before the question that describes what it is about. */
const maximumMessageWords = 45;
const minDescribingWords = 8;

/** What may stand before a question without changing what kind of question it is. */
const leadIns =
  /^(?:(?:so|and|but|now|well|okay|ok|next|first|finally|lastly|to start|to begin|to finish|to begin with|in your (?:opinion|view|experience|own words)|overall|in general|generally(?: speaking)?|if anything|for you(?: personally)?|personally|please|let's start|one last thing)[,:]?\s+)+/i;

/** "Thinking about your week, ", "When you shop, ", "As a parent, ": up to the first comma. */
const openingClause =
  /^(?:thinking|looking|based|speaking|talking|when|as|since|after|before|while|during|with|in|at|on|for|if|given|compared|from)\b[^,?]{2,90},\s+/i;

export function stripLeadIn(sentence: string): string {
  let text = sentence.trim();
  for (let round = 0; round < 3; round++) {
    const next = text.replace(leadIns, "").replace(openingClause, "");
    if (next === text || next === "") break;
    text = next;
  }
  return text;
}

const askVerbs =
  "tell|describe|explain|walk|talk|share|give|show|take|help|say|elaborate|expand|think of|think back|recall|remember (?:a|an|the|one)|list|name|outline|go (?:through|over|into|back)|run (?:me|us) through|put|summari[sz]e|sketch|paint|clarify|start by|begin by|introduce|define|compare";
const politeRequest = new RegExp(
  `^(?:(?:can|could|would|will|may|might) (?:you|i|we)|would you (?:mind|like to|be (?:able|willing|happy) to)|may i ask you to)(?: please| maybe| perhaps| just| briefly| also)* (?:to )?(?:please )?(?:${askVerbs}|telling|describing|explaining|walking|talking|sharing|giving|showing)\\b`,
  "i",
);
const plainRequest =
  /^(?:please )?(?:tell|describe|explain|walk|talk|share|give|show|take me|take us|help (?:me|us) understand|list|name|outline|elaborate|expand|recall|say more|go through|sketch|summari[sz]e|compare)\b/i;

const auxiliary =
  /^(?:do|does|did|is|are|was|were|am|have|has|had|can|could|will|would|should|shall|may|might|must|don't|doesn't|didn't|isn't|aren't|wasn't|weren't|haven't|hasn't|can't|couldn't|won't|wouldn't|shouldn't)\b/i;
/** A script in another language is left alone by the rule about question words. */
const englishWord =
  /\b(?:you|your|the|there|any|anyone|anything|it|this|that|is|are|of|to|with|and|they|we)\b/i;
const anyOpenWord = /\b(?:what|how|why|when|where|which|who|whom|whose)\b/i;

function isRequest(sentence: string): boolean {
  const core = stripLeadIn(sentence);
  return politeRequest.test(core) || plainRequest.test(core);
}

/** A sentence that asks something, with or without a question mark. */
export function isAsking(sentence: string): boolean {
  return /\?["”’)]*$/.test(sentence) || isRequest(sentence);
}

const leadingPatterns: RegExp[] = [
  /^(?:don't|doesn't|didn't|isn't|aren't|wasn't|weren't|haven't|hasn't|can't|couldn't|won't|wouldn't|shouldn't)\b/i,
  /(?<!\b(?:what|which|where|who|whom) )\b(?:don't|wouldn't|didn't|won't|can't|shouldn't) you\b[^?]*\?/i,
  /\b(?:do you not|would you not|do you agree|would you agree|you(?:'d| would| must| will)? agree|would you say that|wouldn't it|isn't that)\b/i,
  /,\s*(?:right|correct|yes|no|ok|okay|huh|eh|am i right|(?:is|are|was|were|do|does|did|has|have|can|could|will|would|should)(?:n't| not)? (?:it|you|they|that|he|she|we|there|this))\s*\?/i,
  /^how (?:much|many|far|often)\b.*\breally\b/i,
  /\bhow much (?:(?:do|did|does|would|have) (?:you|people|they) )?(?:really )?(?:love|loved|like|liked|enjoy|enjoyed|hate|hated|dislike|better|easier|worse|harder|faster|nicer)\b/i,
  /\b(?:how|just how) (?:very |really |incredibly )?(?:great|good|amazing|awesome|fantastic|wonderful|excellent|brilliant|perfect|terrible|awful|horrible|bad|badly|annoying|frustrating|frustrated|painful|annoyed|disappointed|disappointing|delighted|delightful|excited|impressed|impressive|thrilled|tedious)\b(?! or\b)/i,
  /\b(?:obviously|of course|surely|undoubtedly|as we all know|as you know|everyone knows|everybody knows|most people (?:think|agree|say|prefer|find|believe)|experts (?:say|agree|think|believe)|studies show|research shows|needless to say|it is clear that)\b|^clearly\b|\bclearly,/i,
  /\b(?:why|what makes you) (?:do|did|does) (?:you|people|they) (?:really )?(?:love|enjoy|hate)\b/i,
  /\bwhy (?:is|are|was|were) .{2,60}\b(?:so|such|too)\b/i,
  /\bwhat do you (?:really |most )?(?:love|hate|enjoy)\b/i,
  /\b(?:our|this|the|its) (?:amazing|innovative|award-winning|revolutionary|fantastic|exciting|improved|new and excellent|wonderful|brilliant)\b/i,
  /\b(?:wouldn't|won't) it be\b|\bit would be (?:better|nice|great|useful|helpful)\b/i,
];

const whStart = "(?:what|how|why|when|where|which|who|whom)";
const twoClauses: RegExp[] = [
  new RegExp(
    `(?<!\\b${whStart}(?= or\\b))[,;]?\\s(?:and|or|as well as|but)(?: also| if so| then)?,? ${whStart}\\b(?! to\\b)(?! not\\b)`,
    "i",
  ),
  /[,;]?\s(?:and|or)(?: also| if so| if not)?,? (?:do|does|did|are|is|was|were|have|has|had|can|could|would|will|should) (?:you|they|it|there|this|that|your|the|people)\b(?! (?:same|opposite)\b)/i,
  /(?<!\b(?:elaborate|describe|explain|tell|talk|share|expand|list|name)),? and (?:please )?(?:also )?(?:tell|describe|explain|walk|talk|share|give|show|list|name)\b(?! up)/i,
  /^how (?!easy|often|long|many)\w+ and (?!easy)\w+ (?:is|are|was|were|do|does|did|has|have|would)\b/i,
];

const hypotheticalPatterns: RegExp[] = [
  /\b(?:imagine|suppose|pretend|hypothetical(?:ly)?|consider a (?:scenario|situation))\b/i,
  /\bif (?!there w(?:as|ere) (?:one|any)\b)(?:you|we|it|there|they|the \w+|this|this \w+) (?:could|had|were|was|would|won|offered|cost|did|might)\b/i,
  /\bhow likely (?:are|is|would|will)\b/i,
  /\bdo you think (?:you|people|that you) (?:would|will|could|might)\b/i,
  /\b(?:will you|are you going to|do you plan to)\b/i,
  /\bwould (?!like to\b)(?!have (?:made|kept|helped|changed|been|got|brought|had to|needed to)\b)(?!you (?:please |also |briefly )*(?:describe|say|explain|define|characteri[sz]e|summari[sz]e|rate|put|mind|compare|tell|share|walk|talk|give|like to|be (?:able|willing|happy) to))\w+/i,
];

/** "How did you learn what it would cost?", "What would you do differently?": both look back and guess nothing. */
const lookingBack =
  /\bwould(?! (?:you|they|we|he|she|it|there|this|that|people|your|the)\b)(?<=\b(?:did|was|were|had)\b[^.?!]*)|\bwhat would you (?:have )?do(?:ne)? (?:differently|the same|again)\b/giu;
const condition = /\bif (?!any|at all)/iu;

function isHypothetical(text: string): boolean {
  const guessed = condition.test(text) ? text : text.replace(lookingBack, "");
  return hypotheticalPatterns.some((rule) => rule.test(guessed));
}

/** What asks for a worry or an attempt as if everybody had one. */
const presumingPatterns: RegExp[] = [
  /^what (?:most |really )?(?:worries|worried|bothers|bothered|annoys|annoyed|frustrates|frustrated|scares|scared|concerns|concerned|puts? you off)\b/i,
  /^what (?:do|did) you (?:most )?(?:fear|dread|regret)\b/i,
  /^what (?:are|were) you (?:most )?(?:afraid|scared|worried)\b/i,
  /^what (?:makes|made) you (?:doubt|worry|hesitate|nervous|unsure)\b/i,
  /^what (?:fears|worries|doubts|concerns|complaints|problems|difficulties|trouble)\b.{0,40}\b(?:do|did|have) you\b/i,
  /^what did you (?:\w+(?: into| for)? or )?try\b/i,
  /^(?:which|what) (?:parts?|points?|steps?|bits?|moments?)\b.{0,40}\b(?:is|are|was|were) (?:too |really |most )?(?:hard|difficult|confusing|unclear|annoying|boring)\b/i,
  /^what (?:speaks|spoke) (?:for|against)\b/i,
  /\byou no longer (?:wanted|needed|liked|trusted|enjoyed)\b/i,
  /^what (?:brought|took|got|pushed|drove) you (?:the )?(?:closest|nearest) to\b/i,
  /^what difference (?:do|does|did|has|have)\b/i,
  /^what (?:makes|made) (?:it|that|this|them) worth\b/i,
  /^what did you (?:still |most )?(?:want|wish|long) to know\b/i,
  /^when did you (?:first )?(?:start|begin) (?:to )?(?:doubt|worry|regret|los)(?:e|ing)?\b/i,
];
const allowsNothing = /\bif (?:any|anything|anyone|anywhere|at all|ever|so|it has|there (?:is|was))\b/i;

/** "Was war daran gut?" only looks like an English question for yes or no. */
function isGermanWhat(core: string): boolean {
  return /^was\b/i.test(core) && !englishWord.test(core);
}

/** "Have you ever rung the minibus? Tell us what happened.": whoever says no has answered too. */
const invitation = /^(?:please )?(?:tell|say|describe)\b.{0,60}\b(?:what|how|about|more)\b/i;

/** "Which moment has stayed with you? Tell us about it." asks for nothing else. */
const unfolding = /^(?:please )?(?:tell|say)\b.{0,16}\b(?:about (?:it|that|this|them)|more)\W*$/i;

/** The sentences without an invitation that unfolds the question before it, and without a question for yes or no before one. */
function dropScreened(sentences: string[]): string[] {
  return sentences.filter((sentence, index) => {
    const isScreen = isClosed(sentence) && invitation.test(sentences[index + 1] ?? "");
    const before = sentences[index - 1] ?? "";
    const isInvited =
      (invitation.test(sentence) && isClosed(before)) || (unfolding.test(sentence) && isAsking(before));
    return !isScreen && !isInvited;
  });
}

/** "What did you note that day, and where?" */
const shortTail = /,? and (?:where|when|who with|with whom)(?=\?)/i;

function isClosed(sentence: string): boolean {
  if (!/\?["”’)]*$/.test(sentence)) return false;
  const core = stripLeadIn(sentence);
  if (politeRequest.test(core) || plainRequest.test(core)) return false;
  if (/\bon a scale (?:of|from)\b|\b(?:from )?1 (?:to|-|–) (?:5|7|10)\b/i.test(sentence)) return true;
  if (auxiliary.test(core)) return !isGermanWhat(core);
  return countWords(core) > 3 && englishWord.test(core) && !anyOpenWord.test(core);
}

/** "…, or what you know of it if you never have", "or how you managed without": the same question to those who never did. */
const orElse =
  /,? or (?:what|how)\b[^?.]{3,80}\b(?:if (?:you|there|it|they|nobody)|without)\b[^?.]{0,40}[.?]?$/iu;

/** "What else should we know about your pay and how it is worked out?": a last question may name all of it. */
const wideEnding =
  /(?<=^what else\b.{0,40}\b(?:know|tell|say|add)\b.{0,60}) and (?:how|what|where|when) (?:it|they|that|this|you|your|the)\b/iu;

/** "Which job came closest to a fair price? What made it so?": the first only picks what the second asks about. */
const picking = /^which\b.*\b(?:most|least|best|worst|first|last|\w{3,}est)\b/iu;
const ofThePicked = /^(?:what|how|why|when|where|who)\b.{0,40}\b(?:it|that|this|them|there)\b/iu;

/** "Can you think of another way?" is a question of its own. */
const searching = /\b(?:think of|recall|name|list)\b/iu;

/** Whether it only sets the scene for the one question after it, as "Take us through that day. What happened?" does. */
function isSettingScene(sentence: string, next: string | undefined): boolean {
  if (next === undefined || isRequest(next) || !anyOpenWord.test(stripLeadIn(next))) return false;
  const isTold = isRequest(sentence) && !searching.test(sentence);
  return isTold || (picking.test(stripLeadIn(sentence)) && ofThePicked.test(next));
}

function isDouble(sentences: string[]): boolean {
  const asking = dropScreened(sentences).filter(isAsking);
  const isScene = isSettingScene(asking[0] ?? "", asking[1]);
  if (asking.length > (isScene ? 2 : 1)) return true;
  if (asking.length === 1 && sentences.filter(isAsking).length > 2) return true;
  return asking.some((sentence) => {
    const core = stripLeadIn(sentence).replace(orElse, "").replace(shortTail, "").replace(wideEnding, "");
    return twoClauses.some((pattern) => pattern.test(core));
  });
}

function isTooLong(sentences: string[]): boolean {
  const asking = sentences.filter(isAsking);
  const asked = (asking.length > 0 ? asking : sentences).reduce((sum, one) => sum + countWords(one), 0);
  return asked > maximumQuestionWords || countWords(sentences.join(" ")) > maximumMessageWords;
}

/** Whether something is described before it is asked about, such as an idea that people are to judge. */
export function describesFirst(question: string): boolean {
  const [first = "", ...rest] = listSentences(normaliseText(question));
  return rest.some(isAsking) && !isAsking(first) && countWords(first) >= minDescribingWords;
}

function isPresuming(sentence: string): boolean {
  const core = stripLeadIn(sentence);
  return !allowsNothing.test(sentence) && presumingPatterns.some((rule) => rule.test(core));
}

/** Every fault of one question on its own; in the order in which they are worth mending. */
export function listFaults(question: string): QuestionFault[] {
  const text = normaliseText(question);
  if (!/[\p{L}\p{N}]/u.test(text)) return ["empty"];
  const sentences = listSentences(text);
  const faults: QuestionFault[] = [];
  if (containsCompletionPhrase(text)) faults.push("completion_phrase");
  if (isTooLong(sentences)) faults.push("too_long");
  if (isDouble(sentences)) faults.push("double");
  const leading = sentences.some((sentence) =>
    leadingPatterns.some((rule) => rule.test(stripLeadIn(sentence))),
  );
  if (leading) faults.push("leading");
  if (isHypothetical(text)) faults.push("hypothetical");
  if (sentences.some(isPresuming)) faults.push("presuming");
  const closed = dropScreened(sentences).some(isClosed);
  if (closed && !leading && !faults.includes("hypothetical")) faults.push("closed");
  return faults;
}
