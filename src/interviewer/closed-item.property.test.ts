import fc from "fast-check";
import { test } from "vitest";
import { anyGuide, checkTalk, type Speak, talk } from "./branching-for-tests.ts";
import { acceptTurn, decide, offerTurn } from "./conductor.ts";
import type { Guide, Move, Turn } from "./guide.ts";
import { makeRandom, type Random } from "./participants/random.ts";
import type { Reading } from "./reading.ts";

/** `npm run test:all` takes its time. */
const runs = process.env.EVERY_CASE ? 10_000 : 80;

/** What a hostile model may answer: any move, asked for or not, and any reading. */
function answerHostile(
  random: Random,
  before: readonly Turn[],
): { reading: Reading; move: string; about: string | null } {
  const said = before.findLast(({ speaker }) => speaker === "participant")?.text ?? "";
  return {
    reading: {
      threads: [],
      settled: random.chance(0.2)
        ? [{ questionId: `q${random.between(1, 6)}`, quote: said.slice(0, 40) }]
        : [],
      done: [],
      want: random.pick(["nothing", "answer", "explain", "skip", "complaint", "stop"] as const),
      tone: random.pick(["plain", "joke", "feeling", "harm"] as const),
      by: "model",
    },
    move: random.pick(["ask", "probe", "ask", "answer", "ask", "anything_else", "close"] as const),
    about: random.chance(0.5) ? null : said.slice(0, 40),
  };
}

const speakBuiltIn =
  (guide: Guide): Speak<Move> =>
  (turns, now) =>
    decide(guide, turns, now).move;

function speakHostile(guide: Guide, seed: number): Speak<Move> {
  const random = makeRandom(seed);
  return (turns, now) => {
    const offered = offerTurn(guide, turns, now);
    if (offered.kind === "fixed") return offered.decision.move;
    const { reading, move, about } = answerHostile(random, turns);
    const taken = acceptTurn(offered.offer, { reading, move: move as never, about });
    return "decision" in taken ? taken.decision.move : decide(guide, turns, now).move;
  };
}

test.each([
  ["the built-in voice", speakBuiltIn],
  ["hostile models", speakHostile],
])(
  "with %s, what is tapped is stored once, every branch is the right one, no stimulus is missing, and every talk ends",
  (_, speaker) => {
    fc.assert(
      fc.property(anyGuide, fc.integer(), (guide, seed) =>
        checkTalk(guide, talk(guide, seed, speaker(guide, seed))),
      ),
      { numRuns: runs },
    );
  },
  300_000,
);
