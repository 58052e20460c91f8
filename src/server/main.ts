import { enableCompileCache, flushCompileCache } from "node:module";
import { compileCacheDir } from "./processes/compile-cache.ts";

enableCompileCache(compileCacheDir);

async function main(): Promise<void> {
  const { runServer } = await import("./run-server.ts");
  await runServer();
  flushCompileCache();
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
