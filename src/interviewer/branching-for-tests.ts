import fc from "fast-check";
import { expect } from "vitest";
import type { AskCondition } from "#contract/condition-schemas.ts";
import type { Item } from "#contract/items.ts";
import { type Block, findBlock, listBlocks } from "#contract/question-blocks.ts";
import type { Stimulus } from "#contract/stimuli.ts";
import { checkBranches, checkShown, checkStimuli } from "./branching-checks-for-tests.ts";
import { readClosed } from "./closed-answer.ts";
import type { Guide, InterviewerTurn, Move, Turn } from "./guide.ts";
import { getTurnLimit } from "./limits.ts";
import { chooseItem } from "./participants/choose-item.ts";
import { makeRandom } from "./participants/random.ts";
import { toPersonalGuide } from "./personal-guide.ts";
import { progressOf } from "./progress.ts";
import { foldTurns } from "./session-state.ts";
import { listOurTurns, makeGuide, makeQuestion } from "./test-interview.ts";

/** Random guides with closed questions, things to show and conditions, talks over them, and what has to be true of each talk. */

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

const anyStimulus: fc.Arbitrary<Stimulus> = fc.oneof(
  fc
    .constantFrom("image" as const, "video" as const, "sound" as const)
    .map((kind): Stimulus => ({ kind, fileId: `the ${kind}`, alt: `The ${kind} of a ferry at its pier` })),
  fc.constant<Stimulus>({ kind: "link", url: "https://ferry.example/timetable", alt: "The timetable" }),
);

const anyOn = fc.record({
  of: fc.nat(6),
  value: fc.constantFrom(...words, "0", "1", "3"),
  by: fc.constantFrom(
    "answer",
    "answer",
    "range",
    "outcome",
    "outcome",
    "form",
    "link",
    "country",
    "concept",
  ),
});
type On = typeof anyOn extends fc.Arbitrary<infer T> ? T : never;

const anyPart = fc.record({
  item: fc.option(anyItem, { nil: undefined, freq: 4 }),
  stimulus: fc.option(anyStimulus, { nil: undefined }),
  depth: fc.constantFrom("light" as const, "normal" as const, "deep" as const),
  priority: fc.constantFrom("high" as const, "normal" as const, "low" as const),
  on: fc.array(anyOn, { maxLength: 2 }),
  namesConcept: fc.boolean(),
  shuffle: fc.boolean(),
});

const noAbout = { ageRange: null, country: null, town: null, occupation: null };
const anyPerson: fc.Arbitrary<Guide["person"]> = fc.option(
  fc
    .record({
      country: fc.constantFrom("IE", "FR", null),
      panel: fc.constantFrom(...words),
      boats: fc.constantFrom(...words),
    })
    .map(({ country, panel, boats }) => ({
      aboutYou: { ...noAbout, country },
      link: { panel },
      form: { boats: [boats] },
    })),
  { nil: undefined, freq: 4 },
);

const concepts = [
  { name: "Ferry pass", description: "A card for all ferries of a year." },
  { name: "Bridge pass", description: "A card for the bridge alone." },
  { name: "No pass" },
];

const nobody = { aboutYou: noAbout, link: {}, form: null };

export const anyGuide: fc.Arbitrary<Guide> = fc
  .record({
    parts: fc.array(anyPart, { minLength: 1, maxLength: 7 }),
    minutes: fc.constantFrom(0, 5, 30),
    language: fc.constantFrom("en", "de", "ar"),
    person: anyPerson,
    concept: fc.constantFrom(null, ...concepts.map(({ name }) => name)),
    drawSeed: fc.nat(),
  })
  .map(({ parts, minutes, language, person, concept, drawSeed }) => {
    const blocks = listBlocks(parts);
    const guide = makeGuide({
      minutes,
      language,
      ...(concept !== null && { concepts }),
      ...((person || concept !== null) && { person: { ...nobody, ...person, concept } }),
      questions: parts.map(({ item, stimulus, on, namesConcept, ...part }, at) => {
        const askIf = on
          .flatMap((one) => makeCondition(one, at))
          .filter(
            ({ by }) => !("questionId" in by) || !sharesBlock(blocks, at, Number(by.questionId.slice(1))),
          );
        const about = namesConcept && concept !== null ? "{concept}" : "the ferry";
        return makeQuestion(`q${at}`, `Question ${at} about ${about}?`, {
          ...part,
          ...(item && { item }),
          ...(stimulus && { stimulus }),
          ...(askIf.length > 0 && { askIf }),
        });
      }),
    });
    return toPersonalGuide(guide, { concept, drawSeed });
  });

/** Such a condition is refused before anybody is asked. */
function sharesBlock(blocks: readonly Block[], one: number, other: number): boolean {
  const block = findBlock(blocks, one);
  return block !== undefined && block === findBlock(blocks, other);
}

function makeCondition({ of, value, by }: On, at: number): AskCondition[] {
  if (by === "concept")
    return [{ by: { kind: by }, values: [value.length > 2 ? "Ferry pass" : "bridge PASS"] }];
  if (by === "form") return [{ by: { kind: by, fieldId: "boats" }, values: [value, "Yes"] }];
  if (by === "link") return [{ by: { kind: by, name: "panel" }, values: [value, "No"] }];
  if (by === "country") return [{ by: { kind: "aboutYou", attribute: by }, values: ["Ireland"] }];
  if (at === 0) return [];
  const questionId = `q${of % at}`;
  if (by === "outcome")
    return [{ by: { kind: by, questionId }, values: [value.length > 2 ? "answered" : "skipped"] }];
  if (by === "range") return [{ by: { kind: "answer", questionId }, from: value.length - 3, to: null }];
  return [{ by: { kind: "answer", questionId }, values: [value] }];
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

interface Talk {
  turns: Turn[];
  /** What was tapped at which question. */
  tapped: Map<string, string>;
}

/** The interviewer's next turn, made however. */
export type Speak<T> = (turns: readonly Turn[], now: number) => T;

/** Half of the time somebody taps what is shown; else they say something. Goes on where `speak` has an answer. */
function* converse(
  guide: Guide,
  seed: number,
): Generator<{ turns: Turn[]; now: number }, Talk, [Move, string]> {
  const random = makeRandom(seed);
  const turns: Turn[] = [];
  const tapped = new Map<string, string>();
  for (let now = 0; turns.length < 2 * getTurnLimit(guide) + 4; now += 40_000) {
    const [move, said] = yield { turns, now };
    turns.push({ speaker: "interviewer", text: said, at: now, move });
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

export function talk(guide: Guide, seed: number, speak: Speak<Move>): Talk {
  const talking = converse(guide, seed);
  let step = talking.next();
  while (!step.done) step = talking.next([speak(step.value.turns, step.value.now), "…"]);
  return step.value;
}

/** With a voice that takes its time. */
export async function talkTo(
  guide: Guide,
  seed: number,
  speak: Speak<Promise<[Move, string]>>,
): Promise<Talk> {
  const talking = converse(guide, seed);
  let step = talking.next();
  while (!step.done) step = talking.next(await speak(step.value.turns, step.value.now));
  return step.value;
}

export function checkTalk(guide: Guide, { turns, tapped }: Talk): void {
  const ours: InterviewerTurn[] = listOurTurns(turns);
  expect(
    ours.filter(({ move }) => move.kind === "close"),
    "dead end",
  ).toHaveLength(1);
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
  checkStimuli(guide, turns);
  checkShown(guide, turns);
  const progress = progressOf(guide, turns);
  const isLimit = progress.endReason === "limit";
  for (const id of tapped.keys()) expect(isLimit || stored.has(id), id).toBe(true);
  const settled = progress.settled.map(({ questionId }) => questionId);
  expect([...progress.asked, ...settled, ...progress.notReached, ...progress.notConcerned].sort()).toEqual(
    guide.questions.map(({ id }) => id).sort(),
  );
  // Without a limit of time whoever stays to the end is asked all that concerns them.
  if (guide.minutes === 0 && progress.endReason === "finished") expect(progress.notReached).toEqual([]);
}
