import { knownProducts } from "../lexicons/products.ts";
import { anyOf } from "../lexicons/statement-patterns.ts";
import { escapePattern } from "./name-patterns.ts";
import { holds, readStance } from "./stance.ts";

const a = "(?:(?:the|a|an|my|our|his|her|their|your|good|old|plain|simple|big|little|\\w+['’]s)\\s+){0,4}";
/** What people do a thing with when they do it without a product, by what it comes to. */
const means = {
  paper: `${a}(?:(?:note|exercise|account|order|cash)?[\\s-]?books?|ledgers?|paper(?:work)?|pen(?:cil)?|notepads?|diary|diaries|index cards?|shoe ?box(?:es)?|envelopes?|folders?|whiteboards?|wall calendar|post-?its?|sticky notes|doing (?:it|them|everything) (?:all )?(?:by hand|manually))`,
  spreadsheet: `${a}(?:(?:excel |google )?(?:spread)?sheets?|excel|numbers file|word document)`,
  person: `${a}(?:accountants?|book ?keepers?|(?:tax )?advis[eo]rs?|assistants?|secretar(?:y|ies)|agenc(?:y|ies))`,
  product: `(?:${[...knownProducts].map((name) => escapePattern(name)).join("|")})`,
} as const;
export type Means = keyof typeof means;
const anyMeans = `(?:${Object.values(means).join("|")})`;

const who =
  "(?:i|we)(?:['’]ve|['’]m|['’]re| have| am| are)?(?: (?:just|all|now|then|both|only|simply|actually|finally|even|so))*";
const things =
  "(?: (?:everything|it all|all of it|all of that|it|them|the lot|(?:all )?(?:the|my|our) \\w+(?: \\w+)?))?";
const again = "(?:again|now|these days|nowadays|instead|since(?: then)?)";
const helpers =
  "(?:accountant|book ?keeper|wife|husband|partner|daughter|son|sister|brother|mother|father|mum|mom|dad|assistant|secretary|colleague|friend)";

/** Somebody went back, moved or switched to it, has it there now, or has it done by somebody. */
const replacing = anyOf(
  `${who} (?:went|gone|going|fell|fallen|moved|switched|changed|reverted|gave|handed|passed|put|took)${things}(?: (?:straight|right|all))?(?: (?:back|over))? ?(?:to|onto|into|in|on) ${anyMeans}\\b`,
  `${who} (?:use|do|keep|write|track|put|manage|run|type|note|record|have|am on|are on)\\b.{0,60}?\\b${anyMeans}\\b.{0,30}\\b${again}\\b`,
  `${who} (?:use|do|keep|write|track|put|manage|run|type|note|record|have)\\b.{0,40}\\b${again}\\b.{0,30}\\b${anyMeans}\\b`,
  `${again},? ${who} (?:use|do|keep|write|track|put|manage|run|type|note|record|have)\\b.{0,60}?\\b${anyMeans}\\b`,
  `(?:it|that|everything|all of it|they)(?:['’]s|['’]re| is| are)(?: \\w+){0,2} (?:on|in|with) ${anyMeans}\\b.{0,20}\\b${again}\\b`,
  `(?:i|we) (?:do|write|keep|type|enter|add|copy)\\b.{0,30}\\bby hand (?:again|now|instead)\\b`,
  `(?:my|our|the|an?) ${helpers} (?:does|do|keeps|handles|runs|has|looks after) (?:it|them|that|everything|the \\w+|my \\w+|our \\w+)(?: all)? ${again}\\b`,
  `(?:my|our|the|an?) ${helpers} (?:has )?(?:took|taken|takes) (?:it|them|everything|the \\w+)? ?over\\b`,
);

const kinds = Object.entries(means).map(
  ([name, words]) => [name as Means, new RegExp(`\\b(?:${words})\\b`, "i")] as const,
);

/**
 * What the speaker does in place of a product, as they told it: "I went back to the book", "my accountant does it now".
 * Undefined where nothing of the kind was said, where it was denied or only thought of.
 */
export function findInstead(text: string): Means | "other" | undefined {
  const plain = text.replace(/[’‘]/g, "'").replace(/\s+/g, " ");
  const { mode, polarity } = readStance(plain);
  if ((mode !== "plain" && mode !== "hedged") || polarity === "negated") return undefined;
  if (!holds(replacing, plain, { inner: false })) return undefined;
  const said = replacing.exec(plain)?.[0] ?? "";
  const named = kinds.find(([, pattern]) => pattern.test(said))?.[0];
  if (named !== undefined) return named;
  if (/\bby hand\b/i.test(said)) return "paper";
  return new RegExp(`\\b${helpers}\\b`, "i").test(said) ? "person" : "other";
}

const tie = "instead: ";

/** A concept for what people do instead: the book, a notebook and "by hand" share no word and are the same thing. */
export function nameTie(by: Means): string {
  return tie + by;
}

/** True for a concept that ties two statements by itself. */
export function isTie(concept: string): boolean {
  return concept.startsWith(tie);
}
