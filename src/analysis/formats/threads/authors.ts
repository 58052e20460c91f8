import type { HashAuthor, ImportedThread } from "./imported-thread.ts";

const unknownAuthor = "u/[deleted]";

/** Gives each author a number by order of appearance and forgets the name; the forum's names know no case. */
export interface AuthorNumbers {
  add: (name: string) => { author: string; authorKey: string | null };
  /** What stands for a name in a text: the author's number, or "u/…" for somebody who wrote nothing here. */
  pseudonym: (name: string) => string;
}

export function numberAuthors(hash: HashAuthor, known: Map<string, string> = new Map()): AuthorNumbers {
  const authors = new Map(known);
  let last = Math.max(0, ...[...authors.values()].map((author) => Number(author.slice("u/…".length)) || 0));
  return {
    add(name) {
      if (name === "" || name === "[deleted]") return { author: unknownAuthor, authorKey: null };
      const authorKey = hash(name.toLowerCase());
      const author = authors.get(authorKey) ?? `u/…${++last}`;
      authors.set(authorKey, author);
      return { author, authorKey };
    },
    pseudonym: (name) => authors.get(hash(name.toLowerCase())) ?? "u/…",
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
