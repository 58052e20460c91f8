import type { Guide } from "#interviewer/guide.ts";
import { behaviours, makeParticipant, type Participant } from "#interviewer/participants/persona.ts";
import { getScript, scriptTopics } from "./scripts.ts";

export interface Case {
  /** Also the seed of the built-in voice's wording. */
  name: string;
  participant: Participant;
  guide: Guide;
}

const people = 240;
const perBlock = 20;
const firstSeed = 770_000;
/** Six traits at three levels make 729 people; a stride prime to that takes another one each time. */
const traitStride = 307;
const traitOffset = 400;

function drawTraits(place: number): Participant["traits"] {
  const level = (trait: number) => ([0, 1, 2] as const)[Math.floor(place / 3 ** trait) % 3] ?? 1;
  return {
    verbosity: level(0),
    knowledge: level(1),
    memory: level(2),
    reflexivity: level(3),
    disclosure: level(4),
    understanding: level(5),
  };
}

/**
 * 240 simulated people: every topic twice (15 and 30 minutes), in blocks of twenty people of whom eleven have
 * one behaviour each and nine none.
 */
export function listCases(): Case[] {
  return Array.from({ length: people }, (_, index) => {
    const block = Math.floor(index / perBlock);
    const topic = scriptTopics[block % scriptTopics.length] ?? "";
    const behaviour = behaviours[index % perBlock];
    const participant = makeParticipant({
      seed: firstSeed + index,
      topic,
      traits: drawTraits((index * traitStride + traitOffset) % 729),
      behaviours: behaviour === undefined ? [] : [behaviour],
    });
    return {
      name: `person-${index}`,
      participant,
      guide: getScript(topic, block < scriptTopics.length ? 15 : 30),
    };
  });
}

/** One of each block, one further each time: every topic and length, and each of the eleven behaviours. */
export function pickCases(cases: readonly Case[]): Case[] {
  return cases.filter((_, index) => index % perBlock === Math.floor(index / perBlock));
}

/** How long the simulated people take for an answer, in milliseconds: 62 s at the median when typed. */
export function measureAnswerMs(turns: readonly unknown[], text: string): number {
  const words = text.split(/\s+/).length;
  return 1_000 * (48 + ((turns.length * 7) % 19) + Math.min(24, Math.round(words / 2)));
}
