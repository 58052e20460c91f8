import { defineConfig } from "vitest/config";

const common = {
  root: new URL("..", import.meta.url).pathname,
  globalSetup: ["src/server/testing/database-server.ts"],
  setupFiles: ["tests/fixed-cases.ts"],
  expect: { poll: { timeout: 20_000 } },
};

/** `npm run test:all` runs these after the check: too long for every change, and as strict. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: "chance",
          include: ["lab/{fuzz,interleavings,model,growth,package}/**/*.lab.ts"],
          maxWorkers: 2,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          ...common,
          name: "browser",
          include: ["lab/{a11y,xss,fuzz-web}/**/*.lab.ts"],
          fileParallelism: false,
          // Walks at once, each with an account and a browser profile of its own.
          maxConcurrency: Number(process.env.AT_ONCE ?? 2),
          testTimeout: 900_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
