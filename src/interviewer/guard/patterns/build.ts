import type { Language } from "#languages/languages.ts";
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

/** What the guard.json of a language other than English says, in the shape of the English patterns. */
export function buildPatterns(given: NonNullable<Language["guard"]>): WordingPatterns {
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
    harmlessOr: words(given.harmlessOr, "giu"),
    example: nothing,
    mention:
      given.mention === ""
        ? nothing
        : new RegExp(`(?<![\\p{L}])(?:${given.mention}) ([^.?!,;:]{3,120})`, "iu"),
    minMentioned: 2,
  };
}
