import { Worker } from "node:worker_threads";

/** A pattern that never ends is ended by no test's limit: the thread of the tests never comes back to look at it. */
export function watchThisThread(maxMs: number): { begin: (what: string) => void; stop: () => void } {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const words = new Uint8Array(new SharedArrayBuffer(200));
  const watch = new Worker(new URL("./watch.mjs", import.meta.url), { workerData: { beats, words, maxMs } });
  const ticking = setInterval(() => Atomics.add(beats, 0, 1), 100);
  const begin = (what: string) => {
    words.fill(0);
    words.set(new TextEncoder().encode(what).subarray(0, words.length));
    Atomics.add(beats, 0, 1);
  };
  const stop = () => {
    clearInterval(ticking);
    void watch.terminate();
  };
  return { begin, stop };
}
