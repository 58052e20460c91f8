/**
 * Every `step`th case, beginning with another one for each `at`; all of them in `npm run test:all`. Callers that count
 * `at` up take each case somewhere.
 */
export function someOf<T>(cases: readonly T[], step: number, at: number): T[] {
  if (process.env.EVERY_CASE) return [...cases];
  return cases.filter((_, index) => index % step === at % step);
}

/** How many cases of one kind a test takes: `some` of them, or in `npm run test:all` the whole number. */
export const caseCount = (some: number, all: number): number => (process.env.EVERY_CASE ? all : some);
