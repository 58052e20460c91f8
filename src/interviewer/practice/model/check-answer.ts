import { containsCompletionPhrase } from "../../guard.ts";
import { isOtherLanguage } from "../../guard-language.ts";
import { countWords, listSentences, measureSimilarity, normaliseSentence } from "../../words.ts";
import type { Interviewee } from "../interviewee.ts";
import type { IntervieweeReply, PracticeLine } from "../interviewee-reply.ts";
import {
  type Clause,
  countShared,
  listClauses,
  listExactFacts,
  listNames,
  listStems,
  plainText,
  readVerdict,
} from "./compare-facts.ts";
import { farewellPattern, outOfRolePattern } from "./lexicon.ts";

/** What a model's wording of an interviewee's answer can be refused for. */
export const answerFailures = [
  "empty",
  "not_plain_text",
  "too_long",
  "too_short",
  "other_language",
  "leaves_role",
  "ends_interview",
  "asks_back",
  "not_in_story",
  "contradicts",
  "leaves_out",
  "tells_insight",
] as const;
export type AnswerFailure = (typeof answerFailures)[number];

export interface AnswerCheck {
  interviewee: Interviewee;
  /** What was said before the message that is answered. */
  history: readonly PracticeLine[];
  /** The answer in the built-in wording, with what it tells and hints at. */
  plan: IntervieweeReply;
  /** How a model worded it. */
  text: string;
}

/** Half as much again, and a few words for a beginning. */
const longest = (planned: number) => Math.round(planned * 1.4) + 8;
const shortestShare = 0.5;
const shortestFrom = 12;
/** A rewording has words of its own, but most of what it says must be somebody's who was there. */
const groundedShare = 0.5;
const coveredShare = 0.4;
const similarShare = 0.4;
/** "Well, to be honest, yes": how late it may come. */
const verdictWords = 5;
const leakedShare = 0.4;
const leakedClauseShare = 0.6;
const fewStems = 4;
const oddSigns = /[\p{So}\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}<>{}[\]|\\^~`*_#@=]|https?:|www\./u;
const rolePrefix = /^\s*["“]?\p{L}+\s*:/u;

/** Everything the person has said or may be known to be, the plan first. */
interface Facts {
  plan: string;
  all: string;
}

function gatherFacts({ interviewee, history, plan }: AnswerCheck): Facts {
  const { profile, story, topic } = interviewee;
  const said = history.flatMap((line) => (line.speaker === "participant" ? [line.text] : []));
  const told = Object.values(story).flatMap(({ say, more, short }) => [say, more, short]);
  const known = [profile.pseudonym, profile.occupation, profile.location, profile.townCity];
  return { plan: plan.text, all: [plan.text, ...said, ...told, ...known, topic].join("\n") };
}

/** Insights told already, in the plan or before it. */
function listTold({ history, plan }: AnswerCheck): Set<string> {
  return new Set([...plan.notes.told, ...history.flatMap((line) => line.notes?.told ?? [])]);
}

/** The sentences of the plan that must stand in an answer character for character: insights told, and cues. */
export function listVerbatim(interviewee: Interviewee, plan: IntervieweeReply): string[] {
  const { told, cues } = plan.notes;
  return interviewee.insights
    .flatMap(({ id, text, cue }) => [
      ...(told.includes(id) ? [text] : []),
      ...(cues.includes(id) ? [cue] : []),
    ])
    .filter((sentence) => plan.text.includes(sentence));
}

function checkForm({ plan, text, interviewee }: AnswerCheck): AnswerFailure[] {
  if (text.trim() === "") return ["empty"];
  const planned = countWords(plan.text);
  const words = countWords(text);
  const failures: AnswerFailure[] = [];
  if (oddSigns.test(text) || (rolePrefix.test(text) && !rolePrefix.test(plan.text)))
    failures.push("not_plain_text");
  if (words > longest(planned)) failures.push("too_long");
  if (planned >= shortestFrom && words < planned * shortestShare) failures.push("too_short");
  if (isOtherLanguage(text, interviewee.language)) failures.push("other_language");
  return failures;
}

function saysBeyond(pattern: RegExp, text: string, plan: string): boolean {
  const allowed = new Set(plainText(plan).match(pattern) ?? []);
  return (plainText(text).match(pattern) ?? []).some((match) => !allowed.has(match));
}

const countQuestions = (text: string): number => text.match(/[?؟]/gu)?.length ?? 0;

function checkRole({ plan, text }: AnswerCheck): AnswerFailure[] {
  const failures: AnswerFailure[] = [];
  if (saysBeyond(outOfRolePattern, text, plan.text)) failures.push("leaves_role");
  if (containsCompletionPhrase(text) || saysBeyond(farewellPattern, text, plan.text))
    failures.push("ends_interview");
  if (countQuestions(text) > countQuestions(plan.text)) failures.push("asks_back");
  return failures;
}

/** Numbers, days, persons and names that nobody gave, or most of the words from elsewhere. */
function isInvented({ text, interviewee: { language } }: AnswerCheck, { all }: Facts): boolean {
  const exact = listExactFacts(all, language);
  for (const fact of listExactFacts(text, language)) if (!exact.has(fact)) return true;
  const known = plainText(all);
  for (const name of listNames(text, language)) if (!known.includes(name)) return true;
  const stems = listStems(text, language);
  return stems.size >= fewStems && countShared(stems, listStems(all, language)) < stems.size * groundedShare;
}

/** The clauses that speak most of the same as another, where they share at least so many words. */
function findClosest(clause: Clause, among: readonly Clause[], least: number): Clause[] {
  const shares = among.map((other) => countShared(clause.stems, other.stems));
  const most = Math.max(0, ...shares);
  const isNear = (other: Clause) => most >= Math.max(1, Math.min(least, other.stems.size));
  return among.filter((other, index) => shares[index] === most && isNear(other));
}

function deniesWrongly(clause: Clause, plan: readonly Clause[], all: readonly Clause[]): boolean {
  const isDenied = (other: Clause) => other.negated && countShared(clause.stems, other.stems) > 0;
  if (clause.stems.size === 0) return !plan.some((other) => other.negated);
  if (plan.some(isDenied)) return false;
  return findClosest(clause, plan, 1).length > 0 || !all.some(isDenied);
}

function claimsWrongly(clause: Clause, plan: readonly Clause[], all: readonly Clause[]): boolean {
  const isAllDenied = (closest: Clause[]) => closest.length > 0 && closest.every(({ negated }) => negated);
  const inPlan = findClosest(clause, plan, 2);
  return inPlan.length > 0 ? isAllDenied(inPlan) : isAllDenied(findClosest(clause, all, 3));
}

/** A yes for a no. Where the plan is hardly more than the one word, something like it has to be there. */
function isTurnedRound(text: string, plan: string, language: string): boolean {
  const planned = readVerdict(plan, language);
  const given = readVerdict(text, language);
  if (planned === null || given === planned) return false;
  if (given !== null) return true;
  const denies = listClauses(text, language).some(({ negated }) => negated);
  return (
    isShort(plan, language) &&
    readVerdict(text, language, verdictWords) !== planned &&
    !(planned === "no" && denies)
  );
}

/** A yes for a no, a "not" that nobody said, or one that went missing. The plan outweighs the story. */
function isContradiction({ text, interviewee: { language } }: AnswerCheck, facts: Facts): boolean {
  if (isTurnedRound(text, facts.plan, language)) return true;
  const [plan, all] = [listClauses(facts.plan, language), listClauses(facts.all, language)];
  const said = listClauses(text, language);
  if (losesDenial(plan, said)) return true;
  return said.some((clause) =>
    clause.negated ? deniesWrongly(clause, plan, all) : claimsWrongly(clause, plan, all),
  );
}

/** Each "not" of the plan has to be there with a word of what it denies, or at least be there. */
function losesDenial(plan: readonly Clause[], said: readonly Clause[]): boolean {
  const wanted = plan.filter(({ negated }) => negated);
  const given = said.filter(({ negated }) => negated);
  return wanted.some(({ stems }) =>
    stems.size === 0 ? given.length === 0 : !given.some((other) => countShared(stems, other.stems) > 0),
  );
}

const isShort = (text: string, language: string): boolean => listStems(text, language).size < fewStems;

/** What the plan says goes missing: a sentence that has to stand as it is, a fact, or most of its words. */
function isIncomplete(check: AnswerCheck): boolean {
  const { interviewee, plan, text } = check;
  const { language } = interviewee;
  if (listVerbatim(interviewee, plan).some((sentence) => !text.includes(sentence))) return true;
  const exact = listExactFacts(text, language);
  for (const fact of listExactFacts(plan.text, language)) if (!exact.has(fact)) return true;
  if (listSentences(plan.text).some((sentence) => isUnsaid(sentence, text, language))) return true;
  const wanted = listStems(plan.text, language);
  // "That is all there is.": only small words to go by.
  if (wanted.size === 0) return measureSimilarity(text, plan.text) < similarShare;
  const covered = countShared(wanted, listStems(text, language));
  return wanted.size < fewStems ? covered === 0 : covered < wanted.size * coveredShare;
}

/** Nothing of a sentence is left, not even one of its words. */
function isUnsaid(sentence: string, text: string, language: string): boolean {
  const wanted = listStems(sentence, language);
  return wanted.size > 0 && countShared(wanted, listStems(text, language)) === 0;
}

/** A secret, or a hint at one, that the plan keeps: told by what is in it and in nothing that was said or planned. */
function tellsUnplanned(check: AnswerCheck, { all }: Facts): boolean {
  const { interviewee, plan, text, history } = check;
  const { language } = interviewee;
  const said = listStems(text, language);
  const known = listStems(all, language);
  const told = listTold(check);
  const hinted = new Set([...plan.notes.cues, ...history.flatMap((line) => line.notes?.cues ?? [])]);
  const isIn = (stems: Set<string>, share: number): boolean => {
    const own = new Set([...stems].filter((stem) => !known.has(stem)));
    return own.size > 0 && countShared(own, said) >= Math.max(2, Math.ceil(own.size * share));
  };
  const plain = normaliseSentence(text);
  const isTold = (secret: string): boolean =>
    plain.includes(normaliseSentence(secret)) ||
    isIn(listStems(secret, language), leakedShare) ||
    listClauses(secret, language).some(({ stems }) => isIn(stems, leakedClauseShare));
  return interviewee.insights.some(
    ({ id, text: secret, cue }) => !told.has(id) && (isTold(secret) || (!hinted.has(id) && isTold(cue))),
  );
}

/**
 * All that speaks against a model's wording of a planned answer; empty where it may be shown. The plan is the ground
 * truth: where a leading question made the person agree against their story, the wording has to agree too.
 */
export function checkAnswer(check: AnswerCheck): AnswerFailure[] {
  const form = checkForm(check);
  // What is too long is not read any further: it may be of any length.
  if (form.includes("empty") || form.includes("too_long")) return form;
  const facts = gatherFacts(check);
  const content: [AnswerFailure, boolean][] = [
    ["not_in_story", isInvented(check, facts)],
    ["contradicts", isContradiction(check, facts)],
    ["leaves_out", isIncomplete(check)],
    ["tells_insight", tellsUnplanned(check, facts)],
  ];
  return [...form, ...checkRole(check), ...content.flatMap(([failure, failed]) => (failed ? [failure] : []))];
}
