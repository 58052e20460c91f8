import { setTimeout as sleep } from "node:timers/promises";
import { ApiError } from "#web/api/api-error.ts";
import type { Answer, Ask, Calls, Write } from "./calls.ts";
import type { Journal } from "./journal.ts";
import type { Study } from "./people.ts";

/** What every client needs. */
export interface Life {
  calls: Calls;
  journal: Journal;
  random: () => number;
  studies: Study[];
  /** True when the client should go home after what it is doing. */
  isOver: () => boolean;
  /** True when it should drop everything: whoever is still waiting then is stuck. */
  isTooLate: () => boolean;
}

/** People wait; the test does not have their time. What the page waits is divided by this. */
export const hurry = 8;

export function choose<T>(random: () => number, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("There is nothing to choose from.");
  return item;
}

/** Presses the button again until the server says something other than that it cannot now. */
export async function insist(life: Life, write: Write | "read", ask: Ask): Promise<Answer> {
  for (let tries = 0; ; tries++) {
    try {
      return await life.calls.call(write, ask);
    } catch (error) {
      if (!(error instanceof ApiError) || !isPassing(error) || life.isTooLate()) throw error;
      await sleep(Math.min(100 * 1.5 ** tries, 2_000));
    }
  }
}

/** Not answered, or answered that it is a matter of time. An unexpected error is pressed away too, and counted. */
export function isPassing(error: ApiError): boolean {
  return error.status === 0 || error.status >= 500;
}

/** An answer that is a clear no. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && !isPassing(error);
}

/** Clients of a kind, one life after another, until it is over. */
export async function keepComing(
  life: Life,
  live: (life: Life) => Promise<void>,
  onBroken: (error: unknown) => void,
): Promise<void> {
  while (!life.isOver()) {
    try {
      await live(life);
    } catch (error) {
      if (!(error instanceof ApiError)) onBroken(error);
      else if (isRefusal(error)) onBroken(new Error(`${error.status} ${error.code}`));
      await sleep(100);
    }
  }
}
