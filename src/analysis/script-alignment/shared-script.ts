import type { Source, StudyContext } from "../sources.ts";
import { layOnScript } from "./lay-on-script.ts";

type Question = StudyContext["questions"][number];

/** Of a folder of transcripts so many are tried as the script of the others. */
const maxTried = 5;
/** And so many are laid on each of them to try it. */
const maxLaid = 12;
const maxQuestions = 60;
const minWords = 4;
const minQuestions = 3;
/** Of one transcript's questions the others share so many where all follow one script. */
const minShare = 0.6;
/** Where people are followed up freely, a guide is what this share of the others were asked, so many questions of it. */
const commonShare = 0.66;
const minCommon = 6;
const minOthers = 2;
/** Among so many people what only two were asked follows up on what these said. */
const minFollowable = 5;

/** Whether somebody is ready or hears one well is no question of the study. */
const ofTheInterview =
  /\b(?:(?:are you|shall we|can we) (?:\w+ )?(?:ready|start|begin|get started)|(?:can|do) you (?:hear|see) (?:me|my)|breakout room|(?:do you|are you) (?:\w+ )?(?:consent|agree) to|any questions (?:for me|before))\b/i;

/** "Question nine:" is read out by some and says nothing of what is asked. */
const numbering = /^\W*(?:(?:okay|so|great|and|next)[,.\s]+)*question (?:number )?[\w-]+\s*[:.,–—-]\s*/i;

/** "Walk me through the last time you opened it." asks with no question mark. */
const inviting =
  /^\W*(?:(?:okay|ok|so|great|and|now|well|thanks|first|then)[,.\s]+)*(?:please |could you |can you |i'd like you to |i would like you to )*(?:(?:walk|talk|take) me through|tell me (?:about|more|how|what|why|when|where)|describe|explain|think (?:back|of|about)|imagine|show me|give me an example|name)\b/i;

const isAsking = (sentence: string) => /[?？؟]\W*$/.test(sentence) || inviting.test(sentence);

/** What a turn asks: its questions without what leads to them. */
function readQuestion(text: string): string {
  const asking = text.split(/(?<=[.!?。！？؟…])\s+/u).filter(isAsking);
  const question = asking.slice(-2).join(" ").trim().replace(numbering, "");
  return question.charAt(0).toUpperCase() + question.slice(1);
}

function listQuestions(source: Source): Question[] {
  const texts = source.segments
    .filter(({ speaker }) => speaker === "interviewer")
    .map(({ text }) => readQuestion(text))
    .filter((text) => text.split(/\s+/).length >= minWords && !ofTheInterview.test(text));
  return [...new Set(texts)].slice(0, maxQuestions).map((text, at) => ({ id: `asked-${at + 1}`, text }));
}

/** For each of the others the questions that it asked as well. */
function listAsked(questions: Question[], others: readonly Source[]): Set<string>[] {
  return others.map(
    (other) => new Set(layOnScript(other, questions).segments.flatMap(({ questionId }) => questionId ?? [])),
  );
}

function findMedian(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** Those that so many of the others were asked as well. */
function listAskedBy(least: number, questions: Question[], asked: readonly Set<string>[]): Question[] {
  return questions.filter(({ id }) => asked.filter((ids) => ids.has(id)).length >= least);
}

/**
 * The questions that transcripts of one script were asked in nearly the same words, in the order and wording of one of
 * them; none where each was asked its own. Who follows up freely shares fewer of all questions, and still a guide that
 * most people were asked; interviews without a script share none or two.
 */
export function findSharedScript(sources: readonly Source[]): Question[] {
  let script: { questions: Question[]; share: number } = { questions: [], share: minShare };
  let guide: Question[] = [];
  for (const source of sources.slice(0, maxTried)) {
    const others = sources.filter((other) => other !== source).slice(0, maxLaid);
    const questions = listQuestions(source);
    if (others.length === 0 || questions.length < minQuestions) continue;
    const asked = listAsked(questions, others);
    const share = findMedian(asked.map(({ size }) => size)) / questions.length;
    if (share >= script.share) {
      const least = sources.length >= minFollowable ? minOthers : 1;
      script = { questions: listAskedBy(least, questions, asked), share };
    }
    const common =
      others.length >= minOthers ? listAskedBy(Math.ceil(asked.length * commonShare), questions, asked) : [];
    if (common.length >= minCommon && common.length > guide.length) guide = common;
  }
  return script.questions.length > 0 ? script.questions : guide;
}
