/** A name inside a sentence that is neither who is addressed nor a place or a weekday. */
const name =
  /(?<=\p{Ll} )(?<!\b(?:in|at|from|you|[Hh]i|[Hh]ello|[Tt]hanks) )(?!\p{L}+day\b)\p{Lu}\p{Ll}{2,}/gu;
/** "Who is she in the business?" asks who she is. */
const pronoun = /(?<=^who (?:is|was) )(?:she|he) (?:in|at|to) .*|\b(?:she|he|him)\b/u;
const anyone = /\b(?:she|he|him|her|his)\b/u;

/** "The last day there", before "that day". */
const named = (noun: string): RegExp =>
  new RegExp(
    `\\b(?:the|your|a|an) (?:[a-z]+ ){0,3}?${noun}(?: (?:there|(?:you|when) [a-z' ]+))?(?=[.,?!])`,
    "u",
  );

/**
 * An asking clause with "she" and "that day" replaced by what the sentences before it name. `typed` is what stands
 * before it in the message, with its capitals, which tell the names.
 */
export function resolveReference(core: string, typed: string): string {
  const before = typed.toLowerCase();
  const person = anyone.test(before) ? undefined : typed.match(name)?.at(-1)?.toLowerCase();
  const withName = person === undefined ? core : core.replace(pronoun, person);
  return withName.replace(
    /\bthat ([a-z]{3,})\b/u,
    (that, noun: string) => named(noun).exec(before)?.[0] ?? that,
  );
}
