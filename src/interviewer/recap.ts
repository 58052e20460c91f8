import { containsCompletionPhrase } from "./guard.ts";
import type { Turn } from "./guide.ts";
import type { LedgerThread } from "./ledger.ts";
import { isGrave } from "./listener/tone.ts";
import { isSelfReproach } from "./self-reproach.ts";
import { foldTurns } from "./session-state.ts";
import { pleadsDiscretion } from "./what-people-mind.ts";
import { countWords, listSentences, normaliseSentence, readableSlice, tidyText } from "./words.ts";

const maxPassages = 3;
const minWords = 5;
const maxWords = 35;
const minWeight = 2;

function isPlain(text: string): boolean {
  return (
    !/[<>{}[\]\\|@?؟“”"„«»]|https?:|www\./iu.test(text) &&
    !/\d{5}|\S{30}/.test(text) &&
    !/(?:^|\s)[:;]-?[)(dp]|\b(?:lol|haha\w*|hehe)\b/iu.test(text) &&
    !containsCompletionPhrase(text)
  );
}

/** The participant's message that ends with this turn: what was said since our turn before it. */
function getMessage(turns: readonly Turn[], last: number): string {
  const before = turns.slice(0, last).findLastIndex((turn) => turn.speaker === "interviewer");
  const parts = turns.slice(before + 1, last + 1);
  return parts.map((turn) => turn.text).join("\n");
}

/** The whole sentence that holds some words; undefined when it is no sentence to show. */
function findSentence(message: string, quote: string): string | undefined {
  const wanted = normaliseSentence(quote);
  const sentence = listSentences(readableSlice(message)).find((one) => {
    return wanted !== "" && ` ${normaliseSentence(one)} `.includes(` ${wanted} `);
  });
  if (sentence === undefined || !isPlain(sentence) || aboutTalk.test(tidyText(sentence))) return undefined;
  if (isSelfReproach(sentence)) return undefined;
  const words = countWords(sentence);
  return words >= minWords && words <= maxWords ? sentence : undefined;
}

const selfBlame =
  /\b(?:i'?m (?:an? )?(?:bad|terrible|awful|useless)|ashamed|guilty|my fault|should(?:'ve| have))\b/iu;

/** A light hint nobody asked about is not what somebody came to say, and a confession handed back reads as a charge. */
function isWorthShowing(thread: LedgerThread): boolean {
  const { weight, kind, quote } = thread;
  // Sorrow read back without a word around it is cold.
  const isHeavy = kind === "harm" || kind === "feeling" || (kind === "loss" && isGrave(quote));
  if (kind === "rule" || isHeavy || selfBlame.test(quote) || weight < minWeight) return false;
  const isHint = kind === "hedge" || kind === "change" || kind === "workaround";
  return weight === 3 || !isHint || wasAskedAbout(thread);
}

/** Said to us about the talk: handed back, it shows that we looked for nothing better. */
const aboutTalk =
  /\b(?:i thought (?:you|we)|you(?:'d| would| will|'ll|'re| are| were| have|'ve)? (?:just )?(?:ask|asked|asking|mean|meant|said|told|go back)|(?:like|as) i (?:just |already )?(?:said|told|wrote)|i (?:just |already )?(?:told you|said|wrote|mentioned)|(?:your|this|that|the) (?:question|interview|chat))\b/iu;

/** What was said in distress, refused, or meant for us is not handed back. */
function canShow(turns: readonly Turn[], thread: LedgerThread): boolean {
  if (isConfided(turns)) return false;
  const { turn, state } = thread;
  const reply = turns[turn + 1];
  const reading = reply?.speaker === "interviewer" ? reply.move.reading : undefined;
  if (reading === undefined || !isWorthShowing(thread) || state === "refused") return false;
  // Without a model "then I fed the cat" may have been heard as a hint.
  if (reading.by === "built-in" && thread.weight < 3) return false;
  const { want, tone } = reading;
  return (want === "nothing" || want === "complaint") && tone !== "distress" && tone !== "crisis";
}

function wasAskedAbout({ state }: LedgerThread): boolean {
  return state === "taken_up" || state === "told";
}

/** After a talk that held more, a recap of one sentence says that the rest did not count. */
const minPassages = 2;

/** Something they told us once we asked, or that weighs: the rest alone is no summary. */
function isSubstance(thread: LedgerThread): boolean {
  return thread.weight === 3 || wasAskedAbout(thread);
}

const protest = new RegExp(
  [
    "\\b(?:left|leave|leaving|leaves) (?:[a-z]+ ){0,5}out\\b|\\b(?:missed|missing|forgot|forgotten)\\b|\\bnot (?:the|what) (?:most )?(?:important|matters|i meant)|\\bwhat(?:'s|s| is)? (?:really )?(?:matters|counts|important)\\b|\\bwhat about\\b|\\bnot a few\\b",
    "\\b(?:fehlt|fehlen|vergessen|ausgelassen|weggelassen|das wichtigste)\\b|\\b(?:falta|faltan|olvid[oó]|dej[oó] fuera|lo (?:más )?importante)(?!\\p{L})|\\b(?:il manque|oublié|laissé de côté|l'essentiel|le plus important)(?!\\p{L})|\\b(?:faltou|faltam|esqueceu|deixou de fora|o mais importante)\\b",
    "نسيت|ينقص|أغفلت|تركت|الأهم",
  ].join("|"),
  "iu",
);
const contentWith =
  /\b(?:nothing|not|no|n't|nichts|nicht|nada|no|rien|não)(?: [\p{L}']+){0,3} (?:missing|missed|left|forgot|forgotten|wrong|fehlt|vergessen|falta|manque|faltou)\b|لا (?:شيء )?ينقص/iu;

/** Whether somebody misses in our recap what mattered to them. */
export function mindsRecap(message: string): boolean {
  const text = tidyText(readableSlice(message));
  return protest.test(text) && !contentWith.test(text);
}

/** A recap without the gravest thing says that it did not count, and that thing is not handed back. */
function lacksSubstance(ledger: readonly LedgerThread[], ranked: readonly LedgerThread[]): boolean {
  if (!ranked.some(isSubstance)) return true;
  return ledger.some((thread) => thread.weight === 3 && !ranked.includes(thread));
}

/** After "please don't pass that on" nothing is read back. */
function isConfided(turns: readonly Turn[]): boolean {
  return turns.some(({ speaker, text }) => speaker === "participant" && pleadsDiscretion(text));
}

/** The weightiest of each question: two sentences of one side story are no summary of a talk. */
function spreadOverQuestions(
  ranked: readonly LedgerThread[],
  turns: readonly Turn[],
): readonly LedgerThread[] {
  if (new Set(ranked.map(({ questionId }) => questionId)).size < 2) return ranked;
  const seen = new Set<string | null>();
  return ranked.filter(({ questionId, quote, turn }) => {
    if (seen.has(questionId) || findSentence(getMessage(turns, turn), quote) === undefined) return false;
    seen.add(questionId);
    return true;
  });
}

/**
 * At most three whole sentences of the participant's own, uncut, in the order they were said: the ones that
 * carry the weightiest threads, those we asked about first. None when too few sentences are worth it.
 */
export function choosePassages(turns: readonly Turn[]): string[] {
  const { ledger } = foldTurns(turns);
  const ranked = ledger
    .filter((thread) => canShow(turns, thread))
    .sort(
      (left, right) =>
        right.weight - left.weight || Number(wasAskedAbout(right)) - Number(wasAskedAbout(left)),
    );
  if (lacksSubstance(ledger, ranked)) return [];
  const weighty = ranked.filter(({ weight }) => weight === 3).length;
  const chosen = new Map<string, [turn: number, place: number]>();
  let hints = 0;
  for (const { quote, turn, kind, weight } of spreadOverQuestions(ranked, turns)) {
    const message = getMessage(turns, turn);
    // A box on a table is no summary of a talk in which weightier things were told.
    if (weighty >= minPassages && weight < 3 && (kind === "reference" || kind === "event")) continue;
    // Three hints in a row say the same thing three times.
    if (kind === "hedge" && hints > 0) continue;
    const sentence = findSentence(message, quote);
    if (sentence === undefined || chosen.size >= maxPassages) continue;
    if (kind === "hedge") hints += 1;
    chosen.set(sentence, [turn, message.indexOf(sentence)]);
  }
  if (chosen.size < Math.min(minPassages, ledger.length - 1)) return [];
  return [...chosen]
    .sort(([, left], [, right]) => left[0] - right[0] || left[1] - right[1])
    .map(([sentence]) => sentence);
}
