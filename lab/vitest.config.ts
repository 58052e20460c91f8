import { defineConfig } from "vitest/config";
import { OutsideErrors } from "../scripts/outside-errors.ts";

const report = process.env.TEST_REPORT;

const common = {
  root: new URL("..", import.meta.url).pathname,
  globalSetup: ["src/server/testing/database-server.ts"],
  setupFiles: ["tests/fixed-cases.ts"],
  expect: { poll: { timeout: 20_000 } },
};

/** As in the check: see vitest.config.ts. */
const sharing = { isolate: false, experimental: { viteModuleRunner: false, nodeLoader: false } };

/** `npm run test:all` runs these after the check: too long for every change, and as strict. */
export default defineConfig({
  test: {
    reporters: report
      ? ["default", ["json", { outputFile: `${report}.json` }], new OutsideErrors(`${report}.outside.json`)]
      : ["default"],
    projects: [
      {
        test: {
          ...common,
          name: "chance",
          include: ["lab/{fuzz,interleavings,model}/**/*.lab.ts"],
          maxWorkers: 2,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          ...common,
          name: "long",
          include: ["lab/{embedded,growth,instances,panels,uploads}/**/*.lab.ts"],
          maxWorkers: 2,
          testTimeout: 300_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          ...common,
          ...sharing,
          name: "http",
          include: ["lab/http/*.lab.ts"],
          setupFiles: ["tests/fixed-cases.ts", "tests/keep-processes.ts"],
          maxWorkers: 2,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          ...common,
          ...sharing,
          name: "journeys",
          include: ["lab/journeys/*.lab.ts"],
          maxWorkers: 2,
          testTimeout: 480_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          ...common,
          name: "browser",
          include: ["lab/{a11y,texts,xss,fuzz-web,voice,translation}/**/*.lab.ts"],
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
