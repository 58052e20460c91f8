import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { countInSteps } from "./count-in-steps.ts";

/** A screen asks ten things at most: nobody at a keyboard comes near it, and what asks in a loop is slowed down. */
const callsAMinute = { limit: 300, seconds: 60, step: 50 };

/** All calls of a creator together, by cookie, token or key; some have narrower limits of their own. */
export function limitCreators(app: FastifyInstance, deps: Pick<Deps, "db" | "config">): void {
  const count = countInSteps(deps, callsAMinute);
  app.addHook("onRequest", async ({ account }) => {
    if (account) await count(`calls:${account.id}`);
  });
}
