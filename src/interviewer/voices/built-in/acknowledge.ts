import { anyLanguage, getLanguage } from "#languages/languages.ts";
import type { AcknowledgedTone } from "#languages/phrase-book.ts";
import { apologises, blamesSelf } from "../../self-reproach.ts";
import { isToldOut } from "../../told-out.ts";
import { mindsQuestion, refusesSympathy } from "../../what-people-mind.ts";
import { countWords, listSentences } from "../../words.ts";
import { findPhrase, getLastAnswer, isUnsaid, opensAlike, type Speaker } from "./speaker.ts";
import { tellsOfDeath } from "./tells-of-death.ts";

const thanks = new RegExp(`thank|appreciate|${anyLanguage("thanks")}`, "iu");

/** The tone of the message that a turn answers, as far as it is acknowledged in words. */
export function getTone(speaker: Speaker): AcknowledgedTone {
  const tone = speaker.input.move.reading?.tone ?? "plain";
  if (tone === "distress" || tone === "crisis") return "harm";
  // "Spare me": whoever wants no sympathy gets none for the rest of the talk.
  if ((tone === "harm" || tone === "feeling") && wantsNoSympathy(speaker)) return "plain";
  // A joke or an effort of theirs needs no verdict of ours.
  return tone === "effort" || tone === "joke" ? "plain" : tone;
}

function wantsNoSympathy({ input }: Speaker): boolean {
  return input.turns.some(({ speaker, text }) => speaker === "participant" && refusesSympathy(text));
}

export function isHeavy(tone: AcknowledgedTone): boolean {
  return tone === "harm" || tone === "feeling";
}

/** Whether our last turn began with one of these phrases. */
function didOpenWith({ last }: Speaker, phrases: readonly string[]): boolean {
  return last !== undefined && phrases.some((phrase) => last.text.startsWith(phrase));
}

const turnsBetween = 3;

/** "I'll tell you then", "I've not told anyone that": it cost them something. */
const confides = new RegExp(
  String.raw`\b(?:i'?ll tell (?:you|it)|ok(?:ay)?,? i(?:'ll)? tell|there,? i'?ve said it|(?:not|never|\p{L}+n'?t) (?:ever |usually |really )?(?:told|tell|say|said) (?:anyone|anybody|a soul|that|this|it|nobody)|told (?:nobody|no ?one)|(?<!\bi )(?:doesn'?t|does not|don'?t) know(?= (?:about|that|it|any|i\b|\p{L}+'?m\b)|$|[.,])|must(?:n'?t| not) know|let (?:him|her|them) think|ashamed|not joking|(?:to be|being) serious|i lied|(?:nobody|no ?one) knows|i (?:wrote|write|rang|reported) [^.!?]{0,40}without (?:my |a )?name|i (?:can'?t|cannot|never learned to|never learnt to|can'?t hardly) (?:hardly |really |even )?(?:read|write|spell|swim|count)|i left my (?:husband|wife|partner)|(?:husband|wife|partner|boss|family) (?:believes|thinks)|i (?:still )?cross over|said nothing|to (?:him|her|them|[A-Z]\p{L}+) i (?:say|said))\b|${anyLanguage("confides")}`,
  "iu",
);

/** Thanks in every turn sound like a machine: a light answer goes without. */
const minTold = 40;
const minAfterHurt = 6;

const hurtFocus = /^(?:feeling|harm|loss)$/u;

/** After an answer to a follow-up, or one that cost something, a whole clause of thanks; not in two turns running. */
export function acknowledgeTold(speaker: Speaker): string {
  const { told, kept } = speaker.book;
  const { input, last } = speaker;
  const answer = getLastAnswer(input);
  if (speaker.isMet === true || wantsNoSympathy(speaker)) return "";
  if (didOpenWith(speaker, [...told, ...kept])) return "";
  const isSecret = input.move.reading?.threads.some(({ kind, weight }) => kind === "rule" && weight === 3);
  if (isSecret === true || confides.test(answer.slice(0, 1_000)))
    return findPhrase(speaker, kept, { isFirst: true }) ?? findPhrase(speaker, told) ?? "";
  if (last?.move.kind !== "probe" || input.move.kind === "probe") return "";
  const wasHeavy = hurtFocus.test(last.move.focus ?? "");
  const isTold = countWords(answer) >= (wasHeavy ? minAfterHurt : minTold);
  return isTold ? (findPhrase(speaker, told, { isFirst: true }) ?? "") : "";
}

/**
 * What a turn begins with after an answer that was not plain. Harm, feelings and complaints are met every
 * time; effort and jokes not in two turns running, since thanks in every turn sound like a machine.
 */
export function acknowledgeTone(speaker: Speaker): string {
  const tone = getTone(speaker);
  if (speaker.isMet === true) return "";
  // A death told in passing is not passed over, whatever the answer is about.
  return tone === "plain"
    ? (own(speaker) ?? condole(speaker) ?? reassure(speaker))
    : (own(speaker) ?? meet(speaker, tone));
}

/** For sympathy or a question of ours in our last turn that was out of place. */
function own(speaker: Speaker): string | undefined {
  const { book, last, input } = speaker;
  if (refusesSympathy(getLastAnswer(input)) && last !== undefined)
    return findPhrase(speaker, book.misread ?? [], { isFirst: true }) ?? "";
  const isUnclear = last?.move.kind === "probe" && input.move.reading?.want === "explain";
  const goesOn = input.move.kind === "ask" || input.move.kind === "probe";
  // Where they said something all the same, that is taken up without a word.
  if (!isUnclear || !goesOn || !isToldOut(getLastAnswer(input))) return undefined;
  return findPhrase(speaker, getLanguage(book.language).interviewer.oddApologies, { isFirst: true });
}

/** For somebody's death, where the language has words for it; once in a talk. */
function condole(speaker: Speaker): string | undefined {
  const { condolences } = speaker.book;
  if (condolences === undefined || !tellsOfDeath(getLastAnswer(speaker.input))) return undefined;
  if (!condolences.every((phrase) => isUnsaid(speaker, phrase))) return undefined;
  return findPhrase(speaker, condolences, { isFirst: true });
}

/** To somebody who says sorry, or speaks ill of themselves, where the language has words for it. */
export function reassure(speaker: Speaker): string {
  const { reassurances } = speaker.book;
  const answer = getLastAnswer(speaker.input);
  if (reassurances === undefined || speaker.isMet === true) return "";
  // In every turn it would sound like a machine; the last answer of all is met whatever came before.
  const { kind } = speaker.input.move;
  const isOver = kind === "anything_else" || kind === "close";
  const ours = speaker.input.turns.filter((turn) => turn.speaker === "interviewer").slice(-turnsBetween);
  const all = [...reassurances.apology, ...reassurances.blame];
  if (!isOver && ours.some(({ text }) => all.some((phrase) => text.startsWith(phrase)))) return "";
  const apology = reassurances.apology.find((phrase) => isUnsaid(speaker, phrase));
  if (apology !== undefined && apologises(answer)) return apology;
  return blamesSelf(answer) ? (findPhrase(speaker, reassurances.blame, { isFirst: true }) ?? "") : "";
}

/** What fits what they went through, where the language has words for it that are not used up. */
function sympathise(speaker: Speaker, tone: AcknowledgedTone): string | undefined {
  const { book, input } = speaker;
  if (!isHeavy(tone) || book.sympathies === undefined) return undefined;
  const heard = input.move.reading?.threads.map(({ quote }) => quote).join(". ") ?? "";
  const fitting = book.sympathies.filter(({ said }) => said.test(heard)).flatMap(({ phrases }) => phrases);
  const unsaid = fitting.filter((phrase) => isUnsaid(speaker, phrase));
  const sympathy = findPhrase(speaker, unsaid, { isFirst: true });
  return sympathy === undefined || opensAlike(speaker, sympathy) ? undefined : sympathy;
}

/** For a question of ours that they mind. */
function apologise(speaker: Speaker): string | undefined {
  if (speaker.input.move.kind === "close" || !mindsQuestion(getLastAnswer(speaker.input))) return undefined;
  return (
    findPhrase(speaker, getLanguage(speaker.book.language).interviewer.oddApologies, { isFirst: true }) ?? ""
  );
}

/** Words for the tone itself, where nothing of theirs calls for others. */
function meetTone(speaker: Speaker, tone: Exclude<AcknowledgedTone, "plain">): string {
  const { acknowledgements, heavyAgain } = speaker.book;
  // The closing thanks them already.
  const isLast = speaker.input.move.kind === "close";
  // Somebody who minds a tool of theirs is owed no apology of ours.
  if (tone === "complaint" && speaker.input.move.reading?.want === "nothing") return "";
  const phrases = acknowledgements[tone].filter((phrase) => !isLast || !thanks.test(phrase));
  const said = findPhrase(speaker, phrases, { isFirst: true });
  if (said !== undefined && !opensAlike(speaker, said)) return said;
  return (isHeavy(tone) ? findPhrase(speaker, heavyAgain, { isFirst: true }) : said) ?? "";
}

function meet(speaker: Speaker, tone: Exclude<AcknowledgedTone, "plain">): string {
  return (
    (isHeavy(tone) ? condole(speaker) : undefined) ??
    sympathise(speaker, tone) ??
    apologise(speaker) ??
    meetTone(speaker, tone)
  );
}

/** Before an aside, only what must not be passed over: harm, a strong feeling, a complaint. */
export function acknowledgeBriefly(speaker: Speaker): string {
  const tone = getTone(speaker);
  return isHeavy(tone) || tone === "complaint" ? acknowledgeTone(speaker) : "";
}

/** The offer to leave a heavy topic, once while its question is open. */
export function offerToLeave(speaker: Speaker): string {
  if (getTone(speaker) !== "harm") return "";
  const { book, input } = speaker;
  const offers = new Set(book.leaveIt);
  const from = input.turns.findLastIndex(
    (turn) =>
      turn.speaker === "interviewer" &&
      (turn.move.kind === "ask" || turn.move.kind === "introduce" || turn.move.thenAsk !== undefined),
  );
  const hasOffered = input.turns
    .slice(Math.max(from, 0))
    .some(
      (turn) =>
        turn.speaker === "interviewer" && listSentences(turn.text).some((sentence) => offers.has(sentence)),
    );
  return hasOffered ? "" : (findPhrase(speaker, book.leaveIt) ?? "");
}
