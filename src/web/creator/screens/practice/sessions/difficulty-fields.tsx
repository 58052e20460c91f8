import { NativeSelect } from "@mantine/core";
import {
  type ChosenTraits,
  findPreset,
  type Preset,
  presetMeanings,
  presetNames,
  presets,
  readLevel,
  traitChoices,
  traitsOf,
  withTrait,
} from "./difficulty.ts";
import classes from "./sessions.module.css";

interface DifficultyFieldsProps {
  traits: ChosenTraits;
  onTraits: (traits: ChosenTraits) => void;
}

const own = "own";

/** How hard it is: a preset, or the six traits one by one. */
export function DifficultyFields({ traits, onTraits }: DifficultyFieldsProps) {
  const preset = findPreset(traits);
  return (
    <>
      <NativeSelect
        label="Difficulty"
        description={preset ? presetMeanings[preset] : "As you set the six traits."}
        value={preset ?? own}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          if (chosen !== own) onTraits(traitsOf(chosen as Preset));
        }}
        data={[
          ...presets.map((value) => ({ value, label: presetNames[value] })),
          ...(preset ? [] : [{ value: own, label: "Your own" }]),
        ]}
      />
      <details className={classes.traits}>
        <summary>Set the person's traits one by one</summary>
        <div className={classes.traitGrid}>
          {traitChoices.map(({ trait, label, levels }) => (
            <NativeSelect
              key={trait}
              size="xs"
              label={label}
              value={traits[trait] === undefined ? "" : String(traits[trait])}
              onChange={(event) => onTraits(withTrait(traits, trait, readLevel(event.currentTarget.value)))}
              data={[
                { value: "", label: "Left to chance" },
                ...levels.map((name, level) => ({ value: String(level), label: name })),
              ]}
            />
          ))}
        </div>
      </details>
    </>
  );
}
