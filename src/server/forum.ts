import type { HashAuthor, ImportedThread } from "#analysis/formats/threads/imported-thread.ts";

/** Reads threads of the public forum. */
export interface Forum {
  /**
   * The thread behind an address that a creator pasted, with as many comments as the limits allow; authors are
   * kept as `hash` has them. Throws `reddit_url_invalid` for addresses that are no thread's, and
   * `reddit_unavailable` for whatever else goes wrong, its cause named for the log alone.
   */
  readThread: (url: string, hash: HashAuthor) => Promise<ReadThread>;
}

export interface ReadThread {
  thread: ImportedThread;
  /** Plain sentences on what could not be fetched. */
  notices: string[];
}
