export interface Rule {
  /** Over a clause in lower case whose pronouns are turned. */
  pattern: RegExp;
  /** What to ask, the best first; none where the clause only looks like one of its kind. */
  ask: (match: RegExpExecArray) => readonly string[];
}

export const baseForms: Readonly<Record<string, string>> = {
  learned: "learn",
  learnt: "learn",
  got: "get",
  found: "find",
  sorted: "sort",
  solved: "solve",
  managed: "manage",
  fixed: "fix",
  bought: "buy",
  "heard about": "hear about",
};
const maxTaken = 12;
const pronoun = "you|they|it|he|she";
export const thing = "(?:your|the|their|his|her|my|these|those|that|this) [a-z'-]+(?: [a-z'-]+)?";
export const persons =
  "people|everyone|everybody|someone|somebody|(?:the |a |your |my |one )?(?:[a-z]+ )?(?:teacher|boss|doctor|nurse|manager|owner|founder|landlord|landlady|secretary|director|pharmacist|colleague|neighbour|neighbor|driver|drivers|wife|husband|mother|father|mum|dad|sister|brother|daughter|son|team|others)";
export const subject = `(${pronoun}|${thing}|[a-z'-]{3,}s|[a-z'-]{3,} people)`;
export const hedged = "(?:just |really |actually |honestly |then |also |even |only |still |simply |always )*";
const asObject: Readonly<Record<string, string>> = { they: "them", he: "him", she: "her" };

export const toObject = (who: string): string => asObject[who] ?? who;
export const isShort = (words: string): boolean => words.split(" ").length <= maxTaken;

/** Without what only closes a sentence in talk. */
export function trimEnd(words: string): string {
  return words.replace(
    /(?:,? (?:though|tho|anyway|you know|i guess|or so|and so on|and all|either|honestly|so (?:ok|okay|fine)))+$/u,
    "",
  );
}

export const evaluations =
  "hard|difficult|tricky|awkward|stressful|confusing|annoying|weird|strange|odd|rough|tough|messy|chaotic|scary|boring|lonely|tiring|exhausting|frustrating|complicated|tense|unfair|embarrassing|humiliating|brilliant|useful|useless|pointless|risky|dangerous|worrying|painful|unpleasant|special|important|a nightmare|a mess|a pain|chaos|hell|a disaster|a relief|a struggle|a battle|a shock|a surprise|a joke";
export const upset =
  "cross|angry|annoyed|upset|furious|mad|rude|short|livid|unhappy|disappointed|impressed|sarcastic|sharp|offended|nasty";
export const speaking = "said|told you|asked you|rang you|called you|warned you|complained|explained|advised";
export const noFurther =
  /^(?:one|idea|problem|need|time|reason|choice|difference|way|point|doubt|question|rush|hurry|big deal|more|other|such)\b/u;

export const ordinal = "second|third|fourth|fifth|sixth|seventh|2nd|3rd|4th|5th|6th";
export const mishap =
  "accident|incident|mistake|fight|row|argument|fire|flood|crash|scare|mix-up|mishap|quarrel|phone call|misunderstanding|surprise|disagreement|complaint|problem|situation|scene|moment|drama|disaster";
