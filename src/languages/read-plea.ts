import { asksToKeepOut } from "./asks-to-keep-out.ts";

/** A message with so few words of content beside its plea is about what was told before. */
export const minOwnContent = 4;

/** What somebody says who asks us not to use something: the sentences that ask it, and those beside them. */
export interface Plea {
  asking: string[];
  beside: string[];
}

const tidy = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[’‘ʼ`´]/gu, "'")
    .toLowerCase()
    .trim();

/** Undefined where nothing of the kind is asked. */
export function readPlea(text: string): Plea | undefined {
  const sentences = text
    .split(/(?<=[.!?…؟。]["”»]?)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
  const asking = sentences.filter((sentence) => asksToKeepOut(tidy(sentence)));
  if (asking.length === 0) return undefined;
  return { asking, beside: sentences.filter((sentence) => !asking.includes(sentence)) };
}
