import { listWords } from "./words.ts";

const keyboardRun = /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwert|wert[yz]|zxcv|xcvb|cvbn|vbnm|jkl;|fdsa|poiu|lkjh/;

function isUnreadableWord(word: string): boolean {
  const plain = word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  if (plain.length >= 40) return true;
  if (!/^[a-z]+$/.test(plain)) return false;
  if (keyboardRun.test(plain) || /(.)\1{4,}/.test(plain) || /^(..?.?)\1{3,}$/.test(plain)) return true;
  const isAcronym = word === word.toUpperCase() && word.length <= 6;
  return plain.length >= 4 && !isAcronym && !/[aeiouy]/.test(plain);
}

/** Keys hit at random, or letters that make no word. */
export function isUnreadable(text: string): boolean {
  const words = listWords(text).slice(0, 12);
  if (words.length === 0) return false;
  return (
    words.every(
      (word) => isUnreadableWord(word) || (words.length > 1 && word.length < 3 && !/\p{N}/u.test(word)),
    ) && words.some(isUnreadableWord)
  );
}
