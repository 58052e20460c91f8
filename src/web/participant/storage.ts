/** What this browser keeps. Storage may be blocked or full: then nothing is kept and nothing breaks. */

export interface StoragePlace {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface UnsentMessage {
  clientMessageId: string;
  text: string;
  /** The message that it answers. */
  after?: string;
}

export interface EntryDraft {
  consented: boolean;
  ageRange: string;
  occupation: string;
  location: string;
  townCity: string;
}

export interface KeptSession {
  interviewId: string;
  sessionId: string;
}

const prefix = "askwell:";

function place(kind: "localStorage" | "sessionStorage"): StoragePlace | undefined {
  try {
    return globalThis[kind];
  } catch {
    return undefined;
  }
}

/** The keeper over two places: `lasting` outlives the tab, `passing` does not (secrets and details). */
export function createKeeper(
  lasting: StoragePlace | undefined = place("localStorage"),
  passing: StoragePlace | undefined = place("sessionStorage"),
) {
  return {
    findSession: (interviewId: string) => read(lasting, `session:${interviewId}`),
    findLastSession: () => readJson(lasting, "last", isKeptSession),
    keepSession(kept: KeptSession): boolean {
      write(lasting, `session:${kept.interviewId}`, kept.sessionId);
      return write(lasting, "last", JSON.stringify(kept));
    },
    unlinkSession(interviewId: string, sessionId: string) {
      if (read(lasting, `session:${interviewId}`) === sessionId) write(lasting, `session:${interviewId}`, "");
      if (readJson(lasting, "last", isKeptSession)?.sessionId === sessionId) write(lasting, "last", "");
      for (const name of ["draft", "unsent", "turn"]) write(lasting, `${name}:${sessionId}`, "");
      for (const name of ["token", "skipped"]) write(passing, `${name}:${sessionId}`, "");
    },
    findToken: (sessionId: string) => read(passing, `token:${sessionId}`),
    keepToken: (sessionId: string, token: string) => write(passing, `token:${sessionId}`, token),
    findDraft: (sessionId: string) => read(lasting, `draft:${sessionId}`) ?? "",
    keepDraft: (sessionId: string, text: string) => write(lasting, `draft:${sessionId}`, text),
    findUnsent: (sessionId: string) => readJson(lasting, `unsent:${sessionId}`, isUnsent),
    keepUnsent: (sessionId: string, unsent: UnsentMessage | undefined) =>
      write(lasting, `unsent:${sessionId}`, unsent === undefined ? "" : JSON.stringify(unsent)),
    /** Tells other tabs of this session that there is something new (they get a storage event). */
    markTurn: (sessionId: string, messageId: string) => write(lasting, `turn:${sessionId}`, messageId),
    findEntry: (interviewId: string) => readJson(passing, `entry:${interviewId}`, isEntryDraft),
    keepEntry: (interviewId: string, draft: EntryDraft | undefined) =>
      write(passing, `entry:${interviewId}`, draft === undefined ? "" : JSON.stringify(draft)),
    hasSkipped: (sessionId: string, formId: string) => read(passing, `skipped:${sessionId}`) === formId,
    keepSkipped: (sessionId: string, formId: string) => write(passing, `skipped:${sessionId}`, formId),
  };
}

export const keeper = createKeeper();

export function isTurnMark(key: string | null, sessionId: string): boolean {
  return key === `${prefix}turn:${sessionId}`;
}

function read(from: StoragePlace | undefined, name: string): string | undefined {
  try {
    return from?.getItem(prefix + name) || undefined;
  } catch {
    return undefined;
  }
}

/** Empty text removes the entry. Answers whether it is kept. */
function write(to: StoragePlace | undefined, name: string, value: string): boolean {
  try {
    if (value === "") to?.removeItem(prefix + name);
    else to?.setItem(prefix + name, value);
    return to !== undefined;
  } catch {
    return false;
  }
}

function readJson<T>(
  from: StoragePlace | undefined,
  name: string,
  isRight: (value: Partial<T>) => boolean,
): T | undefined {
  const text = read(from, name);
  if (text === undefined) return undefined;
  try {
    const value = JSON.parse(text) as T | null;
    return value !== null && typeof value === "object" && isRight(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isKeptSession(value: Partial<KeptSession>): boolean {
  return typeof value.interviewId === "string" && typeof value.sessionId === "string";
}

function isUnsent(value: Partial<UnsentMessage>): boolean {
  return typeof value.clientMessageId === "string" && typeof value.text === "string";
}

function isEntryDraft(value: Partial<EntryDraft>): boolean {
  const texts = [value.ageRange, value.occupation, value.location, value.townCity];
  return typeof value.consented === "boolean" && texts.every((text) => typeof text === "string");
}
