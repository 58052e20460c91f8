/** Exit codes beside 0. */
export const failed = 1;
export const notUnderstood = 2;

export function complain(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
