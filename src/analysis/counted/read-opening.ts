/** How an answer to a yes-or-no question begins: its opening decides, and only a turn at once undoes it. */

const talk =
  /^\W*(?:(?:u+m+|u+h+|h+m+|e+r+m*|eh+|well|so|o+h+|ah|ha(?:ha)*|lol|ugh|god|hell|gosh|christ|jesus|okay|ok|i mean|i would say|i'd say|to be honest|tbh|honestly|look|personally|for me|i think|i believe|thinking about it)[,.!?\s]+)*/i;
const sure = "definitely|absolutely|certainly|of course|sure|for sure|totally|obviously";
/** Nothing more, or what goes on without taking anything back. */
const border =
  "(?=\\W*$|\\s*[.,;:!?…()–—-]|\\s+(?:because|cos|cause|as|since|and|yes|yeah|no|not|lol|haha|i|i'm|i've|i'd|it|it's|that|that's|we|he|she|they|once|twice|actually|in the end|of course|straight|every|always|still|thanks|thank|sorry|really|just|my|the|there|this|who|why|you|way|chance|so)\\b|\\s+but\\b)";

const noWord = new RegExp(
  `^(?:no+|nope|nah+|naw|not (?:once|ever|yet|really|at all|particularly|a chance|any ?more|in a million years|that i (?:know|remember|recall|can (?:think|remember|recall))(?: of)?)|no (?:chance|way)|(?:${sure}) not|hell no|never(?: ever| once)?)${border}`,
  "i",
);
/** "Never had a problem with it" is no "never". */
const neverOf = /^never(?: ever| once)?\s+(?:i|it|that|he|she|they|my|the|there|this|who|why|you|just)\b/i;
const yesWord = new RegExp(
  `^(?:(?:yes+|yeah+|yep|yup|yah?|aye)\\b|(?:${sure}|indeed|exactly|all the time|every (?:single )?(?:day|time|week|morning|evening|night|one))${border}|(?:i (?:think|believe) )?so${border}|(?:think|believe) so${border})`,
  "i",
);
const timesWord =
  /^(?:(?:only |just |about )?(?:once|twice|(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,3})(?: (?:or \w+ )?times)?)|(?:once or twice|(?:a )?(?:couple|few|lots?|loads|plenty|dozens) of times|a few times|many times|several times|loads|plenty))(?=\W*$|\s*[.,;!?]|\s+(?:and|yes|yeah|because|i think)\b)/i;
/** "Have you been back?" is answered with how often, too. */
const askingWhether = /\bever\b|^\W*(?:(?:so|and)[,\s]+)*(?:have|has|did)\b/i;
const talkOnly =
  /^(?:(?:yeah|yes)[,.!\s]+(?:but )?no|no[,.!\s]+(?:but )?(?:yes|yeah))\b(?! (?:one|idea|problem))|^yes and no\b/i;
const turn =
  /^\W*(?:but|well,? (?:not|no|yes|sort|kind|mostly|nearly|almost|sometimes|once|it depends|maybe|more or less)|although|though|however|unless|except|only|if|as long as|provided|sometimes|maybe|perhaps|probably|possibly|(?:sort|kind) of|not (?:really|always|entirely|completely|quite|exactly)|depends?|it depends|in a way|partly|to some|i guess|i suppose|until|once or|then again|on the other hand|yes and no)\b/i;
const turnNext =
  /^\W*(?:but|well,? (?:not|no|yes|sort|kind|mostly|nearly|almost|sometimes|once|it depends|maybe|more or less)|although|though|however|unless|except|only|then again|on the other hand)\b/i;
const denied = /\b(?:not|never|no|nobody|nothing|neither)\b|n't\b/i;

interface Auxiliary {
  /** What takes up the question's verb. */
  forms: string;
  subject: string;
}

const formsOf: Record<string, string> = {
  ...{
    do: "do",
    does: "does|do",
    did: "did|have|had",
    have: "have|did|had",
    has: "has|have|did",
    had: "had|did",
  },
  ...{ is: "is|are", are: "am|are|is", was: "was|were", were: "was|were" },
  ...{ would: "would", could: "could|can", can: "can|could", should: "should", will: "will|would" },
};
const asking =
  /\b(do|does|did|is|are|was|were|have|has|had|would|could|can|should|will)\s+(you\b(?! guys)|\w+)/i;

function readAuxiliary(question: string): Auxiliary | undefined {
  const [, verb = "", subject = ""] = asking.exec(question) ?? [];
  const forms = formsOf[verb.toLowerCase()];
  if (forms === undefined) return undefined;
  const isOfPeople = /^you$/i.test(subject);
  return { forms, subject: isOfPeople ? "i|we" : "it|that|this|they|he|she|there" };
}

/** "I did, in the end", "I haven't", "Wouldn't, sorry". */
function readVerb(plain: string, question: string): { name: "yes" | "no"; length: number } | undefined {
  const auxiliary = readAuxiliary(question);
  if (auxiliary === undefined) return undefined;
  const { forms, subject } = auxiliary;
  const softly = "(?: (?:really|actually|honestly|definitely|certainly|never|of course))?";
  const negative = new RegExp(
    `^(?:(?:${subject})${softly} )?(?:(?:${forms})(?:n't| not| never)|i'm not|it's not|can't|cannot|won't)(?: (?:really|actually|ever|either|yet))?(?: (?:think|believe) so)?(?=\\W*$|\\s*[.,;!?…–—-]|\\s+(?:because|cos|as|and|no|sorry|lol|but)\\b)`,
    "i",
  );
  const isDoing = /\b(?:did|do|does|would)\b/.test(forms) ? "|\\s+(?:it|that|so)\\b" : "";
  const positive = new RegExp(
    `^(?:${subject})${softly} (?:${forms})(?: (?:indeed|actually|of course))?(?=\\W*$|\\s*[.,;!?…–—-]|\\s+(?:because|cos|as|and|yes|yeah|once|twice|in the end|of course|eventually|lol|every|many|several|but)\\b${isDoing})`,
    "i",
  );
  const thinkNot = /^i (?:don't|do not) (?:really )?(?:think|believe) so\b/i;
  const no = negative.exec(plain) ?? thinkNot.exec(plain);
  if (no) return { name: "no", length: no[0].length };
  const yes = positive.exec(plain);
  if (!yes) return undefined;
  return { name: /\bnever\b/i.test(yes[0]) ? "no" : "yes", length: yes[0].length };
}

function readWord(plain: string, question: string): { name: "yes" | "no"; length: number } | undefined {
  const no = neverOf.test(plain) ? undefined : noWord.exec(plain)?.[0].length;
  if (no !== undefined) return { name: "no", length: no };
  if (askingWhether.test(question) && /^(?:none|zero|0)(?=\W*$|\s*[.,;!])/i.test(plain))
    return { name: "no", length: 4 };
  const yes =
    yesWord.exec(plain) ??
    (askingWhether.test(question) ? timesWord.exec(plain) : null) ??
    (/^\W*(?:do|does|are|is)\b/i.test(question) ? /^always(?=\W*$|\s*[.,;!])/i.exec(plain) : null);
  return yes ? { name: "yes", length: yes[0].length } : undefined;
}

/** "Yes yeah", "No, I didn't": the same once more. */
function skipRepeats(rest: string, name: "yes" | "no", question: string): string {
  const bare = rest.replace(/^[\s,.!]+/, "");
  const more = readVerb(bare, question) ?? readWord(bare, question);
  return more?.name === name && more.length > 0 ? skipRepeats(bare.slice(more.length), name, question) : rest;
}

function isTurned(rest: string, name: "yes" | "no", isSoft: boolean): boolean {
  // "No! Maybe I'm just lucky": a sentence of its own takes back only what it says that it does.
  if (/^\W*(?:\w+ ){0,2}(?:maybe|perhaps|sometimes)\b/i.test(rest) && isSoft) return true;
  if (/^\W*but then\b/i.test(rest)) return true;
  if (!(/^\s*[.!?]/.test(rest) ? turnNext : turn).test(rest)) return false;
  // "No! Only if they take away my scale": an exception leaves a no standing.
  if (name === "no" && /^\s*[.!?]\W*(?:only|unless|except)\b/i.test(rest)) return false;
  const said = rest.split(/[.!?]/).find((part) => /\w/.test(part)) ?? "";
  return !(name === "no" && /^\W*but\b/i.test(rest) && denied.test(said));
}

/**
 * The side that an answer opens with; "open" where it turns at once ("Yes, but not really"), undefined where it opens
 * with no side at all.
 */
export function readOpening(answer: string, question: string): "yes" | "no" | "open" | undefined {
  const plain = answer.replace(/[’‘]/g, "'").replace(talk, "");
  if (talkOnly.test(plain)) return "open";
  const first = readVerb(plain, question) ?? readWord(plain, question);
  if (first === undefined) return turn.test(plain) ? "open" : undefined;
  // "Not really. January maybe."
  const isSoft = /^not really\b/i.test(plain);
  return isTurned(skipRepeats(plain.slice(first.length), first.name, question), first.name, isSoft)
    ? "open"
    : first.name;
}
