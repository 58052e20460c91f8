/** A hundred questions of 2,000 characters that need over a second of a processor. */
export const longScript = {
  introduction: "Welcome.",
  questions: Array.from({ length: 100 }, (_, index) => `${index} ${"what a? ".repeat(250)}`.slice(0, 2_000)),
};

/** Of which a few keep the work process busy for a while. */
export const busyScript = { ...longScript, questions: longScript.questions.slice(0, 40) };

/** On the server's own thread, which answers everybody. */
export const maxThreadMs = 300;

export async function measureThread<T>(work: () => Promise<T>): Promise<{ answer: T; ms: number }> {
  const before = process.threadCpuUsage();
  const answer = await work();
  const { user, system } = process.threadCpuUsage(before);
  return { answer, ms: (user + system) / 1_000 };
}
