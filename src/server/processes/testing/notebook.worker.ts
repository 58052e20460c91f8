import { answerCalls } from "../answer-calls.ts";

export interface Notebook {
  /** Gives all notes by now, the owner first. */
  note: (text: string) => string[];
  pid: () => number;
  loop: () => void;
}

answerCalls((owner: string): Notebook => {
  const notes = [owner];
  return {
    note: (text) => {
      notes.push(text);
      return notes;
    },
    pid: () => process.pid,
    loop: () => {
      for (;;);
    },
  };
});
