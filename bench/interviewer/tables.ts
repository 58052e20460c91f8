import type { ChooserFigures } from "./chooser/measure.ts";
import type { Figures } from "./figures.ts";
import type { GuardFigures } from "./guard/measure.ts";
import type { HostileRow } from "./hostile.ts";
import type { ListenerFigures, Share } from "./listener/measure.ts";
import { type WordingFault, wordingFaults } from "./rubric.ts";
import type { SpeedFigures } from "./speed.ts";
import type { TokenFigures } from "./tokens.ts";

/** A half that the rules were tuned on, and one that was kept back. */
interface Halves<T> {
  tuned: T;
  heldOut: T;
}

function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

function percent(...[part, whole]: Share): string {
  return whole === 0 ? "none" : `${((100 * part) / whole).toFixed(1)} % (${part} of ${whole})`;
}

/** The interviews of the built-in voice. */
export function formatBuiltIn(figures: Figures): string {
  const { sessions, turns, covered, asked, settled, notReached, errors, faults, words } = figures;
  const countFault = (fault: WordingFault) => `${faults.get(fault) ?? 0} of ${turns}`;
  return [
    "**The built-in voice with simulated people.** Six questions each; faults by a rubric apart from the guard.",
    formatTable(
      ["figure", "measured", "goal"],
      [
        [
          "sessions covered: each question asked once, answered already or recorded",
          percent(covered, sessions),
          "100 %",
        ],
        ["questions asked, answered already, not reached", `${asked}, ${settled}, ${notReached}`, ""],
        ...wordingFaults.map((fault) => [`turns: ${fault}`, countFault(fault), "0"]),
        ["sessions with an error or without an end of our own", `${errors}`, "0"],
        ["words a turn, mean", (words / Math.max(turns, 1)).toFixed(1), "at most 30"],
      ],
    ),
    "Not proved by it: that the questions are the right ones, or that anybody would answer so.",
  ].join("\n\n");
}

/** The guard measured both ways. */
export function formatGuard({ tuned, heldOut }: Halves<GuardFigures>): string {
  return [
    "**The guard.** Turns by human interviewers that it refuses, planted faults that it catches.",
    formatTable(
      ["figure", "tuned half", "held-out half", "goal"],
      [
        [
          "good human turns refused",
          percent(tuned.refused, tuned.good),
          percent(heldOut.refused, heldOut.good),
          "at most 3 %",
        ],
        [
          "planted faults caught",
          percent(tuned.caught, tuned.planted),
          percent(heldOut.caught, heldOut.planted),
          "at least 97 %",
        ],
      ],
    ),
    "Not proved by it: that a turn which passes is a good one.",
  ].join("\n\n");
}

/** The built-in listener on labelled answers. */
export function formatListener({ tuned, heldOut }: Halves<ListenerFigures>): string {
  const rows: [string, (one: ListenerFigures) => Share][] = [
    ["heard threads that were labelled (precision)", (one) => one.precision],
    ["labelled threads that were heard (recall)", (one) => one.recall],
    ["of weight 3", (one) => one.recallOfWeight3],
    ["answers with nothing in them, left alone", (one) => one.leftAlone],
  ];
  return [
    `**The built-in listener.** English, ${tuned.answers} answers of the tuned half and ${heldOut.answers} held out.`,
    formatTable(
      ["figure", "tuned half", "held-out half"],
      rows.map(([name, read]) => [name, percent(...read(tuned)), percent(...read(heldOut))]),
    ),
    "Not proved by it: that what was heard is asked about, and asked well.",
  ].join("\n\n");
}

export function formatChooser({ tuned, heldOut }: Halves<ChooserFigures>): string {
  const rows: [string, (one: ChooserFigures) => Share][] = [
    ["takes up what a good interviewer would", (one) => one.agreed],
    ["takes up her first choice", (one) => one.agreedOnBest],
  ];
  return [
    `**What is taken up first.** English, ${tuned.answers} answers of the half that the weights were learned on and ${heldOut.answers} held out.`,
    formatTable(
      ["of the answers with something in them", "tuned half", "held-out half"],
      rows.map(([name, read]) => [name, percent(...read(tuned)), percent(...read(heldOut))]),
    ),
  ].join("\n\n");
}

/** Processor time of the built-in path, and the prompts of a model. */
export function formatCost(speed: SpeedFigures, tokens: TokenFigures): string {
  const { medianMs, p95Ms, turns } = speed;
  const { ours, plain, sessions, calls, stableShare } = tokens;
  return [
    `**Cost.** Processor time over ${turns} turns; prompts of ${sessions} interviews with the cooperative loopback model (${tokens.turns.toFixed(1)} turns and ${calls.toFixed(1)} calls each), at four characters a token, before cache discounts.`,
    formatTable(
      ["figure", "measured", "goal"],
      [
        [
          "deciding and wording a turn, median and p95",
          `${medianMs.toFixed(2)} and ${p95Ms.toFixed(2)} ms`,
          "at most 4 ms",
        ],
        ["prompt tokens of an interview", ours.toFixed(0), ""],
        ["one plain prompt that sends the same talk again", plain.toFixed(0), ""],
        ["ratio", (ours / Math.max(plain, 1)).toFixed(2), "at most 1.2"],
        ["of ours, the prefix that stays the same", `${(100 * stableShare).toFixed(0)} %`, ""],
      ],
    ),
    "Not proved by it: what a provider charges; that depends on its cache.",
  ].join("\n\n");
}

/** Every hostile model, in one row. */
export function formatHostile(rows: readonly HostileRow[]): string {
  return [
    "**Hostile models.** The model voice over the real client and wire, with a server that misbehaves in one way.",
    formatTable(
      ["model", "sessions covered", "faulty turns", "errors or no end", "turns spoken by the model"],
      [
        ...rows.map(({ mode, figures }) => [
          mode,
          `${figures.covered} of ${figures.sessions}`,
          `${figures.faultyTurns} of ${figures.turns}`,
          `${figures.errors}`,
          `${figures.byModel}`,
        ]),
        ["goal", "all", "0", "0", ""],
      ],
    ),
    "Not proved by it: that a good model is used well.",
  ].join("\n\n");
}
