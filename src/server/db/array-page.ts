/** A part of a list that is answered as an array. */
export interface ArrayPage {
  limit?: number | undefined;
  /** The id of the last row so far. */
  cursor?: string | undefined;
}

/** Of a list without a limit: more than PostgreSQL's `limit` can be asked for is not needed. */
export const maxRows = 2 ** 31 - 1;
