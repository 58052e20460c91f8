import { listFitKinds } from "../../choose-probe.ts";
import {
  findQuestion,
  type Guide,
  type GuideQuestion,
  type Move,
  type ProbeKind,
  type Turn,
} from "../../guide.ts";
import { assessAnswer } from "../../probes.ts";
import { foldTurns, listAnswers, readProbeHistory } from "../../session-state.ts";

/** What a model is asked to word, and what it may choose. */
export interface WordingTask {
  kind: "probe" | "clarify" | "other_angle" | "translate";
  question: GuideQuestion;
  /** The kinds of follow-up to choose from, the conductor's own first; empty but for probes. */
  probeKinds: readonly ProbeKind[];
}

function isSameLanguage(one: string, other: string): boolean {
  return one.slice(0, 2).toLowerCase() === other.slice(0, 2).toLowerCase();
}

/** Whether the script is in another language than the session, so that its questions are translated. */
export function needsTranslation(guide: Guide): boolean {
  return !isSameLanguage(guide.scriptLanguage ?? guide.language, guide.language);
}

/** The conductor's own kind first, then the others that its rules allow for the last answer. */
export function listAllowedKinds(
  guide: Guide,
  turns: readonly Turn[],
  move: Move & { kind: "probe" },
): ProbeKind[] {
  const state = foldTurns(turns);
  const question = findQuestion(guide, move.questionId);
  if (question === undefined || state.message === null) return [move.probeKind];
  const input = {
    question,
    text: state.message,
    earlier: listAnswers(state, question.id),
    language: guide.language,
  };
  const fit = listFitKinds(input, assessAnswer(input), readProbeHistory(state, question.id));
  return [...new Set([move.probeKind, ...fit])];
}

function findTranslation(guide: Guide, move: Move): WordingTask | undefined {
  if (!needsTranslation(guide)) return undefined;
  const asks = move.kind === "ask" || move.kind === "repeat";
  const question = findQuestion(guide, asks ? move.questionId : move.thenAsk);
  if (question === undefined || question.exactWording) return undefined;
  return { kind: "translate", question, probeKinds: [] };
}

/**
 * What a model may word of a move; undefined where the words are the creator's or the product's own: the
 * introduction, questions in the script's language, facts about the study, care, offers to stop, the recap
 * and the closing. Asking the creator's questions without a model is also most of what keeps its cost low.
 */
export function findWordingTask(guide: Guide, turns: readonly Turn[], move: Move): WordingTask | undefined {
  if (move.kind === "probe") {
    const question = findQuestion(guide, move.questionId);
    return question && { kind: "probe", question, probeKinds: listAllowedKinds(guide, turns, move) };
  }
  const isAngle = move.kind === "respect_skip" && move.otherAngle;
  if (move.kind !== "clarify" && !isAngle) return findTranslation(guide, move);
  const question = findQuestion(guide, move.questionId);
  const hasHelp = (question?.helpText ?? "").trim() !== "";
  // The creator's own explanation is said as written, as long as the participant can read it.
  if (question === undefined || (hasHelp && !needsTranslation(guide))) return undefined;
  return { kind: isAngle ? "other_angle" : "clarify", question, probeKinds: [] };
}
