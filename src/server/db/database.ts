import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { diskFull } from "./database-error.ts";
import { schema } from "./schema.ts";

type Orm = NodePgDatabase<typeof schema>;

/** Inside a transaction, or outside of one. */
export type Queryable = Pick<Orm, "select" | "insert" | "update" | "delete" | "execute">;

export interface Database {
  orm: Orm;
  /** For the few statements of the hot path, prepared by name. */
  pool: pg.Pool;
  /** Set when the database refuses a write for lack of room; whoever finds that there is room again takes it back. */
  room: { isShort: boolean };
  close: () => Promise<void>;
}

/** A pool near twice the cores: more only makes PostgreSQL switch between them. */
const poolSize = 10;

export function openDatabase(options: pg.PoolConfig, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    ...options,
  });
  // A connection that breaks while idle is replaced by the pool; unheard, the event would end the process.
  pool.on("error", onError);
  // The same for one that breaks within a transaction, between two statements: the next of them fails, as it should.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const room = { isShort: false };
  pool.on("connect", (client) => {
    // Every refusal passes here, whichever call or job it is told to.
    (client as pg.Client).connection.on("errorMessage", ({ code }: { code?: string }) => {
      if (code === diskFull) room.isShort = true;
    });
  });
  return { orm: drizzle(pool, { schema }), pool, room, close: () => pool.end() };
}
