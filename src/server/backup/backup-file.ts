import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import { BackupError } from "./backup-error.ts";

/**
 * A backup is gzip of lines of JSON: a head, then each table (its head, pieces of PostgreSQL's COPY text, each after a
 * line with its length, and a foot with rows and checksum), then an end with the checksum of all before it.
 */

const head = z.object({
  format: z.literal("askwell backup"),
  version: z.literal(1),
  madeAt: z.string(),
  postgres: z.string(),
  /** The times of the migrations that the database had, by which they are told apart: its version. */
  migrations: z.array(z.number()).min(1),
  /** DATA_DIR/secret.key; null where it is kept elsewhere. */
  secret: z.string().nullable(),
});
const tableHead = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
const piece = z.object({ bytes: z.number().int().positive() });
const tableFoot = z.object({ rows: z.number().int(), sha256: z.string() });
const end = z.object({
  tables: z.number().int(),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
  sha256: z.string(),
});

export type BackupHead = z.infer<typeof head>;
export type BackupTable = z.infer<typeof tableHead>;
export type Sequences = z.infer<typeof end>["sequences"];

export interface TableRows extends BackupTable {
  rows: AsyncIterable<Buffer>;
  /** How many there were, told when the rows have ended. */
  count: () => number;
}

export interface BackupContents {
  head: BackupHead;
  tables: AsyncIterable<TableRows>;
  /** Told when the tables have ended. */
  sequences: () => Promise<Sequences>;
}

/** The bytes of a backup, before gzip. */
export async function* writeBackup({ head, tables, sequences }: BackupContents): AsyncGenerator<Buffer> {
  const whole = createHash("sha256");
  const line = (value: unknown) => noted(whole, Buffer.from(`${JSON.stringify(value)}\n`));
  yield line(head);
  let written = 0;
  for await (const { table, columns, rows, count } of tables) {
    yield line({ table, columns });
    const hash = createHash("sha256");
    for await (const bytes of rows) {
      yield line({ bytes: bytes.length });
      hash.update(bytes);
      yield noted(whole, bytes);
    }
    yield line({ rows: count(), sha256: hash.digest("hex") });
    written += 1;
  }
  const last = { tables: written, sequences: await sequences() };
  yield Buffer.from(`${JSON.stringify({ ...last, sha256: whole.digest("hex") })}\n`);
}

function noted(hash: ReturnType<typeof createHash>, bytes: Buffer): Buffer {
  hash.update(bytes);
  return bytes;
}

/** What is done with a backup's parts as they come. `table` has to read all rows, and answers with their number. */
export interface BackupReader {
  head: (head: BackupHead) => Promise<void>;
  table: (table: BackupTable, rows: AsyncIterable<Buffer>) => Promise<number | null>;
}

/**
 * Reads a backup to its end, checking all of it on the way: whoever must not act on half a file reads it twice.
 *
 * @throws BackupError where it is no backup, cut off or changed
 */
export async function readBackup(path: string, reader: BackupReader): Promise<Sequences> {
  const file = createReadStream(path);
  const gunzip = createGunzip();
  file.on("error", (error) => gunzip.destroy(error));
  const source = new ByteSource(file.pipe(gunzip));
  try {
    return await readParts(source, reader);
  } catch (error) {
    throw isUnreadable(error) ? explainUnreadable(path, error) : error;
  } finally {
    file.destroy();
    gunzip.destroy();
  }
}

async function readParts(source: ByteSource, reader: BackupReader): Promise<Sequences> {
  await reader.head(head.parse(await source.readLine()));
  for (let tables = 0; ; tables++) {
    const before = source.digest();
    const line = await source.readLine();
    const last = end.safeParse(line);
    if (last.success) {
      if (last.data.sha256 !== before || last.data.tables !== tables || !(await source.isAtEnd()))
        throw new Damage();
      return last.data.sequences;
    }
    await readTable(source, tableHead.parse(line), reader);
  }
}

async function readTable(source: ByteSource, table: BackupTable, reader: BackupReader): Promise<void> {
  const hash = createHash("sha256");
  let foot: z.infer<typeof tableFoot> | undefined;
  async function* readRows(): AsyncGenerator<Buffer> {
    for (;;) {
      const line = await source.readLine();
      const next = piece.safeParse(line);
      if (!next.success) {
        foot = tableFoot.parse(line);
        // Before the rows end: whoever stores them must not take them for whole.
        if (foot.sha256 !== hash.digest("hex")) throw new Damage();
        return;
      }
      for await (const bytes of source.readBytes(next.data.bytes)) {
        hash.update(bytes);
        yield bytes;
      }
    }
  }
  const stored = await reader.table(table, readRows());
  if (foot === undefined || (stored !== null && stored !== foot.rows)) throw new Damage();
}

class Damage extends Error {}

function isUnreadable(error: unknown): boolean {
  if (error instanceof Damage || error instanceof z.ZodError || error instanceof SyntaxError) return true;
  return error instanceof Error && "code" in error && /^(Z_|E[A-Z]+$)/.test(String(error.code));
}

function explainUnreadable(path: string, error: unknown): BackupError {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOENT") return new BackupError(`There is no file ${path}.`);
  if (/^E/.test(code)) return new BackupError(`The file ${path} could not be read (${code}).`);
  return new BackupError(
    `The file ${path} isn't an Askwell backup, or it's incomplete or damaged. Nothing was restored.`,
  );
}

const maxLineLength = 1024 * 1024;

/** Lines and counted bytes from a stream, with a checksum of what was read so far. */
class ByteSource {
  private readonly chunks: AsyncIterator<Buffer>;
  private rest: Buffer = Buffer.alloc(0);
  private readonly hash = createHash("sha256");

  constructor(stream: AsyncIterable<Buffer>) {
    this.chunks = stream[Symbol.asyncIterator]();
  }

  digest(): string {
    return this.hash.copy().digest("hex");
  }

  async readLine(): Promise<unknown> {
    let at = this.rest.indexOf(10);
    while (at < 0) {
      if (this.rest.length > maxLineLength) throw new Damage();
      const next = await this.next();
      if (next === null) throw new Damage();
      const from = this.rest.length;
      this.rest = Buffer.concat([this.rest, next]);
      at = this.rest.indexOf(10, from);
    }
    return JSON.parse(this.cut(at + 1).toString("utf8"));
  }

  async *readBytes(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0; ) {
      if (this.rest.length === 0) this.rest = (await this.next()) ?? Buffer.alloc(0);
      if (this.rest.length === 0) throw new Damage();
      const bytes = this.cut(Math.min(left, this.rest.length));
      left -= bytes.length;
      yield bytes;
    }
  }

  async isAtEnd(): Promise<boolean> {
    return this.rest.length === 0 && (await this.next()) === null;
  }

  private async next(): Promise<Buffer | null> {
    const { value, done } = await this.chunks.next();
    return done ? null : value;
  }

  private cut(length: number): Buffer {
    const bytes = this.rest.subarray(0, length);
    this.rest = this.rest.subarray(length);
    this.hash.update(bytes);
    return bytes;
  }
}
