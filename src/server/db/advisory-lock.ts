import type pg from "pg";

/** What is done once for a database, however many processes start on it at the same time. */
export const lockKeys = { migration: 7_265_441 };

/** One process at a time does this; the others wait. The lock ends with its connection, should the process die. */
export async function withLock<T>(
  pool: pg.Pool,
  key: number,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [key]);
    return await work(client);
  } finally {
    await client.query("select pg_advisory_unlock($1)", [key]).catch(() => undefined);
    client.release();
  }
}
