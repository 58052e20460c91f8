import type { Item } from "#contract/items.ts";
import { allLanguages, anyLanguage } from "#languages/languages.ts";

/** How a message answers a closed question. */
export interface ReadClosed {
  /** The options as the script writes them, of a ranking the first place first; of a scale the number. */
  values: string[];
  /** More was said than the choice. */
  hasMore: boolean;
}

/** A closed question that waits for its answer. */
export interface OpenItem {
  questionId: string;
  item: Item;
  /** What the newest message chooses. */
  read: ReadClosed | undefined;
  /** Asked for an option once already. */
  isAskedAgain: boolean;
}

/** A choice is short; what comes after it is for the follow-up to read. */
const maxHead = 400;
/** An option with a few small words around it. */
const maxOption = 400;
const edges = /^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu;

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[٠-٩]/gu, (digit) => String("٠١٢٣٤٥٦٧٨٩".indexOf(digit)))
    .toLowerCase()
    .replace(/[’ʼ]/gu, "'")
    .replace(/\s+/gu, " ")
    .replace(edges, "");
}

/** A minus sign is all that makes -2 another number than 2. */
function readNumber(text: string): number | undefined {
  const bare = text.normalize("NFKC").trim();
  const digits = /^[-−]?\d{1,3}$/u.exec(plainDigits(bare))?.[0].replace("−", "-");
  if (digits !== undefined) return Number(digits);
  const at = numberWords.findIndex((words) => words.includes(plain(text)));
  return at === -1 ? undefined : at;
}

function plainDigits(text: string): string {
  return text.replace(/[٠-٩]/gu, (digit) => String("٠١٢٣٤٥٦٧٨٩".indexOf(digit))).replace(/[.!]$/u, "");
}

/** "I'd say now and then" as it is, and with ever less around it: an option may begin or end with a small word. */
function listBare(text: string): string[] {
  const words = plain(text).split(" ");
  const isSmall = (word: string | undefined) => smallWords.has((word ?? "").replace(edges, ""));
  const first = words.findIndex((word) => !isSmall(word));
  const last = words.findLastIndex((word) => !isSmall(word));
  const starts = Array.from({ length: (first === -1 ? words.length - 1 : first) + 1 }, (_, at) => at);
  return starts.flatMap((from) =>
    Array.from({ length: words.length - Math.max(last, from) }, (_, less) =>
      words
        .slice(from, words.length - less)
        .join(" ")
        .replace(edges, ""),
    ),
  );
}

/** An option by its words; else by its place: "2", "the second one", "the last". */
function findOption(options: readonly string[], text: string): string | undefined {
  if (text.length > maxOption) return undefined;
  const bare = listBare(text);
  const found = bare.flatMap((words) => options.filter((option) => plain(option) === words));
  if (found[0] !== undefined) return found[0];
  const place = bare.map((words) => readPlace(words, options.length)).find((one) => one !== undefined);
  return place === undefined ? undefined : options[place - 1];
}

function readPlace(text: string, count: number): number | undefined {
  const number = readNumber(text);
  if (number !== undefined) return number >= 1 && number <= count ? number : undefined;
  const at = ordinalWords.findIndex((words) => words.includes(text));
  if (at === -1) return undefined;
  return at === 0 ? count : at <= count ? at : undefined;
}

const outOfMax = new RegExp(
  String.raw`^([-−]?\d{1,3}) ?(?:/|out of|of|${anyLanguage("outOf")}) ?(\d{1,3})$`,
  "u",
);

function findPoint(item: Item & { kind: "scale" }, text: string): string | undefined {
  const { min, max, minLabel = "", maxLabel = "" } = item;
  if (text.length > maxOption) return undefined;
  const bares = listBare(text);
  if (minLabel !== "" && bares.includes(plain(minLabel))) return String(min);
  if (maxLabel !== "" && bares.includes(plain(maxLabel))) return String(max);
  const bare = bares.at(-1) ?? "";
  const outOf = outOfMax.exec(plainDigits(bare));
  const number = outOf === null ? (readNumber(text) ?? readNumber(bare)) : Number(outOf[1]);
  if (number === undefined || (outOf !== null && Number(outOf[2]) !== max)) return undefined;
  return number >= min && number <= max ? String(number) : undefined;
}

function splitList(text: string): string[] {
  return text
    .split(/\n|;/u)
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/u, "").trim())
    .filter((line) => line !== "");
}

const joined = new RegExp(String.raw`[\n;,،>&+]|\s(?:and|then|${anyLanguage("listJoin")})\s|\sو(?=\S)`, "u");

/** "A, C and D"; commas and "and" may also be inside an option, so whole lines come first. */
function readList(options: readonly string[], text: string): string[] | undefined {
  const ways = [splitList(text), text.split(/[\n;,،>]|\s\+\s/u), text.split(joined)];
  for (const way of ways) {
    const parts = way.map((part) => part.trim()).filter((part) => part !== "");
    const found = parts.flatMap((part) => findOption(options, part) ?? []);
    if (found.length === parts.length && found.length > 0 && new Set(found).size === found.length)
      return found;
  }
  return undefined;
}

function readWhole(item: Item, text: string): string[] | undefined {
  switch (item.kind) {
    case "scale":
      return toList(findPoint(item, text));
    case "choice":
      return toList(findOption(item.options, text));
    case "several": {
      const found = readList(item.options, text);
      return found && item.options.filter((option) => found.includes(option));
    }
    case "ranking": {
      const found = readList(item.options, text);
      return found?.length === item.options.length ? found : undefined;
    }
  }
}

const toList = (value: string | undefined) => (value === undefined ? undefined : [value]);

/** Whether the rest of a message names another answer than its beginning. */
function namesAnother(item: Item, rest: string, [value]: string[]): boolean {
  const words = ` ${plain(rest)
    .replace(/[\p{P}\p{S}]/gu, " ")
    .replace(/\s+/gu, " ")} `;
  const others =
    item.kind === "scale"
      ? Array.from({ length: item.max - item.min + 1 }, (_, step) => String(item.min + step))
      : item.options;
  return others.some((one) => one !== value && words.includes(` ${plain(one)} `));
}

/**
 * Reads a typed or chosen answer to a closed question: the option's words, "2", "the second one", "4 out of 5"; of a
 * longer message its beginning ("2, because it broke"). Undefined where it says something else, or two things.
 */
export function readClosed(item: Item, message: string): ReadClosed | undefined {
  const text = message.trim();
  const whole = text.length > 5_000 ? undefined : readWhole(item, text);
  if (whole !== undefined) return { values: whole, hasMore: false };
  if (item.kind === "several" || item.kind === "ranking") return undefined;
  const beginning = text.slice(0, maxHead);
  const end = /[,،.;:!?؟(\n]|\s[-–—]\s/u.exec(beginning)?.index ?? -1;
  const because = reasonWords.exec(beginning)?.index ?? -1;
  for (const at of [end, because].filter((one) => one > 0).sort((a, b) => a - b)) {
    const values = readWhole(item, text.slice(0, at));
    const isAsked = /[?؟]/u.test(text[at] ?? "");
    if (values !== undefined && !isAsked && !namesAnother(item, text.slice(at, 2_000), values))
      return { values, hasMore: true };
  }
  return undefined;
}

/** Words around and inside a typed choice, in every language that interviews are held in. */

const listAt = (lists: readonly string[][], place: number): string[] =>
  lists.flatMap((words) => words[place]?.split(" ") ?? []);
const numbers = allLanguages.map(({ reading }) => reading.numbers);
const ordinals = allLanguages.map(({ reading }) => reading.ordinals);

/** By number, from none to ten. */
const numberWords = Array.from({ length: 11 }, (_, place) => listAt(numbers, place));

/** By place, from the first on; at 0 the last. */
const ordinalWords = Array.from({ length: 11 }, (_, place) => listAt(ordinals, place));

/** Said before or after a choice without changing it. None of them denies it, or is one of two answers. */
const smallWords: ReadonlySet<string> = new Set(
  allLanguages.flatMap(({ reading }) => reading.small.split(" ")),
);

/** Where the reason begins that people give with a choice. */
const reasonWords = new RegExp(`\\s(?:because|cause|'cause|since|${anyLanguage("reason")})`, "iu");
