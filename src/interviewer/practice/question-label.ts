import type { QuestionLabel } from "#contract/practice-debrief.ts";
import { normaliseText } from "../script/sentences.ts";
import { tidyText } from "../words.ts";
import { dropPreface } from "./drop-preface.ts";
import { labelRules } from "./label-rules.ts";

const quoted = /„[^“"]*[“"]|"[^"]*"|«[^»]*»/gu;
/** Of a longer message the end is read, which asks. */
const readChars = 1_200;
/** "When it suits you" asks for no date, and "if you'd like to say" for no guess. */
const courtesy =
  /,? (?:(?:when|whenever|if) (?:it|that) suits you|if (?:you'd like to (?:say|tell me|share)|you don't mind(?: saying)?|that's (?:all right|okay|ok)))\b/gu;
const questionMark = /[?؟][")»]*$/u;

interface Asked {
  /** The sentence, lead-ins included. */
  sentence: string;
  /** The asking clause without lead-ins. */
  core: string;
}

/** Lower case, plain apostrophes, single blanks, misspellings put right, "…" for what stands in quotation marks. */
export function plainText(text: string): string {
  const plain = normaliseText(tidyText(text)).toLowerCase().replace(quoted, "…").replace(courtesy, "");
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

/** What a message asks, sentence by sentence; "Really?" and "Or by bus?" are no questions of their own. */
function listAsked(text: string): Asked[] {
  return listSentences(text).flatMap((sentence) => {
    if (labelRules.nod.test(bareWords(sentence))) return [];
    const core = stripLeadIns(sentence);
    const clause = findAskingClause(core);
    if (clause !== undefined) return [{ sentence, core: clause }];
    return questionMark.test(sentence) ? [{ sentence, core }] : [];
  });
}

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

function isDouble(asked: readonly Asked[]): boolean {
  const real = asked.filter(
    ({ core }, index) => index === asked.length - 1 || !labelRules.prepares.test(core),
  );
  return real.length > 1 || real.some(({ core }) => fits(labelRules.double, core));
}

function findForm(core: string): "open" | "closed" | "fact" {
  if (labelRules.request.test(core) || fits(labelRules.open, core)) return "open";
  if (fits(labelRules.fact, core)) return "fact";
  if (fits(labelRules.closed, core)) return "closed";
  return labelRules.openWord.test(core) ? "open" : "closed";
}

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
  const judged = withoutSympathy(sentences);
  const leading = judged.some((sentence) => fits(labelRules.leading, sentence));
  if (!leading && labelRules.neutralProbe.test(whole))
    return { leading, double: false, hypothetical: false, form: "open" };
  const asked = listAsked(plain);
  const last = asked.at(-1);
  if (last === undefined) return leading ? { leading, double: false, hypothetical: false, form: null } : null;
  return {
    leading,
    double: isDouble(asked),
    hypothetical: judged.some((sentence) => fits(labelRules.hypothetical, sentence)),
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
