import type { AskKind } from "./ask-kind.ts";

/** Who a question is about, where it is what somebody else thinks, knows or does. */

const kin: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:he|your (?:[a-z]+ )?(?:husband|boyfriend|son|father|dad|brother|grandfather|grandad|uncle|mate))$/u,
    "him",
  ],
  [
    /^(?:she|your (?:[a-z]+ )?(?:wife|girlfriend|daughter|mother|mum|mom|sister|grandmother|gran|nan|aunt))$/u,
    "her",
  ],
];
const someone =
  "(?:he|she|they|people|others|everyone|everybody|(?:the|your|other|those) (?:[a-z]+ )?(?:husband|boyfriend|son|father|dad|brother|grandfather|grandad|uncle|mate|wife|girlfriend|daughter|mother|mum|mom|sister|grandmother|gran|nan|aunt|parents|family|children|kids|boys|girls|friends?|colleagues?|manager|boss|deputy|team|staff|doctors?|nurses?|council|bank|office|others|people|neighbours?|juniors|students?|patients|residents|volunteers|drivers?|customers?|women|men|lads?))";

const verb =
  "(?:thinks?|thought|says?|said|knows?|knew|feels?|felt|minds?|minded|notices?|noticed|reacts?|reacted|responds?|responded|takes?|took|makes?|made|wants?|wanted|hopes?|hoped|expects?|expected|means?|meant|likes?|liked|sees?|saw|understands?|understood|believes?|reckons?|finds?|found|spend|spends|spent|do|does|did|cope|copes|manages?|worry|worries|decides?|decided|tells?|told|cares?|cared)";

const asking =
  "^(?:(?:and|so|but|then|now)(?:,)? )*(?:what|how|why|when|where)?(?: else| exactly| much| often)? ?(?:(?:do|does|did|has|have|had|would|could|can|might)(?:n't)? )?(?:(?:you )?(?:think|know|reckon|feel) (?:that |if |whether )?)?";
const beingAsked = "^(?:(?:and|so|but|then|now)(?:,)? )*(?:is|are|was|were)(?:n't)? ";

const nameThem = (subject: string, people: readonly string[]): string =>
  people.find((name) => name.toLowerCase() === subject) ??
  kin.find(([pattern]) => pattern.test(subject))?.[1] ??
  "them";

const witnessed = `(?:say|tell you|tell me|react|respond|take|answer|reply|do)`;

/** "What did she say?": who asks that wants what was seen and heard of her. */
export function isOfTheirDoing(core: string, people: readonly string[]): boolean {
  const names = people.map((name) => name.toLowerCase()).filter((name) => /^\p{L}+$/u.test(name));
  const subject = `(?:${[someone, ...names].join("|")})`;
  return new RegExp(`^[a-z, ]*\\b(?:what|how) did ${subject} ${witnessed}\\b`, "u").test(core);
}

/** "What could they have done?" asks for one's own wish. */
const whatTheyCould =
  /^[a-z, ]*\bwhat (?:else )?(?:could|should|can|might) [a-z' ]{2,30} (?:do|done|change|changed)\b/u;

/** "What does she think of it?": "her". Undefined where it is about who is asked, or about no one's mind. */
export function findOther(core: string, kind: AskKind, people: readonly string[]): string | undefined {
  if (isOfTheirDoing(core, people) || whatTheyCould.test(core)) return undefined;
  const names = people.map((name) => name.toLowerCase()).filter((name) => /^\p{L}+$/u.test(name));
  const subject = `(?<subject>${[someone, ...names].join("|")})`;
  const ever = "(?: (?:ever|really|all|both|also|just|usually|normally|still|have))*";
  const found = new RegExp(`${asking}${subject}(?:'d|'ll)?${ever} ${verb}\\b`, "u").exec(core);
  const isClosed = kind === "yesno" || kind === "choice" || kind === "anyone";
  const been = found ?? (isClosed ? new RegExp(`${beingAsked}${subject}\\b`, "u").exec(core) : null);
  const named = been?.groups?.subject;
  return named === undefined ? undefined : nameThem(named, people);
}
