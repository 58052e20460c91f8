/** What somebody typed into the search box, as the words to look for. */

const maxWords = 10;
const maxLetters = 40;
/** Spellings of one word with accents that are tried. */
const maxSpellings = 100;
/** A shorter one begins half of all words. */
const shortestBeginning = 3;
/** Of a second letter in a word its commonest accents alone. */
const commonAccents = 2;

const accented: Record<string, string> = {
  ...{ a: "áàâãäåāă", c: "çćč", d: "ď", e: "éèêëēęě", g: "ğ", i: "íìîïī", l: "ł", n: "ñńň" },
  ...{ o: "óòôõöøō", r: "ř", s: "śšş", t: "ťţ", u: "úùûüūů", y: "ýÿ", z: "źžż" },
};

/** Words of letters and digits alone, in small letters, the last one maybe not typed to its end; no accent alone. */
export function readWords(query: string): string[] {
  const words = query.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  return words.slice(0, maxWords).map((word) => Array.from(word).slice(0, maxLetters).join(""));
}

/** Without accents: "É" and "e" are one letter to someone who searches. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/**
 * A word as people may have written it: as it was typed, without accents, and with an accent on one or two of its
 * letters, as the index keeps words as they stand.
 */
export function listSpellings(word: string): string[] {
  const plain = fold(word);
  const spellings = new Set([word, word.normalize("NFC"), plain]);
  for (const { text } of withOneAccent(plain, 0, maxSpellings)) spellings.add(text);
  for (const { text, at } of withOneAccent(plain, 0, commonAccents)) {
    if (spellings.size >= maxSpellings) break;
    for (const twice of withOneAccent(text, at + 1, commonAccents)) spellings.add(twice.text);
  }
  return [...spellings].slice(0, maxSpellings);
}

function withOneAccent(word: string, from: number, most: number): { text: string; at: number }[] {
  return [...word].flatMap((letter, at) =>
    at < from
      ? []
      : [...(accented[letter] ?? "")].slice(0, most).map((other) => ({
          text: word.slice(0, at) + other + word.slice(at + 1),
          at,
        })),
  );
}

/** As PostgreSQL's to_tsquery reads it: all of the words, the last one also as a beginning. */
export function writeQuery(words: string[], isLastOpen: boolean): string {
  return words
    .map((word, index) => {
      const spellings = listSpellings(word).map((spelling) => `'${spelling}'`);
      const isOpen = isLastOpen && index === words.length - 1 && [...word].length >= shortestBeginning;
      const all = isOpen ? [...spellings, ...spellings.map((spelling) => `${spelling}:*`)] : spellings;
      return `(${all.join(" | ")})`;
    })
    .join(" & ");
}

/** A regular expression, as PostgreSQL and JavaScript both read it, for a text whatever its accents. */
export function writePattern(text: string): string {
  return [...fold(text)]
    .map((letter) => {
      const others = accented[letter];
      return others ? `[${letter}${others}]` : letter.replace(/[^\p{L}\p{M}\p{N}]/u, "\\$&");
    })
    .join("");
}
