export interface Creator {
  cookie: string;
  email: string;
}

/** An interview that people take part in. */
export interface Study {
  name: string;
  interviewId: string;
  owner: Creator;
  /** The form before the interview, with answers to it. */
  form?: { id: string; answers: Record<string, unknown> };
  isFull?: boolean;
  /** How many messages it takes, where that is always the same. */
  messages?: number;
}
