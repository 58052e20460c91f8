import { plainWords } from "../words.ts";
import { undecided } from "./read-whole.ts";

/** "Is the fee fair?", "Do you think it's good value?": asks whether something is as it should be. */
const asksWhether =
  /^\W*(?:\w+[,\s]+)?(?:is|are|was|were|do you (?:think|find|feel|believe)|did you (?:think|find|feel)|would you say)\b.*\b(?:fair|fairly|reasonable|good|worth|right|okay|ok|acceptable|adequate|decent|affordable|clear|easy|helpful|useful|comfortable|clean)\b(?!\s+(?:or|and)\b)/i;
const negatedQuestion = /\b(?:not|isn't|aren't|wasn't|too|un\w+)\b/i;

const good =
  /\b(?:can't|cannot|couldn't|can not) (?:really )?(?:complain|grumble|fault (?:it|them|that))|\bno complaints?\b|\bnothing to complain\b|\b(?:perfectly|very|quite|pretty|more than|totally) (?:reasonable|fair|decent|good|fine|okay|ok|acceptable)\b|(?:^\W*|'s |\bis |\bare |\bwas )(?:all )?(?:reasonable|fair enough|decent|brilliant|great|spot on|excellent|perfect|lovely|fantastic|about right)\b|\bgood value\b|\bworth (?:it|every)\b|\ba (?:bargain|steal)\b|\bgood deal\b|\bbest money\b|\bmoney well spent\b/gi;
const bad =
  /\b(?:steep|daft|overpriced|pricey|extortion\w*|excessive|ridiculous|rubbish|terrible|awful|hopeless|dreadful|useless|pathetic|outrageous|unreasonable|unfair|scandalous|shambles)\b|\ba (?:joke|rip[- ]?off|con|scam|mess|nightmare|scandal|disgrace)\b|\brip[- ]?off\b|\bdaylight robbery\b|\btoo (?:much|dear|expensive|high|steep|costly)\b|\bnot worth\b|\btaking the (?:mick|piss)\b/gi;
/** "It's not daft either", "I wouldn't call it a joke". */
const deniedBefore = /\b(?:not|never|hardly|no)\b[^,.;]*$|n't\b[^,.;]*$/i;
const hedged =
  /\b(?:maybe|perhaps|depends?|sometimes|used to|was until|if|unless|but|though|although|except|would be|could|might|says?|said|told|thinks?|reckons|calls?)\b/i;
const ownView = /\bi(?:'d| would)? (?:think|say|call|reckon)\b/gi;
const maxSentences = 3;

/** A judgement as a whole answer gives it: "it's steep", "can't complain"; undefined where it judges both ways. */
export function readJudged(texts: readonly string[], question: string): "yes" | "no" | undefined {
  const asked = plainWords(question);
  if (!asksWhether.test(asked) || negatedQuestion.test(asked)) return undefined;
  if (texts.some((text) => undecided.test(plainWords(text)))) return undefined;
  const said = texts.slice(0, maxSentences).map((text) => plainWords(text).replace(ownView, " "));
  const judged = said.flatMap((text) => {
    if (/\?\W*$/.test(text)) return [];
    const isPlain = ({ index }: RegExpExecArray) => !deniedBefore.test(text.slice(0, index));
    const praise = [...text.matchAll(good)].map((match) => (isPlain(match) ? "yes" : "-"));
    const blame = [...text.matchAll(bad)].map((match) => (isPlain(match) ? "no" : "-"));
    const names = [...praise, ...blame];
    return names.length > 0 && hedged.test(text) ? ["-"] : names;
  });
  const [name] = judged;
  return new Set(judged).size === 1 && (name === "yes" || name === "no") ? name : undefined;
}
