/**
 * What a clause tells, as far as its grammar shows. A question that is true of every clause of a class can be asked
 * of each; what fits no class for sure is "unclear", and gets a question that is true of anything.
 */
export const clauseClasses = [
  "feelingNow",
  "feelingThen",
  "judgementNow",
  "judgementThen",
  "stateNow",
  "stateThen",
  "event",
  "othersNow",
  "deed",
  "decision",
  "habit",
  "unableNow",
  "unableThen",
  "undoneNow",
  "undoneThen",
  "wish",
  "opinion",
  "plan",
  "unclear",
] as const;
export type ClauseClass = (typeof clauseClasses)[number];
