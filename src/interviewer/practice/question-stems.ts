import { normaliseText } from "../script/sentences.ts";
import { listWords, tidyText } from "../words.ts";

/** Words that say how something is asked, or nothing at all. */
const emptyWords = new Set(
  (
    "a about actual actually after ago again ah all also always am an and any anything are as ask at away back be because been before being " +
    "bit but by can come could describe did do does doing don done else ever every exactly example explain feel felt for " +
    "from fully further gave give go going gone gonna had happen happened happens has have having he hello her here hers " +
    "hi him his hm how i if in into is isn it its just kind know let lets like little ll lot made make makes may maybe me mean " +
    "mentioned might mind mm more moment much must my no now of off oh ok okay on once one only or our out over part perhaps " +
    "please quite re really recall remember right said same say see share she should show so some something sometimes sort still " +
    "story such sure take taking talk tell than thank thanks that the their them then there these they thing things think this " +
    "those through time times to told too true understand up us very want was way we well went were what when where " +
    "whether which while who whole whom whose why will wish with within would yeah yes yet you your yours yourself ve d s t m " +
    "sounds sound great sorry interesting nice lovely wow oops curious wonder wondering question talking saying particular specific " +
    "able not since get got getting gets day days use used using usually normally generally typically today these keep keeps kept first long " +
    "many often people someone somebody else's around between during anyone anybody everyone everybody nobody somebody until till upon own"
  ).split(" "),
);

/** They tell nodes apart where nothing else does, so they count a little. */
const weakWords = new Set(
  "opinion new other give get day use keep first start change stop find put look want wish night morning week year last people usual typical normal need try good bad best worst hard".split(
    " ",
  ),
);

const irregular: Record<string, string> = Object.fromEntries(
  [
    "buy:bought,buying",
    "get:got,gotten,getting",
    "begin:began,begun",
    "come:came",
    "think:thought",
    "feel:felt,feelings,feeling",
    "sleep:slept,asleep",
    "wake:woke,awake,woken,waking",
    "wear:wore,worn",
    "give:gave,given,gift",
    "go:went,gone",
    "tell:told",
    "find:found",
    "leave:left",
    "keep:kept",
    "pay:paid",
    "spend:spent",
    "lose:lost",
    "write:wrote,written",
    "say:said",
    "see:saw,seen",
    "know:knew,known",
    "choose:chose,chosen,choice",
    "drive:drove,driven",
    "hide:hid,hidden",
    "forget:forgot,forgotten",
    "break:broke,broken",
    "teach:taught",
    "speak:spoke,spoken",
    "eat:ate,eaten",
    "hold:held",
    "run:ran,running",
    "take:took,taken",
    "bring:brought",
    "stand:stood",
    "understand:understood",
    "meet:met",
    "send:sent",
    "sell:sold",
    "lie:lied,lying",
    "decide:decision,decided",
    "man:men",
    "woman:women",
    "child:children",
    "person:persons",
    "mean:meant",
    "fall:fell",
    "sit:sat",
    "read:reading",
    "cry:cried,crying",
    "die:died,death",
    "do:did",
    "worry:worried,worries",
    "try:tried",
    "bad:worse",
    "good:better",
    "reply:replied",
  ].flatMap((entry) => {
    const [base = "", forms = ""] = entry.split(":");
    return forms.split(",").map((form) => [form, base] as const);
  }),
);

/** Words that people ask with for the same thing; the first stands for all. */
const synonyms: Record<string, string> = Object.fromEntries(
  [
    "start begin join beginning origin onset",
    "stop quit end finish cease",
    "buy purchase order",
    "job work employer occupation profession living career",
    "cost price pay expensive money charge subscription spend cheap",
    "husband spouse partner wife married boyfriend girlfriend",
    "kid child son daughter",
    "parent mother father mum mom dad",
    "family relative household",
    "doctor gp physician",
    "friend mate",
    "boss manager supervisor",
    "team colleague coworker crew",
    "figure number data stat reading",
    "accurate precise correct reliable exact",
    "useful helpful help",
    "wake insomnia",
    "phone mobile smartphone",
    "recommend suggest",
    "love enjoy favourite favorite",
    "hate dislike annoy annoying annoyed irritate",
    "hard difficult tough challenge challenging struggle",
    "worry anxious afraid scared fear concern nervous",
    "angry mad furious cross",
    "happy glad pleased",
    "sad upset",
    "proud pride",
    "guilt guilty ashamed shame embarrassed",
    "secret hide hidden",
    "change different differently alter affect effect influence impact",
    "typical usual normal ordinary routine",
    "future ahead",
    "town city live village where",
    "age old",
    "argue argument fight disagree disagreement row quarrel",
    "trust believe",
    "switch swap move",
    "leave resign",
    "holiday vacation trip",
    "hospital ward clinic",
    "talk speak conversation discuss",
    "reaction react respond response",
    "improve improvement better",
    "reason motive motivation",
    "remove take-off",
    "alone lonely myself",
    "night nighttime evening",
  ].flatMap((group) => {
    const [first = "", ...rest] = group.split(" ");
    return rest.map((word) => [stemOf(word), stemOf(first)] as const);
  }),
);

function stemOf(word: string): string {
  const base = irregular[word] ?? word;
  const cut = base
    .replace(/(?:ies|ied)$/u, "y")
    .replace(/(?<=[a-z]{3})(?:ings?|ed|ers?|ly|ment|ness)$/u, "")
    .replace(/(?<=[a-z]{2})(?<![su])s$/u, "")
    .replace(/(?<=(?:ss|x|ch|sh))e$/u, "")
    .replace(/(?<=[a-z]{2})([bdgklmnprt])\1$/u, "$1");
  return cut.replace(/(?<=[a-z]{2})e$/u, "");
}

/** "Do you like it" names what "is it like" does not. */
const liking =
  /\b((?:do|did|does|don't|didn't) (?:you|he|she|they)|you)( really| also)? like\b(?! to\b)|\blike(?= (?:about|best|most))/gu;

const disliking = /(?<=\b(?:you|he|she|they) )(?:don't|didn't|doesn't|never) (?:really )?like\b/gu;
/** What somebody said to it is another matter than they themselves. */
const opinion =
  /\bwhat (?:did|does|do) ((?!you\b|it\b|that\b|this\b|he\b|she\b|they\b|we\b|people\b)(?:(?:your|the|his|her|their|other) )?[a-z]+) (?:say|think|make of)\b/gu;

function listPlainWords(text: string): string[] {
  const plain = normaliseText(tidyText(text))
    .toLowerCase()
    .replace(disliking, "hate")
    .replace(liking, "$1 love")
    .replace(opinion, "$1 opinion");
  return listWords(plain).flatMap((word) =>
    word
      .replace(/n't$/u, "")
      .split(/['-]/u)
      .filter((part) => part !== ""),
  );
}

const isEmpty = (word: string): boolean =>
  emptyWords.has(word) || emptyWords.has(irregular[word] ?? "") || emptyWords.has(word.replace(/s$/u, ""));

/** A text's words of matter as stems, with one stem for all words of one meaning. */
export function listMatterStems(text: string): string[] {
  return [
    ...new Set(
      listPlainWords(text)
        .filter((word) => !isEmpty(word) || weakWords.has(word) || weakWords.has(irregular[word] ?? ""))
        .map((word) => {
          const stem = stemOf(word);
          return synonyms[stem] ?? stem;
        }),
    ),
  ];
}

const weakStems = new Set([...weakWords].map((word) => synonyms[stemOf(word)] ?? stemOf(word)));

/** Stands for what somebody else says or thinks. */
export const opinionStem = "opinion";

/** Whether a stem tells little by itself. */
export const isWeak = (stem: string): boolean => weakStems.has(stem);
