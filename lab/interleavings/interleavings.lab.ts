import { afterAll, beforeAll, describe, test } from "vitest";
import { conversationSections } from "./conversations.ts";
import { endingSections } from "./endings.ts";
import { placeSections } from "./places.ts";
import { openWorld, type World } from "./world.ts";

/**
 * Calls at once over two servers, their statements one by one in an order that is drawn. SEED=… draws the same again;
 * INTERLEAVINGS says how many orders in all.
 */
const seed = Number(process.env.SEED ?? 20_261_121);
const sections = [...placeSections, ...conversationSections, ...endingSections];
const numRuns = Math.ceil(Number(process.env.INTERLEAVINGS ?? 10) / sections.length);

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  process.stdout.write(`interleavings: SEED=${seed}, ${numRuns} orders of each of ${sections.length}\n`);
  await world?.app.close();
});

describe("in whatever order the statements reach the database", () => {
  for (const { name, run } of sections) {
    test(
      name,
      () => run(world, { numRuns, seed, endOnFailure: process.env.FUZZ_QUICK === "1" }),
      Math.max(60_000, numRuns * 10_000),
    );
  }
});
