/**
 * Natural logarithms of factorials, ln 0! to ln `most`!, as sums of logarithms: exact to about 1e-11 for the some
 * ten thousand people of a large study, without the error of an approximation.
 */
function listLogFactorials(most: number): Float64Array {
  const logs = new Float64Array(most + 1);
  let sum = 0;
  for (let n = 1; n <= most; n++) {
    sum += Math.log(n);
    logs[n] = sum;
  }
  return logs;
}

/** Gives ln of the number of ways to choose k of n, for n up to `most` and k from 0 to n. */
export function makeLogChoose(most: number): (n: number, k: number) => number {
  const logs = listLogFactorials(most);
  return (n, k) => (logs[n] ?? 0) - (logs[k] ?? 0) - (logs[n - k] ?? 0);
}
