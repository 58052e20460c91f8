/** How often each fault is made. */
export const whole = {
  servers: 200,
  postgres: 50,
  backends: 10,
  restarts: 10,
  cuts: 20,
  lost: 20,
  waits: 8,
  clock: 14,
  disk: 10,
  /** Seconds that an older and a newer version serve at once. */
  together: 60,
  /** Seconds of each pause of the database. */
  pauses: [5, 5, 5, 30, 30, 120],
  taken: 5,
  /** At most so many points of each call. */
  points: 120,
};
export const short: typeof whole = {
  servers: 6,
  postgres: 2,
  backends: 1,
  restarts: 1,
  cuts: 3,
  lost: 3,
  waits: 1,
  clock: 2,
  disk: 2,
  together: 10,
  pauses: [5, 12],
  taken: 1,
  points: 3,
};

export interface Plan {
  random: () => number;
  times: typeof whole;
  /** No further fault is made past this time of performance.now(). */
  until: number;
  crowd: { servers: number; participants: number; creators: number };
  /** The commit of the older version; the one before the newest migration if not said. */
  old?: string;
}
