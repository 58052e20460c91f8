import { allLanguages, anyLanguage } from "#languages/languages.ts";
import { wholeMessageIntents } from "#languages/shapes.ts";
import { asides, readUnclear } from "./asides.ts";
import { hopesForPrivacy } from "./asks-anonymity.ts";
import { isComplaint } from "./complaints.ts";
import { findFear, findFearOfOthers, wantsReader } from "./fears.ts";
import {
  asksLeft,
  heardInside,
  markQuestion,
  readShortQuestion,
  type ShortQuestion,
} from "./questions-to-us.ts";
import { isUnreadable } from "./unreadable.ts";
import { asksUs, isReported, mindsQuestion } from "./what-people-mind.ts";
import { countWords, listSentences, readableSlice, tidyText } from "./words.ts";

/** Said around a whole-message phrase without changing it. */
const politeList = [
  "please|pls|plz|sorry|ok|okay|well|hm+|uh+|um+|erm|oh|so|hey|hi|yes|yeah|no|thanks|thank you|now|honestly|actually|really",
  "to be honest|tbh|i think|i guess|i mean|lol|right now|just|then|but|and|for now|here|today|anymore",
  anyLanguage("polite").replace(/\(\?:|\)/g, ""),
];
/** Each once: a word listed twice doubles the ways to read it, with each time that it is said. */
export const politeWords = `(?:${[...new Set(politeList.join("|").split("|"))].join("|")})`;

type WholeMessageIntent = (typeof wholeMessageIntents)[number];

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
  | "ask_who"
  | "ask_incentive"
  | "ask_other"
  | ShortQuestion
  | "fatigue"
  | "greeting"
  | "yes"
  | "no"
  | "minds_question"
  | "answer";

const wholeMessageWords = 15;
const shortMessageWords = 40;
const wholePatterns = new Map<WholeMessageIntent, RegExp>(
  wholeMessageIntents.map((intent) => {
    const alternatives = allLanguages.map(({ reading }) => reading.intents[intent]);
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
    anyLanguage("crisis"),
  ].join("|"),
  "u",
);

/** Only what is felt now. A death, an abuse or an old fear that is told about is an answer. */
const distress = new RegExp(
  [
    "\\b(?:i'm|i am|im) (?:now |just |literally |still |actually |sitting here )?(?:crying|in tears|tearing up|sobbing|shaking|panicking|breaking down)\\b(?! with laughter)",
    "\\b(?:i'm|i am|im|i think i'm) having a panic attack\\b",
    "\\b(?:this|that question|the question|(?:talking|thinking|writing|typing)(?: about)? (?:this|it|that)) (?:is making|makes) me (?:want to )?(?:cry|panic|tear up|shake|(?:feel )?(?:really |very |so |too |quite )*(?:upset|anxious|sad|uncomfortable|ill|sick))\\b",
    "\\b(?:is|it's|its|still|this is|that's) (?:still )?(?:just )?(?:too|really|so|very) (?:painful|hard|difficult|upsetting|raw|much) (?:for me )?to (?:talk|think|write) about\\b",
    "^(?:it's |its |sorry,? )*too (?:painful|hard|difficult|upsetting|raw) (?:for me )?to (?:talk|think|write) about\\b",
    "\\b(?:this|talking about (?:this|it)|thinking about (?:this|it)|the question|that question) (?:is|really) (?:really |very |so |too |quite )*(?:upsetting(?: me)?|distressing|painful|upsets me)\\b",
    "\\bi (?:can't|cant|cannot|really can't) (?:talk|write) about (?:this|it|that)(?: (?:now|right now|any ?more|yet))?(?=\\s*(?:[.,!;]|$))",
    "\\b(?:this|it) (?:is bringing|brings?) (?:back|up) (?:a lot of |all the |some )?(?:bad|painful|terrible|hard|difficult) memories\\b",
    "\\bi (?:feel|am feeling|'m feeling) (?:so |really |completely |very )?(?:hopeless|worthless|desperate|depressed)\\b",
    "\\b(?:i'm|i am) (?:really |so )?(?:not (?:ok|okay|coping)|struggling to cope|falling apart)\\b",
    anyLanguage("distress"),
  ].join("|"),
  "u",
);

const withdraw = new RegExp(
  String.raw`\b(?:i (?:want to |would like to |wish to |hereby )?withdraw(?: (?:my (?:consent|answers|data|participation)|from))?|(?<=^|[.,!;:] ?|please |(?:can|could|would|will) you |you to |and |then |should |must )(?:delete|erase|remove|destroy) (?:all (?:of )?)?(?:my|the) (?:answers?|data|responses?|information|messages|interview)|i (?:take back|revoke|withdraw) my consent|(?:don't|do not|dont) use my (?:answers|data|responses))\b|${anyLanguage("withdraw")}`,
  "u",
);

const instructions = new RegExp(
  String.raw`(?:^|[.!?:;\n] *)(?:please |now |and |ok |okay )*(?:ignore|disregard|forget|override|bypass) (?:all |any |everything |of |the |your |my |these |those |that )*(?:previous|prior|above|earlier|preceding|instructions?|rules?|prompts?|system|guidelines?|script|before|said)|\b(?:system prompt|your (?:system |hidden |initial |original )?(?:prompt|instructions)|jailbreak)\b|\b(?:enter|enable|activate|switch to|you are in) (?:developer|admin|debug|god) mode\b|(?:^|\n) *(?:\[|<|#+ ?)?(?:system|assistant|interviewer|bot|developer|ai|moderator)(?:\]|>)? ?:|(?:^|[.!?\n] *)(?:you are now|from now on,? you|pretend (?:to be|that you|you)|act as (?:a|an|if|my)|roleplay|role-play) |\b(?:say|write|output|print|respond|reply|answer|repeat)(?: with| only| exactly| that| the words)*:? ?["']?(?:this|the|that|our) (?:interview|concludes|is complete)|\b(?:mark|set|declare|consider|treat) (?:this |the |my )*(?:interview|session|chat) (?:as |to be |is )*(?:complete|completed|finished|done|over)|^(?:["' ]*)(?:this interview is (?:now )?(?:complete|over|finished)|th(?:is|at) concludes our interview|thank you for participating)|\b(?:reveal|print|show|output|repeat|leak|display)(?: me| us)?(?: all| the| your| every| of)* (?:prompts?|instructions|system|code for|codes|emails?|e-mails?|other (?:participants|sessions|people))|\b(?:other participants'?|other people's|everyone'?s?|all the) (?:answers|emails?|e-mails?|codes|addresses)\b|${anyLanguage("instructions")}`,
  "u",
);

const fatigue =
  /\bi (?:have|need|got|'ve got) to (?:go|leave|run|start|open|be|get|drive|collect|pick)\b[^.!?]{0,30}\bin (?:a|two|three|five|ten|fifteen|\d+) (?:minutes?|mins?|moment|bit)\b|\b(?:this (?:is|takes|is taking) (?:too |so |very |really |getting )*(?:long|boring|tedious|tiring)|i'?m (?:getting |so |really |a bit |very )*(?:tired of (?:this|these)(?! (?!interview|chat|survey|questions|questionnaire|whole interview)\p{L})|bored)|so many questions|too many questions|(?:it's|its|this is) taking (?:too long|forever)|enough questions|not another question)\b/u;

const questionStart =
  /^(?:and |but |so |ok |okay |well |sorry |hey |hi )*(?:what|why|how|who|when|where|which|whose|are|is|do|does|did|can|could|will|would|should|have|has|may|am)\b/u;
const yesWords = new RegExp(
  `^(?:yes|yeah|yep|yup|sure|of course|definitely|absolutely|ok|okay|correct|right|true|${anyLanguage("yes")})(?: (?:please|thanks|thank you|sure|yes|stop|it is|i do|i am|that's right|that's correct|end it|let's stop|let's end|we can))*$`,
  "u",
);
const noWords = new RegExp(
  `^(?:no|nope|nah|not really|no thanks|no thank you|${anyLanguage("no")}|i wouldn't|i don't)$`,
  "u",
);
const greeting = new RegExp(
  `^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|${anyLanguage("greeting")}|yes|yeah|ok|okay|sure|i'm|i am|im|we can|let's|lets|there|ready|to start|to begin|to go|start|go|begin|do it|nice to meet you|how are you) ?)+$`,
  "u",
);
const hasGreetingWord = new RegExp(
  String.raw`\b(?:hi|hello|hey|morning|afternoon|evening|ready|start|begin|do it)\b|let's go|(?<!\p{L})(?:${anyLanguage("greeting")})(?!\p{L})`,
  "u",
);

/** Letters, digits and apostrophes only, so that "Skip!!", "skip..." and "Skip" are the same message. */
function flattenMessage(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}'/\- ]+/gu, " ")
    .replace(/ +/g, " ")
    .trim();
}

function isOnlyQuestions(text: string): boolean {
  const sentences = listSentences(text);
  return sentences.length > 0 && sentences.every((sentence) => /[?؟]["')]*$/u.test(sentence));
}

/** "Skip, told you": a reason beside it takes nothing back. "Next, I rang them" is a story, though. */
const skipWord = new RegExp(String.raw`\bskip|${anyLanguage("skip")}`, "u");

function skipsWithReason(lower: string): boolean {
  const [first = "", reason] = lower.split(/[.,;:!–—]+(.*)/su);
  const flat = flattenMessage(first);
  if (reason === undefined || countWords(reason) > 8) return false;
  return skipWord.test(flat) && wholePatterns.get("skip")?.test(flat) === true;
}

function findWholeMessageIntent(flat: string, lower: string): Intent | undefined {
  // Counted anew: "no.no.no" was one word before, and polite words without end would be tried in every order.
  if (flat.split(" ").length > wholeMessageWords) return undefined;
  const plain = flat.replace(/ -+ /g, " ");
  for (const [intent, pattern] of wholePatterns) if (pattern.test(plain)) return intent;
  if (yesWords.test(plain)) return "yes";
  if (noWords.test(plain)) return "no";
  if (greeting.test(plain) && hasGreetingWord.test(plain)) return "greeting";
  return skipsWithReason(lower) ? "skip" : undefined;
}

/** "How did what end?", "Which one?": a short question that is not about us asks what ours meant. */
const echoWords = 6;
const aboutUs = /\b(?:you|your|this|study|team|we|i|my)\b(?! mean)/u;

function findAside(text: string, flat: string, words: number): Intent | undefined {
  const lower = text.toLowerCase();
  const asks = isOnlyQuestions(text) || questionStart.test(flat);
  for (const [intent, pattern] of asides) {
    const isPlea = intent === "ask_incentive" || intent === "ask_meaning";
    if ((asks || (isPlea && words <= 12)) && pattern.test(lower)) return intent;
  }
  if (fatigue.test(lower) && words <= 20) return "fatigue";
  if (!isOnlyQuestions(text) || words > 25 || !questionStart.test(flat)) return undefined;
  return words <= echoWords && !aboutUs.test(flat) ? "ask_meaning" : "ask_other";
}

const asksMeaning =
  /^(?:(?:sorry|hm+|um+|eh|oh),? )?(?:about|behind|of|with|for|from|how) (?:what|which|whom)\b|\b(?:how|why|when|where|what) (?:did|does|do|is|was) what\b|\bmean\b|\bwdym\b|\bfollow\b|\bwhat way\b|\babout what\b|\bunderstand\b|\bclarify\b|\bexplain\b/iu;

/** From here on a message says something besides what it asks. */
const maxMixedWords = 120;

const wantsToKnow =
  /\b(?:(?:like|want|need|love) to (?:know|ask)|(?:may|can|could|might) i (?:just |also )?ask|(?:i'm|i am|i was|been) wondering|i (?:do )?wonder)(?: you)? (?:who|what|whether|if|how|where)\b/u;

/** Within a longer message only what can be meant for nobody but us. */
function readAboutUs(lower: string): Intent | undefined {
  const asked = readShortQuestion(lower);
  return asked !== undefined && heardInside.has(asked) ? asked : undefined;
}

/** What one sentence asks us; undefined where it asks nothing, or something within a story. */
function readQuestion(sentence: string): Intent | undefined {
  const lower = sentence.toLowerCase();
  return isReported(lower) ? undefined : (readUnclear(lower) ?? readPut(sentence, lower));
}

function readPut(sentence: string, lower: string): Intent | undefined {
  // "Are you a machine or what": often typed without a mark.
  if (readShortQuestion(lower) === "ask_robot") return "ask_robot";
  const isIndirect = wantsToKnow.test(lower);
  if (!isIndirect && !/[?؟]["')]*$/u.test(sentence)) return undefined;
  // "I'd like to know who reads this": from its question word on.
  const asked = /\b(?:who|what|whether|if|how|where)\b[^,;]*/u.exec(lower)?.[0] ?? sentence;
  const put = isIndirect ? asked : sentence;
  const found = readAboutUs(put.toLowerCase()) ?? findAside(put, flattenMessage(put), countWords(put));
  const isEcho = found === "ask_meaning" && !asksMeaning.test(put);
  if (found === "ask_other" || found === undefined) return asksUs(sentence) ? "ask_other" : undefined;
  return found === "fatigue" || isEcho ? undefined : found;
}

/** A question to us beside an answer: "… I sorted it. Who sees this?" The last one counts. */
function findQuestionInside(text: string): Intent | undefined {
  const lower = text.toLowerCase();
  if (wantsReader.test(lower) || hopesForPrivacy.test(lower)) return "ask_privacy";
  if (asksLeft.test(lower)) return "ask_duration";
  const sentences = listSentences(text);
  return (
    readUnmarked(sentences.at(-1) ?? "") ??
    sentences
      .toReversed()
      .map(readQuestion)
      .find((intent) => intent !== undefined)
  );
}

/** Only what is surely about the study and us: "who knows" is no question. */
function readUnmarked(sentence: string): Intent | undefined {
  const marked = markQuestion(sentence);
  const asked = marked === undefined ? undefined : readQuestion(marked);
  return asked === "ask_other" || asked === "ask_meaning" || asked === "ask_fine" ? undefined : asked;
}

const maxBesideLast = 60;
/** "It's only a saying, love. Does somebody read these?": who reads this is asked of us, whatever stands before it. */
function readLast(text: string): ShortQuestion | undefined {
  const sentences = listSentences(text);
  if (sentences.length < 2 || countWords(text) > maxBesideLast) return undefined;
  const asked = sentences.slice(-2).map((sentence) => readShortQuestion(sentence.toLowerCase()));
  return asked.find((one) => one === "ask_privacy");
}

/** A question to us that is all that the message says. */
function readAlone(typed: string): ShortQuestion | undefined {
  // "its ok. can i ask who reads this"
  const text = typed.replace(/^(?:it'?s ok|ok|okay|sure|fine|yes|yeah|right|thanks)[.,!]\s+/iu, "");
  const isAlone = listSentences(text).length === 1 || isOnlyQuestions(text);
  return isAlone ? readShortQuestion(text.toLowerCase()) : readLast(text);
}

/** What comes before everything else that a message may be. */
function findGrave(lower: string, words: number): Intent | undefined {
  if (crisis.test(lower)) return "crisis";
  if (words <= shortMessageWords && withdraw.test(lower)) return "withdraw";
  if (distress.test(lower)) return "distress";
  return words <= 60 && instructions.test(lower) ? "instructions" : undefined;
}

/**
 * Reads what a message is for. Whole-message intents need a short message, so that a long answer which
 * mentions "skip" or "stop" stays an answer; only a crisis or distress is looked for in long ones too.
 */
export function readIntent(message: string): Intent {
  const intent = classifyIntent(message);
  // "Pass on what? I just told you." wants no explanation of the question.
  const isMinded =
    intent === "ask_meaning" && isComplaint(message) && !/\b(?:do you mean|clarify)\b/iu.test(message);
  return isMinded ? "answer" : intent;
}

function classifyIntent(message: string): Intent {
  const text = tidyText(readableSlice(message));
  const words = countWords(text);
  if (words === 0) return "empty";
  const lower = text.toLowerCase();
  const grave = findGrave(lower, words) ?? findFearOfOthers(lower, words);
  if (grave !== undefined) return grave;
  const flat = flattenMessage(text);
  const whole = words <= wholeMessageWords ? findWholeMessageIntent(flat, lower) : undefined;
  const own = whole ?? readAlone(text) ?? (mindsQuestion(text) ? "minds_question" : undefined);
  if (own !== undefined) return own;
  const feared = words <= maxMixedWords ? findFear(text, lower) : undefined;
  if (feared !== undefined) return feared;
  if (words <= shortMessageWords) {
    const aside = findAside(text, flat, words);
    if (aside !== undefined) return aside;
  }
  if (isUnreadable(text)) return "unreadable";
  return (words <= maxMixedWords ? findQuestionInside(text) : undefined) ?? "answer";
}
