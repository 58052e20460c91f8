import type { HeardWord } from "#contract/heard.ts";

export interface Sound {
  audio: Uint8Array;
  contentType: string;
  /** As "en", or null where nobody knows it. */
  language: string | null;
  /** Of the sound, where it's known: words beyond its end are dropped. */
  durationMs?: number | null;
  /** Where nobody waits for it: at least this long is given, whatever the settings say. */
  minPatienceMs?: number;
  signal: AbortSignal;
}

/** What a recogniser made of a sound. `words` is empty where it told no times. */
export interface Heard {
  text: string;
  words: HeardWord[];
  durationMs: number | null;
}

type RecogniserFault = "failed" | "too_late";

/** Turns speech into text. */
export interface Recogniser {
  /** Whose it is, as people know the name; null for one on this machine. */
  provider: string | null;
  /** Never throws for a recogniser's faults. */
  transcribe: (sound: Sound) => Promise<Heard | { fault: RecogniserFault }>;
}
