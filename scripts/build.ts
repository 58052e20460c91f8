import { ensurePages } from "./pages.ts";

/** `npm run build`: the same build and stamp as `npm start`, so that a start after it has nothing left to build. */
try {
  await ensurePages((line) => process.stdout.write(`${line}\n`));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
