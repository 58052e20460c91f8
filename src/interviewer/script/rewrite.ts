import { containsCompletionPhrase } from "../guard.ts";
import { lowerFirst, upperFirst } from "./english.ts";
import { isAsking, listFaults, stripLeadIn } from "./question-rules.ts";
import { listSentences, normaliseText } from "./sentences.ts";

type Rewrite = (match: RegExpExecArray) => string | null;

const group = (match: RegExpExecArray, index: number): string => (match[index] ?? "").trim();
const judgement =
  "useful|helpful|easy|difficult|hard|simple|good|bad|great|clear|confusing|important|fair|expensive|cheap|fast|slow|reliable|safe|annoying|frustrating|satisfied|happy|too \\w+|very \\w+|so \\w+|really \\w+|better|worse|enough|intuitive|boring|fun|amazing|perfect|terrible|awful|nice|worth .+";

/** Each pattern with an open question that asks for the same thing; the first that fits and passes is used. */
const rewrites: [RegExp, Rewrite][] = [
  [
    /^is there anything(?: else)?(?: that)? you(?:'d| would) like to (.+)$/,
    (m) => `What else would you like to ${group(m, 1)}`,
  ],
  [
    /^(?:if you could change|what would you change|what one thing would you change)(?: (?:one|a single|any|1) thing)?(?: about| in| with)? (?!what)(.+?)(?:, what .+)?$/,
    (m) => `What, if anything, do you wish were different about ${group(m, 1)}`,
  ],
  [/^what would you do if (.+)$/, (m) => `What did you do the last time ${group(m, 1)}`],
  [/^if (.+), what would you do$/, (m) => `What did you do the last time ${group(m, 1)}`],
  [
    /^(?:how much )?would you (?:be willing to )?pay (?:.+ )?for (.+)$/,
    (m) => `What have you paid for something like ${group(m, 1)} so far, if anything`,
  ],
  [
    /^(?:would you|will you|how likely are you to|how likely would you be to) recommend (.+?)(?: to .+)?$/,
    (m) => `What have you told other people about ${group(m, 1)}, if anything`,
  ],
  [
    /^(?:would|will) you (?:ever |consider )?(?:use|using|try|trying) (.+?)(?: again)?$/,
    (m) => `What experience, if any, do you have with ${like(group(m, 1))}`,
  ],
  [
    /^how likely (?:are you|would you be) to (?:use|try) (.+?)(?: again)?$/,
    (m) => `What experience, if any, do you have with ${like(group(m, 1))}`,
  ],
  [
    /^(?:how likely (?:are you|would you be) to|would you(?: ever| like to)?|will you|are you going to|do you plan to|do you think you (?:would|will)) (\w+)(.*)$/,
    (m) => `Please tell me about the last time you wanted to ${group(m, 1)} ${group(m, 2)}`,
  ],
  [/^what would help you(?: to)? (.+)$/, (m) => `What has helped you ${group(m, 1)} so far, if anything`],
  [/^how would you feel (?:if|about) (.+)$/, (m) => `What comes to mind when you think about ${group(m, 1)}`],
  [
    /^(?:don't|do) you (?:not )?(?:think|agree|feel|believe|find)(?: that)? (?:it is|it's|it) .+ (?:to|that|when) (.+)$/,
    (m) => `How do you see it when it comes to the way to ${group(m, 1)}`,
  ],
  [
    new RegExp(
      `^(?:don't|do) you (?:not )?(?:think|agree|feel|believe|find)(?: that)? (.+?) (?:is|are|was|were|should|would|could|can|has|have|needs?|helps?|makes?|(?=(?:${judgement})$))\\b.*$`,
    ),
    (m) => `What do you think of ${group(m, 1)}`,
  ],
  [
    /^(?:would|wouldn't|do|don't) you (?:not )?(?:agree|say)(?: that)? (.+?) (?:is|are|was|were|should|would|could|can|has|have|needs?|helps?|makes?)\b.*$/,
    (m) => `What is your view of ${group(m, 1)}`,
  ],
  [
    /^(?:do|did|don't|didn't|would) you (?:really |also )?(?:like|love|enjoy|hate|dislike|prefer) (.+?) (?:or|over|to|rather than) (.+)$/,
    (m) => `How do you choose between ${group(m, 1)} and ${group(m, 2)}`,
  ],
  [
    /^(?:do|don't) you (?:really |also )?(?:like|love|enjoy|hate|dislike) (.+)$/,
    (m) => `How do you feel about ${group(m, 1)}`,
  ],
  [
    /^(?:did|didn't) you (?:really |also )?(?:like|love|enjoy|hate|dislike) (.+)$/,
    (m) => `How did you feel about ${group(m, 1)}`,
  ],
  [/^do you have (?:any |an? )?(.+)$/, (m) => `What ${stripPlural(group(m, 1))}`],
  [
    /^(?:do you|did you) know (?:about |of )?(?!how|what|that|if|whether|why|where)(.+)$/,
    (m) => `What do you know about ${group(m, 1)}`,
  ],
  [
    /^(?:do you feel|are you|were you) (?:\w+ )?(?:satisfied|happy|unhappy|pleased|comfortable|confident|worried|concerned|interested|frustrated|annoyed|excited)(?: with| about| by| in| using)? (.+)$/,
    (m) => `How do you feel about ${group(m, 1)}`,
  ],
  [
    /^have you(?: ever)? (?:used|tried|had|bought|owned|heard of|seen|been to|worked with|heard about) (?:any )?(.+)$/,
    (m) => `What experience, if any, do you have with ${group(m, 1)}`,
  ],
  [/^have you(?: ever)? (.+)$/, (m) => `When, if ever, have you ${group(m, 1)}`],
  [
    /^(is|was) it (?:\w+ )?(?:easy|difficult|hard|simple|important|useful|helpful|fun|possible)(?: for you)? to (.+)$/,
    (m) => `What ${group(m, 1)} it like for you to ${group(m, 2)}`,
  ],
  [/^(?:is|isn't|wasn't|was) it (?:\w+ )?\w+ (when .+)$/, (m) => `What is it like for you ${group(m, 1)}`],
  [
    /^(is|are|was|were) there (?:any |an? |something |anything )?(\w+) (?!with\b|about\b|in\b|on\b|that\b|for\b|you\b|between\b)(.+)$/,
    (m) => `What ${group(m, 2)}, if any, ${group(m, 1)} ${group(m, 3)}`,
  ],
  [
    /^(is|are|was|were) there (?:any |an? )?(\w+)(.*)$/,
    (m) => `What ${group(m, 2)}, if any, ${group(m, 1)} there ${group(m, 3)}`,
  ],
  [
    /^should(?:n't)? ((?:the|this|that|our|your|a) \w+|\w+) .+$/,
    (m) => `What is your view of ${group(m, 1)}`,
  ],
  [
    /^what would (?:make|lead|cause|get) you (?:to )?(.+)$/,
    (m) => `What, if anything, has led you to ${group(m, 1)} before`,
  ],
  [
    new RegExp(
      `^(?:is|are|was|were|isn't|aren't|wasn't|weren't)(?:n't)? (.+?) (?:\\w+ and )?(?:${judgement})$`,
    ),
    (m) => `How would you describe ${group(m, 1)}`,
  ],
  [
    /^(?:just )?how (?:much )?(?:do|did) you (?:really )?(?:love|like|enjoy|hate|dislike) (.+)$/,
    (m) => `How do you feel about ${group(m, 1)}`,
  ],
  [
    /^(?:why|what makes you) do you (?:really )?(?:love|enjoy|hate) (.+)$/,
    (m) => `How do you feel about ${group(m, 1)}`,
  ],
  [
    /^what do you (?:really |most )?(?:love|hate|enjoy)(?: most| the most)?(?: about)? (.+)$/,
    (m) => `How do you feel about ${group(m, 1)}`,
  ],
  [
    /^(?:just )?how (?:very |really )?\w+(?: and \w+)? (?:is|are|was|were) (?!you\b)(.+)$/,
    (m) => `How would you describe ${group(m, 1)}`,
  ],
  [
    /^(?:just )?how (?:very |really )?\w+ (?:is|are|was|were) you (?:with|by|about|at) (.+)$/,
    (m) => `How do you feel about ${group(m, 1)}`,
  ],
  [
    /^how (?:much )?(?:better|easier|worse|harder|faster|nicer) (?:is|are|was|were) (.+)$/,
    (m) => `How would you describe ${group(m, 1)}`,
  ],
  [/^why (?:is|are|was|were) (.+?) (?:so|such|too) .+$/, (m) => `How would you describe ${group(m, 1)}`],
  [
    /^(?:don't|doesn't|didn't|can't|won't|haven't|hasn't|couldn't) (.+)$/,
    (m) => `How, if at all, ${positive(m[0] ?? "")}`,
  ],
  [/^((?:do|does|did|can|could|has|have|had) .+)$/, (m) => `How, if at all, ${group(m, 1)}`],
  [/^((?:are|were) you (?:\w+ly )?\w+ing\b.*)$/, (m) => `How, if at all, ${group(m, 1)}`],
  [/^((?:is|are|was|were|should|will) .+)$/, (m) => `In what way, if any, ${group(m, 1)}`],
  [/^you (\w+)(.*)$/, (m) => `How, if at all, do you ${group(m, 1)} ${group(m, 2)}`],
  [
    /^(.+?) (?:is|are|was|were) .+$/,
    (m) =>
      /^(?:how|what|why|when|where|which|who)\b/.test(m[0] ?? "")
        ? null
        : `How would you describe ${group(m, 1)}`,
  ],
];

function like(object: string): string {
  return /^(?:it|this|that|these|them)$/.test(object) ? "something like it" : object;
}

function stripPlural(object: string): string {
  const [, noun = object, rest = ""] =
    /^(.+?)((?: (?:with|about|for|in|on|at|of|from|when|while|using|that)\b.*)?)$/.exec(object) ?? [];
  return `${noun}, if any, do you have${rest}`;
}

function positive(clause: string): string {
  return clause
    .replace(/^can't/, "can")
    .replace(/^won't/, "will")
    .replace(/^(\w+)n't/, "$1");
}

const loadedWords =
  /\b(?:obviously|of course|surely|undoubtedly|clearly|as we all know|as you know|needless to say|amazing|innovative|award-winning|revolutionary|fantastic|exciting|new and improved|improved|excellent|wonderful|brilliant|awful|terrible)\b,?\s*/gi;
const tag =
  /,\s*(?:right|correct|yes|no|ok|okay|huh|eh|am i right|(?:is|are|was|were|do|does|did|has|have|can|could|will|would|should)(?:n't| not)? (?:it|you|they|that|he|she|we|there|this))\s*\?$/i;
const scale = /\bon a scale (?:of|from)[^,?]*(?:\([^)]*\)[^,?]*)*,?\s*/gi;
const majority =
  /\b(?:most people|experts|studies|research|everyone|everybody) (?:think|agree|say|prefer|find|believe|show|shows|knows)s?(?: that)?\b[^.,;?]*[.,;]?\s*/gi;
const joint =
  /[,;]?\s(?:and|or|but|as well as)(?: also| then| if so| if not)?,? (?:(?:what|how|why|when|where|which|who|whom)\b|(?:do|does|did|are|is|was|were|have|has|can|could|would|will|should) (?:you|they|it|there|this|that|your|the|people)\b|(?:please )?(?:tell|describe|explain|walk|talk|share|give|show|list|name)\b).*$/i;

function finish(text: string, mark: "?" | "."): string {
  const tidy = text
    .replace(/\s+/g, " ")
    .replace(/\s+([,?.])/g, "$1")
    .replace(/(?<![\s,.?!;:])[\s,.?!;:]+$/, "");
  return `${upperFirst(tidy)}${mark}`;
}

function markOf(text: string): "?" | "." {
  return /^(?:please |tell|describe|explain|walk|talk|share|give|show)/i.test(text) && !/\?\s*$/.test(text)
    ? "."
    : "?";
}

/** Smaller changes that leave the creator's words standing, tried before a new wording. */
function listTrims(text: string): string[] {
  const sentences = listSentences(text);
  const asking = sentences.filter(isAsking);
  const bare = sentences.filter((sentence) => !containsCompletionPhrase(sentence)).join(" ");
  const trims = [
    bare,
    text.replace(loadedWords, ""),
    text.replace(majority, ""),
    text.replace(tag, "?"),
    text.replace(scale, ""),
    ...asking,
    ...[text, ...asking].map((part) => part.replace(joint, "")),
    text.replace(/^how (\w+) and \w+ /i, "How $1 "),
    text.replace(/^(how|what|why|when|where|who) and (?:how|what|why|when|where|who) /i, "$1 "),
    text.replace(/^.*[,:;] (?=(?:how|what|why|when|where|which|who)\b)/i, ""),
  ];
  const again = trims.map((part) => part.replace(loadedWords, "").replace(tag, "?").replace(joint, ""));
  return [...trims, ...again].filter((part) => part !== "").map((part) => finish(part, markOf(part)));
}

function listNewWordings(text: string): string[] {
  const plain = text
    .replace(loadedWords, "")
    .replace(tag, "?")
    .replace(/(?<![\s?.!])[\s?.!]+$/, "");
  const core = stripLeadIn(plain);
  const whole = /^(?:if|imagine|suppose)\b/i.test(plain) ? [plain] : [];
  const clauses = new Set([...whole, core, core.replace(joint, "")]);
  const found: string[] = [];
  for (const clause of [...clauses].map(lowerFirst)) {
    for (const [pattern, make] of rewrites) {
      const match = pattern.exec(clause);
      const made = match ? make(match) : null;
      if (made !== null) found.push(finish(made, made.startsWith("Please") ? "." : "?"));
    }
  }
  return found;
}

/**
 * A rewrite of a question that has faults: the smallest change first, then an open question on the same
 * matter. Undefined when no rewrite passes every rule itself.
 */
export function findRewrite(question: string): string | undefined {
  const text = normaliseText(question);
  const trims = listTrims(text);
  const candidates = [...trims, ...listNewWordings(text), ...trims.flatMap(listNewWordings)];
  return candidates.find(
    (candidate) => candidate !== text && candidate.length > 8 && listFaults(candidate).length === 0,
  );
}
