import { TermReader } from "../script-alignment/question-terms.ts";
import { countWords } from "../words.ts";
import type { CheckedAnswer, CheckedPerson } from "./checked-person.ts";

/**
 * The interviewer asks again after a slip, a test or a joke, and honest people make one of each. From the second such
 * message on it's worth a look.
 */
const minRedirected = 2;
/**
 * Below that many telling words an answer says too little to be called far off. Answers on the subject that share hardly
 * a word with anybody else's are short ones.
 */
const minTerms = 15;
/** So many others must have answered before what they say shows what can be said. */
const minOthers = 8;
/** And so many different words: where all answer in a line, whoever writes three has words of their own. */
const minVocabulary = 300;
/**
 * Share of an answer's telling words that others use. Of 175 long answers in two published studies (Wuttke et al. 2024 on
 * democracy, the Jupyter survey of 2015) the lowest has 0.26; answers of the one study planted among 30 to 400 people of
 * the other are mostly below 0.2.
 */
const maxKnown = 0.2;
/** A word counts as used by others from this share of people on: among hundreds, somebody has said any word. */
const minUsers = 0.04;
/**
 * Telling words among all words of a text in a language that we read. A text in another language has hardly a function
 * word of this one, and its words are unknown for that reason alone.
 */
const maxTermShare = 0.75;

export interface OffAnswer {
  person: CheckedPerson;
  answer: CheckedAnswer;
  /** The interviewer asked again, or nobody else and no question has its words. */
  because: "redirected" | "unrelated";
}

/** Answers that have plainly nothing to do with what was asked. `script` is all that the study says of its subject. */
export function findOffQuestion(people: readonly CheckedPerson[], script: readonly string[]): OffAnswer[] {
  return [...findRedirected(people), ...findUnrelated(people, script)];
}

function findRedirected(people: readonly CheckedPerson[]): OffAnswer[] {
  return people.flatMap((person) => {
    const redirected = person.answers.filter(({ isRedirected }) => isRedirected);
    if (redirected.length < minRedirected) return [];
    return redirected.map((answer) => ({ person, answer, because: "redirected" as const }));
  });
}

function findUnrelated(people: readonly CheckedPerson[], script: readonly string[]): OffAnswer[] {
  const byLanguage = [...Map.groupBy(people, ({ language }) => language)];
  return byLanguage.flatMap(([language, speakers]) => {
    if (speakers.length <= minOthers) return [];
    const reader = new TermReader(language);
    const asked = new Set(script.flatMap((text) => [...reader.read(text)]));
    const read = speakers.map((person) => ({
      person,
      terms: new Map(
        person.answers
          .filter(({ isClosed, isRedirected }) => !isClosed && !isRedirected)
          .map((answer) => [answer, reader.read(answer.text)]),
      ),
    }));
    const counts = countPeople(read.map(({ terms }) => [...terms.values()]));
    if (counts.size < minVocabulary) return [];
    return read.flatMap(({ person, terms }) =>
      [...terms]
        .filter(([answer, own]) => {
          const isKnown = (term: string) =>
            asked.has(term) || (counts.get(term) ?? 0) - 1 > minUsers * speakers.length;
          return isFarOff(own, isKnown) && own.size <= maxTermShare * countWords(answer.text, language);
        })
        .map(([answer]) => ({ person, answer, because: "unrelated" as const })),
    );
  });
}

/** How many people use each word. */
function countPeople(people: readonly ReadonlySet<string>[][]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const answers of people) {
    const own = new Set(answers.flatMap((terms) => [...terms]));
    for (const term of own) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

function isFarOff(own: ReadonlySet<string>, isKnown: (term: string) => boolean): boolean {
  if (own.size < minTerms) return false;
  return [...own].filter(isKnown).length <= maxKnown * own.size;
}
