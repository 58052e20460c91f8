import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["src/**/*.test.ts", "src/**/*.test.tsx", "scripts/**/*.test.ts"],
          exclude: ["**/*.http.test.ts"],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "http",
          include: ["src/**/*.http.test.ts", "tests/*.test.ts"],
          globalSetup: ["src/server/testing/database-server.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "journeys",
          include: ["tests/journeys/**/*.spec.ts"],
          globalSetup: ["src/server/testing/database-server.ts"],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
