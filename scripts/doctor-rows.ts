import type pg from "pg";
import { bookRules, conversationRules, type StoredRule } from "#server/db/stored-rules.ts";
import type { Finding } from "./doctor-machine.ts";

/** What the doctor looks at in what is stored. Ids are not told: a session's id opens it. */

const maxMs = 60_000;
const tooLong = "57014";

/** One sentence for all rules that hold, and one for each that is broken or could not be looked at. */
export async function checkRows(client: Pick<pg.Client, "query">): Promise<Finding[]> {
  const rules = [...conversationRules, ...bookRules];
  await client.query(`set statement_timeout = ${maxMs}`);
  const broken: Finding[] = [];
  for (const rule of rules) {
    const finding = await judgeRule(client, rule);
    if (finding) broken.push(finding);
  }
  await client.query("reset statement_timeout");
  const held = rules.length - broken.length;
  const all = { ok: true, sentence: `The stored data meets ${held} of ${rules.length} rules.` };
  return [all, ...broken];
}

async function judgeRule(client: Pick<pg.Client, "query">, rule: StoredRule): Promise<Finding | undefined> {
  try {
    const { rows } = await client.query(`select count(*)::int as count from (${rule.text}) broken`);
    const count = Number(rows[0]?.count);
    if (count === 0) return undefined;
    return {
      ok: false,
      sentence: `The stored data breaks a rule ${count} ${count === 1 ? "time" : "times"}: ${rule.name}. Take a backup before anything else, and report it.`,
    };
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === tooLong)) throw error;
    return { ok: true, sentence: `A rule about the stored data takes over a minute to check: ${rule.name}.` };
  }
}
