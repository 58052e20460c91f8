import { stopWords } from "../lexicons/word-lists.ts";
import { readSentences, type Token } from "../reading.ts";

export interface Option {
  name: string;
  /** Stems that none of the other options has. */
  stems: readonly string[];
  /** Other words for it. */
  also?: RegExp;
}

const alone = /\b(?:on your own|alone|by yourself|solo)\b/i;
const aloneWords = /\b(?:by myself|on (?:my|your|our) own|alone|solo)\b/i;
const othersWords = /\b(?:with (?:the |some )?others?|with people|with company|in a group|together)\b/i;

/** Alone or not is said in words of its own. */
function nameAlso(name: string, names: readonly string[]): Pick<Option, "also"> {
  if (alone.test(name)) return { also: aloneWords };
  return names.length === 2 && names.some((other) => alone.test(other)) ? { also: othersWords } : {};
}

/** Words behind which the options stand: "Do you prefer | calls or messages", "Is it | cheap, fair or too dear". */
const lead =
  /\b(?:prefer|rather(?: have| use| do| be| get)?|choose|pick|between|is (?:it|this|that)|was (?:it|this|that)|are they|were they|do you find (?:it|this|that)|would you say(?:,? (?:it(?: is|'s)|they are))?|(?:more|most|best|better))[,:]?\s+|:\s+/gi;
/** "If you could keep one, | the hours or the staff, | which would you choose?" */
const before = /[,:]\s*([^,:?]+\sor\s[^,:?]+?),\s*which (?:one )?(?:would|do|did|will|is|was)\b[^?]*$/i;
const closing = /\s*\?\W*$/;
/** "Better or worse | than the old one". */
const comparison = /\s+(?:than|compared (?:to|with))\s[^,]*$/i;
/** "Paper or the tablet | for your notes". */
const purpose = /\s+for your\s[^,]*$/i;
/** "Or not", "or so" and "or something" leave nothing to choose. */
const noOption = /^(?:not|so|no|else|anything|something|other\w*|another|any|whatever|what)\b/i;
/** "Is the price fair or too high": what is said of one thing. */
const described = /^(?:ADV|ADJ|PART)$/;
const maxOptions = 6;
const maxOptionWords = 7;

/** "Is the price | fair or too high?", where no word leads up to the options. */
function findDescriptions(text: string): string | undefined {
  const tokens = readSentences(text).flatMap((sentence) => sentence.tokens);
  const at = tokens.findIndex(({ lower }) => lower === "or");
  const rest = tokens.slice(at + 1).filter(({ pos }) => pos !== "PUNCT");
  if (at < 1 || rest.length === 0 || !rest.every(({ pos }) => described.test(pos))) return undefined;
  let from = at;
  while (from > 0 && described.test(tokens[from - 1]?.pos ?? "")) from--;
  const [first, last] = [tokens[from], rest.at(-1)];
  return first && last && from < at ? text.slice(first.start, last.end) : undefined;
}

function splitOptions(text: string): string[] | undefined {
  const names = text.split(/,\s*(?:or\s+)?|\s+or\s+/i).map((name) => name.trim());
  const fits = names.every((name) => name !== "" && name.split(/\s+/).length <= maxOptionWords);
  return fits && names.length > 1 && names.length <= maxOptions ? names : undefined;
}

/** Common words that are options all the same. */
const chosen = /^(?:no|better|worse|more|less|before|after|alone|together)$/;

const isOwnWord = ({ lower, pos }: Token) =>
  pos !== "PUNCT" && (!stopWords.has(lower) || chosen.test(lower)) && /\p{L}{2}|\d/u.test(lower);

function listStems(name: string): string[] {
  const tokens = readSentences(name).flatMap((sentence) => sentence.tokens);
  return [...new Set(tokens.filter(isOwnWord).map(({ stem }) => stem))];
}

/** The things between which a question lets people choose; undefined where it names none, or not plainly. */
export function readOptions(question: string): Option[] | undefined {
  const text = question.replace(closing, "").replace(comparison, "").replace(purpose, "");
  if (!/\sor\s/i.test(text) || noOption.test(text.split(/\sor\s/i).at(-1) ?? "")) return undefined;
  const leads = [...text.matchAll(lead)].map(({ index, 0: words }) => index + words.length);
  const from = leads.findLast((end) => /\sor\s/i.test(text.slice(end)));
  const named = before.exec(text)?.[1];
  const listed = named !== undefined ? named : from === undefined ? findDescriptions(text) : text.slice(from);
  const names = listed === undefined ? undefined : splitOptions(listed);
  if (names === undefined) return undefined;
  const stems = names.map(listStems);
  const options = names.map((name, at) => ({
    name,
    ...nameAlso(name, names),
    stems: (stems[at] ?? []).filter((stem) => stems.filter((others) => others.includes(stem)).length === 1),
  }));
  return options.every((option) => option.stems.length > 0 || option.also !== undefined)
    ? options
    : undefined;
}
