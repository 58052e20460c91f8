import { expect, test } from "vitest";
import { addTallies, formatTally, listFailures, listOutsideErrors, tallyReport } from "./test-report.ts";

function writeReport(...files: { status: string; tests: string[] }[]): string {
  return JSON.stringify({
    testResults: files.map(({ status, tests }) => ({
      status,
      assertionResults: tests.map((result) => ({ status: result })),
    })),
  });
}

test("passed, failed and skipped tests of all files are counted", () => {
  const text = writeReport(
    { status: "failed", tests: ["passed", "failed", "skipped"] },
    { status: "passed", tests: ["passed", "todo", "pending"] },
  );
  expect(tallyReport(text, 1)).toEqual({ passed: 2, failed: 1, skipped: 3 });
});

test("a test file that could not be loaded counts as failed", () => {
  const text = writeReport({ status: "passed", tests: ["passed"] }, { status: "failed", tests: [] });
  expect(tallyReport(text, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test("a run without a report counts as failed, whatever its exit code", () => {
  expect(tallyReport(undefined, 0).failed).toBe(1);
  expect(tallyReport('{"testRes', 0).failed).toBe(1);
});

test("a run of no tests at all counts as failed", () => {
  expect(tallyReport(writeReport(), 0).failed).toBe(1);
});

test("a bad exit code that no failed test explains counts as failed", () => {
  expect(tallyReport(writeReport({ status: "passed", tests: ["passed"] }), 1)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
  });
});

test("the stages' numbers are added up into one line", () => {
  const sum = addTallies([
    { passed: 1, failed: 0, skipped: 0 },
    { passed: 20, failed: 2, skipped: 3 },
  ]);
  expect(formatTally(sum)).toBe("21 passed, 2 failed, 3 skipped");
});

test("a failed test is listed with its file, its name and the first line of what went wrong", () => {
  const text = JSON.stringify({
    testResults: [
      {
        name: "/repo/tests/a.test.ts",
        status: "failed",
        assertionResults: [
          {
            status: "failed",
            fullName: "a sum is right",
            failureMessages: ["Error: 1 is not 2\n    at a.test.ts:1"],
          },
          { status: "passed", fullName: "another is right", failureMessages: [] },
        ],
      },
      {
        name: "/repo/tests/b.test.ts",
        message: "Cannot find module",
        status: "failed",
        assertionResults: [],
      },
    ],
  });
  expect(listFailures(text, "/repo")).toEqual([
    "tests/a.test.ts > a sum is right: Error: 1 is not 2",
    "tests/b.test.ts: Cannot find module",
  ]);
  expect(listFailures(undefined, "/repo")).toEqual(["vitest wrote no readable report"]);
});

test("a file whose process died is listed with the tests that were not run, and the death beside it", () => {
  const died = { name: "/repo/a.test.ts", status: "failed", assertionResults: [{ status: "pending" }] };
  expect(listFailures(JSON.stringify({ testResults: [died] }), "/repo/")).toEqual([
    "a.test.ts: it ended before its time, 1 of its tests not run",
  ]);
  expect(
    listOutsideErrors(JSON.stringify(["Worker emitted error.; Worker exited with signal SIGSEGV"])),
  ).toEqual(["outside of any test: Worker emitted error.; Worker exited with signal SIGSEGV"]);
  expect(listOutsideErrors(undefined)).toEqual([]);
});
