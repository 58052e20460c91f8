import { anyLanguage } from "#languages/languages.ts";
import { listContentWords, listWords } from "../words.ts";
import { type Draft, type GuardFailure, isQuestion } from "./draft.ts";
import { words } from "./patterns/build.ts";
import type { WordingPatterns } from "./patterns/wording-patterns.ts";

const numberWords: Record<string, number> = {
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
  hundred: 100,
  thousand: 1000,
};
const wordsByNumber = new Map(Object.entries(numberWords).map(([word, value]) => [value, word]));
const numbers = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:\\d{1,9}|${Object.keys(numberWords).join("|")})(?![\\p{L}\\p{N}])`,
  "giu",
);
/** "Question 5", "three more questions", "about nine minutes": the talk's own length, which the program tells. */
const ownLength = words(
  `questions?(?: number)?|minutes?|more|left|last|next|first|or|${anyLanguage("countedWords")}`,
);

/** What is left is estimated by the pace of the talk, which may be slower than planned. */
const minutesPerQuestion = 3;

/** Numbers that neither the talk nor the guide holds. Small ones may count what is left. */
function inventsNumber({ known, guide }: Draft, sentence: string): boolean {
  if (isQuestion(sentence)) return false;
  const isOfLength = ownLength.test(sentence);
  const max = Math.max(guide.minutes, minutesPerQuestion * (guide.questions.length + 2));
  return (sentence.match(numbers) ?? []).some((found) => {
    const value = numberWords[found.toLowerCase()] ?? Number(found);
    if (isOfLength && value <= max) return false;
    const word = wordsByNumber.get(value);
    return !known.isRaised(String(value)) && !(word !== undefined && known.isRaised(word));
  });
}

const shares =
  /(?<!\band a )\b(?:a third|a quarter|half|two thirds|the majority|the vast majority) of\b|\b\d+(?:\.\d+)? ?(?:%|percent|per cent)/giu;

/** "Half of it went on heating" takes up theirs; a share that they did not name is ours. */
function inventsShare({ said, language }: Draft, sentence: string): boolean {
  if (!language.startsWith("en") || isQuestion(sentence)) return false;
  const theirs = said.join(" ").toLowerCase();
  return (sentence.toLowerCase().match(shares) ?? []).some((share) => !theirs.includes(share));
}

/** Sentences that speak of neither the talk nor its people tell of the world: what they tell must be known. */
const aboutTalk =
  /\b(?:you\w*|i|i'\w+|we(?:'\w+)?|us|our|me|my|let's|it(?:'\w+|s)?|that(?:'\w+)?|this|these|those|there\w*|here|he|she|they|his|her|him|them|thanks?|thank|sorry|please|no problem|fine|okay|question\w*|answers?|words?|messages?|interview|page|study|team|sentences?|critici\w+|nobody|anybody|minutes?|back|next|another|take|sounds?|seems?|need(?:n't| not)|anything|something|nothing|whatever|whenever|what|how|when|why|who|where)\b/iu;
const minWorldWords = 5;
/** "A dog would be hard to give a weight": a remark on the one they told of, not on dogs. */
const onTheirs =
  /^(?:(?:ha|haha|oh|ah|well|so|and|no|yes|no wonder),? ){0,3}(?:an?|one|the|\d+ in the|\d+) (?:[\p{L}'-]+ )?([\p{L}'-]+)/iu;
const maxRemarkWords = 10;
const maxVerblessWords = 14;
/** "The whole lot in a week, ouch." */
const maxExclamation = 7;

/** "Graphs and paperwork, a clear division of labour." has no verb: it claims nothing. */
const namesTheirs = /^[\p{L}' -]{3,40}(?=, an? [\p{L}' -]{3,60}\.$)/u;

/** A sentence with none of these tells what is there, not what holds: "A regular Thursday thing, even with a machine." */
const claimingVerb =
  /\b(?:is|are|was|were|be|has|have|had|do|does|did|will|would|can|could|may|might|must|should|tends?|means?|makes?|gets?|helps?|needs?|takes?|causes?|brings?|shows?|\w+s (?:people|others)|(?:usually|often|always|never|generally) \w+)\b|n't\b/iu;
/** Half of what such a sentence names is theirs at least. */
const minTheirShare = 0.5;

function remarksOnTheirs({ known }: Draft, sentence: string): boolean {
  const words = listWords(sentence).length;
  const content = listContentWords(sentence);
  const isMostlyTheirs = content.filter(known.isTheirs).length >= content.length * minTheirShare;
  const maxVerbless = isMostlyTheirs ? maxVerblessWords : maxExclamation;
  if (words <= maxVerbless && !claimingVerb.test(sentence)) return true;
  const [start = ""] = onTheirs.exec(sentence) ?? namesTheirs.exec(sentence) ?? [];
  return words <= maxRemarkWords && listContentWords(start).some(known.isTheirs);
}

function tellsOfWorld(draft: Draft, sentence: string): boolean {
  const { known, language, move } = draft;
  if (!language.startsWith("en") || isQuestion(sentence) || aboutTalk.test(sentence)) return false;
  if (move.kind !== "probe" && move.kind !== "ask" && move.kind !== "answer_meta") return false;
  const content = listContentWords(sentence);
  // "Six years is a long time" takes up theirs.
  if (content[0] !== undefined && (content[0] in numberWords || /^\d/u.test(content[0]))) return false;
  if (listWords(sentence).length < minWorldWords || content.length < 3) return false;
  if (remarksOnTheirs(draft, sentence)) return false;
  return content.filter((word) => !known.isRaised(word)).length >= content.length * 0.4;
}

/** What may be said of a study beside its own facts: who reads, what is kept, how it goes on. */
const plainFacts = new Set(
  (
    "study research project interview talk chat conversation program page team people researcher researchers answer answers " +
    "response responses word words message messages name names data detail details information write wrote written type typed " +
    "read reads reading see seen look looks keep kept stored store delete deleted day days minute minutes question questions left " +
    "run runs running ask asks asked skip skipped stop stopped link private menu reward code end contact automated interviewer " +
    "later live alongside attached beside kept along everything anything nothing study's longer quick short last next still " +
    "exactly wrote shown whole used use help want wants learn understand experience own know"
  ).split(" "),
);
const ofStudy =
  /^(?:\w+,? ){0,3}?(?:(?:your|the|all|all of your) (?:answers?|data|responses?|messages|details|information)|(?:this|the|our) (?:study|research|project|survey|interview|chat|conversation)) (?:is|are|was|were|has|have|had|will|won't|isn't|aren't|can|goes?|gets?|started|began|runs?|ends?|covers?|includes?|stays?|remains?)\b/iu;

/** A statement about the study in words that no fact has. */
function tellsOfStudy({ known }: Draft, sentence: string): boolean {
  if (isQuestion(sentence) || !ofStudy.test(sentence)) return false;
  const unknown = listContentWords(sentence).filter(
    (word) => !plainFacts.has(word) && !known.isFact(word) && !/^\d/u.test(word),
  );
  return unknown.length >= 2;
}

/** "It's anonymous" is known where the guide says so, or where the turn itself says how far it goes. */
function claimsUnknown(
  { known, sentences }: Draft,
  sentence: string,
  { studyWords }: WordingPatterns,
): boolean {
  if (isQuestion(sentence)) return false;
  const turn = sentences.join(" ");
  const isQualified =
    /\b(?:without (?:a|your) name|your name|names?\b[^.]{0,30}\b(?:seen|read)|not (?:fully|completely|entirely|quite))\b/iu.test(
      turn,
    );
  return (sentence.match(studyWords) ?? []).some((word) => {
    if (isQualified && /^anonym/iu.test(word)) return false;
    return !listWords(word).some((part) => known.isFact(part) || known.isTheirs(part));
  });
}

const saysTheySaid = /^(?:and |but |earlier )?you (?:\w+ )?(?:said|wrote|mentioned|told)\b/iu;

/** Facts that nothing bears out, and promises. */
export function checkClaims(draft: Draft): GuardFailure[] {
  const { sentences, patterns } = draft;
  const isFound = (hasFault: (sentence: string, one: WordingPatterns) => boolean): boolean =>
    sentences.some((sentence) => patterns.some((one) => hasFault(sentence, one)));
  const isMatched = (list: readonly RegExp[], sentence: string): boolean =>
    list.some((pattern) => pattern.test(sentence));
  const checks: [GuardFailure, boolean][] = [
    [
      "invented_fact",
      sentences.some(
        (sentence) =>
          inventsNumber(draft, sentence) ||
          inventsShare(draft, sentence) ||
          tellsOfWorld(draft, sentence) ||
          tellsOfStudy(draft, sentence),
      ) ||
        isFound(
          (sentence, one) =>
            (!isQuestion(sentence) && !saysTheySaid.test(sentence) && isMatched(one.inventions, sentence)) ||
            claimsUnknown(draft, sentence, one),
        ),
    ],
    ["promise", isFound((sentence, one) => !isQuestion(sentence) && isMatched(one.promises, sentence))],
  ];
  return checks.flatMap(([failure, failed]) => (failed ? [failure] : []));
}
