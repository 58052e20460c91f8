import { writeFile } from "node:fs/promises";
import type { Reporter } from "vitest/node";

type OutsideError = { name?: string; message: string; cause?: unknown };

/** The error's message and those of what caused it, in a line. */
function describe(error: OutsideError): string {
  const { cause } = error;
  const isError = typeof cause === "object" && cause !== null && "message" in cause;
  const rest = isError ? `; ${describe({ message: String(cause.message), ...pickCause(cause) })}` : "";
  return `${error.message}${rest}`;
}

const pickCause = (error: object) => ("cause" in error ? { cause: error.cause } : {});

/**
 * A reporter of vitest: writes what went wrong outside of every test, as a JSON list of sentences: a worker
 * that died, an error that nobody caught. Vitest's own JSON report has no place for it.
 */
export class OutsideErrors implements Reporter {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  async onTestRunEnd(_modules: unknown, errors: readonly OutsideError[]): Promise<void> {
    await writeFile(this.#file, JSON.stringify(errors.map(describe)));
  }
}
