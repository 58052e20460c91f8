import { makeRandom } from "./random.ts";
import { type FacetName, facetNames, type Story, type StoryPack } from "./story.ts";
import { choosePack } from "./topic-packs.ts";

export type Level = 0 | 1 | 2;

/** Six traits at three levels (0 low, 1 middle, 2 high). */
export interface Traits {
  verbosity: Level;
  knowledge: Level;
  memory: Level;
  reflexivity: Level;
  disclosure: Level;
  understanding: Level;
}

export const behaviours = [
  "one_word",
  "skips",
  "asks_back",
  "digresses",
  "distress",
  "wants_to_stop",
  "contradicts",
  "other_language",
  "tries_to_end",
  "tries_to_get_code",
  "pastes_long",
] as const;
export type Behaviour = (typeof behaviours)[number];

export interface Demographics {
  ageRange: string;
  occupation: string;
  /** Country. */
  location: string;
  townCity: string;
}

export interface PlantedInsight {
  facet: FacetName;
  text: string;
}

/** A simulated participant. Everything follows from the seed; nothing is random later. */
export interface Participant {
  seed: number;
  pseudonym: string;
  topic: string;
  demographics: Demographics;
  story: Story;
  insights: PlantedInsight[];
  traits: Traits;
  behaviours: Behaviour[];
}

const ageRanges = ["18-24", "25-34", "35-50", "50-65", "65+"] as const;
const places: [[string, string], ...[string, string][]] = [
  ["United Kingdom", "Leeds"],
  ["United Kingdom", "Bristol"],
  ["Germany", "Leipzig"],
  ["France", "Nantes"],
  ["Spain", "Valencia"],
  ["Ireland", "Cork"],
  ["Canada", "Halifax"],
  ["Netherlands", "Utrecht"],
];
export const pseudonyms = [
  "Heron",
  "Birch",
  "Slate",
  "Juniper",
  "Otter",
  "Maple",
  "Wren",
  "Flint",
  "Clover",
  "Finch",
] as const;

/**
 * Makes a participant from a seed: story, demographics, traits. `traits` and `behaviours` can be set; the
 * story is chosen by the seed from the given pack, or else the topic's, unless `story` names one by its place.
 */
export function makeParticipant(input: {
  seed: number;
  topic: string;
  pack?: StoryPack | undefined;
  story?: number;
  traits?: Partial<Traits>;
  behaviours?: Behaviour[];
  demographics?: Partial<Demographics>;
}): Participant {
  const random = makeRandom(input.seed);
  const pack = input.pack ?? choosePack(input.topic);
  const [first] = pack.stories;
  const story = pack.stories[(input.story ?? random.between(0, 99)) % pack.stories.length] ?? first;
  const level = (): Level => random.pick([0, 1, 2]);
  const [location, townCity] = random.pick(places);
  const drawn: Traits = {
    verbosity: level(),
    knowledge: level(),
    memory: level(),
    reflexivity: level(),
    disclosure: level(),
    understanding: level(),
  };
  const insights = facetNames.flatMap((name) => {
    const text = story.facets[name].insight;
    return text === null ? [] : [{ facet: name, text }];
  });
  const demographics = {
    ageRange: random.pick(ageRanges),
    occupation: random.pick(story.occupations),
    location,
    townCity,
  };
  return {
    seed: input.seed,
    pseudonym: random.pick(pseudonyms),
    topic: input.topic,
    demographics: { ...demographics, ...input.demographics },
    story,
    insights,
    traits: { ...drawn, ...input.traits },
    behaviours: input.behaviours ?? [],
  };
}

/** The planted insights that a participant has said, in any of the given texts. */
export function listRecalled(participant: Participant, said: readonly string[]): PlantedInsight[] {
  return participant.insights.filter((insight) => said.some((text) => text.includes(insight.text)));
}
