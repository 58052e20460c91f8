import fc from "fast-check";
import { expect, test } from "vitest";
import type { AskCondition } from "#contract/condition-schemas.ts";
import type { Item } from "#contract/items.ts";
import { readClosed } from "./closed-answer.ts";
import { acceptTurn, decide, offerTurn } from "./conductor.ts";
import { findQuestion, type Guide, type InterviewerTurn, type Move, type Turn } from "./guide.ts";
import { chooseItem } from "./participants/choose-item.ts";
import { makeRandom, type Random } from "./participants/random.ts";
import { progressOf } from "./progress.ts";
import type { Reading } from "./reading.ts";
import { foldTurns, type SessionState } from "./session-state.ts";
import { listOurTurns, makeGuide, makeQuestion } from "./test-interview.ts";
import { getTurnLimit } from "./time-plan.ts";

/** `npm run test:all` takes its time. */
const runs = process.env.EVERY_CASE ? 10_000 : 1_000;

const words = [
  "Yes",
  "No",
  "Stop",
  "Skip",
  "2",
  "Bread and jam",
  "Not often",
  "I don't know",
  "Often, at night",
  "Ja",
];
const options = fc.uniqueArray(fc.constantFrom(...words), { minLength: 2, maxLength: 6 });
const anyItem: fc.Arbitrary<Item> = fc.oneof(
  options.map((list): Item => ({ kind: "choice", options: list })),
  options.map((list): Item => ({ kind: "several", options: list })),
  options.map((list): Item => ({ kind: "ranking", options: list })),
  fc
    .record({ min: fc.integer({ min: -3, max: 1 }), span: fc.integer({ min: 1, max: 10 }) })
    .map(({ min, span }): Item => ({ kind: "scale", min, max: min + span })),
);

const anyGuide: fc.Arbitrary<Guide> = fc
  .record({
    parts: fc.array(
      fc.record({
        item: fc.option(anyItem, { nil: undefined, freq: 4 }),
        depth: fc.constantFrom("light" as const, "normal" as const, "deep" as const),
        priority: fc.constantFrom("high" as const, "normal" as const, "low" as const),
        on: fc.option(
          fc.record({
            of: fc.nat(6),
            value: fc.constantFrom(...words, "0", "1", "3"),
            isOutcome: fc.boolean(),
          }),
          {
            nil: undefined,
          },
        ),
      }),
      { minLength: 1, maxLength: 7 },
    ),
    minutes: fc.constantFrom(0, 5, 30),
    language: fc.constantFrom("en", "de", "ar"),
  })
  .map(({ parts, minutes, language }) =>
    makeGuide({
      minutes,
      language,
      questions: parts.map(({ item, on, ...part }, at) =>
        makeQuestion(`q${at}`, `Question ${at} about the ferry?`, {
          ...part,
          ...(item && { item }),
          ...(on && at > 0 && { askIf: [makeCondition(`q${on.of % at}`, on)] }),
        }),
      ),
    }),
  );

function makeCondition(questionId: string, on: { value: string; isOutcome: boolean }): AskCondition {
  return on.isOutcome
    ? { by: { kind: "outcome", questionId }, values: [on.value.length > 2 ? "answered" : "skipped"] }
    : { by: { kind: "answer", questionId }, values: [on.value] };
}

function isMet({ by, ...rest }: AskCondition, state: SessionState): boolean {
  if (by.kind !== "answer" && by.kind !== "outcome") return false;
  const { questionId } = by;
  const told = state.skipped.has(questionId) ? ["skipped"] : [];
  const outcome = state.answers.has(questionId) ? ["answered"] : told;
  const given = by.kind === "answer" ? (state.closed.get(questionId) ?? []) : outcome;
  const named = "values" in rest ? rest.values.map((value) => value.toLowerCase()) : [];
  return given.some((value) => named.includes(value.toLowerCase()));
}

/** What was asked and what was passed, against the answers as they stood then. */
function checkBranches(guide: Guide, turns: readonly Turn[]): void {
  for (const [at, turn] of turns.entries()) {
    if (turn.speaker !== "interviewer") continue;
    const { move } = turn;
    const state = foldTurns(turns.slice(0, at + 1));
    const before = foldTurns(turns.slice(0, at));
    const holds = (id: string) =>
      (findQuestion(guide, id)?.askIf ?? []).every((condition) => isMet(condition, state));
    const target = move.thenAsk ?? (move.kind === "ask" ? move.questionId : undefined);
    if (target !== undefined && !before.asked.includes(target))
      expect(holds(target), `asked ${target}`).toBe(true);
    for (const id of move.passed ?? []) expect(holds(id), `passed ${id}`).toBe(false);
  }
}

const sayings = [
  "It was raining sideways that day and nobody said a word to us.",
  "skip",
  "I want to stop",
  "no",
  "yes",
  "what do you mean?",
  "how long will this take?",
  "",
  "asdfgh",
  "5",
  "the second one",
  "x".repeat(10_000),
];

/** What a hostile model may answer: any move, asked for or not, and any reading. */
function answerHostile(
  random: Random,
  before: readonly Turn[],
): { reading: Reading; move: string; about: string | null } {
  const said = before.findLast(({ speaker }) => speaker === "participant")?.text ?? "";
  return {
    reading: {
      threads: [],
      settled: [],
      done: [],
      want: random.pick(["nothing", "answer", "explain", "skip", "complaint", "stop"] as const),
      tone: random.pick(["plain", "joke", "feeling", "harm"] as const),
      by: "model",
    },
    move: random.pick(["probe", "ask", "answer", "anything_else", "recap", "close"] as const),
    about: random.chance(0.5) ? null : said.slice(0, 40),
  };
}

function makeMove(guide: Guide, turns: readonly Turn[], now: number, random: Random | undefined): Move {
  if (random === undefined) return decide(guide, turns, now).move;
  const offered = offerTurn(guide, turns, now);
  if (offered.kind === "fixed") return offered.decision.move;
  const { reading, move, about } = answerHostile(random, turns);
  const taken = acceptTurn(offered.offer, { reading, move: move as never, about, quotes: [] });
  return "decision" in taken ? taken.decision.move : decide(guide, turns, now).move;
}

interface Talk {
  turns: Turn[];
  /** What was tapped at which question. */
  tapped: Map<string, string>;
}

/** Half of the time somebody taps what is shown; else they say something. */
function talk(guide: Guide, seed: number, isModel: boolean): Talk {
  const random = makeRandom(seed);
  const turns: Turn[] = [];
  const tapped = new Map<string, string>();
  for (let now = 0; turns.length < 2 * getTurnLimit(guide) + 4; now += 40_000) {
    const move = makeMove(guide, turns, now, isModel ? random : undefined);
    turns.push({ speaker: "interviewer", text: "…", at: now, move });
    if (move.kind === "close") break;
    const state = foldTurns(turns);
    const id = state.stage === "questions" ? state.currentQuestionId : null;
    const item = guide.questions.find((question) => question.id === id)?.item;
    const isShown =
      item !== undefined &&
      id !== null &&
      !state.closed.has(id) &&
      !state.skipped.has(id) &&
      move.kind !== "offer_stop" &&
      move.kind !== "check_in";
    const taps = isShown && random.chance(0.5);
    const text = taps ? chooseItem(item, random) : (sayings[random.between(0, sayings.length - 1)] ?? "");
    if (taps) tapped.set(id, text);
    turns.push({ speaker: "participant", text, at: now + 20_000 });
  }
  return { turns, tapped };
}

function checkTalk(guide: Guide, { turns, tapped }: Talk): void {
  const ours: InterviewerTurn[] = listOurTurns(turns);
  expect(ours.filter(({ move }) => move.kind === "close")).toHaveLength(1);
  const closed = ours.flatMap(({ move }) => move.closed ?? []);
  expect(new Set(closed.map(({ questionId }) => questionId)).size).toBe(closed.length);
  const stored = new Map(closed.map(({ questionId, values }) => [questionId, values]));
  for (const { id, item } of guide.questions) {
    const values = stored.get(id) ?? [];
    if (item === undefined) expect(stored.has(id)).toBe(false);
    else if (item.kind === "scale")
      expect(values.every((one) => Number(one) >= item.min && Number(one) <= item.max)).toBe(true);
    else expect(values.every((one) => item.options.includes(one))).toBe(true);
    const text = tapped.get(id);
    // What was tapped is what is stored, unless the talk ended at its limit just then.
    if (text !== undefined && item !== undefined && stored.has(id))
      expect(values).toEqual(readClosed(item, text)?.values);
  }
  checkBranches(guide, turns);
  const progress = progressOf(guide, turns);
  const isLimit = progress.endReason === "limit";
  for (const id of tapped.keys()) expect(isLimit || stored.has(id), id).toBe(true);
  const settled = progress.settled.map(({ questionId }) => questionId);
  expect([...progress.asked, ...settled, ...progress.notReached, ...progress.notConcerned].sort()).toEqual(
    guide.questions.map(({ id }) => id).sort(),
  );
}

test.each([
  ["the built-in voice", false],
  ["hostile models", true],
])(
  "with %s, what is tapped is stored once, every branch is the right one, and every talk ends",
  (_, isModel) => {
    fc.assert(
      fc.property(anyGuide, fc.integer(), (guide, seed) => checkTalk(guide, talk(guide, seed, isModel))),
      { numRuns: runs },
    );
  },
  300_000,
);
