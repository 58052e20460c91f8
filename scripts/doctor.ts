import { type Config, ConfigError, loadConfig } from "#server/config.ts";
import type { Environment } from "#server/env-values.ts";
import type { ModelSettings } from "#server/model-settings.ts";
import { checkModel } from "#server/providers/models/check-model.ts";
import { adviseOnOllama } from "#server/providers/models/ollama.ts";
import { checkDatabase } from "./doctor-database.ts";
import {
  checkClock,
  checkDataDir,
  checkDisk,
  checkNode,
  checkPublicUrl,
  type Finding,
} from "./doctor-machine.ts";
import { checkModelServer, checkOllamaContext, describeModelLimits } from "./doctor-model.ts";
import { checkForum, checkLogin, checkMail, checkPayments } from "./doctor-outside.ts";
import { checkRecogniser } from "./doctor-speech.ts";

/** `npm run doctor [-- --call-model]`: what is set up, whether it works, and what to do where it does not. */

export interface DoctorOptions {
  /** Also has the language model word one turn, which costs a few hundred tokens. */
  callModel?: boolean;
}

/** One sentence for each thing looked at. Nothing is changed, sent or spent, but that a new DATA_DIR gets its database. */
export async function examine(env: Environment, options: DoctorOptions = {}): Promise<Finding[]> {
  let config: Config;
  try {
    config = loadConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const { unnamedOllama } = error;
    const advice = unnamedOllama === null ? [] : [await adviseOnOllama(unnamedOllama)];
    const problems = [...error.problems, ...advice];
    return [checkNode(process.version), ...problems.map((sentence) => ({ ok: false, sentence }))];
  }
  const settings = { ok: true, sentence: "The settings are complete." };
  const machine = [checkNode(process.version), settings, checkPublicUrl(config)];
  const dataDir = await checkDataDir(config.dataDir);
  const database = await checkDatabase(config);
  const outside = await Promise.all([
    checkMail(config.mail),
    ...config.loginProviders.map(checkLogin),
    checkPayments(config.billing),
    checkForum(config.reddit),
    checkModelServer(config.model),
    checkRecogniser(config.speech),
  ]);
  const clocks = [...database.clocks, ...outside.flatMap(({ clocks }) => clocks)];
  const called = options.callModel && config.model ? await callModel(config.model) : [];
  return [
    ...machine,
    ...dataDir,
    await checkDisk(config.dataDir),
    ...database.findings,
    checkClock(clocks),
    ...outside.flatMap(({ findings }) => findings),
    ...(config.model ? [describeModelLimits(config.model)] : []),
    ...called,
  ];
}

async function callModel(settings: ModelSettings): Promise<Finding[]> {
  return [await checkModel(settings), ...(await checkOllamaContext(settings))];
}

async function runDoctor(): Promise<void> {
  const findings = await examine(process.env, { callModel: process.argv.includes("--call-model") });
  for (const { ok, sentence } of findings)
    process.stdout.write(`${ok ? "OK     " : "PROBLEM"} ${sentence}\n`);
  process.exitCode = findings.every(({ ok }) => ok) ? 0 : 1;
}

if (import.meta.main) await runDoctor();
