import { relative } from "node:path";
import { z } from "zod";

export type Tally = { passed: number; failed: number; skipped: number };

const MESSAGE_LENGTH = 400;

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };
export const ONE_PASSED: Tally = { passed: 1, failed: 0, skipped: 0 };
export const ONE_FAILED: Tally = { passed: 0, failed: 1, skipped: 0 };

/** The part of vitest's JSON report that is counted. */
const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string().default("a file without a name"),
      message: z.string().default(""),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string().default("a test without a name"),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
});

export function addTallies(tallies: Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      skipped: sum.skipped + tally.skipped,
    }),
    NOTHING,
  );
}

function tallyFile(file: z.infer<typeof report>["testResults"][number]): Tally {
  const count = (wanted: (status: string) => boolean) =>
    file.assertionResults.filter(({ status }) => wanted(status)).length;
  const passed = count((status) => status === "passed");
  const failed = count((status) => status === "failed");
  // A file that could not be loaded, or whose hooks failed, has no failed test of its own.
  const brokenFile = failed === 0 && file.status === "failed" ? 1 : 0;
  return { passed, failed: failed + brokenFile, skipped: file.assertionResults.length - passed - failed };
}

/**
 * Counts a vitest run. A run without a readable report, without any test, or with a bad exit code
 * that no failed test explains, counts as one failure: a crash never reads as passed.
 *
 * @param text the JSON report; undefined when vitest wrote none
 * @param exitCode vitest's
 */
export function tallyReport(text: string | undefined, exitCode: number): Tally {
  let files: z.infer<typeof report>["testResults"] = [];
  try {
    files = report.parse(JSON.parse(text ?? "")).testResults;
  } catch {
    return ONE_FAILED;
  }
  const tally = addTallies(files.map(tallyFile));
  const isUnexplained = tally.failed === 0 && (exitCode !== 0 || tally.passed + tally.skipped === 0);
  return isUnexplained ? addTallies([tally, ONE_FAILED]) : tally;
}

/** A failure's first line, which says what was expected; without the stack, and not without end. */
function shortenMessage(message: string): string {
  return (message.split("\n").find((line) => line.trim() !== "") ?? "").slice(0, MESSAGE_LENGTH);
}

/**
 * The failed tests of a vitest run, a line each: file, name, first line of the message. They stand
 * beside the closing line, so that the end of a log tells what failed when its middle is cut.
 *
 * @param text the JSON report; undefined when vitest wrote none
 * @param root the folder that the files' names are shortened by
 */
export function listFailures(text: string | undefined, root: string): string[] {
  let files: z.infer<typeof report>["testResults"] = [];
  try {
    files = report.parse(JSON.parse(text ?? "")).testResults;
  } catch {
    return ["vitest wrote no readable report"];
  }
  return files.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults
      .filter((result) => result.status === "failed")
      .map(
        ({ fullName, failureMessages }) =>
          `${file} > ${fullName}: ${shortenMessage(failureMessages[0] ?? "")}`,
      );
    if (failed.length > 0 || status !== "failed") return failed;
    const undone = assertionResults.filter((result) => result.status === "pending").length;
    return [
      `${file}: ${shortenMessage(message) || `it ended before its time, ${undone} of its tests not run`}`,
    ];
  });
}

/**
 * What went wrong outside of every test, a line each.
 *
 * @param text what scripts/outside-errors.ts wrote; undefined where it wrote nothing
 */
export function listOutsideErrors(text: string | undefined): string[] {
  const read = z.array(z.string()).safeParse(JSON.parse(text ?? "[]"));
  return (read.data ?? []).map((line) => `outside of any test: ${shortenMessage(line)}`);
}

export function formatTally({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
