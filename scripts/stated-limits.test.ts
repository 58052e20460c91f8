import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  addressKeptDays,
  deliveryKeptDays,
  mailKeptDays,
  maxMegabytes,
  maxRetentionDays,
  restoreDays,
  silentSessionDays,
} from "#contract/limits.ts";

test.each([
  ["data-protection", `brought back for ${restoreDays} days`],
  ["data-protection", `1 to ${maxRetentionDays.toLocaleString("en")} days for each interview`],
  ["data-protection", `nobody said a word go after ${silentSessionDays} days`],
  ["data-protection", `addresses of claims ${addressKeptDays} days after the claim`],
  ["data-protection", `mails after ${mailKeptDays} days`],
  ["self-hosting", `restored for ${restoreDays} days`],
  ["exports-and-webhooks", `kept for ${deliveryKeptDays} days`],
  ["exports-and-webhooks", `${maxMegabytes.panelListCall} MB`],
])("docs/%s.md states a limit as the code has it: %s", (page, sentence) => {
  expect(readFileSync(`docs/${page}.md`, "utf8").replace(/\s+/g, " ")).toContain(sentence);
});
