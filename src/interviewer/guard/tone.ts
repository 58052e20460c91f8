import { isSelfReproach } from "../self-reproach.ts";
import { listWords } from "../words.ts";
import { type Draft, type GuardFailure, isQuestion } from "./draft.ts";
import { english } from "./patterns/en.ts";
import type { WordingPatterns } from "./patterns/wording-patterns.ts";

function agrees(text: string, { concession, apology }: WordingPatterns): boolean {
  return concession.test(text) && !apology.test(text);
}

function isAny(patterns: readonly RegExp[], sentence: string): boolean {
  return patterns.some((pattern) => pattern.test(sentence));
}

/** Words of praise in a sentence that asks nothing, unless they are the participant's own. */
function saysPraise({ known }: Draft, sentence: string, { praiseWords }: WordingPatterns): boolean {
  if (isQuestion(sentence)) return false;
  return (sentence.match(praiseWords) ?? []).some((word) => !known.isRaised(word));
}

/** English only. */
const acquittal =
  /\bnothing wrong with\b|\b(?:not|wasn't|isn't) your fault\b|\bblame you\b|\byou did(?:n't do (?:anything|a thing)| nothing) wrong\b/iu;
const blamesThemselves =
  /\b(?:my (?:own )?fault|i(?:'d have)? (?:feel|felt|feels)(?: \w+){0,3} (?:stupid|dumb|ashamed|guilty|bad|silly|daft|awful|(?:a|such a) \w+)|ashamed|so stupid|this is weird|should(?:n't| not)? have (?:done|said|known|gone|been)|i'm (?:such )?an? (?:idiot|fool|coward|cow))\b/iu;

/** "That should never have happened to you": said of hurt, and only there. */
const regret = /\bshould never have happened\b/iu;
const isOfHurt = ({ move }: Draft): boolean =>
  move.reading?.tone === "harm" || move.reading?.tone === "feeling" || move.reading?.tone === "distress";

/** "That wasn't your fault" is a verdict, unless they had just called it theirs. */
function acquits(draft: Draft, sentence: string): boolean {
  const { said, language } = draft;
  const last = said.at(-1) ?? "";
  const mayBe = blamesThemselves.test(last) || isSelfReproach(last);
  const isVerdict = (acquittal.test(sentence) && !mayBe) || (regret.test(sentence) && !isOfHurt(draft));
  return language.startsWith("en") && isVerdict;
}

function namesIllness({ known }: Draft, sentence: string, { clinical }: WordingPatterns): boolean {
  return (sentence.match(clinical) ?? []).some((term) => !listWords(term).every(known.isRaised));
}

/** Praise, verdict and agreement; advice; diagnosis. What is said in a crisis is advice, and meant to be. */
export function checkTone(draft: Draft): GuardFailure[] {
  const { sentences, patterns, move } = draft;
  const isFound = (hasFault: (sentence: string, one: WordingPatterns) => boolean): boolean =>
    sentences.some((sentence) => patterns.some((one) => hasFault(sentence, one)));
  const isCare = move.kind === "check_in" || (move.kind === "close" && move.endReason === "distress");
  const checks: [GuardFailure, boolean][] = [
    [
      "praise",
      patterns.some((one) => agrees(sentences.join(" "), one)) ||
        isFound((sentence, one) => isAny(one.praise, sentence) || saysPraise(draft, sentence, one)) ||
        sentences.some((sentence) => acquits(draft, sentence)) ||
        // "Great!" slips into any language.
        sentences.some((sentence) => isAny(english.praise, sentence)),
    ],
    [
      "advice",
      !isCare &&
        isFound(
          (sentence, one) =>
            isAny(one.advice, sentence) || (!isQuestion(sentence) && isAny(one.toldAdvice, sentence)),
        ),
    ],
    [
      "diagnosis",
      isFound((sentence, one) => isAny(one.diagnosis, sentence) || namesIllness(draft, sentence, one)),
    ],
  ];
  return checks.flatMap(([failure, failed]) => (failed ? [failure] : []));
}
