import { once } from "node:events";
import type pg from "pg";

/**
 * COPY through the driver, which knows its messages and leaves their handling to what is submitted. Rows travel as
 * PostgreSQL's own text, never as values of ours, so that nothing is rounded or lost; a slow side holds up the other.
 */

/** pg's own types leave these out. */
type Wire = pg.Connection & {
  sendCopyFromChunk: (chunk: Buffer) => void;
  endCopyFrom: () => void;
  sendCopyFail: (reason: string) => void;
};

const maxWaitingBytes = 1024 * 1024;

/** What COPY … TO STDOUT gives, in pieces of any size. A reader that leaves early ends the connection. */
export async function* copyOut(client: pg.Client, statement: string): AsyncGenerator<Buffer> {
  const query = new CopyOutQuery(statement);
  client.query(query);
  try {
    for (;;) {
      const piece = await query.take();
      if (piece === null) return;
      yield piece;
    }
  } finally {
    query.leave();
  }
}

class CopyOutQuery {
  readonly statement: string;
  private waiting: Buffer[] = [];
  private waitingBytes = 0;
  private ended = false;
  private error: Error | null = null;
  private wire: Wire | null = null;
  private wake: () => void = () => undefined;

  constructor(statement: string) {
    this.statement = statement;
  }

  submit(connection: pg.Connection): void {
    this.wire = connection as Wire;
    this.wire.query(this.statement);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // A copy: the driver uses the buffer beneath it again.
    this.waiting.push(Buffer.from(chunk));
    this.waitingBytes += chunk.length;
    if (this.waitingBytes > maxWaitingBytes) this.wire?.stream.pause();
    this.wake();
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.ended = true;
    this.wake();
  }

  handleError(error: Error): void {
    this.error = error;
    this.handleReadyForQuery();
  }

  /** Waits for the next piece; null at the end. */
  async take(): Promise<Buffer | null> {
    while (this.waiting.length === 0 && !this.ended) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    if (this.error) throw this.error;
    if (this.waiting.length === 0) return null;
    const piece = Buffer.concat(this.waiting);
    this.waiting = [];
    this.waitingBytes = 0;
    this.wire?.stream.resume();
    return piece;
  }

  leave(): void {
    if (!this.ended) this.wire?.stream.destroy();
  }
}

/** Feeds COPY … FROM STDIN; answers with the number of rows stored. What the source throws fails the statement. */
export async function copyIn(
  client: pg.Client,
  statement: string,
  source: AsyncIterable<Buffer>,
): Promise<number> {
  const query = new CopyInQuery(statement, source);
  client.query(query);
  return await query.done;
}

class CopyInQuery {
  readonly statement: string;
  readonly source: AsyncIterable<Buffer>;
  readonly done: Promise<number>;
  private settle: { resolve: (rows: number) => void; reject: (error: unknown) => void };
  private rows = 0;
  private over = false;

  constructor(statement: string, source: AsyncIterable<Buffer>) {
    this.statement = statement;
    this.source = source;
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    this.done = promise;
    this.settle = { resolve, reject };
  }

  submit(connection: pg.Connection): void {
    connection.query(this.statement);
  }

  handleCopyInResponse(connection: pg.Connection): void {
    const wire = connection as Wire;
    this.feed(wire).catch((error: unknown) => {
      this.settle.reject(error);
      wire.sendCopyFail("the source ended");
    });
  }

  private async feed(wire: Wire): Promise<void> {
    const over = this.done.catch(() => undefined);
    for await (const piece of this.source) {
      if (this.over) return;
      wire.sendCopyFromChunk(piece);
      if (wire.stream.writableNeedDrain) await Promise.race([once(wire.stream, "drain"), over]);
    }
    wire.endCopyFrom();
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = Number(/^COPY (\d+)$/.exec(text)?.[1]);
  }

  handleReadyForQuery(): void {
    this.over = true;
    this.settle.resolve(this.rows);
  }

  handleError(error: Error): void {
    this.over = true;
    this.settle.reject(error);
  }
}
