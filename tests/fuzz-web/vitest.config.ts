import { defineConfig } from "vitest/config";

/** `npm run fuzz:web`: walks at random through the creator's app. */
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["tests/fuzz-web/**/*.walk.ts"],
    globalSetup: ["src/server/testing/database-server.ts"],
    testTimeout: 900_000,
    hookTimeout: 180_000,
    fileParallelism: false,
    // Walks at once, each with an account and a browser profile of its own.
    maxConcurrency: Number(process.env.AT_ONCE ?? 2),
  },
});
