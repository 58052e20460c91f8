export interface TranslateRequest {
  texts: readonly string[];
  /** As "es". */
  from: string;
  to: string;
  signal: AbortSignal;
}

type TranslatorFault = "failed" | "too_late" | "unknown_language";

/** Translates passages beside what was said. Its words are never evidence. */
export interface Translator {
  /** Whose it is, as people know the name; null for one on this machine. */
  provider: string | null;
  /** One for each text, in their order. Never throws for a translator's faults. */
  translate: (request: TranslateRequest) => Promise<string[] | { fault: TranslatorFault }>;
}
