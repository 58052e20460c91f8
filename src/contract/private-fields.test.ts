import { expect, test } from "vitest";
import { z } from "zod";
import type { Operation } from "./operation.ts";
import { listOperations } from "./operations.ts";

const secret = /"(?:aim|helpText|objective|questionSettings)":/;

function describeAnswers({ answers }: Operation): string {
  return Object.values(answers)
    .map((shape) => JSON.stringify(z.toJSONSchema(shape, { unrepresentable: "any" })))
    .join("\n");
}

test("no answer to a participant has a place for what the creator wants to learn", () => {
  const open = listOperations().filter(({ access }) => access === "participant");
  const ofScript = listOperations().filter(({ path }) => path === "/api/interviews/:id");
  const shared = [...open, ...ofScript.filter(({ access }) => access === "public")];
  expect(shared.length).toBeGreaterThan(8);
  for (const operation of shared) expect(describeAnswers(operation), operation.path).not.toMatch(secret);
  const details = listOperations().find(({ path }) => path === "/api/interviews/:id/details");
  expect(details && describeAnswers(details)).toMatch(secret);
});
