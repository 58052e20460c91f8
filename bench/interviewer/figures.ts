import type { InterviewerTurn, Turn } from "#interviewer/guide.ts";
import { progressOf } from "#interviewer/progress.ts";
import type { Interview } from "./interviews.ts";
import { judgeWording, type WordingFault, wordingFaults } from "./rubric.ts";
import { listTokens, putsQuestion } from "./words.ts";

/** A turn that counts against the interviewer, kept to be looked at. */
export interface FaultyTurn {
  fault: string;
  name: string;
  text: string;
  after: string;
}

export interface Figures {
  sessions: number;
  turns: number;
  /** Sessions with every question asked once, already answered in words, or recorded as not reached. */
  covered: number;
  asked: number;
  settled: number;
  notReached: number;
  /** Seen by a participant, or no end of our own. */
  errors: number;
  faults: Map<WordingFault, number>;
  faultyTurns: number;
  words: number;
  byModel: number;
  listed: FaultyTurn[];
}

export function makeFigures(): Figures {
  return {
    sessions: 0,
    turns: 0,
    covered: 0,
    asked: 0,
    settled: 0,
    notReached: 0,
    errors: 0,
    faults: new Map(wordingFaults.map((fault) => [fault, 0])),
    faultyTurns: 0,
    words: 0,
    byModel: 0,
    listed: [],
  };
}

function isOurs(turn: Turn): turn is InterviewerTurn {
  return turn.speaker === "interviewer";
}

/** Ids of the questions that our turns put, by their words and not by what the conductor noted. */
function listPut({ given, turns }: Interview): string[] {
  return turns.filter(isOurs).flatMap(({ move, text }) => {
    const id = move.thenAsk ?? (move.kind === "ask" || move.kind === "introduce" ? move.questionId : null);
    const question = given.guide.questions.find((one) => one.id === id);
    return question !== undefined && putsQuestion(question, text) ? [question.id] : [];
  });
}

function countCoverage(figures: Figures, interview: Interview): void {
  const { given, turns } = interview;
  const put = listPut(interview);
  const { settled, notReached } = progressOf(given.guide, turns);
  const isSaid = (quote: string) => turns.some((turn) => !isOurs(turn) && turn.text.includes(quote));
  const answered = settled.filter(({ quote }) => isSaid(quote)).map(({ questionId }) => questionId);
  const ids = given.guide.questions.map(({ id }) => id);
  const isOnce = new Set(put).size === put.length;
  const isEach = ids.every((id) => put.includes(id) || answered.includes(id) || notReached.includes(id));
  figures.asked += new Set(put).size;
  figures.settled += answered.length;
  figures.notReached += notReached.length;
  if (isOnce && isEach) figures.covered += 1;
  else figures.listed.push({ fault: "not covered", name: given.name, text: put.join(), after: "" });
}

function countWording(figures: Figures, { given, turns }: Interview, secrets: readonly string[]): void {
  for (const [index, turn] of turns.entries()) {
    if (!isOurs(turn)) continue;
    figures.turns += 1;
    figures.words += listTokens(turn.text).length;
    const found = judgeWording({ guide: given.guide, before: turns.slice(0, index), turn, secrets });
    if (found.length > 0) figures.faultyTurns += 1;
    for (const fault of found) {
      figures.faults.set(fault, (figures.faults.get(fault) ?? 0) + 1);
      const after = turns[index - 1]?.text ?? "";
      figures.listed.push({ fault, name: given.name, text: turn.text, after });
    }
  }
}

/** Adds one interview to the figures. `secrets` are texts that must never be shown in it. */
export function addInterview(figures: Figures, interview: Interview, secrets: readonly string[] = []): void {
  const { error, hasEnded, given, byModel } = interview;
  figures.sessions += 1;
  figures.byModel += byModel;
  if (error !== null || !hasEnded) {
    figures.errors += 1;
    figures.listed.push({ fault: "error", name: given.name, text: error ?? "No end.", after: "" });
  }
  countCoverage(figures, interview);
  countWording(figures, interview, secrets);
}
