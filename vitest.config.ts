import { defineConfig } from "vitest/config";
import { ListsFirst } from "./scripts/lists-first.ts";
import { OutsideErrors } from "./scripts/outside-errors.ts";

/** Where `npm test` counts from; a run by hand writes none. */
const report = process.env.TEST_REPORT;

/** What is waited for may take its time on a busy machine; a check that never holds fails before its test's own limit. */
const waiting = { poll: { timeout: 60_000 } };

/** The sources run as in the product, by Node itself: to transform them takes longer, and makes them slower. */
const byNode = { viteModuleRunner: false, nodeLoader: false };

export default defineConfig({
  test: {
    reporters: report
      ? ["default", ["json", { outputFile: `${report}.json` }], new OutsideErrors(`${report}.outside.json`)]
      : ["default"],
    sequence: { sequencer: ListsFirst },
    projects: [
      {
        test: {
          name: "unit",
          // Modules keep nothing between tests, so that one load of the language models serves all files.
          isolate: false,
          experimental: byNode,
          maxWorkers: 2,
          setupFiles: ["tests/fixed-cases.ts"],
          include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: ["**/*.http.test.ts"],
          sequence: { groupOrder: 0 },
          testTimeout: 90_000,
        },
      },
      {
        test: {
          name: "http",
          // Each file has an app and a database of its own. They share the loaded modules: to load the server and its
          // language models for each file took longer than most files' tests. Two at once, because the check runs another
          // stage beside them.
          isolate: false,
          experimental: byNode,
          maxWorkers: 2,
          setupFiles: ["tests/fixed-cases.ts", "tests/keep-processes.ts"],
          include: ["src/**/*.http.test.ts", "tests/*.test.ts"],
          sequence: { groupOrder: 1 },
          globalSetup: ["src/server/testing/database-server.ts"],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: waiting,
        },
      },
      {
        test: {
          name: "journeys",
          // Each file has a server and a database of its own; loaded modules and the browser are shared, as above.
          isolate: false,
          experimental: byNode,
          maxWorkers: 2,
          include: ["tests/journeys/**/*.spec.ts"],
          setupFiles: ["tests/keep-processes.ts"],
          globalSetup: ["src/server/testing/database-server.ts"],
          testTimeout: 480_000,
          hookTimeout: 240_000,
          expect: waiting,
        },
      },
    ],
  },
});
