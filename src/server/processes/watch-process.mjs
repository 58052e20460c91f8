import { workerData } from "node:worker_threads";

/** Ends the whole process; in JavaScript, as a thread would load the compiler of types once more. */
const { parent, residentBytes } = workerData;

setInterval(() => {
  if (process.ppid === parent && process.memoryUsage.rss() <= residentBytes) return;
  process.kill(process.pid, "SIGKILL");
}, 50);
