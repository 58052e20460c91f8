import { writeFile } from "node:fs/promises";
import type { Reporter } from "vitest/node";

/** The error's message and those of what caused it, in a line. */
function describe(error: { message?: unknown; cause?: unknown }): string {
  const { message, cause } = error;
  return typeof cause === "object" && cause !== null ? `${message}; ${describe(cause)}` : String(message);
}

/**
 * A reporter of vitest: writes what went wrong outside of every test, as a JSON list of sentences: a worker
 * that died, an error that nobody caught. Vitest's own JSON report has no place for it.
 */
export class OutsideErrors implements Reporter {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  async onTestRunEnd(_modules: unknown, errors: readonly { message: string }[]): Promise<void> {
    await writeFile(this.#file, JSON.stringify(errors.map(describe)));
  }
}
