import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { openDatabase } from "../../db/database.ts";
import { listPlans } from "./source-plans.service.ts";

const unheard: unknown[] = [];
const hear = (reason: unknown) => void unheard.push(reason);
afterEach(() => void process.off("unhandledRejection", hear));

test("a connection that breaks while plans are made fails the analysis, and never the server", async () => {
  process.on("unhandledRejection", hear);
  const db = openDatabase({}, () => undefined);
  const query = vi.spyOn(db.pool, "query").mockImplementation(async (asked: unknown) => {
    const { text } = asked as { text: string };
    if (!text.includes('from "sources"')) await sleep(50);
    throw new Error("Connection terminated unexpectedly");
  });
  const interview = { id: "i", projectId: "p", questions: [] };
  const chosen = { interviews: true, transcripts: true, reddit: true };
  await expect(listPlans(db, interview, chosen)).rejects.toThrow("Failed query");
  await sleep(100);
  expect(query).toHaveBeenCalledTimes(4);
  expect(unheard).toEqual([]);
  await db.close();
});
