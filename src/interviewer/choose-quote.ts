import { anyLanguage } from "#languages/languages.ts";
import type { GuideQuestion, ProbeMove, Turn } from "./guide.ts";
import type { Hint } from "./listener/hint.ts";
import { listHints } from "./listener/hints.ts";
import type { SessionState } from "./session-state.ts";
import type { Chosen, Situation } from "./situation.ts";
import { countWords, listContentStems, measureSimilarity } from "./words.ts";

/** What a sentence has to score to be quoted: of a first answer, and beside a better one. */
const minFirst = -2.3;
export const minOther = -1.9;

function speak({ state, guide }: Situation): string {
  return state.language ?? guide.language;
}

function listSaid(turns: readonly Turn[]): string[] {
  return turns.flatMap(({ speaker, text }) => (speaker === "participant" ? [text] : []));
}

/** What was quoted before, and what says nearly the same. */
function isKnown(quote: string, { probes }: SessionState): boolean {
  const asked = [...probes.values()].flat().flatMap(({ about, also }) => [about ?? [], also ?? []].flat());
  return asked.some(
    (one) => measureSimilarity(one, quote) > 0.5 || one.includes(quote) || quote.includes(one),
  );
}

/** Sentences of their last message that are worth a quotation, the one first that hides most. */
export function findHints(situation: Situation, question: GuideQuestion, least: number): Hint[] {
  const { message, turns, state } = situation;
  const asked = state.probes.has(question.id)
    ? (turns.findLast(({ speaker }) => speaker === "interviewer")?.text ?? "")
    : question.text;
  const before = listSaid(turns).filter((text) => text !== message);
  return listHints(speak(situation), { answer: message, question: asked, before }).filter(
    ({ quote, score }) => score >= least && !isKnown(quote, state),
  );
}

export function quote({ id }: GuideQuestion, { quote: about }: Hint, over?: Partial<ProbeMove>): Chosen {
  const move: ProbeMove = { kind: "probe", questionId: id, about, focus: "reference", ...over };
  return { move, reason: `“${about}”: said in passing` };
}

/** Two that are as likely stand side by side, where they are about different things and short enough. */
const closeBy = 0.5;
const maxPairs = 2;
const maxBoth = 24;

function findOther(best: Hint, others: readonly Hint[]): Hint | undefined {
  const stems = new Set(listContentStems(best.quote));
  return others.find(
    ({ quote, score }) =>
      best.score - score < closeBy &&
      countWords(best.quote) + countWords(quote) <= maxBoth &&
      !listContentStems(quote).some((stem) => stems.has(stem)),
  );
}

/** What something should be like rarely hides a story. */
const asksWish = new RegExp(
  String.raw`(?<!\b(?:as|than|what) (?:it|he|she|they|you|things?) )\b(?:should|would|could|wish|ideal\w*)\b|${anyLanguage("shouldWord")}`,
  "iu",
);
const minOfWish = 0.8;

/** Into the sentence of an answer to the script that hides most, or into one of two. */
export function chooseQuoted(situation: Situation, question: GuideQuestion): Chosen | undefined {
  const [best, ...others] = findHints(situation, question, minOther);
  if (best === undefined || best.score < (asksWish.test(question.text) ? minOfWish : minFirst))
    return undefined;
  const pairs = [...situation.state.probes.values()].flat().filter(({ also }) => also !== undefined);
  const other = pairs.length < maxPairs ? findOther(best, others) : undefined;
  if (other === undefined) return quote(question, best);
  const { message } = situation;
  const isBefore = message.indexOf(other.quote) < message.indexOf(best.quote);
  return isBefore
    ? quote(question, other, { also: best.quote })
    : quote(question, best, { also: other.quote });
}
