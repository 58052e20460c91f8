import type { GuideBlank } from "#contract/guides.ts";

const pronounFirst = /^(?:to|they|we|i|you|he|she|people who)\s/i;
/** A verb and what it takes: "let the month run out", "cancelled their plan". */
const verbWithObject = /^([a-z]+)\s+(?:the|a|an|my|our|your|his|her|their|its|it|them|us)\b/i;
const phrasalVerb =
  /^(?:sign|log|set|give|gave|drop|run|ran|try|find|pick|check|end|go|went)\s+(?:up|out|off|in|on|back|away)\b/i;
/** Before an article and no verb: "all the teams", "after the trial", "how the week is planned". */
const notVerbs = new Set(
  "all both half around about after before during without with at in on of for from by over under near behind between how why when where what which whether who whom whose and or as like than not quite such one many the a an".split(
    " ",
  ),
);

/** Whether what stands in a blank begins like a verb, where the guide's sentences need a noun. English only. */
function beginsLikeVerb(words: string): boolean {
  const text = words.trim();
  if (pronounFirst.test(text) || phrasalVerb.test(text)) return true;
  const first = verbWithObject.exec(text)?.[1]?.toLowerCase();
  return first !== undefined && !first.endsWith("ing") && !notVerbs.has(first);
}

/** Past forms that don't end in "-ed". */
const irregularPast = new Set(
  "ate beat became began bet bit blew bore bought broke brought built burnt came caught chose clung cost cut dealt did drank drew drove dug fed fell felt flew forgave forgot fought found froze gave got grew had heard held hid hit hung hurt kept knew laid lay leapt learnt led left lent let lit lost made meant met overslept paid put quit ran rang read rode rose said sang sank sat saw sent set shook shot shut slept sold sought spent split spoke spread stole stood struck stuck swam swept swore swung taught threw thought told took tore understood was went were withdrew woke won wore wound wrote".split(
    " ",
  ),
);
const beforeVerb = /^(?:(?:nearly|almost|first|last|just|never|only|actually|tried|had)\s+(?=\w))+/i;
const notPast = /^(?:didn|couldn|wasn|weren|hadn|wouldn)['’]t\b|^could\b/i;

/** Whether "the last time you …" can go on with it. */
function isPast(words: string): boolean {
  const rest = words.replace(/^(?:the (?:last )?(?:time|day) )?(?:I|you|they|we|people)\s+/i, "");
  const first = /^[a-z]+/i.exec(rest.replace(beforeVerb, ""))?.[0].toLowerCase() ?? "";
  return (
    notPast.test(rest) || /^(?:tried|had)\b/i.test(rest) || first.endsWith("ed") || irregularPast.has(first)
  );
}

/** "Went to the gym", "the gym", "booking a table": nothing that "a reason to …" can go on with. */
function isInfinitive(words: string): boolean {
  const first = /^[a-z]+/i.exec(words.replace(/^to\s+/i, ""))?.[0].toLowerCase() ?? "";
  const isDone =
    (irregularPast.has(first) &&
      !/^(?:beat|bet|cost|cut|fell|found|hit|hurt|lay|let|put|quit|read|set|shut|split|spread|wound)$/.test(
        first,
      )) ||
    /[^e]ed$/.test(first);
  return (
    !isDone && !/^(?:the|an?|my|our|your|their|you|they|i|we)$|(?<!^(?:br|cl|fl|r|s|sw))ing$/.test(first)
  );
}

const hints = {
  past: (example: string) => `Begin with a verb in the past tense, ${example}.`,
  infinitive: (example: string) => `Begin with the plain form of a verb, ${example}.`,
  noun: (example: string) => `The questions read better with a noun here, ${example}.`,
};
const saidOfThem = /\b(?:their|they|them|I|me)\b/;

/** What the creator reads below a blank whose words won't read well; the example is the guide's own. English only. */
export function describeBlankHint(
  typed: string,
  { form, example }: Pick<GuideBlank, "form" | "example">,
): string | undefined {
  const words = typed.trim();
  if (words === "" || form === "sentence") return undefined;
  if (form === undefined) return beginsLikeVerb(words) ? hints.noun(example) : undefined;
  const fits = form === "past" ? isPast(words) : isInfinitive(words);
  if (!fits) return hints[form](example);
  return saidOfThem.test(words)
    ? "Participants read this: say “you” and “your” where you mean them."
    : undefined;
}
