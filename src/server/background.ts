import type { Deps } from "./deps.ts";

/** Work that goes on beside requests, on every instance: each piece of it is claimed in the database. */
export function startBackground(_deps: Deps): { stop: () => Promise<void> } {
  return { stop: async () => undefined };
}
