import { openWorkProcess } from "../work-process.ts";

/** A server that starts work without an end, tells its number, and is then killed. */
const work = openWorkProcess(new URL("./hostile.worker.ts", import.meta.url), {
  heapMb: 64,
  residentMb: 300,
});
process.stdout.write(`${await work.ask({ deed: "pid" })}\n`);
await work.ask({ deed: "loop" });
