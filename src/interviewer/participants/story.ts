import { z } from "zod";

export const facetNames = ["routine", "last", "tools", "problem", "workaround", "feeling", "wish"] as const;
export type FacetName = (typeof facetNames)[number];

/** What a probe has to ask for before a person says what they hold back. */
export const angles = ["occasion", "next", "reason", "feeling", "contrast", "meaning"] as const;
export type Angle = (typeof angles)[number];

/** The shape of a pack of stories, of which each text is a `line`. */
export function makeStoryPack(line: z.ZodString) {
  /** One matter of a life: what is said when asked, what talkers add, and what only a fitting probe brings. */
  const facet = z.object({
    say: line,
    more: line,
    insight: line.nullable(),
    fits: z.array(z.enum(angles)),
  });
  const story = z.object({
    occupations: z.tuple([line]).rest(line),
    facets: z.record(z.enum(facetNames), facet),
    /** Said late, against something said before. */
    contradiction: line,
  });
  return z.object({ topic: line.max(80), stories: z.tuple([story]).rest(story) });
}

/** People who have lived one topic. */
export type StoryPack = z.infer<ReturnType<typeof makeStoryPack>>;
export type Story = StoryPack["stories"][number];
export type Facet = Story["facets"][FacetName];
