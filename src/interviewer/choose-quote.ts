import { anyLanguage } from "#languages/languages.ts";
import { findQuestion, type GuideQuestion, type ProbeMove, type Turn } from "./guide.ts";
import { isKeptOut } from "./keep-out.ts";
import type { Hint } from "./listener/hint.ts";
import { listHints } from "./listener/hints.ts";
import { heavyTones } from "./reading.ts";
import type { SessionState } from "./session-state.ts";
import type { Chosen, Situation } from "./situation.ts";
import { countWords, listContentStems, measureSimilarity, readableSlice } from "./words.ts";

/** What a sentence has to score to be quoted: of a first answer, beside a better one, and of an earlier answer. */
const minFirst = -1.5;
export const minOther = -1.9;
const minEarlier = 0.3;

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
  String.raw`\b(?:should|would|could|wish|ideal\w*)\b|${anyLanguage("shouldWord")}`,
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

const sameShare = 0.4;
const name = /(?<=[\p{L},] )\p{Lu}\p{Ll}{2,}/gu;

const someone =
  /\b(?:mum|mom|mother|dad|father|wife|husband|partner|son|daughter|sister|brother|boss|friend|neighbou?r|cousin|uncle|aunt)\b/iu;
const pronoun = /\b(?:he|she|him|her|his|hers)\b/iu;

/** Whether a later answer came back to it by itself, or the next one spoke of the same person. */
function wasToldSince(quote: string, later: readonly string[]): boolean {
  if (someone.test(quote) && pronoun.test(later[0] ?? "")) return true;
  const wanted = new Set(listContentStems(quote));
  const names = quote.match(name) ?? [];
  return later.some((text) => {
    const said = new Set(listContentStems(readableSlice(text)));
    const shared = [...wanted].filter((stem) => said.has(stem)).length;
    return shared / Math.max(wanted.size, 1) >= sameShare || names.some((one) => text.includes(one));
  });
}

/** The question of the script that a turn of theirs answers; undefined where it answers anything else. */
function findAnswered({ guide, turns, state }: Situation, index: number): GuideQuestion | undefined {
  const [asked, reply] = [turns[index - 1], turns[index + 1]];
  const said = turns[index];
  if (said?.speaker !== "participant" || asked?.speaker !== "interviewer") return undefined;
  if (isKeptOut(said.text, state.keptOut)) return undefined;
  const { move } = asked;
  const id = move.kind === "ask" || move.kind === "introduce" ? move.questionId : move.thenAsk;
  const reading = reply?.speaker === "interviewer" ? reply.move.reading : undefined;
  if (reading?.want !== "nothing" || heavyTones.has(reading.tone)) return undefined;
  const question = findQuestion(guide, id);
  const isClosed = question === undefined || question.id === state.currentQuestionId;
  return isClosed || state.refused.has(question.id) ? undefined : question;
}

/** The sentence of an answer to the script that nobody asked about and that no later answer told. */
export function chooseEarlier(situation: Situation, question: GuideQuestion): Chosen | undefined {
  const { turns, state } = situation;
  const left = turns.flatMap((turn, index) => {
    const answered = findAnswered(situation, index);
    if (answered === undefined) return [];
    const later = listSaid(turns.slice(index + 1));
    return listHints(speak(situation), { answer: turn.text, question: answered.text, before: [] }).filter(
      ({ quote, score }) => score >= minEarlier && !isKnown(quote, state) && !wasToldSince(quote, later),
    );
  });
  const [best] = left.sort((one, other) => other.score - one.score);
  if (best === undefined) return undefined;
  const { move, reason } = quote(question, best, { earlier: true });
  return { move, reason: `${reason}, in an earlier answer` };
}
