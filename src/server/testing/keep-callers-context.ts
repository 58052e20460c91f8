import { AsyncResource } from "node:async_hooks";
import type pg from "pg";

type Given = Parameters<Parameters<pg.Pool["connect"]>[0]>;

/**
 * A statement that waited for a connection runs where the connection was given back, in whatever context that was.
 * Tests that tell statements apart by their caller need it to run in its own.
 */
export function keepCallersContext(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool);
  const bound = (then?: (...given: Given) => void) => (then ? connect(AsyncResource.bind(then)) : connect());
  pool.connect = bound as pg.Pool["connect"];
}
