import { chmodSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { seedRandom } from "../analysis/random.ts";
import { inParts } from "./parts.ts";
import { short, whole } from "./plan.ts";
import { formatReport, isSound, type Part } from "./show.ts";

const help = `npm run faults -- [--part ${Object.keys(inParts).join("|")}]… [options]

  --part name     one part alone; may be said again. "versions" takes the older version's code from this
                  repository's git history, and is left out where there is none (an archive, a shallow clone)
  --old commit    the older version; if not said, the commit before the newest migration
  --minutes n     no further fault after so long
  --short         few of each
  --seed n        repeats the clients' choices
  --keep          leaves the clients' files and the servers' output
`;

/** Kills, cuts and fills while people talk; then holds what they were told against what is stored. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      help: { type: "boolean" },
      short: { type: "boolean" },
      seed: { type: "string" },
      keep: { type: "boolean" },
      part: { type: "string", multiple: true },
      old: { type: "string" },
      minutes: { type: "string" },
    },
  });
  if (values.help) {
    process.stdout.write(help);
    return;
  }
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  const times = values.short ? short : whole;
  const crowd = values.short
    ? { servers: 2, participants: 6, creators: 1 }
    : { servers: 4, participants: 12, creators: 3 };
  process.stdout.write(`seed ${seed}\n`);
  const random = seedRandom(seed);
  const dir = mkdtempSync(join(tmpdir(), "askwell-faults-"));
  // The database of the small disk is another user's, who must reach it.
  chmodSync(dir, 0o755);
  const began = performance.now();
  const until = began + Number(values.minutes ?? Number.POSITIVE_INFINITY) * 60_000;
  const plan = { random, times, crowd, until, old: values.old };
  const parts: Part[] = [];
  const skipped: string[] = [];
  for (const name of values.part ?? Object.keys(inParts)) {
    const kind = inParts[name];
    if (!kind) throw new Error(`There is no part "${name}".`);
    const part = await kind.make(join(dir, name), plan);
    if (part) parts.push(part);
    else skipped.push(`Not made: ${name}. ${kind.takes}`);
  }
  const minutes = (performance.now() - began) / 60_000;
  process.stdout.write(`${formatReport({ parts, seed, minutes, skipped })}\n`);
  if (values.keep) process.stdout.write(`Journals and the servers' output are in ${dir}.\n`);
  else await rm(dir, { recursive: true, force: true });
  process.exit(isSound(parts) ? 0 : 1);
}

await main();
