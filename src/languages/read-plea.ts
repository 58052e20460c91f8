import { asksToKeepOut } from "./asks-to-keep-out.ts";

/** A message with so few words of content beside its plea is about what was told before. */
export const minOwnContent = 4;

/** What somebody says who asks us not to use something: the sentences that ask it, and those beside them. */
export interface Plea {
  asking: string[];
  beside: string[];
  /** Those beside it that it can be about: "leave that out" is about none that come after it. */
  told: string[];
}

const pointsBack = /(?<![\p{L}])(?:that|it|them|those|what i|the last|eso|das|ça|cela|isso|quello)(?!\p{L})/u;

const tidy = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[’‘ʼ`´]/gu, "'")
    .toLowerCase()
    .trim();
/** "I can, but I'd want you to leave it out.": about the story to come. */
const announces =
  /^(?:\p{L}+,? )?(?:i (?:can|could|will|would|do|have)|i'll|there (?:is|was)|there's)(?!\p{L}).*[, ]but /u;

/** Undefined where nothing of the kind is asked. */
export function readPlea(text: string): Plea | undefined {
  const sentences = text
    .split(/(?<=[.!?…؟。]["”»]?)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
  const asking = sentences.filter((sentence) => asksToKeepOut(tidy(sentence)));
  if (asking.length === 0) return undefined;
  const beside = sentences.filter((sentence) => !asking.includes(sentence));
  const at = sentences.findIndex((sentence) => asking.includes(sentence));
  const isOfBefore = asking
    .map(tidy)
    .some((sentence) => pointsBack.test(sentence) && !announces.test(sentence));
  return { asking, beside, told: isOfBefore ? sentences.slice(0, at) : beside };
}
