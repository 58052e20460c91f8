/** One comment, its author as "u/…1" by order of appearance. */
export interface ThreadComment {
  /** The forum's id without its kind, such as "cu5pebp". */
  id: string;
  /** Id of the comment that this one answers; null for the post. */
  parentId: string | null;
  /** 0 for an answer to the post. */
  depth: number;
  author: string;
  /** The author's name as the given hash has it; null where the forum says none. */
  authorKey: string | null;
  /** Markdown as it was written; empty where `removed`. */
  text: string;
  /** ISO 8601, UTC; null where the forum says none. */
  createdAt: string | null;
  score: number;
  /** Deleted by its author or removed by a moderator: kept for its answers alone. */
  removed: boolean;
}

/** Comments that the answer left out: to be asked for by id, or, with none, by reading the thread under `parentId`. */
export interface MissingComments {
  parentId: string | null;
  ids: string[];
  depth: number;
}

export interface ImportedThread {
  id: string;
  title: string;
  /** The forum's name, such as "funny". */
  forum: string;
  /** Path of the thread on the forum's site. */
  path: string;
  text: string;
  author: string;
  authorKey: string | null;
  createdAt: string | null;
  /** How many comments the forum counts; hardly ever how many it hands out. */
  reportedComments: number;
  /** In reading order: each comment before its answers. */
  comments: ThreadComment[];
  missing: MissingComments[];
}

/** The thread, or a sentence on why the JSON holds none. */
export type ThreadReading = { thread: ImportedThread } | { problem: string };

/** A stable one-way hash of an author's name; the caller keeps its secret. */
export type HashAuthor = (name: string) => string;
