import type { RehearsedInterview, SimulatedBehaviour } from "#contract/rehearsals.ts";
import { countNoun } from "#web/format/count-noun.ts";

/** Simulated participants in words: who they are and what they do. */

type Traits = RehearsedInterview["participant"]["traits"];

/** What a low and a high level make of a person; the middle is not worth a word. */
const traitWords: [keyof Traits, low: string, high: string][] = [
  ["verbosity", "says little", "talkative"],
  ["disclosure", "reserved", "open"],
  ["memory", "forgetful", "remembers well"],
  ["knowledge", "a beginner", "knows the subject"],
  ["reflexivity", "seldom says why", "thinks aloud"],
  ["understanding", "easily confused", "quick to understand"],
];

const maxTraits = 3;

/** "talkative, reserved, forgetful": the first three that stand out. */
export function describeTraits(traits: Traits): string {
  const words = traitWords.flatMap(([trait, low, high]) => {
    const level = traits[trait];
    return level === 1 ? [] : [level === 0 ? low : high];
  });
  return words.length === 0 ? "average in every way" : words.slice(0, maxTraits).join(", ");
}

const behaviourWords: Record<SimulatedBehaviour, string> = {
  one_word: "answers in one word",
  skips: "skips a question",
  asks_back: "asks what something means",
  digresses: "strays from the subject",
  distress: "gets upset",
  wants_to_stop: "wants to stop early",
  contradicts: "contradicts an earlier answer",
  other_language: "answers in another language once",
  tries_to_end: "tries to trick the interviewer into ending",
  tries_to_get_code: "tries to trick the interviewer into giving the code",
  pastes_long: "pastes 10,000 characters",
};

export function describeBehaviours(behaviours: readonly SimulatedBehaviour[]): string {
  return behaviours.map((behaviour) => behaviourWords[behaviour]).join(", ");
}

/** What only a fitting follow-up brings out, and how much of it came out. */
export function describeHeldBack({ held, said }: RehearsedInterview["heldBack"]): string {
  return held === 0
    ? "They held nothing back"
    : `${said.toLocaleString()} of ${countNoun(held, "hidden detail")}`;
}
