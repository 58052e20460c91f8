export const facetNames = ["routine", "last", "tools", "problem", "workaround", "feeling", "wish"] as const;
export type FacetName = (typeof facetNames)[number];

/** What a probe has to ask for before a person says what they hold back. */
export const angles = ["occasion", "next", "reason", "feeling", "contrast", "meaning"] as const;
export type Angle = (typeof angles)[number];

/** One matter of a life: what is said when asked, what talkers add, and what only a fitting probe brings. */
export interface Facet {
  say: string;
  more: string;
  insight: string | null;
  fits: Angle[];
}

export interface Story {
  occupations: [string, ...string[]];
  facets: Record<FacetName, Facet>;
  /** Said late, against something said before. */
  contradiction: string;
}

/** People who have lived one topic. */
export interface StoryPack {
  topic: string;
  stories: [Story, ...Story[]];
}

export interface TopicPack extends StoryPack {
  /** Words of a topic that choose this pack. */
  matches: RegExp;
}

/** A facet with an insight behind it: what is said, what talkers add, what a fitting probe brings. */
export function facet(say: string, more: string, insight: string, fits: Angle[]): Facet {
  return { say, more, insight, fits };
}

/** How a person feels about it all: nothing is held back here. */
export function feeling(say: string, more: string): Facet {
  return { say, more, insight: null, fits: [] };
}
