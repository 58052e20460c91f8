import { answerCalls } from "../answer-requests.ts";

export interface Notebook {
  /** Gives all notes by now, the owner first. */
  note: (text: string) => string[];
  pid: () => number;
  /** Goes on holding so much memory. */
  grow: (mb: number) => void;
  fail: () => void;
  loop: () => void;
}

const held: Buffer[] = [];

answerCalls((owner: string): Notebook => {
  const notes = [owner];
  return {
    note: (text) => {
      notes.push(text);
      return notes;
    },
    pid: () => process.pid,
    grow: (mb) => void held.push(Buffer.alloc(mb * 1024 * 1024, 1)),
    fail: () => {
      throw new Error("This cannot be noted.");
    },
    loop: () => {
      for (;;);
    },
  };
});
