import type { QuotePlace, SessionReportCard, TurnFlag, TurnWhy } from "#contract/report-cards.ts";
import { explainTurns } from "./explain-turns.ts";
import { findMoveQuestionId, type Guide, type Move, type Turn } from "./guide.ts";
import type { QuotePlace as TurnPlace } from "./quote-place.ts";
import { reportCard } from "./report-card.ts";

/** A turn with the id that its message has on the wire. */
export type CardTurn = Turn & { id: string };

/** Enough to know what was said; the rest is in the transcript. */
const maxShown = 400;

/** The same words by the message that holds them. */
function toMessagePlace(
  turns: readonly { id: string }[],
  { turn, quote, start, end }: TurnPlace,
): QuotePlace {
  return { messageId: turns[turn]?.id ?? "", quote, start, end };
}

function toSaid(turns: readonly CardTurn[], index: number) {
  const { id = "", text = "" } = turns[index] ?? {};
  return { messageId: id, text: text.slice(0, maxShown).toWellFormed() };
}

/**
 * How one interview went, with its questions in words and everything else at its message. Turns are judged by the guide
 * that the person had; `named` is where its questions get their words from, for cards that are added up.
 */
export function makeSessionCard(
  guide: Guide,
  turns: readonly CardTurn[],
  named: Guide = guide,
): SessionReportCard {
  const { flags, questions, threads, questionsBack, ...card } = reportCard(guide, turns);
  const texts = listScriptTexts(named);
  return {
    ...card,
    questions: inScriptOrder(guide, questions).map(({ settledBy, ...question }) => ({
      ...question,
      text: texts.get(question.questionId) ?? "",
      settledBy: settledBy && toMessagePlace(turns, settledBy),
    })),
    threads: threads.map(({ words, ...thread }) => ({ ...thread, words: toMessagePlace(turns, words) })),
    questionsBack: questionsBack.map(({ turn, reply, ...back }) => ({
      ...back,
      asked: toSaid(turns, turn),
      reply: reply === null ? null : toSaid(turns, reply),
    })),
    flags: flags.flatMap(({ turn, kind, source }): TurnFlag[] => {
      const messageId = turns[turn]?.id;
      if (messageId === undefined) return [];
      const question = source === "script" ? texts.get(findAskedId(turns[turn]) ?? "") : undefined;
      return [{ messageId, kind, source, ...(question !== undefined && { question }) }];
    }),
    interviewerTurns: turns.filter((turn) => turn.speaker === "interviewer").length,
  };
}

/** Cards of several languages are added up, so each names its questions as the script has them. */
function listScriptTexts(guide: Guide): Map<string, string> {
  return new Map(guide.questions.map(({ id, text, script }) => [id, script?.text ?? text]));
}

/** Whichever order they were asked in. */
function inScriptOrder<Q extends { questionId: string }>({ scriptOrder }: Guide, questions: Q[]): Q[] {
  if (scriptOrder === undefined) return questions;
  return questions.toSorted(
    (one, two) => scriptOrder.indexOf(one.questionId) - scriptOrder.indexOf(two.questionId),
  );
}

/** The question that a turn of the interviewer puts to the participant. */
export function findAskedId(turn: Turn | undefined): string | undefined {
  if (turn?.speaker !== "interviewer") return undefined;
  const isAsking = turn.move.kind === "ask" || turn.move.kind === "introduce";
  return isAsking ? findMoveQuestionId(turn.move) : turn.move.thenAsk;
}

interface StoredTurn {
  id: string;
  speaker: Turn["speaker"];
  text: string;
  move: Move | null;
  createdAt: Date;
}

/** Stored turns as the interviewer knows them. */
export function toCardTurns(rows: readonly StoredTurn[]): CardTurn[] {
  return rows.map(({ id, speaker, text, move, createdAt }): CardTurn => {
    const at = createdAt.getTime();
    return speaker === "interviewer" && move
      ? { id, speaker, text, at, move }
      : { id, speaker: "participant", text, at };
  });
}

/** Why each turn asks what it asks, with questions in words and every quote at its message. */
export function listWhys(guide: Guide, turns: readonly CardTurn[]): (TurnWhy | null)[] {
  const texts = listScriptTexts(guide);
  return explainTurns(guide, turns).map(
    (why) =>
      why && {
        by: why.by,
        thread: why.thread && { ...why.thread, words: toMessagePlace(turns, why.thread.words) },
        passedOver: why.passedOver.map(({ questionId, words }) => ({
          questionId,
          text: texts.get(questionId) ?? "",
          words: toMessagePlace(turns, words),
        })),
      },
  );
}
