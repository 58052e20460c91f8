import { workerData } from "node:worker_threads";

/** Ends a process whose main thread has been busy for too long, and says with what. */
const { beats, words, maxMs } = workerData;
const said = new TextDecoder();
let last = -1;
let since = Date.now();

setInterval(() => {
  const beat = Atomics.load(beats, 0);
  if (beat !== last) [last, since] = [beat, Date.now()];
  if (Date.now() - since < maxMs) return;
  process.stderr.write(`Busy for over ${maxMs} ms with ${said.decode(words.slice()).replaceAll("\0", "")}\n`);
  process.kill(process.pid, "SIGKILL");
}, 250);
