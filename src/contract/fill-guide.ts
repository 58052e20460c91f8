import type { GuideBlank, GuideTemplate } from "./guides.ts";

/** Filling a guide's blanks, for the server and the page alike. No schema library here. */

/** The guide for a study that no other fits; every language has it. */
export const generalGuideId = "general-exploration";

const maxNounChars = 80;
const maxSentenceChars = 240;

type Nouns = Readonly<Record<string, string>>;

export function maxCharsOf(blank: Pick<GuideBlank, "form">): number {
  return blank.form === "sentence" ? maxSentenceChars : maxNounChars;
}

/** One line, and no braces that would read as another blank. A sentence ends like one, and nothing else does. */
function tidy(words: string, blank: GuideBlank): string {
  const line = words.replace(/[{}]/g, "").replace(/\s+/g, " ").trim();
  const short = [...line].slice(0, maxCharsOf(blank)).join("");
  if (blank.form !== "sentence") return short.replace(/[\s.,;:!?…]+$/u, "");
  return /[^.!?…]$/u.test(short) ? `${short}.` : short;
}

const determiner =
  /^(?:the|an?|this|that|these|those|my|our|your|their|his|her|its|some|any|each|every|all|both|no|one|two|three|\d+|how|what|when|where|whether|which|who|whom|whose|why|\p{L}+'s?)\s/iu;
const article =
  /^(?:The|An?|This|That|These|Those|My|Our|Your|Their|His|Her|Its|How|What|When|Where|Whether|Which|Who|Whom|Whose|Why)(?=\s)/;
const firstPreposition = /\s(?:of|in|at|for|on|with|without|from|to|by|about|between)\s/;

/** What one doesn't say "the" before. */
const bareNoun =
  /^(?:trust|respect|sleep|privacy|stress|health|money|fatigue|pain|fear|discrimination|debt|grief|workload|homework|\p{L}+ness)$/u;

/** "Giving blood", "sharing your data", "not understanding a word": something that people do, unlike "booking app". */
const doing =
  /^(?:\p{L}+ing (?:the|an?|my|our|your|their|his|her|its|this|that|these|those|each|every|any|all|some|out|up|off|over|down|away|back|into|behind)|not|reviewing|approving|accepting|refusing|receiving|deciding|discussing|explaining|sending|giving|getting|going|having|making|taking|paying|fetching|being|doing|using|finding|asking|telling|leaving|coming|keeping|understanding|choosing|losing|bringing|seeing|putting)\s/u;

/** What needs an article: not "Trello", "lawn mowers" or "cooking", but "Northwind booking app". */
function needsArticle(noun: string): boolean {
  const head = noun.split(firstPreposition)[0] ?? noun;
  if (!/(?:^|\s)\p{Ll}\S*$/u.test(head) || determiner.test(noun) || doing.test(noun)) return false;
  // "Needles or fainting" has more than one head: the first decides.
  const [first = head] = head.split(/\s(?:or|and)\s/);
  return ![head, first].some((one) => bareNoun.test(one) || /(?:[^su]s|people|children|^\S+ing)$/.test(one));
}

/** As it reads to participants within an English sentence, whatever its first word was typed like. */
function fitEnglish(noun: string, blank: GuideBlank): string {
  const lower = noun.replace(article, (word) => word.toLowerCase());
  const yours = lower.replace(/^(?:their|my)(?=\s)/, "your");
  return blank.takesArticle && needsArticle(yours.replace(/’/g, "'")) ? `the ${yours}` : yours;
}

/** What the blank's sentence says already, typed once more: "The last time I rang" goes on with "rang". */
const sentenceStart =
  /^(?:the (?:last )?(?:time|day) )?(?:I|you|they|we|people)\s+(?=\p{L})|^to\s+(?=\p{L})/iu;

/** As it goes on in a sentence said to participants; it begins with a verb. */
function fitCompletion(words: string): string {
  const rest = words.replace(sentenceStart, "").replace(/\bmy\b/gi, "your");
  return /^\p{Lu}\p{Ll}/u.test(rest) ? rest.charAt(0).toLowerCase() + rest.slice(1) : rest;
}

function given(nouns: Nouns, blank: GuideBlank, language: string): string {
  const words = Object.hasOwn(nouns, blank.id) ? tidy(nouns[blank.id] ?? "", blank) : "";
  if (language !== "en" || blank.form === "sentence" || words === "") return words;
  return blank.form === undefined ? fitEnglish(words, blank) : fitCompletion(words);
}

/** What begins a sentence gets its capital letter. */
function fillText(text: string, nouns: ReadonlyMap<string, string>): string {
  return text.replace(/([.!?…]\s+)?\{(\w+)\}/g, (whole, stop: string | undefined, id: string, at: number) => {
    const noun = nouns.get(id);
    if (noun === undefined) return whole;
    const isFirst = at === 0 || stop !== undefined;
    return (stop ?? "") + (isFirst ? noun.charAt(0).toLocaleUpperCase() + noun.slice(1) : noun);
  });
}

/** The blanks are worded for participants; the name is not for them. */
function nameForTeam(name: string): string {
  return name.replace(/\byour\b/g, "their");
}

/** A guide with the creator's words in it; a blank without any takes its general words. */
export function fillGuide(
  guide: GuideTemplate,
  nouns: Nouns,
): Pick<GuideTemplate, "studyName" | "title" | "introduction" | "topics" | "questions"> {
  const values = new Map(
    guide.blanks.map((blank) => [blank.id, given(nouns, blank, guide.language) || blank.general]),
  );
  const fill = (text: string) => fillText(text, values);
  return {
    studyName: guide.language === "en" ? nameForTeam(fill(guide.studyName)) : fill(guide.studyName),
    title: fill(guide.title),
    introduction: fill(guide.introduction),
    topics: guide.topics.map(fill),
    questions: guide.questions.map(({ text, aim, helpText, depth }) => ({
      text: fill(text),
      aim: fill(aim),
      helpText: fill(helpText),
      depth,
    })),
  };
}
