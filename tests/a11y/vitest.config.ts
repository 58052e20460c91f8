import { defineConfig } from "vitest/config";

/** `npm run test:a11y`: too long for every check, so it is not among the projects of the root's configuration. */
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["tests/a11y/**/*.a11y.ts"],
    globalSetup: ["src/server/testing/database-server.ts"],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    fileParallelism: false,
  },
});
