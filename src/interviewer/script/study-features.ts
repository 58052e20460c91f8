import { listStems } from "../practice/word-stems.ts";
import type { ScriptLanguage } from "./objective-language.ts";
import { listWords, normaliseText } from "./sentences.ts";

/** How much of each there is in a text: word stems, two that stand together, and pieces of words. */
export type Features = Map<string, number>;

interface Part {
  text: string;
  weight: number;
}

const pairWeight = 0.7;
const pieceWeight = 0.3;
const pieceChars = 4;
const arabicPrefixes = /^(?:و|ف)?(?:ال|بال|لل|كال)(?=\p{L}{3})/u;

function listPlainWords(text: string): string[] {
  return listWords(normaliseText(text).toLocaleLowerCase()).map((word) => word.replace(arabicPrefixes, ""));
}

const stemmed = new Map<string, string[]>();

/** Remembered: the guides hold few words that are not said often. */
function stemWord(word: string): string[] {
  const stems = stemmed.get(word) ?? listStems(word);
  stemmed.set(word, stems);
  return stems;
}

function add(features: Features, feature: string, weight: number): void {
  features.set(feature, (features.get(feature) ?? 0) + weight);
}

/** Pieces of four letters join the forms of a word in any language, and the parts of a German compound. */
function addPieces(features: Features, word: string, weight: number): void {
  const marked = `_${word}_`;
  for (let at = 0; at + pieceChars <= marked.length; at++)
    add(features, `#${marked.slice(at, at + pieceChars)}`, weight);
}

/** The features of a few texts, none of which runs on into the next. */
export function readFeatures(parts: readonly Part[], language: ScriptLanguage): Features {
  const features: Features = new Map();
  for (const { text, weight } of parts) {
    const plain = listPlainWords(text);
    const stems = language === "en" ? plain.flatMap(stemWord) : plain;
    stems.forEach((stem, index) => {
      add(features, stem, weight);
      if (index > 0) add(features, `${stems[index - 1]} ${stem}`, pairWeight * weight);
    });
    for (const word of plain) addPieces(features, word, pieceWeight * weight);
  }
  return features;
}
