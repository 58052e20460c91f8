import { enableCompileCache } from "node:module";
import { compileCacheDir } from "../server/processes/compile-cache.ts";
import { runCommand } from "./run-command.ts";

enableCompileCache(compileCacheDir);

// Whoever reads with "| head" closes the pipe when they have seen enough; the files are written all the same.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}

process.exitCode = await runCommand(process.argv.slice(2));
