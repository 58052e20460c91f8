/** A study's themes; of one with many people there may be a few more, each told by several. */
export const themeLimits = { themes: 8, manyPeople: 8, more: 2, peopleOfMore: 3 };

/** How many themes may be drawn from so many people. */
export function countThemes(people: number): number {
  return themeLimits.themes + (people >= themeLimits.manyPeople ? themeLimits.more : 0);
}
