/** Milliseconds of processor that this takes: the clock's would count what else the machine does. */
export function measureThread(work: () => unknown): number {
  const began = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1_000;
}
