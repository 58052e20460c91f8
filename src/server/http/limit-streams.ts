import { AppError } from "../app-error.ts";

/** Streams of one kind and account at once, in one process: each asks the database again and again. */
const maxStreams = 12;

const streams = new Map<string, number>();

/** The events, while the account has not too many streams of this kind; it counts from the first event to the last. */
export function limitStreams<Event>(
  kind: "live" | "job",
  accountId: string,
  events: AsyncGenerator<Event>,
): AsyncGenerator<Event> {
  const key = `${kind}:${accountId}`;
  if ((streams.get(key) ?? 0) >= maxStreams) throw new AppError("rate_limited");
  return count(key, events);
}

async function* count<Event>(key: string, events: AsyncGenerator<Event>): AsyncGenerator<Event> {
  add(key, 1);
  try {
    yield* events;
  } finally {
    add(key, -1);
  }
}

function add(key: string, by: 1 | -1): void {
  const open = (streams.get(key) ?? 0) + by;
  if (open > 0) streams.set(key, open);
  else streams.delete(key);
}
