interface Waiting {
  start: () => void;
}

export interface FairQueue {
  /** Runs `task` when it is its turn. Whoever gives up while waiting leaves the queue; `signal` rejects with its reason. */
  run: <T>(key: string, task: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
  /** Whether anything waits for its turn. */
  isAwaited: () => boolean;
}

/**
 * A queue for each key, served in rotation: however much one account has waiting, another's work comes next.
 */
export function makeFairQueue(maxAtOnce = 1): FairQueue {
  const queues = new Map<string, Waiting[]>();
  let running = 0;

  const startNext = () => {
    if (running >= maxAtOnce) return;
    const next = [...queues.values()].find((queue) => queue.length > 0)?.shift();
    if (next === undefined) return;
    running += 1;
    next.start();
  };

  /** Behind all others, so that they have their turn before this key's next. */
  const goBehind = (key: string) => {
    const queue = queues.get(key) ?? [];
    queues.delete(key);
    if (queue.length > 0) queues.set(key, queue);
  };

  const leave = (key: string, waiting: Waiting) => {
    const left = (queues.get(key) ?? []).filter((one) => one !== waiting);
    if (left.length > 0) queues.set(key, left);
    else queues.delete(key);
  };

  const waitForTurn = (key: string, signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        leave(key, waiting);
        reject(signal?.reason);
      };
      const start = () => {
        signal?.removeEventListener("abort", giveUp);
        resolve();
      };
      const waiting = { start };
      signal?.addEventListener("abort", giveUp, { once: true });
      queues.set(key, [...(queues.get(key) ?? []), waiting]);
      startNext();
    });

  const run = async <T>(key: string, task: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    signal?.throwIfAborted();
    await waitForTurn(key, signal);
    try {
      return await task();
    } finally {
      running -= 1;
      goBehind(key);
      startNext();
    }
  };
  return { run, isAwaited: () => [...queues.values()].some((queue) => queue.length > 0) };
}
