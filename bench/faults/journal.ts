import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";

/** What a client was told, in its own words. Only what was answered with a success is an acknowledgement. */
export type Note =
  | {
      kind: "started";
      sessionId: string;
      interviewId: string;
      token: string;
      messageId: string;
      text: string;
    }
  | { kind: "form"; sessionId: string; formId: string }
  /** Before it is sent: so that whatever is stored can be told from what nobody sent. */
  | { kind: "saying"; sessionId: string; clientMessageId: string; text: string }
  | {
      kind: "said";
      sessionId: string;
      clientMessageId: string;
      replyId: string;
      reply: string;
      complete: boolean;
    }
  | { kind: "completed"; sessionId: string; code: string | null }
  | { kind: "claimed"; sessionId: string }
  | { kind: "withdrawing"; sessionId: string }
  | { kind: "withdrawn"; sessionId: string }
  | { kind: "made"; what: Made; id: string }
  /** A person who came back after the faults could go on, or could not. */
  | { kind: "wentOn"; sessionId: string }
  | { kind: "stuck"; what: string };

export type Made = "account" | "project" | "interview" | "purchase" | "transcript" | "insights";

export type Entry = Note & {
  /** The fault that went on when the answer came. */
  fault: string;
  at: number;
};

/** A client's own file: a line is on the disk before the client does anything else. */
export interface Journal {
  note: (note: Note) => Promise<void>;
  close: () => Promise<void>;
}

export async function openJournal(dir: string, name: string, faultNow: () => string): Promise<Journal> {
  mkdirSync(dir, { recursive: true });
  const file: FileHandle = await open(join(dir, `${name}.jsonl`), "a");
  return {
    note: async (note) => {
      const entry: Entry = { ...note, fault: faultNow(), at: Date.now() };
      await file.appendFile(`${JSON.stringify(entry)}\n`);
      await file.datasync();
    },
    close: () => file.close(),
  };
}

/** All clients' notes, each client's in its order. */
export function readJournals(dir: string): Entry[] {
  return readdirSync(dir)
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) => readFileSync(join(dir, name), "utf8").split("\n"))
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Entry);
}
