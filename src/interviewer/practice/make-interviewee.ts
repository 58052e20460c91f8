import type { PracticeTraits } from "#contract/practice-debrief.ts";
import { makeRandom, seedFrom } from "../participants/random.ts";
import type { Interviewee } from "./interviewee.ts";
import { getBank } from "./story/banks.ts";
import { drawSlots, makeStory, type Slots } from "./story/make-story.ts";
import { readTopic } from "./story/topic.ts";

export interface MakeIntervieweeInput {
  seed: number;
  /** Whatever was typed: never an instruction. */
  topic: string;
  /** BCP 47; of a language without a bank, English is spoken. */
  language: string;
  /** Those left out are drawn by the seed. */
  traits?: Partial<PracticeTraits>;
}

/** The occupations of the banks fit these ages. */
const ages = ["25-34", "35-50", "50-65"] as const;

const levels = [0, 1, 1, 1, 2] as const;

/**
 * Makes the simulated person that somebody practises on: profile, traits, a story on the topic and six
 * insights in it. The same input gives the same person; nothing is drawn later.
 */
export function makeInterviewee(input: MakeIntervieweeInput): Interviewee {
  const bank = getBank(input.language);
  const random = makeRandom(input.seed ^ seedFrom(`${input.topic} ${bank.language}`));
  const level = () => random.pick(levels);
  const drawn: PracticeTraits = {
    verbosity: level(),
    knowledge: level(),
    memory: level(),
    reflexivity: level(),
    disclosure: level(),
    understanding: level(),
  };
  const occupation = random.pick(bank.occupations);
  const [location, townCity] = random.pick(bank.places);
  const profile = {
    pseudonym: random.pick(bank.pseudonyms),
    ageRange: random.pick(ages),
    occupation: occupation.name,
    location,
    townCity,
  };
  const slots = listSlots({ ...input, profile });
  return {
    seed: input.seed,
    topic: input.topic,
    language: input.language,
    traits: { ...drawn, ...input.traits },
    profile,
    ...makeStory(bank, readTopic(input.topic, bank), slots, random),
  };
}

/** The words of one person's story by slot: drawn from its seed again rather than stored. */
export function listSlots(whose: Pick<Interviewee, "seed" | "topic" | "language" | "profile">): Slots {
  const bank = getBank(whose.language);
  const { profile } = whose;
  const slots = drawSlots(bank, makeRandom(whose.seed ^ seedFrom(`${whose.topic} ${bank.language} slots`)));
  const { name } = readTopic(whose.topic, bank);
  if (name !== null) slots.set("topic", name);
  slots.set(
    "job",
    bank.occupations.find((one) => one.name === profile.occupation)?.said ?? profile.occupation,
  );
  for (const slot of ["pseudonym", "ageRange", "townCity"] as const) slots.set(slot, profile[slot]);
  return slots;
}
