import { enableCompileCache } from "node:module";
import { compileCacheDir } from "../server/processes/compile-cache.ts";
import { help, readCommand } from "./options.ts";
import { complain, notUnderstood } from "./outcome.ts";

enableCompileCache(compileCacheDir);

async function run(args: string[]): Promise<number> {
  const command = readCommand(args);
  if ("help" in command) {
    process.stdout.write(help);
    return 0;
  }
  if ("problem" in command) {
    complain(`${command.problem}\nSee askwell --help.`);
    return notUnderstood;
  }
  // Loaded when it is needed: the language models take a second.
  const { runAnalysis } = await import("./run-analysis.ts");
  return runAnalysis(command.analyze);
}

// Whoever reads with "| head" closes the pipe when they have seen enough; the files are written all the same.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}

process.exitCode = await run(process.argv.slice(2));
