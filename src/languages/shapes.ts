import { z } from "zod";
import { pattern, patternsFor } from "./pattern.ts";
import { closedBook, phraseBook } from "./phrase-book.ts";

/** The shape of each file in a folder of `languages/`. */

const text = z.string().min(1);
const texts = z.array(text).min(1);
/** The texts of the participant's page until the end; the English ones say which there are. */
export const page = z.record(z.string(), text).and(z.object({ direction: z.enum(["ltr", "rtl"]) }));

/** What stands around a closed question on the participant's page, and around what a question shows. {option} */
export const items = z.strictObject({
  ...{ choose: text, order: text, up: text, down: text, send: text },
  ...{ larger: text, newTab: text, notLoaded: text },
});

/** What is said at the end, around speaking ({minutes}) and beside messages of their own; the English ones say which. */
export const pageTexts = z.record(z.string(), text);

/** What participants agree to: the default consent text, and what a creator's own cannot leave out. */
export const consent = z.strictObject({
  /** Of an interview whose creator gave it none. */
  title: text,
  machine: text,
  /** {name} */
  provider: text,
  /** {name} */
  translator: text,
  local: text,
  /** Who asks where no organisation is known; begins a sentence. */
  unnamedAsker: text,
  /** {organization} */
  researchersOf: text,
  unnamedResearchers: text,
  /** {asker} {title} {minutes} */
  ask: text,
  /** Follows the sentence that a machine asks. */
  freedom: text,
  /** {fields} */
  stored: text,
  fields: text,
  fieldsWithoutTown: text,
  /** {names} */
  link: text,
  emailLinked: text,
  emailApart: text,
  /** {researchers} */
  read: text,
  keptOpen: text,
  keptDay: text,
  /** {days} */
  keptDays: text,
  codeAlways: text,
  /** {percent} */
  codeShare: text,
  /** {reward} */
  reward: text,
  codeHeld: text,
  withdraw: text,
  /** {contact} */
  contact: text,
  unknownContact: text,
  /** Added for those who come by a link of their own. */
  personalLink: text,
  /** What the panel's id of a person is kept for. {name} */
  panel: text,
  /** Where what is spoken goes. */
  dictation: text,
  /** What is kept of a spoken answer, and then who turns it into text: {name}, or our own server. */
  voice: text,
  voiceProvider: text,
  voiceHere: text,
  /** {days} */
  voiceKeptDays: text,
  voiceKeptDay: text,
  /** That it's counted how answers come into their box. */
  answerSignals: text,
});

/** The mail to a participant who claims a code: {interview} {organization} {code} */
export const mail = z.strictObject({
  claimSubject: text,
  claimThanks: text,
  claimThanksTo: text,
  claimCode: text,
  claimKept: text,
  claimFooter: text,
});

/** What the built-in interviewer says. */
export const interviewer = z.strictObject({
  phrases: phraseBook,
  /** To a question about our own life, and to who wrote the questions. {organization} */
  aboutUs: z.strictObject({ self: texts, author: texts }),
  /** To whoever asks which of several our question means. */
  whichever: text,
  /** Between the answer to their question and ours, which goes on from what they told. */
  backToTold: text,
  /** For a question of ours that struck somebody as odd, or as beside the matter. */
  oddApologies: texts,
  /** At the end, for whoever asked that something goes no further. */
  discreetFarewell: text,
  closed: closedBook,
});

/** Message in, whole or nothing: each is matched without punctuation, with polite words around it. */
export const wholeMessageIntents = [
  "stop",
  "skip",
  "dont_know",
  "repeat",
  "ask_robot",
  "go_on",
  "nothing",
] as const;

/** What is known of the language's words. */
export const reading = z.strictObject({
  /** What the language is called in each of ours. */
  name: pattern,
  /** Empty where the script alone tells the language. */
  functionWords: z.string(),
  /** What objectives of studies are made of, besides function words. */
  objectiveWords: z.string(),
  /** Words of a finished occasion, and of how things are. */
  past: pattern,
  present: pattern,
  intents: patternsFor(wholeMessageIntents),
  /** From none to ten. */
  numbers: z.array(text).length(11),
  /** From the first to the tenth; before them the last. */
  ordinals: z.array(text).length(11),
  /** Said before or after a choice without changing it: none denies it, or is one of two answers. */
  small: text,
});

/** What a listener may hear. */
export const threadKinds = [
  "rule",
  "harm",
  "loss",
  "feeling",
  "hedge",
  "workaround",
  "event",
  "change",
  "reference",
  "contrast",
  "claim",
] as const;

/** What may hide more in a message. `{kin}` and `{day}` stand for the two lists. English is heard by code. */
export const listener = z.strictObject({
  kin: pattern.optional(),
  day: pattern.optional(),
  /** Words before which a clause ends. */
  conjunctions: texts,
  /** Words before which a clause that is too long may be cut. */
  cuts: texts,
  /** Words that only join or fill, at the beginning of a clause. */
  openers: texts,
  /** Without accents, or as `fold-typing.ts` leaves Arabic. */
  cues: z.array(
    z.strictObject({
      kind: z.enum(threadKinds),
      weight: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      signs: texts,
    }),
  ),
  /** As people write it: concession, silence, change, hedges, people, feelings. */
  hints: z.array(texts),
  /** Sayings, verdicts and what is said to us: nothing is behind them. */
  idle: texts.optional(),
});

/** What an interviewer must not say; the English ones are in `guard/patterns/en.ts`. */
export const guard = patternsFor([
  "praise",
  "praiseStart",
  "concession",
  "apology",
  "advice",
  /** Advice put as a question: "Have you thought of …?" */
  "askedAdvice",
  "clinical",
  "leading",
  "promises",
  "inventions",
  "studyWords",
  "otherPeople",
  "instructions",
  "pose",
  "ending",
  "opens",
  "questionWord",
  "second",
  "request",
  "lead",
  "or",
  "harmlessOr",
]).extend({
  mention: z.string(),
  /** Whether a capital inside a sentence is a name's: German writes every noun with one, Arabic none. */
  onlyNamesCapitalised: z.boolean(),
});
