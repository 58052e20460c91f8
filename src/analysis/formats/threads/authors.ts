import type { HashAuthor, ImportedThread } from "./imported-thread.ts";

const unknownAuthor = "u/[deleted]";

/** Gives each author a number by order of appearance and forgets the name; the forum's names know no case. */
export interface AuthorNumbers {
  add: (name: string) => { author: string; authorKey: string | null };
  /** What stands for a name in a text: the author's number, or "u/…" for somebody who wrote nothing here. */
  pseudonym: (name: string) => string;
  /** The number of somebody who wrote here; undefined for other words. */
  find: (name: string) => string | undefined;
}

function readNumber(author: string): number {
  return Number(author.slice("u/…".length)) || 0;
}

export function numberAuthors(hash: HashAuthor, known: Map<string, string> = new Map()): AuthorNumbers {
  const authors = new Map(known);
  let last = Math.max(0, ...[...authors.values()].map(readNumber));
  return {
    add(name) {
      if (name === "" || name === "[deleted]") return { author: unknownAuthor, authorKey: null };
      const authorKey = hash(name.toLowerCase());
      const author = authors.get(authorKey) ?? `u/…${++last}`;
      authors.set(authorKey, author);
      return { author, authorKey };
    },
    pseudonym: (name) => authors.get(hash(name.toLowerCase())) ?? "u/…",
    find: (name) => authors.get(hash(name.toLowerCase())),
  };
}

/** The numbers that a thread's authors have already. */
export function listKnownAuthors(thread: ImportedThread): Map<string, string> {
  const known = new Map<string, string>();
  for (const { author, authorKey } of [thread, ...thread.comments]) {
    if (authorKey !== null) known.set(authorKey, author);
  }
  return known;
}

/**
 * The thread with the numbers that its authors had when it was read before, by their keys; new authors get the
 * numbers after those. Texts that mention them say the same numbers.
 */
export function keepAuthorNumbers(
  thread: ImportedThread,
  before: ReadonlyMap<string, string>,
): ImportedThread {
  const authors = new Map(before);
  let last = Math.max(0, ...[...before.values()].map(readNumber));
  const renamed = new Map<string, string>();
  for (const [key, author] of listKnownAuthors(thread)) {
    const kept = authors.get(key) ?? `u/…${++last}`;
    authors.set(key, kept);
    renamed.set(author, kept);
  }
  const rename = (text: string) => text.replace(/u\/…\d+/g, (author) => renamed.get(author) ?? author);
  return {
    ...thread,
    title: rename(thread.title),
    text: rename(thread.text),
    author: rename(thread.author),
    comments: thread.comments.map((comment) => ({
      ...comment,
      author: rename(comment.author),
      text: rename(comment.text),
    })),
  };
}
