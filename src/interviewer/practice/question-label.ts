import type { QuestionLabel } from "#contract/practice-debrief.ts";
import { normaliseText } from "../script/sentences.ts";
import { listContentStems, tidyText } from "../words.ts";
import { dropPreface, isRestated } from "./drop-preface.ts";
import { labelRules } from "./label-rules.ts";

const quoted = /„[^“"]*[“"]|"[^"]*"|«[^»]*»/gu;
/** Of a longer message the end is read, which asks. */
const readChars = 1_200;
/** "When it suits you" asks for no date, and "if you'd like to say" for no guess. */
const courtesy =
  /,? (?:(?:when|whenever|if) (?:it|that) suits you|if (?:you'd like to (?:say|tell me|share)|you don't mind(?: saying)?|that's (?:all right|okay|ok)))\b/gu;
/** "You got to the stop, and then?" */
const andThen = /(?<=\p{L}),? and then\?+$/u;
const questionMark = /[?؟][")»]*$/u;

interface Asked {
  /** The sentence, lead-ins included. */
  sentence: string;
  /** The asking clause without lead-ins. */
  core: string;
}

/** Lower case, plain apostrophes, single blanks, misspellings put right, "…" for what stands in quotation marks. */
export function plainText(text: string): string {
  const plain = normaliseText(tidyText(text))
    .toLowerCase()
    .replace(quoted, "…")
    .replace(courtesy, "")
    .replace(andThen, ". what happened then?");
  return plain.replace(/[\p{L}\p{M}']+/gu, (word) => labelRules.spellings.get(word) ?? word);
}

/** Without punctuation: what a whole message is compared with. */
export function bareWords(text: string): string {
  return text
    .replace(/[^\p{L}\p{M}\p{N}' ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

function listSentences(text: string): string[] {
  return text.split(/(?<=[.!?؟])\s+/u).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

function stripLeadIns(sentence: string): string {
  let core = sentence;
  for (let round = 0; round < 3; round += 1) core = core.replace(labelRules.leadIn, "");
  return core === "" ? sentence : core;
}

/** The clause that asks, where a statement stands before it: "you said it took ages, what happened then?". */
function findAskingClause(core: string): string | undefined {
  if (labelRules.asks.test(core) || labelRules.request.test(core)) return core;
  for (const match of core.matchAll(/[,;:–—،؛]\s+| - /gu)) {
    const clause = stripLeadIns(core.slice(match.index + match[0].length));
    if (labelRules.asks.test(clause) || labelRules.request.test(clause)) return clause;
  }
  return undefined;
}

const maxEchoWords = 8;

/** "Your weight?", "Nearly all?": the other's own words given back, which ask for more. */
function isEchoOf(sentence: string, before: string): boolean {
  const words = bareWords(sentence).split(" ");
  if (words.length > maxEchoWords || labelRules.asks.test(stripLeadIns(sentence))) return false;
  const said = new Set(bareWords(plainText(before)).split(" "));
  const own = words.filter(
    (word) =>
      !said.has(word) &&
      !/^(?:your?|yourself|you're|you'll|yours|he|she|they|and|so|but|the|a|you'd|you've)$/u.test(word),
  );
  return words.length > own.length && own.length === 0;
}

/** What a message asks, sentence by sentence; "Really?" and "Or by bus?" are no questions of their own. */
function listAsked(text: string, isEcho: (sentence: string) => boolean = () => false): Asked[] {
  const sentences = listSentences(text);
  const isMarked = sentences.some((sentence) => questionMark.test(sentence));
  return sentences.flatMap((sentence) => {
    if (labelRules.nod.test(bareWords(sentence)) || isEcho(sentence)) return [];
    const core = stripLeadIns(sentence);
    const clause = findAskingClause(core);
    // Who writes question marks writes "when the marking's done." as a statement.
    const isStatement =
      isMarked &&
      !questionMark.test(sentence) &&
      (clause === undefined || !labelRules.request.test(clause) || /^go (?:on|ahead)\b/u.test(clause));
    if (clause !== undefined && !isStatement) return [{ sentence, core: clause }];
    return questionMark.test(sentence) ? [{ sentence, core }] : [];
  });
}

/** The last clause of a message that asks, without what leads in to it. `plain` comes from `plainText`. */
export function findAskedClause(plain: string, before = ""): string | undefined {
  const core = dropGuess(listAsked(plain, (sentence) => isEchoOf(sentence, before))).at(-1)?.core;
  return asksOpenly.test(core ?? "") ? core?.replace(guessBehind, "") : core;
}

/** "How did you get it, did you buy it?" */
const guessBehind = /, (?:did|was|is|do|are|were|does|has|have) (?:you|it|that|he|she|they)\b[^?]*\?*$/u;

const hardship =
  "(?:hard|rough|tough|difficult|awful|horrible|terrible|dreadful|frightening|scary|painful|sad|lonely|exhausting|tiring|stressful|upsetting|worrying|heavy|humiliating|unpleasant|stung|hurt|a (?:real )?(?:shock|blow|struggle|worry|fright)|a (?:bad|hard|rough) [a-z]+|a lot)";
/** "I'm sorry, that must have been hard.": kindness before a question, which says nothing of its answer. */
const sympathy = new RegExp(
  `^(?:oh,? |no,? |i'm (?:so |very |really )*sorry,? (?:to hear that,? )?|and )*(?:i'm (?:so |very |really )*sorry[^?]{0,60}|(?:that|it|this|what you went through)(?:'s| is| was| must| can't| cannot| sounds?| would| could)(?: not| n't)?(?: have)?(?: been| be| feel| felt| like)?(?: really| very| so| quite| pretty)* ${hardship}[^?]{0,50}|(?:that|it) (?:can't|cannot) (?:have been|be) easy[^?]{0,30}|i can (?:only )?(?:imagine|picture|hear|see)(?: that| how| it| what| why)?(?: [a-z']+){0,8}|what an? ${hardship} [^?]{0,40})[.!,]$`,
  "u",
);

/** The sentences that are judged: kindness that comes before a question is none of it. */
function withoutSympathy(sentences: readonly string[]): readonly string[] {
  const rest = sentences.filter((sentence) => !sympathy.test(sentence.trim()));
  return rest.some((sentence) => questionMark.test(sentence)) ? rest : sentences;
}

const fits = (patterns: readonly RegExp[], text: string): boolean =>
  patterns.some((pattern) => pattern.test(text));

/** "What's the streak? Is that like a badge?": a guess at the answer is no question of its own. */
const guess =
  /^(?:is|was|are|were|does|did|do|has|have) (?:it|that|this|they|he|she|you)\b(?: [^ ?]+){0,6}\?*$/u;
const asksOpenly = /^(?:what|who|how|where|when|why|which)\b/u;

function dropGuess(asked: readonly Asked[]): readonly Asked[] {
  const [last, before] = [asked.at(-1), asked.at(-2)];
  const isGuess =
    last !== undefined && before !== undefined && guess.test(last.core) && asksOpenly.test(before.core);
  return isGuess ? asked.slice(0, -1) : asked;
}

/** "Sorry, what do you mean?" before the question itself. */
const clarifies = /^(?:what do you mean|how do you mean|sorry|pardon|really|is that right)[^,]{0,12}\?*$/u;
/** One story, asked for with how it came about. */
export const oneStory =
  /,? and (?:tell me )?how (?:it|that|this|they|you) (?:all |first )?(?:came|come|got|started|began|went|happened)\b(?: (?:about\b|to [a-z]+ (?:it|that|there|here)\b))?/u;

function isDouble(asked: readonly Asked[]): boolean {
  // "Take me through Friday. What did you do after lunch?" is one request, made narrower.
  const real = asked.filter(
    ({ core }, index) =>
      index === asked.length - 1 ||
      ![labelRules.prepares, labelRules.request, clarifies].some((pattern) => pattern.test(core)),
  );
  const single = real.map(({ core }) => (labelRules.request.test(core) ? core.replace(oneStory, "") : core));
  return single.length > 1 || single.some((core) => fits(labelRules.double, core));
}

function findForm(core: string): "open" | "closed" | "fact" {
  if (labelRules.request.test(core) || fits(labelRules.open, core)) return "open";
  if (fits(labelRules.fact, core)) return "fact";
  if (fits(labelRules.closed, core)) return "closed";
  return labelRules.openWord.test(core) ? "open" : "closed";
}

/** ", then?" behind a question that any answer fits, and "I think" behind what was said before, lead nobody. */
function dropAfterthought(sentence: string): string {
  const core = stripLeadIns(sentence);
  if (asksOpenly.test(core)) return sentence.replace(/,? (?:then|though|do you think)\?+$/u, "?");
  return sentence.endsWith("?") ? sentence : sentence.replace(/, i (?:think|believe|guess)\.$/u, ".");
}

const minQuotedWords = 3;

/** "I should have to look at it." – "What would you have to look at?" asks what they meant, and for no guess. */
function asksWhatTheyMeant(core: string, before: string): boolean {
  if (!/^what\b/u.test(core)) return false;
  const said = ` ${bareWords(plainText(before))} `;
  const words = bareWords(core).split(" ");
  return words.some((_, index) => {
    const run = words.slice(index, index + minQuotedWords);
    return run.length === minQuotedWords && said.includes(` ${run.join(" ")} `);
  });
}

const missed = /^what (?:else )?would (?:you )?have (?:been|liked|wanted)\b(?!.*\bif\b)/u;

/** "I'd have liked more." – "You'd have liked more. What would you have liked?" asks for no guess. */
function asksWhatWasMissing(plain: string, before: string): boolean {
  const sentences = listSentences(plain);
  const said = new Set(listContentStems(before));
  return missed.test(sentences.at(-1) ?? "") && sentences.slice(0, -1).some((one) => isRestated(one, said));
}

/** "You'd rather run a shoe shop? Tell me about that.", "Who's the rude customer?": what the other said leads nobody. */
function isTheirs(sentence: string, isLast: boolean, before: string): boolean {
  if (isLast && !asksOpenly.test(stripLeadIns(sentence))) return false;
  return isEchoOf(sentence, before) || isRestated(sentence, new Set(listContentStems(before)));
}

/** "The good days are also bad - can you give me an example?": what the other said before a request. */
function dropEcho(sentence: string, before: string): string {
  const core = stripLeadIns(sentence);
  const clause = findAskingClause(core) ?? core;
  const isRequest = clause !== core && labelRules.request.test(clause);
  const lead = isRequest ? core.slice(0, core.lastIndexOf(clause)) : "";
  return isRestated(lead, new Set(listContentStems(before))) ? clause : sentence;
}

/** What somebody is afraid of they feel now, though it has not happened. */
const fear = /\b(?:are|were|is|was) (?:you|they|he|she) (?:\w+ )?(?:afraid|scared|frightened|worried)\b/u;

export interface QuestionReading {
  leading: boolean;
  double: boolean;
  hypothetical: boolean;
  /** What it would be if none of these held. Null for a statement, which can still lead. */
  form: "open" | "closed" | "fact" | null;
}

/**
 * All that holds of a message of an interviewer, not only the label that wins. Null for what asks nothing. What it
 * says again of `before`, the answer before it, is the other's and no question.
 */
export function readQuestion(text: string, before = ""): QuestionReading | null {
  const plain = plainText(dropPreface(normaliseText(text.slice(-readChars)), before));
  const whole = bareWords(plain);
  if (whole === "" || labelRules.nod.test(whole)) return null;
  const sentences = listSentences(plain);
  const isEcho = (sentence: string) =>
    isEchoOf(sentence, before) && (sentence !== sentences.at(-1) || !fits(labelRules.leading, sentence));
  if (isEcho(plain)) return { leading: false, double: false, hypothetical: false, form: "open" };
  const worded = withoutSympathy(sentences).map((one) => dropEcho(dropAfterthought(one), before));
  const judged = worded.filter((one, index) => !isTheirs(one, index === worded.length - 1, before));
  const leading = judged.some((sentence) => fits(labelRules.leading, sentence));
  if (!leading && labelRules.neutralProbe.test(whole))
    return { leading, double: false, hypothetical: false, form: "open" };
  const asked = dropGuess(listAsked(plain, isEcho));
  const last = asked.at(-1);
  if (last === undefined) {
    const form = sentences.some(isEcho) ? "open" : null;
    return leading || form !== null ? { leading, double: false, hypothetical: false, form } : null;
  }
  return {
    leading,
    double: isDouble(asked),
    hypothetical:
      judged.some((sentence) => fits(labelRules.hypothetical, sentence)) &&
      !asksWhatTheyMeant(last.core, before) &&
      !asksWhatWasMissing(plainText(text), before) &&
      !fear.test(last.core),
    form: findForm(last.core),
  };
}

/**
 * What kind of question a message of an interviewer is, by fixed rules of English. Null for what asks nothing: a
 * silence, a nod, a statement. "Tell me more" is open.
 * Precedence: leading, double, hypothetical, then closed, fact or open.
 */
export function labelQuestion(text: string, before = ""): QuestionLabel | null {
  const reading = readQuestion(text, before);
  if (reading === null) return null;
  if (reading.leading) return "leading";
  if (reading.double) return "double";
  return reading.hypothetical ? "hypothetical" : reading.form;
}

export type MessageManner = "silence" | "neutral_probe" | "rude" | "rushed";

/** How a message is put, beside what it asks; null when there is nothing of the kind. Many capitals are rude. */
export function findManner(text: string): MessageManner | null {
  const plain = plainText(text.slice(-readChars));
  const whole = bareWords(plain);
  if (whole === "") return "silence";
  if (labelRules.rude.test(plain) || isShouting(text)) return "rude";
  if (labelRules.rushed.test(plain)) return "rushed";
  return labelRules.nod.test(whole) || labelRules.neutralProbe.test(whole) ? "neutral_probe" : null;
}

/** Three words or more in capitals, and most of the letters: an abbreviation alone is not shouting. */
function isShouting(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return (text.match(/\p{Lu}{2,}/gu)?.length ?? 0) >= 3 && capitals > letters * 0.6;
}
