import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { startEmbedded } from "../../src/server/db/embedded/start-embedded.ts";
import { makeDataDir, startProduct } from "../load/product.ts";
import { makeStudy } from "../load/study.ts";
import { describeMachine } from "../machine.ts";
import { writeReport } from "../report.ts";
import { measureStreams } from "./streams.ts";
import { measureWaits } from "./waits.ts";

const delayMs = 2_000;
const modelFile = fileURLToPath(new URL("../../src/server/testing/loopback-model.ts", import.meta.url));

/** Waiting for a model holds nothing, and a streamed reply comes as it is made. Both over a loopback model. */
async function main(): Promise<void> {
  const dir = await makeDataDir();
  const embedded = await startEmbedded({ dataDir: dir.path, log: () => undefined });
  const pool = new pg.Pool({ ...embedded.connection, max: 2 });
  const port = 4_000 + (process.pid % 1_000);
  const model = spawn(process.execPath, [modelFile, "--port", String(port), "--delay", String(delayMs)], {
    stdio: "ignore",
  });
  process.once("exit", () => model.kill());
  const settings = {
    MODEL_PROVIDER: "openai-compatible",
    MODEL_NAME: "loopback",
    MODEL_BASE_URL: `http://127.0.0.1:${port}/v1`,
  };
  const product = await startProduct(dir.path, settings);
  const study = await makeStudy(product);
  const waits = await measureWaits({ product, study, pool, delayMs });
  await product.stop();
  model.kill();
  const streams = await measureStreams(dir.path);
  await writeReport(
    "Model voice under load",
    [
      `${describeMachine()}, loopback model, nothing limited (no billing), rate limits off. The load and the model run on the same machine.`,
      "",
      ...waits,
      "",
      ...streams,
    ].join("\n"),
  );
  await pool.end();
  await embedded.stop();
  await dir.remove();
}

await main();
