import { getLanguage } from "#languages/languages.ts";
import { isOwnWords, listContentWords, listWords } from "../words.ts";
import { type Draft, offersChoice } from "./draft.ts";
import { listQuotes } from "./quotations.ts";

const dropApostrophes = (text: string): string => text.replace(/['’]/gu, "");

/** "it's" where they typed "its": a slip of the thumb may be mended in our own turn, never in evidence. */
function areTheirs(quote: string, said: readonly string[]): boolean {
  return isOwnWords(quote, said) || isOwnWords(dropApostrophes(quote), said.map(dropApostrophes));
}

/** Quotation marks hold the participant's own words; a command to type ("stop") is offered in a few moves. */
function misquotes(draft: Draft): boolean {
  if (offersChoice(draft)) return false;
  const { guide, own, said } = draft;
  const names = [guide.facts.organization, guide.facts.interviewName];
  return listQuotes(own).some((quote) => {
    const bare = quote.replace(/^[\s.,…]+|[\s.,;:!?…]+$/gu, "");
    return bare !== "" && !areTheirs(bare, said) && !names.includes(bare);
  });
}

/** Examples of ours: "such as calendars". */
function offersExamples({ sentences, patterns, known }: Draft): boolean {
  return sentences.some((sentence) =>
    patterns.some(({ example, questionWord }) => {
      const tail = example.exec(sentence)?.[1] ?? "";
      if (tail === "" || questionWord.test(tail)) return false;
      return listContentWords(tail).some((word) => !known.isRaised(word));
    }),
  );
}

/** Words that say little of what was mentioned. */
const vague =
  /^(?:earlier|before|already|early|hard|difficult|heavy|few|several|good|nice|part|parts|moment|point|subject|topic|something)$/iu;

/** "You mentioned your daughter": nothing of it was ever mentioned. */
function misremembers({ sentences, patterns, known }: Draft): boolean {
  return sentences.some((sentence) =>
    patterns.some(({ mention, minMentioned, questionWord }) => {
      const mentioned = mention.exec(sentence)?.[1] ?? "";
      const before = mentioned.split(questionWord)[0] ?? "";
      const words = listContentWords(before).filter((word) => !vague.test(word));
      return words.length >= minMentioned && !words.some(known.isTheirs);
    }),
  );
}

/** German writes every noun with a capital, Arabic none. */
function isCapitalName(language: string): boolean {
  const { code, guard } = getLanguage(language);
  return code === "en" || guard?.onlyNamesCapitalised === true;
}

/** A person or a product that neither they nor the guide brought up. */
function namesStranger({ sentences, known, language }: Draft): boolean {
  const listed = sentences.flatMap((sentence) => {
    const [first = "", ...rest] = listWords(sentence);
    const isAddressed = new RegExp(
      `^\\P{L}*${first}(?:,|['’]s\\b| (?:is|was|has|had|said|must|sounds|seems|did)\\b)`,
      "u",
    );
    const opener = firstNames.has(first.toLowerCase()) && isAddressed.test(sentence) ? [first] : [];
    // After a colon a sentence begins again.
    const inside = isCapitalName(language)
      ? rest.filter((word) => /^\p{Lu}\p{L}{2,}/u.test(word) && !sentence.includes(`: ${word}`))
      : rest.filter((word) => firstNames.has(word.toLowerCase()) && /^\p{Lu}/u.test(word));
    return [...opener, ...inside];
  });
  // "The XXLs" after "always XXL".
  const isRaised = (word: string) => known.isRaised(word) || known.isRaised(word.replace(/s$/u, ""));
  return listed.some((word) => !ordinaryCapitals.has(word.toLowerCase()) && !isRaised(word));
}

/** Whether a turn brings up what nobody raised: words in quotation marks, names, examples, memories. */
export function bringsUpUnraised(draft: Draft): boolean {
  return misquotes(draft) || offersExamples(draft) || misremembers(draft) || namesStranger(draft);
}

/** First names that are no other word in the languages we speak: to be known even where a sentence begins. */
const firstNames: ReadonlySet<string> = new Set(
  (
    "adam adrian agnes ahmed aisha alan alex alexander alice amanda amir amy ana anders andrea andrew angela anita anna anne " +
    "annie anthony antonio ben benjamin bernd brian bruno camille carla carlos carmen caroline catherine charlie charlotte " +
    "chloe chris christian christine claire claudia daniel dave david deborah dennis diana diego elena eleanor elisabeth elizabeth " +
    "ella emily emma eric erika fatima felix fernando florian francesca francisco frank gabriel george hannah hans harry hassan " +
    "heather heike helen helena henry hugo ian ibrahim ines ingrid isabel isabelle jack jacob james jane jan jean jennifer jens " +
    "jessica joan joanna joao john jonas jorge jose josef joseph joshua juan judith julia julian julie jurgen karen karin karl " +
    "kate katherine kathrin katie kevin khaled kim klaus lars laura lea lena leo leon lisa louis louise lucas lucia lucy luis " +
    "luisa luke maria marie mark marta martin mary matthew maya megan mehmet mia michael michelle miguel mike miriam mohamed " +
    "mohammed monika nadia natalie nick nicola nicole nina noah nora oliver olivia omar oscar pablo patricia patrick paul paula " +
    "paulo pedro peter petra philip priya rachel rafael ravi rebecca ricardo richard robert rosa ruth samira samuel sandra sara " +
    "sarah sebastian silvia simon sofia sophia sophie stefan stella stephen steven susan susanne tanja teresa thomas tim tom " +
    "ursula uwe valerie vanessa victor victoria walter wendy wolfgang yusuf yasmin"
  ).split(" "),
);

/** Capitalised inside a sentence and nobody's name. */
const ordinaryCapitals: ReadonlySet<string> = new Set(
  (
    "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september " +
    "october november december english spanish french german portuguese arabic christmas easter god okay mrs yes thanks thank " +
    "what how when where why who which could would can the and but not british american european"
  ).split(" "),
);
