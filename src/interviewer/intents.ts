import {
  phrasesByLanguage,
  politeWords,
  type WholeMessageIntent,
  wholeMessageIntents,
} from "./intent-phrases.ts";
import { countWords, listSentences, listWords, readableSlice, tidyText } from "./words.ts";

/** What a participant's message is for. Everything that is not clearly something else is an answer. */
export type Intent =
  | WholeMessageIntent
  | "empty"
  | "unreadable"
  | "crisis"
  | "withdraw"
  | "distress"
  | "instructions"
  | "ask_duration"
  | "ask_privacy"
  | "ask_who"
  | "ask_purpose"
  | "ask_incentive"
  | "ask_meaning"
  | "ask_other"
  | "fatigue"
  | "greeting"
  | "yes"
  | "no"
  | "answer";

const wholeMessageWords = 15;
const shortMessageWords = 40;

const wholePatterns = new Map<WholeMessageIntent, RegExp>(
  wholeMessageIntents.map((intent) => {
    const alternatives = Object.values(phrasesByLanguage).map((phrases) => phrases[intent]);
    return [
      intent,
      new RegExp(`^(?:${politeWords} )*(?:${alternatives.join("|")})(?: ${politeWords})*$`, "u"),
    ];
  }),
);

const crisis = new RegExp(
  [
    "\\b(?:want|wanted|wanting|going|plan|planning|ready|like) to (?:die|kill myself|end my life|end it all|take my (?:own )?life|hurt myself|harm myself)\\b",
    "\\b(?:i'm|i am|i feel|i've been|i was|feeling) (?:feeling |so |very )?suicidal\\b",
    "\\b(?:thinking|thoughts|thought) (?:of|about) (?:suicide|killing myself|ending my life|hurting myself|self[- ]harm)\\b",
    "\\b(?:i|i'll|i will|gonna|i might) (?:kill myself|end my life|commit suicide)\\b",
    "\\bi (?:don't|dont|do not) want to (?:live|be alive|be here) any ?more\\b",
    "\\b(?:no reason to live|i'?ve been (?:cutting|hurting|harming) myself|i (?:cut|harm|hurt) myself on purpose)\\b",
    "\\b(?:my (?:husband|wife|partner|boyfriend|girlfriend|father|mother|dad|mom|mum)|he|she) (?:is going to|will|wants to) (?:kill|hurt) me\\b",
    "(?:^|[.!] ?)i'?m in danger\\b",
    "\\b(?:quiero morir(?:me)?|quitarme la vida|suicidarme|no quiero vivir|je veux mourir|me suicider|en finir avec la vie|ich will sterben|mich umbringen|mir das leben nehmen|quero morrer|me matar|tirar a minha vida)\\b",
    "(?:أريد أن أموت|اريد ان اموت|الانتحار|أنتحر|أقتل نفسي)",
  ].join("|"),
  "u",
);

const distress = new RegExp(
  [
    "\\b(?:i'm|i am|i was|i start|i started|makes me|made me|making me) (?:now |just |literally |still )?(?:cry|crying|in tears|tearing up|sobbing)\\b",
    "\\b(?:too|very|really|so|still) (?:painful|hard|difficult|upsetting|raw) (?:for me )?to (?:talk|think|write) about\\b",
    "\\b(?:this|talking about (?:this|it)|thinking about (?:this|it)|the question|that question) (?:is|really|makes me feel|is making me|makes me) (?:really |very |so |too |quite )*(?:upset|upsetting|distressing|painful|upsets me|anxious|sad|uncomfortable)\\b",
    "\\bi (?:can't|cant|cannot) (?:talk|think) about (?:this|it|that)\\b",
    "\\b(?:brings? (?:back|up) (?:a lot of )?(?:bad|painful|terrible|hard|difficult) memories|panic attacks?|breaking down|nervous breakdown)\\b",
    "\\bi (?:feel|am feeling|'m feeling|have been feeling) (?:so |really |completely |very )?(?:hopeless|worthless|desperate|depressed|broken)\\b",
    "\\b(?:i'm|i am) (?:really |so )?(?:not (?:ok|okay|coping)|struggling to cope|depressed|traumati[sz]ed|falling apart)\\b",
    "\\bmy (?:husband|wife|partner|son|daughter|child|baby|father|mother|dad|mom|mum|brother|sister|friend|best friend) (?:just |recently )?(?:died|passed away|killed (?:himself|herself)|is dying)\\b",
    "\\bi (?:was|have been|got|'ve been) (?:abused|raped|assaulted|molested)\\b",
    "\\b(?:estoy llorando|me duele hablar|je pleure|c'est trop dur d'en parler|ich weine|estou chorando|أنا أبكي)\\b",
  ].join("|"),
  "u",
);

const withdraw =
  /\b(?:i (?:want to |would like to |wish to |hereby )?withdraw(?: (?:my (?:consent|answers|data|participation)|from))?|(?<=^|[.,!;:] ?|please |(?:can|could|would|will) you |you to |and |then |should |must )(?:delete|erase|remove|destroy) (?:all (?:of )?)?(?:my|the) (?:answers?|data|responses?|information|messages|interview)|i (?:take back|revoke|withdraw) my consent|(?:don't|do not|dont) use my (?:answers|data|responses))\b|\b(?:borr(?:a|e|en) mis (?:datos|respuestas)|supprime[rz]? mes (?:données|réponses)|lösch(?:en sie|e|t)? (?:bitte )?meine (?:daten|antworten)|apag(?:ue|uem|a) (?:os )?meus dados|retiro mi consentimiento)\b|احذف بياناتي|احذفوا بياناتي/u;

const instructions =
  /(?:^|[.!?:;\n] *)(?:please |now |and |ok |okay )*(?:ignore|disregard|forget|override|bypass) (?:all |any |everything |of |the |your |my |these |those |that )*(?:previous|prior|above|earlier|preceding|instructions?|rules?|prompts?|system|guidelines?|script|before|said)|\b(?:system prompt|your (?:system |hidden |initial |original )?(?:prompt|instructions)|jailbreak)\b|\b(?:enter|enable|activate|switch to|you are in) (?:developer|admin|debug|god) mode\b|(?:^|\n) *(?:\[|<|#+ ?)?(?:system|assistant|interviewer|bot|developer|ai|moderator)(?:\]|>)? ?:|(?:^|[.!?\n] *)(?:you are now|from now on,? you|pretend (?:to be|that you|you)|act as (?:a|an|if|my)|roleplay|role-play) |\b(?:say|write|output|print|respond|reply|answer|repeat)(?: with| only| exactly| that| the words)*:? ?["']?(?:this|the|that|our) (?:interview|concludes|is complete)|\b(?:mark|set|declare|consider|treat) (?:this |the |my )*(?:interview|session|chat) (?:as |to be |is )*(?:complete|completed|finished|done|over)|^(?:["' ]*)(?:this interview is (?:now )?(?:complete|over|finished)|th(?:is|at) concludes our interview|thank you for participating)|\b(?:reveal|print|show|output|repeat|leak|display)(?: me| us)?(?: all| the| your| every| of)* (?:prompts?|instructions|system|code for|codes|emails?|e-mails?|other (?:participants|sessions|people))|\b(?:other participants'?|other people's|everyone'?s?|all the) (?:answers|emails?|e-mails?|codes|addresses)\b|\b(?:ignora|olvida) (?:todo|las|todas|lo anterior|instrucciones)|\b(?:ignorez?|oubliez?) (?:les|toutes|tout)\b.*\b(?:instructions|consignes)|\bignorier(?:e|en sie)? (?:alle|die|alles)\b|\bignore (?:tudo|todas|as instruções)/u;

const meta: [Intent, RegExp][] = [
  [
    "ask_incentive",
    /^(?:please |can you |could you |just |now )*(?:give|tell|send|show)(?: me| us)?\b.{0,30}\b(?:incentive|reward|voucher|gift ?card|payment|code)\b|\bi (?:want|need|would like|'d like)(?: to (?:get|claim|have))? (?:my|the) (?:incentive|reward|voucher|gift ?card|code|payment|money)\b[^a-z]*$|\b(?:what|where|when|how|is there|do i|will i|can i)\b.{0,40}\b(?:incentive|reward|voucher|gift ?card|(?:my|incentive|reward|gift) code\b[^a-z]*$|the code\b[^a-z]*$|get paid|be paid|payment|compensation)/u,
  ],
  [
    "ask_duration",
    /\b(?:how (?:long|much longer|many (?:more )?questions|many (?:are )?left)|(?:is (?:it|this)|are we) (?:over|done|finished|nearly done|almost done|almost over)|(?:how much|how many)\b.{0,20}\bleft|when (?:will|does|is) (?:this|it) (?:be )?(?:over|end|done|finished))\b/u,
  ],
  [
    "ask_privacy",
    /\b(?:who (?:will |can |is going to |gets to )?(?:see|sees|read|reads|reading|have access)|(?:is|are|will) (?:this|it|my data|the chat|my (?:answers|responses|messages)) (?:be )?(?:really |all |kept )?(?:anonymous|confidential|private|secure|recorded|safe)|(?:what|how) (?:happens|do you do|will you do|will happen|are you going to do|is done|are you doing|do you use)\b.{0,20}\b(?:answers?|data|responses?|information|this|messages)|(?:are|will) (?:you|my answers|it|this)\b.{0,20}\b(?:record(?:ed|ing)?|stor(?:e|ed|ing)|shared?|kept|sav(?:e|ed|ing))|how long (?:do|will|is|are)\b.{0,20}\b(?:kept|keep|stored|store))\b/u,
  ],
  [
    "ask_who",
    /\b(?:who (?:are you|is (?:this|behind|running|asking|doing)|made (?:this|you)|runs|do you work for)|what(?:'s| is) your name|which (?:company|organi[sz]ation)|who am i (?:talking|speaking|writing) (?:to|with|for))\b/u,
  ],
  [
    "ask_purpose",
    /\b(?:what(?:'s| is) (?:this|the|it|the interview|this interview|the study|this study)(?: (?:interview|study|research|survey))? (?:for|about|purpose|goal|aim)|why (?:are you asking|do you (?:ask|want to know|need)|am i being asked)|what(?:'s| is) the (?:purpose|point|goal|aim))\b/u,
  ],
  [
    "ask_meaning",
    /\b(?:what do you mean|what does (?:that|this|it|the question|[\p{L} "']{1,30}) mean|what(?:'s| is) meant|(?:i )?(?:don't|dont|do not|didn't) (?:understand|get)(?: (?:the question|that|it|this|what you mean|what you're asking|you))?$|(?:can|could) you (?:please )?(?:clarify|explain|be more specific|give me an example|rephrase)|in what (?:sense|way|context)|not sure what you mean|what (?:kind|sort) of (?:answer|thing|things) (?:do you|are you)|(?:the question is|that's|it's) (?:unclear|confusing|not clear)$|qué quiere decir|qué significa|no entiendo|qu'est-ce que (?:ça|cela) veut dire|je ne comprends pas|was meinen sie|was bedeutet|ich verstehe (?:das |die frage |das )?nicht|o que (?:quer dizer|significa)|não entend[io]|ماذا تقصد|ماذا تعني|لا أفهم|لم أفهم)/u,
  ],
];

const fatigue =
  /\b(?:this (?:is|takes|is taking) (?:too |so |very |really |getting )*(?:long|boring|tedious|tiring)|i'?m (?:getting |so |really |a bit |very )*(?:tired of (?:this|these)|bored)|so many questions|too many questions|(?:it's|its|this is) taking (?:too long|forever)|enough questions|not another question)\b/u;

const questionStart =
  /^(?:and |but |so |ok |okay |well |sorry |hey |hi )*(?:what|why|how|who|when|where|which|whose|are|is|do|does|did|can|could|will|would|should|have|has|may|am)\b/u;
const yesWords =
  /^(?:yes|yeah|yep|yup|sure|of course|definitely|absolutely|ok|okay|correct|right|true|sí|si|claro|oui|ja|genau|sim|نعم)(?: (?:please|thanks|thank you|sure|yes|stop|it is|i do|i am|that's right|that's correct|end it|let's stop|let's end|we can))*$/u;
const noWords = /^(?:no|nope|nah|not really|no thanks|no thank you|nein|non|não|nao|لا|i wouldn't|i don't)$/u;
const greeting =
  /^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|hola|bonjour|salut|hallo|guten tag|olá|oi|مرحبا|السلام عليكم|yes|yeah|ok|okay|sure|i'm|i am|im|we can|let's|lets|there|ready|to start|to begin|to go|start|go|begin|do it|nice to meet you|how are you) ?)+$/u;
const hasGreetingWord =
  /\b(?:hi|hello|hey|morning|afternoon|evening|hola|bonjour|salut|hallo|tag|olá|oi|ready|start|begin|do it)\b|let's go|مرحبا|السلام/u;

/** Letters, digits and apostrophes only, so that "Skip!!", "skip..." and "Skip" are the same message. */
function flattenMessage(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}'/\- ]+/gu, " ")
    .replace(/ +/g, " ")
    .trim();
}

const keyboardRun = /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwert|wert[yz]|zxcv|xcvb|cvbn|vbnm|jkl;|fdsa|poiu|lkjh/;

function isUnreadableWord(word: string): boolean {
  const plain = word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  if (plain.length >= 40) return true;
  if (!/^[a-z]+$/.test(plain)) return false;
  if (keyboardRun.test(plain) || /(.)\1{4,}/.test(plain) || /^(..?.?)\1{3,}$/.test(plain)) return true;
  const isAcronym = word === word.toUpperCase() && word.length <= 6;
  return plain.length >= 4 && !isAcronym && !/[aeiouy]/.test(plain);
}

function isUnreadable(text: string): boolean {
  const words = listWords(text).slice(0, 12);
  if (words.length === 0) return false;
  return (
    words.every(
      (word) => isUnreadableWord(word) || (words.length > 1 && word.length < 3 && !/\p{N}/u.test(word)),
    ) && words.some(isUnreadableWord)
  );
}

function isOnlyQuestions(text: string): boolean {
  const sentences = listSentences(text);
  return sentences.length > 0 && sentences.every((sentence) => /[?؟]["')]*$/u.test(sentence));
}

function findWholeMessageIntent(flat: string): Intent | undefined {
  // Counted anew: "no.no.no" was one word before, and polite words without end would be tried in every order.
  if (flat.split(" ").length > wholeMessageWords) return undefined;
  const plain = flat.replace(/ -+ /g, " ");
  for (const [intent, pattern] of wholePatterns) if (pattern.test(plain)) return intent;
  if (yesWords.test(plain)) return "yes";
  if (noWords.test(plain)) return "no";
  if (greeting.test(plain) && hasGreetingWord.test(plain)) return "greeting";
  return undefined;
}

function findAside(text: string, flat: string, words: number): Intent | undefined {
  const lower = text.toLowerCase();
  const asks = isOnlyQuestions(text) || questionStart.test(flat);
  for (const [intent, pattern] of meta) {
    const isPlea = intent === "ask_incentive" || intent === "ask_meaning";
    if ((asks || (isPlea && words <= 12)) && pattern.test(lower)) return intent;
  }
  if (fatigue.test(lower) && words <= 20) return "fatigue";
  return isOnlyQuestions(text) && words <= 25 && questionStart.test(flat) ? "ask_other" : undefined;
}

/**
 * Reads what a message is for. Whole-message intents need a short message, so that a long answer which
 * mentions "skip" or "stop" stays an answer; only a crisis or distress is looked for in long ones too.
 */
export function readIntent(message: string): Intent {
  const text = tidyText(readableSlice(message));
  const words = countWords(text);
  if (words === 0) return "empty";
  const lower = text.toLowerCase();
  if (crisis.test(lower)) return "crisis";
  if (words <= shortMessageWords && withdraw.test(lower)) return "withdraw";
  if (distress.test(lower)) return "distress";
  if (words <= 60 && instructions.test(lower)) return "instructions";
  const flat = flattenMessage(text);
  const whole = words <= wholeMessageWords ? findWholeMessageIntent(flat) : undefined;
  if (whole !== undefined) return whole;
  if (words <= shortMessageWords) {
    const aside = findAside(text, flat, words);
    if (aside !== undefined) return aside;
  }
  return isUnreadable(text) ? "unreadable" : "answer";
}
