import type { ImportedThread } from "#analysis/formats/threads/imported-thread.ts";

/** Reads threads of the public forum. */
export interface Forum {
  /**
   * The thread behind an address that a creator pasted, with as many comments as the limits allow. Throws
   * `reddit_url_invalid` for addresses that are no thread's, and `reddit_unavailable` for whatever else goes wrong.
   */
  readThread: (url: string) => Promise<ReadThread>;
}

export interface ReadThread {
  thread: ImportedThread;
  /** Plain sentences on what was left out, such as comments over the limit. */
  notices: string[];
}
