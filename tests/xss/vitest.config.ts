import { defineConfig } from "vitest/config";

/** `npm run test:xss`: too long for every check, which has a part of it in tests/journeys/markup.spec.ts. */
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["tests/xss/**/*.xss.ts"],
    globalSetup: ["src/server/testing/database-server.ts"],
    testTimeout: 300_000,
    hookTimeout: 180_000,
    fileParallelism: false,
  },
});
