import { ensurePages } from "./pages.ts";

/** What `npm start` does once all is installed: the pages, then the server in this same process. */
try {
  await ensurePages((line) => process.stdout.write(`${line}\n`));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
await import("#server/main.ts");
