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

/** What the creator reads below a blank whose words won't read well; the example is the guide's own. */
export function describeNounHint(words: string, example: string): string | undefined {
  return beginsLikeVerb(words) ? `The questions read better with a noun here, ${example}.` : undefined;
}
