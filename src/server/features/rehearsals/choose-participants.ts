import {
  type Behaviour,
  behaviours,
  type Level,
  makeParticipant,
  type Participant,
  pseudonyms,
} from "#interviewer/participants/persona.ts";
import { makeRandom, type Random, seedFrom } from "#interviewer/participants/random.ts";
import type { StoryPack } from "#interviewer/participants/story.ts";
import { choosePack } from "#interviewer/participants/topic-packs.ts";

/**
 * Simulated participants for a study: their stories come from the given pack, or else the built-in one that fits its
 * objective, up to ten have different names, each trait has its three levels as evenly as the number allows, and every second participant does
 * something odd. The same input gives the same participants. `seed` is a whole number from 0 to 4294967295.
 */
export function chooseParticipants(
  objective: string,
  count: number,
  seed: number,
  pack?: StoryPack | undefined,
): Participant[] {
  const random = makeRandom(seed);
  const topic = pack?.topic ?? chooseTopic(objective);
  const deck = () =>
    shuffle(
      Array.from({ length: count }, (_, index) => (index % 3) as Level),
      random,
    );
  const decks = {
    verbosity: deck(),
    knowledge: deck(),
    memory: deck(),
    reflexivity: deck(),
    disclosure: deck(),
    understanding: deck(),
  };
  const odd = shuffle([...behaviours], random);
  const firstStory = random.between(0, 99);
  const names = shuffle([...pseudonyms], random);
  return Array.from({ length: count }, (_, index) => ({
    ...makeParticipant({
      seed: seedFrom(`${seed} ${index}`),
      topic,
      pack,
      story: firstStory + index,
      traits: {
        verbosity: decks.verbosity[index] ?? 1,
        knowledge: decks.knowledge[index] ?? 1,
        memory: decks.memory[index] ?? 1,
        reflexivity: decks.reflexivity[index] ?? 1,
        disclosure: decks.disclosure[index] ?? 1,
        understanding: decks.understanding[index] ?? 1,
      },
      behaviours: chooseBehaviours(odd, index),
    }),
    pseudonym: names[index % names.length] ?? "Heron",
  }));
}

function chooseBehaviours(odd: readonly Behaviour[], index: number): Behaviour[] {
  const behaviour = index % 2 === 1 ? odd[(index >> 1) % odd.length] : undefined;
  return behaviour === undefined ? [] : [behaviour];
}

/** The words of the stories that fit the objective, or else the objective itself. */
export function chooseTopic(objective: string): string {
  return choosePack(objective).topic || objective;
}

function shuffle<T>(items: T[], random: Random): T[] {
  for (let at = items.length - 1; at > 0; at--) {
    const other = random.between(0, at);
    const [one, two] = [items[at], items[other]];
    if (one !== undefined && two !== undefined) {
      items[at] = two;
      items[other] = one;
    }
  }
  return items;
}
