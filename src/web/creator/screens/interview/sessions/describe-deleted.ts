import { countNoun } from "#web/format/count-noun.ts";

const maxNamed = 3;

/** "2 sessions deleted: P-03, P-04", so that two undo bars can be told apart; unnamed where some were gone already. */
export function describeDeleted(labels: readonly string[], deleted: number): string {
  const what = `${countNoun(deleted, "session")} deleted`;
  if (deleted !== labels.length) return what;
  const more = labels.length - maxNamed;
  const named = labels.slice(0, maxNamed).join(", ");
  return more > 0 ? `${what}: ${named} and ${more} more` : `${what}: ${named}`;
}
