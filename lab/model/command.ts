import type fc from "fast-check";
import type { Model, Real } from "./world.ts";

export type Command = fc.AsyncCommand<Model, Real, false>;

/** How often each was done; what was never done has not been tried. */
export const tally = new Map<string, number>();

/** One thing that somebody does, where it can be done. */
export function command(
  name: string,
  check: (model: Readonly<Model>) => boolean,
  run: (model: Model, real: Real) => Promise<void>,
): Command {
  const kind = name.replace(/ \d| for \S+| at \d/g, "");
  const counted: typeof run = (model, real) => {
    tally.set(kind, (tally.get(kind) ?? 0) + 1);
    return run(model, real);
  };
  return { check, run: counted, toString: () => name };
}
