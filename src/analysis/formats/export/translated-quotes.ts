import type { Evidence } from "#contract/insights.ts";
import { keyOfPlace, type Place } from "../../certainty/finding-traces.ts";

type Translation = NonNullable<Evidence["translation"]>;

/** Every passage that quotes print, each place once: their own words, and those that take them back. */
export function listPrinted(quotes: readonly Evidence[]): Evidence[] {
  const all = quotes.flatMap((one) => {
    const { takenBack, translation: _, ...rest } = one;
    return takenBack ? [one, { ...rest, ...takenBack }] : [one];
  });
  return [...new Map(all.map((one) => [keyOfPlace(one), one])).values()];
}

/** A quote with what was made of each passage that it prints. */
export function addTranslation(one: Evidence, find: (place: Place) => Translation | undefined): Evidence {
  const { takenBack, sourceId } = one;
  const own = find(one);
  const later = takenBack && find({ ...takenBack, sourceId });
  if (!own && !later) return one;
  return {
    ...one,
    ...(own && { translation: own }),
    ...(takenBack && later && { takenBack: { ...takenBack, translation: later } }),
  };
}
