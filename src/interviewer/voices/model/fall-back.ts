import { getPhraseBook } from "../../books.ts";
import { acceptTurn, type Decision, decide } from "../../conductor.ts";
import { findQuestion, type Guide, type Move, type Turn } from "../../guide.ts";
import type { AllowedMove, Offer } from "../../offer.ts";
import type { Reading } from "../../reading.ts";
import { findNextQuestion } from "../../situation.ts";
import { getSpokenLanguage } from "../../spoken-language.ts";
import { findWholeClause } from "../../whole-clause.ts";
import { fill, getOpenQuestion, makeSpeaker } from "../built-in/speaker.ts";
import { wordMove } from "../built-in/voice.ts";

type OpenOffer = Offer & { kind: "open" };

export interface TurnToComplete {
  guide: Guide;
  turns: readonly Turn[];
  /** Milliseconds since the epoch. */
  now: number;
  seed: string;
  offer: OpenOffer;
}

/** What is said in place of a model's refused words. */
export interface FallBack {
  decision: Decision;
  text: string;
}

function take(offer: OpenOffer, reading: Reading, move: AllowedMove["kind"], about: string | null = null) {
  const accepted = acceptTurn(offer, { reading, move, about });
  return "fault" in accepted || accepted.fixed ? undefined : accepted.decision;
}

function findHeaviest({ threads }: Reading): string | undefined {
  return [...threads].sort((left, right) => right.weight - left.weight)[0]?.quote;
}

/** Their words with one of the built-in voice's questions, each in its turn, where they are a whole clause of theirs. */
function quote({ guide, turns, offer }: TurnToComplete, about: string): string | undefined {
  const language = getSpokenLanguage(guide, turns);
  const clause = findWholeClause(about, turns, language);
  if (clause === undefined || offer.situation.question === undefined) return undefined;
  const { probes, quoteMarks } = getPhraseBook(language);
  const [open, close] = quoteMarks;
  const quoted = turns.filter(({ speaker, text }) => speaker === "interviewer" && text.includes(open));
  const frame = probes.quoted[quoted.length % probes.quoted.length];
  return frame && fill(frame, { x: `${open}${clause}${close}` });
}

/** The heaviest of what they just said, if it can be quoted whole. */
function invite(turn: TurnToComplete, reading: Reading): FallBack | undefined {
  const about = findHeaviest(reading);
  const text = about === undefined ? undefined : quote(turn, about);
  if (about === undefined || text === undefined) return undefined;
  const decision = take(turn.offer, reading, "probe", about);
  return decision && { decision, text };
}

/** The script's next question as its creator wrote it; with what meets their answer where nothing was said yet. */
function advance({ guide, turns, seed, offer }: TurnToComplete, reading: Reading, said: string) {
  const decision = take(offer, reading, "ask");
  if (decision === undefined) return undefined;
  const { move } = decision;
  const asked = move.thenAsk ?? (move.kind === "ask" ? move.questionId : undefined);
  const text = said === "" ? wordMove({ guide, turns, move, seed }) : findQuestion(guide, asked)?.text;
  return text === undefined ? undefined : { decision, text };
}

/** Whether they would like to add something: nothing in the script is left. */
function windUp({ guide, turns, seed, offer }: TurnToComplete, reading: Reading): FallBack | undefined {
  const decision = take(offer, reading, "anything_else");
  return decision && { decision, text: wordMove({ guide, turns, move: decision.move, seed }) };
}

const isGrave = ({ threads, tone }: Reading): boolean =>
  tone === "harm" || tone === "feeling" || threads.some(({ weight }) => weight === 3);

const asksUs = ({ want, keepOut, keepOutNames }: Reading): boolean =>
  want === "answer" || want === "explain" || keepOut !== undefined || keepOutNames !== undefined;

/**
 * After two refusals: the script's next question as its creator wrote it, after the last one whether they would add
 * something, or their own words with an invitation to go on, whichever a person would say there. Undefined where neither fits.
 *
 * @param said what was shown of the refused answers
 */
export function fallBack(turn: TurnToComplete, reading: Reading, said: string): FallBack | undefined {
  // Whoever asks us something is answered, and by the built-in interviewer if need be.
  if (said === "" && asksUs(reading)) return undefined;
  if (isGrave(reading)) return invite(turn, reading) ?? advance(turn, reading, said);
  return advance(turn, reading, said) ?? windUp(turn, reading) ?? invite(turn, reading);
}

/** Once what they asked is answered, the script's next question leads on, or an invitation where it would be cold. */
export function leadOn(turn: TurnToComplete, decision: Decision): FallBack | undefined {
  const { guide, offer } = turn;
  const { move } = decision;
  if (move.kind !== "answer_meta" || move.took !== "answer" || move.reading === undefined) return undefined;
  const about = move.thenAsk === undefined && isGrave(move.reading) ? findHeaviest(move.reading) : undefined;
  const text = about === undefined ? undefined : quote(turn, about);
  if (text !== undefined) return { decision, text };
  const next = findQuestion(guide, move.thenAsk) ?? findNextQuestion(offer.situation);
  if (next === undefined) return undefined;
  const { questionId, topic, reading } = move;
  const answer: AllowedMove = { kind: "answer", questionId, topic, thenAsk: next.id };
  const led = take({ ...offer, moves: [answer] }, reading, "answer");
  return led && { decision: led, text: next.text };
}

/** The built-in interviewer's whole turn. */
export function speakBuiltIn({ guide, turns, now, seed }: TurnToComplete): FallBack {
  const decision = decide(guide, turns, now);
  return { decision, text: wordMove({ guide, turns, move: decision.move, seed }) };
}

/** The end of a move whose beginning was shown: its question alone, without another reaction. */
export function wordEnd({ guide, turns, seed }: TurnToComplete, move: Move): string {
  const { reading: _, ...bare } = move;
  const asked = bare.kind === "ask" ? findQuestion(guide, bare.questionId)?.text : undefined;
  if (asked !== undefined) return asked;
  const say = (rest: Move): string => wordMove({ guide, turns, move: rest, seed });
  // Their question is answered by what was shown: what is left is to lead back.
  if (bare.kind === "answer_meta" && bare.questionId !== null) {
    const open = getOpenQuestion(makeSpeaker({ guide, turns, move, seed }));
    return open === "" ? say({ kind: "repeat", questionId: bare.questionId }) : open;
  }
  return say(bare.kind === "probe" ? { ...bare, about: null } : bare);
}
