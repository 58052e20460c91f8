import type { FastifyInstance } from "fastify";
import { rates } from "#contract/limits.ts";
import type { Deps } from "../deps.ts";
import { countInSteps } from "./count-in-steps.ts";

/** All calls of a creator together, by cookie, token or key; some have narrower limits of their own. */
export function limitCreators(app: FastifyInstance, deps: Pick<Deps, "db" | "config">): void {
  const count = countInSteps(deps, rates.calls);
  app.addHook("onRequest", async ({ account }) => {
    if (account) await count(`calls:${account.id}`);
  });
}
