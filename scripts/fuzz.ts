import { spawn } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./pages.ts";

const help = `npm run fuzz [-- --cases=2000] [--seed=7] [--only="POST /api/projects"] [--report=file]

Sends made-up requests to every operation of the contract and holds the answers to it.
A request that fails is made as small as it can be and printed with its seed.
Then a creator and participants do what they like, in a twentieth as many studies, against a model of what there ought to be,
and calls at once reach the database in two fifths as many orders, statement by statement.
`;

/** The cases of lab/fuzz/fuzz.lab.ts, many more of them. */
function fuzz(): void {
  const { values } = parseArgs({
    options: {
      cases: { type: "string", default: "2000" },
      seed: { type: "string" },
      only: { type: "string", default: "" },
      report: { type: "string", default: "" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(help);
    return;
  }
  const seed = values.seed ?? String(Date.now() % 2 ** 31);
  const numbers = [values.cases, seed].map(Number);
  if (!numbers.every(Number.isSafeInteger)) {
    process.stderr.write("--cases and --seed are whole numbers.\n");
    process.exitCode = 1;
    return;
  }
  process.stdout.write(`SEED=${seed}, ${values.cases} cases an operation\n`);
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  // Whole studies too, unless one operation is asked for.
  const whole = ["lab/model", "lab/interleavings"];
  const files = ["lab/fuzz/fuzz.lab.ts", ...(values.only === "" ? whole : [])];
  const child = spawn(process.execPath, [vitest, "run", "--config", "lab/vitest.config.ts", ...files], {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      SEED: seed,
      FUZZ_CASES: values.cases,
      FUZZ_ONLY: values.only,
      FUZZ_REPORT: values.report,
      MODEL_RUNS: String(Math.ceil(Number(values.cases) / 20)),
      INTERLEAVINGS: String(Math.ceil(Number(values.cases) * 0.4)),
    },
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => child.kill(signal));
  child.once("exit", (code) => {
    process.exitCode = code ?? 1;
  });
}

fuzz();
