import type { PracticeTraits } from "#contract/practice-debrief.ts";

/** How hard the simulated person is to interview, in plain words. */

export type Trait = keyof PracticeTraits;
export type Level = PracticeTraits[Trait];
/** What is left out is drawn. */
export type ChosenTraits = Partial<PracticeTraits>;

export const traitChoices: { trait: Trait; label: string; levels: [string, string, string] }[] = [
  { trait: "verbosity", label: "How much they say", levels: ["Few words", "Average", "A lot"] },
  { trait: "disclosure", label: "How open they are", levels: ["Reserved", "In between", "Open"] },
  { trait: "memory", label: "What they remember", levels: ["Little", "The main things", "Details"] },
  { trait: "reflexivity", label: "Whether they say why", levels: ["Seldom", "Sometimes", "Often"] },
  { trait: "knowledge", label: "What they know of the topic", levels: ["A beginner", "Some", "A lot"] },
  {
    trait: "understanding",
    label: "How they take a question",
    levels: ["Easily confused", "Mostly right", "Quickly"],
  },
];

export const presets = ["any", "easy", "medium", "hard"] as const;
export type Preset = (typeof presets)[number];

export const presetNames: Record<Preset, string> = {
  any: "Surprise me",
  easy: "Easy",
  medium: "Medium",
  hard: "Hard",
};

export const presetMeanings: Record<Preset, string> = {
  any: "Somebody is drawn, as in real life.",
  easy: "Talkative and open, remembers a lot and says why.",
  medium: "In between in everything.",
  hard: "Reserved and of few words; forgets, and seldom says why.",
};

const presetLevels: Record<Exclude<Preset, "any">, Level> = { easy: 2, medium: 1, hard: 0 };

export function traitsOf(preset: Preset): ChosenTraits {
  if (preset === "any") return {};
  const level = presetLevels[preset];
  return Object.fromEntries(traitChoices.map(({ trait }) => [trait, level]));
}

/** The preset that the traits amount to; undefined for a mixture of one's own. */
export function findPreset(traits: ChosenTraits): Preset | undefined {
  return presets.find((preset) => {
    const levels = traitsOf(preset);
    return traitChoices.every(({ trait }) => traits[trait] === levels[trait]);
  });
}

export function withTrait(traits: ChosenTraits, trait: Trait, level: Level | undefined): ChosenTraits {
  const { [trait]: _, ...rest } = traits;
  return level === undefined ? rest : { ...rest, [trait]: level };
}

export function readLevel(value: string): Level | undefined {
  return ([0, 1, 2] as const).find((level) => String(level) === value);
}
