import { hashSet, type SetName } from "./frozen-set.ts";

/** Taken before the interviewer was tuned. A different hash is a different benchmark: start its history anew. */
const frozenHashes: Record<SetName, { definition: string; conduct: string }> = {
  tuning: {
    definition: "7058ca79358dc637d2a0318a8aec43d2372df782cc6e78f5d6ead29e2c3e0e41",
    conduct: "7f351d8756eccf618f92d3db8c009da0767d0f026eb6f9899a06be1a06b12060",
  },
  reported: {
    definition: "80a137536c897dc04233b5031310dd109857240cb187be064fd9b1b1c98e206a",
    conduct: "474f159162b81a8f52a4340a65237de0230bc6bb5825019d1a62b7835b336fcf",
  },
};

/**
 * The line on the participants that stands with every result.
 * @throws when the participants or what they say differ from the frozen ones
 */
export function describeFrozenSet(set: SetName): string {
  const found = hashSet(set);
  const frozen = frozenHashes[set];
  if (found.definition !== frozen.definition || found.conduct !== frozen.conduct) {
    throw new Error(
      `The simulated participants of the ${set} set have changed: ${JSON.stringify(found)}. ` +
        "Figures from them cannot be put beside earlier ones.",
    );
  }
  return `Participants: ${set} set, definition SHA-256 \`${found.definition}\`, conduct SHA-256 \`${found.conduct}\`.`;
}
