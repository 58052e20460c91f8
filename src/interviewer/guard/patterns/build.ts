import type { WordingPatterns } from "./wording-patterns.ts";

/** Alternatives as whole words in any script: \b knows the letters of English only. */
export function words(alternatives: string, flags = "iu"): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, flags);
}

/** The same at the beginning of a sentence, opening marks aside. */
function opening(alternatives: string): RegExp {
  return new RegExp(`^[¿¡"'\\s]*(?:${alternatives})(?![\\p{L}\\p{N}])`, "iu");
}

/** Matches nothing: for what a language has no pattern of. */
const nothing = /(?!)/gu;

/** "One or two sentences", "more or less", "or not". */
const harmlessOr = words(
  "una? o dos|más o menos|o no|une? ou deux|plus ou moins|ou non|ein(?:en|e)? oder zwei|mehr oder weniger|oder nicht|uma? ou du?as|um ou dois|mais ou menos|ou não|جملة أو جملتين|كلمة أو كلمتين|أم لا",
  "giu",
);

/** What can be written down in few words for a language other than English. */
export interface ShortPatterns {
  praise: string;
  praiseStart: string;
  concession: string;
  apology: string;
  advice: string;
  /** Advice put as a question: "Have you thought of …?" */
  askedAdvice: string;
  clinical: string;
  leading: string;
  promises: string;
  inventions: string;
  studyWords: string;
  otherPeople: string;
  instructions: string;
  pose: string;
  ending: string;
  opens: string;
  questionWord: string;
  second: string;
  request: string;
  lead: string;
  or: string;
  mention: string;
}

export function buildPatterns(given: ShortPatterns): WordingPatterns {
  return {
    praise: [words(given.praise), opening(given.praiseStart)],
    praiseWords: nothing,
    concession: words(given.concession),
    apology: words(given.apology),
    advice: [opening(given.askedAdvice)],
    toldAdvice: [words(given.advice)],
    diagnosis: [],
    clinical: words(given.clinical, "giu"),
    leading: [words(given.leading)],
    feelings: nothing,
    attribution: nothing,
    promises: [words(given.promises)],
    inventions: [words(given.inventions)],
    studyWords: words(given.studyWords, "giu"),
    otherPeople: [words(given.otherPeople)],
    instructions: [words(given.instructions)],
    pose: [words(given.pose)],
    ending: [words(given.ending)],
    closedStart: null,
    closedAfterClause: null,
    opens: [words(given.opens)],
    second: words(given.second),
    request: words(given.request),
    questionWord: words(given.questionWord),
    lead: new RegExp(`^[¿¡\\s]*(?:(?:${given.lead})(?![\\p{L}\\p{N}])[,.:;]? ?[¿¡]?)+`, "iu"),
    or: words(given.or),
    harmlessOr,
    example: nothing,
    mention:
      given.mention === ""
        ? nothing
        : new RegExp(`(?<![\\p{L}])(?:${given.mention}) ([^.?!,;:]{3,120})`, "iu"),
    minMentioned: 2,
  };
}
