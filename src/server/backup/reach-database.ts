import type pg from "pg";
import type { Config } from "../config.ts";
import { startEmbedded } from "../db/embedded/start-embedded.ts";

/** The database of the settings, running for as long as `work` takes; a server that runs already is used as it is. */
export async function withDatabase<T>(
  { databaseUrl, dataDir, pgBin }: Pick<Config, "databaseUrl" | "dataDir" | "pgBin">,
  work: (connection: pg.ClientConfig) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== null) return await work({ connectionString: databaseUrl });
  const server = await startEmbedded({ dataDir, pgBin: pgBin ?? undefined, log: () => undefined });
  try {
    return await work({ ...server.connection });
  } finally {
    await server.stop();
  }
}
