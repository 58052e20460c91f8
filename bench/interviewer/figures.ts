import { progressOf } from "#interviewer/conductor.ts";
import { listRecalled } from "#interviewer/participants/persona.ts";
import { listTurns, type Run } from "./interviewers.ts";
import { countNewTokens, hasRoomForProbe, isNoAnswer, readAnswer } from "./probe-rubric.ts";
import { isFollowUp, judgeWording, type WordingFault, wordingFaults } from "./rubric.ts";
import { findScriptQuestion, type InterviewerLine, listTokens, takeOutScript } from "./transcript.ts";

/** A turn that a figure counts against the interviewer, kept to be looked at. */
export interface Miss {
  figure: string;
  name: string;
  text: string;
  after: string;
}

export interface Figures {
  sessions: number;
  turns: number;
  /** Sessions with every question put once, or recorded as not reached. */
  covered: number;
  /** Of those: sessions in which every question was put. */
  askedAll: number;
  endedByItself: number;
  errors: number;
  faults: Map<WordingFault, number>;
  faultyTurns: number;
  probes: number;
  questionsAsked: number;
  warranted: number;
  thin: number;
  thinProbed: number;
  planted: number;
  recalled: number;
  participantWords: number;
  ourWords: number;
  misses: Miss[];
}

export function makeFigures(): Figures {
  return {
    sessions: 0,
    turns: 0,
    covered: 0,
    askedAll: 0,
    endedByItself: 0,
    errors: 0,
    faults: new Map(wordingFaults.map((fault) => [fault, 0])),
    faultyTurns: 0,
    probes: 0,
    questionsAsked: 0,
    warranted: 0,
    thin: 0,
    thinProbed: 0,
    planted: 0,
    recalled: 0,
    participantWords: 0,
    ourWords: 0,
    misses: [],
  };
}

function countCoverage(figures: Figures, run: Run): void {
  const { guide } = run.given;
  const put = run.lines.flatMap((line) => {
    if (line.speaker !== "interviewer") return [];
    const asWritten = guide.questions.filter((one) => line.text.includes(one.text));
    if (asWritten.length > 0 || line.move !== null) return asWritten;
    const rephrased = findScriptQuestion(guide, line.text);
    return guide.questions.filter((one) => one.id === rephrased);
  });
  const repeats = run.lines.filter((line) => line.speaker === "interviewer" && line.move?.kind === "repeat");
  const ids = new Set(put.map((question) => question.id));
  const turns = listTurns(run.lines);
  const hasMoves = turns.length === run.lines.length;
  const recorded = hasMoves ? progressOf(guide, turns).notReached : [];
  const isOnce = put.length - repeats.length <= ids.size;
  const isEach = guide.questions.every((question) => ids.has(question.id) || recorded.includes(question.id));
  figures.questionsAsked += ids.size;
  if (isOnce && isEach) figures.covered += 1;
  if (ids.size === guide.questions.length) figures.askedAll += 1;
}

function countWording(figures: Figures, run: Run, secrets: readonly string[]): void {
  const { guide } = run.given;
  const mayBeGiven = [guide.facts.contact, guide.facts.supportLine].filter((fact) => fact !== null);
  for (const [index, line] of run.lines.entries()) {
    if (line.speaker !== "interviewer") {
      figures.participantWords += listTokens(line.text).length;
      continue;
    }
    figures.turns += 1;
    figures.ourWords += listTokens(line.text).length;
    const transcript = { guide, lines: run.lines };
    const found = judgeWording({ transcript, index, line, secrets, mayBeGiven });
    if (found.length > 0) figures.faultyTurns += 1;
    for (const fault of found) {
      figures.faults.set(fault, (figures.faults.get(fault) ?? 0) + 1);
      figures.misses.push({
        figure: fault,
        name: run.given.name,
        text: takeOutScript(guide, line.text),
        after: run.lines[index - 1]?.text ?? "",
      });
    }
  }
}

interface Place {
  questionId: string | null;
  /** Answers to the question so far. */
  answers: string[];
  probesOnQuestion: number;
  probesInAll: number;
  asked: Set<string>;
  /** Distress closes a question for follow-ups, tiredness all that come. */
  isClosed: boolean;
  isTired: boolean;
}

const distressed = /\b(?:to cry|crying|died|in tears)\b/i;
const fatigued = /\b(?:taking too long|too many questions|tired of (?:this|these)|i'?m bored)\b/i;

function countThin(
  figures: Figures,
  run: Run,
  place: Place,
  found: { index: number; isProbed: boolean },
): void {
  const { guide } = run.given;
  const answer = run.lines[found.index]?.text ?? "";
  const question = guide.questions.find((one) => one.id === place.questionId);
  const line = run.lines[found.index];
  if (question === undefined || place.isClosed || line === undefined) return;
  const reading = readAnswer(question.text, answer);
  const isFirst = place.answers.length === 0;
  const isWorthMore = isFirst || (reading.hasLead && reading.words >= 5);
  if (!reading.isThin || !isWorthMore) return;
  if (!isFirst && countNewTokens(answer, place.answers) < 3) return;
  const hasRoom = hasRoomForProbe({
    guide,
    questionId: question.id,
    probesOnQuestion: place.probesOnQuestion,
    probesInAll: place.probesInAll,
    asked: place.asked,
    spentMs: line.at - (run.lines[0]?.at ?? 0),
  });
  if (!hasRoom) return;
  figures.thin += 1;
  if (found.isProbed) figures.thinProbed += 1;
  else
    figures.misses.push({
      figure: "thin, not probed",
      name: run.given.name,
      text: run.lines[found.index + 1]?.text ?? "",
      after: answer,
    });
}

function countProbe(figures: Figures, run: Run, place: Place, index: number): void {
  const question = run.given.guide.questions.find((one) => one.id === place.questionId);
  const answer = run.lines[index - 1]?.text ?? "";
  figures.probes += 1;
  const reading = readAnswer(question?.text ?? "", answer);
  const isNew = place.answers.length === 0 || countNewTokens(answer, place.answers) >= 3;
  const isWarranted = reading.rows.length > 0 && isNew && !place.isClosed;
  if (isWarranted) figures.warranted += 1;
  else
    figures.misses.push({
      figure: "probe, not warranted",
      name: run.given.name,
      text: run.lines[index]?.text ?? "",
      after: answer,
    });
}

const repliesOnly = new Set(["offer_stop", "check_in", "anything_else", "recap"]);

function readParticipantLine(figures: Figures, run: Run, place: Place, index: number): void {
  const text = run.lines[index]?.text ?? "";
  const next = run.lines[index + 1];
  const isProbed = next?.speaker === "interviewer" && isFollowUp(run.given.guide, next);
  const before = run.lines[index - 1];
  // "Yes" to "shall we end here?" is no answer to a question of the script.
  if (before?.speaker === "interviewer" && repliesOnly.has(before.move?.kind ?? "")) return;
  place.isTired ||= fatigued.test(text);
  place.isClosed ||= place.isTired || distressed.test(text);
  countThin(figures, run, place, { index, isProbed });
  if (isProbed) countProbe(figures, run, place, index + 1);
  if (!isNoAnswer(text)) place.answers.push(text);
}

const wrapsUp = new Set(["anything_else", "recap", "close"]);

function readInterviewerLine(run: Run, place: Place, line: InterviewerLine): void {
  const { guide } = run.given;
  const put = line.move === null ? findScriptQuestion(guide, line.text) : findPut(run, line.text);
  if (wrapsUp.has(line.move?.kind ?? "")) place.questionId = null;
  else if (isFollowUp(guide, line) && place.questionId !== null) {
    place.probesOnQuestion += 1;
    place.probesInAll += 1;
  } else if (put !== undefined && put !== place.questionId) {
    Object.assign(place, { questionId: put, answers: [], probesOnQuestion: 0, isClosed: place.isTired });
    place.asked.add(put);
  }
}

/** Follow-ups and thin answers of one run, in order. */
function countProbing(figures: Figures, run: Run): void {
  const place: Place = {
    questionId: null,
    answers: [],
    probesOnQuestion: 0,
    probesInAll: 0,
    asked: new Set(),
    isClosed: false,
    isTired: false,
  };
  for (const [index, line] of run.lines.entries()) {
    if (line.speaker === "participant") readParticipantLine(figures, run, place, index);
    else readInterviewerLine(run, place, line);
  }
}

function findPut(run: Run, text: string): string | undefined {
  return run.given.guide.questions.find((question) => text.includes(question.text))?.id;
}

/** Adds one interview to the figures. `secrets` are texts that must never be shown in it. */
export function addRun(figures: Figures, run: Run, secrets: readonly string[]): void {
  figures.sessions += 1;
  if (run.hasEnded) figures.endedByItself += 1;
  if (run.error !== null) figures.errors += 1;
  countCoverage(figures, run);
  countWording(figures, run, secrets);
  countProbing(figures, run);
  const said = run.lines.flatMap((line) => (line.speaker === "participant" ? [line.text] : []));
  figures.planted += run.given.participant.insights.length;
  figures.recalled += listRecalled(run.given.participant, said).length;
}
