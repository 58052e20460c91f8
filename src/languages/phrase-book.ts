import { z } from "zod";

const text = z.string().min(1);
const phrases = z.array(text).min(1);
/** `\b` beside any letter: JavaScript's own knows the 26 of English alone, and sees an edge within "für". */
const wordEdge = String.raw`(?:(?<=[\p{L}\p{N}_])(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}_])(?=[\p{L}\p{N}_]))`;
const regularExpression = z
  .string()
  .transform((source) => new RegExp(source.replaceAll(String.raw`\b`, wordEdge), "iu"));

/** What is asked to hear more. {x} and {y}: a whole sentence or clause of theirs, in quotation marks. */
const probes = z.strictObject({
  /** No frame says what {x} is about. */
  quoted: phrases,
  /** What to ask where {x} has words of a certain kind, with the word named "noun" as {noun}. */
  fitting: z.array(z.strictObject({ said: regularExpression, question: text })).optional(),
  /** In front of such a question. */
  leads: phrases.optional(),
  /** {x} tells an event. */
  happened: phrases,
  either: phrases,
  /** Where nothing of an answer stands out. */
  open: phrases,
  /** After a thin answer, and into what was added last. */
  more: phrases,
  /** After something that hurts, without its words: as it is, and as it was. */
  heavyNow: phrases,
  heavyThen: phrases,
  /** After somebody's death. */
  bereaved: phrases.optional(),
});

const acknowledgements = z.strictObject({
  /** Up to four words: they may come again. */
  plain: phrases,
  complaint: phrases,
  feeling: phrases,
  harm: phrases,
});

const farewells = z.strictObject({
  plain: phrases,
  /** The talk held harm or distress. */
  heavy: phrases,
  stopped: phrases,
  withdrawn: phrases,
  /** Turns or time ran out. */
  limit: phrases,
});

/** By what a participant asks us. {organization} is filled in. */
const meta = z.strictObject({
  robot: phrases,
  privacy: phrases,
  return: phrases,
  passed_on: phrases,
  kept_out: phrases,
  fine: phrases,
  missed: phrases,
  who: phrases,
  purpose: phrases,
  incentive: phrases,
  fatigue: phrases,
  other: phrases,
});

/**
 * What the built-in voice says in one language. No sentence of more than four words is in two phrases, so
 * that an interview repeats nothing.
 */
export const phraseBook = z.strictObject({
  /** The marks around a participant's words. */
  quoteMarks: z.tuple([text, text]),
  acknowledgements,
  /** Before the next question, after what they told when we asked. */
  told: phrases,
  /** After something that others are not told. */
  kept: phrases,
  /** Up to four words each, for a talk that has used up those of harm or feeling. */
  heavyAgain: phrases,
  /** By what somebody said they went through or felt. */
  sympathies: z.array(z.strictObject({ said: regularExpression, phrases })).optional(),
  /** For somebody's death. */
  condolences: phrases.optional(),
  /** After sympathy of ours that was out of place. */
  misread: phrases.optional(),
  /** For an apology to us, once or twice in a talk, and for somebody who speaks ill of themselves. */
  reassurances: z.strictObject({ apology: phrases, blame: phrases }).optional(),
  /** Said once in a heavy topic, before a question into it. */
  leaveIt: phrases,
  probes,
  /** What a script question means, when the creator wrote no help for it. */
  clarify: phrases,
  /** Before the last part of a script question that has more than one: "Put more simply:" */
  clarifySimply: text,
  /** What our own follow-up meant: with their words as {x}, without, and after "do you mean this or that?" */
  clarifyProbe: z.strictObject({ quote: phrases, plain: phrases, either: phrases }),
  /** What we meant by asking for anything else. */
  clarifyEnd: phrases,
  /** An easier way in for somebody who does not know. */
  otherAngle: phrases,
  skip: phrases,
  dontKnow: phrases,
  noAnswer: phrases,
  /** Before a question that is said again. May come again. */
  repeat: text,
  /** That no model listens, said before the first question. */
  simple: text,
  /** What is kept and who reads it, said before the first question. {organization} */
  automated: text,
  opening: text,
  meta,
  /** To "is it anonymous?", plainly. {organization} */
  anonymous: phrases,
  /** How much is to come after the open question: {left} questions, about {minutes} minutes, at least 2. */
  left: z.strictObject({ none: phrases, one: phrases, many: phrases, atTheEnd: phrases }),
  noIncentive: phrases,
  /** {days} */
  retention: phrases,
  /** {contact} */
  contact: phrases,
  /** In place of the contact, after a question that we cannot answer. {organization} */
  noContact: phrases,
  /** Before the open question is put once more. Up to four words each: they may come again. */
  backToQuestion: phrases,
  backAtTheEnd: phrases,
  redirect: z.strictObject({
    off_topic: phrases,
    instructions: phrases,
    unreadable: phrases,
    empty: phrases,
    greeting: phrases,
  }),
  checkIn: phrases,
  crisis: phrases,
  /** {support} */
  support: phrases,
  goOnOrStop: phrases,
  crisisGoOn: phrases,
  offerStop: phrases,
  withdraw: phrases,
  anythingElse: phrases,
  farewells,
  /** What happens with what they wrote. {organization} */
  whatNext: phrases,
  /** {contact} */
  laterContact: phrases,
  /** The last message after distress, without the fixed closing. */
  distressClosing: phrases,
  /** {support} */
  distressSupport: phrases,
  /** Fixed by the specification: the last words of every other interview. */
  closing: text,
});

export type PhraseBook = z.infer<typeof phraseBook>;

/** What is met with a word before we go on; distress and a crisis have a move of their own. */
export type AcknowledgedTone = keyof z.infer<typeof acknowledgements>;

/** What is said around a closed question. {x} is the option in quotation marks. */
export const closedBook = z.strictObject({
  /** After an answer that is none of the options. */
  again: phrases,
  /** What is behind a choice. */
  choice: phrases,
  /** Several were chosen, or the words of one are too long to be said back. */
  several: phrases,
  /** {x} on the scale from {min} to {max}. */
  scale: phrases,
  /** {x} is what comes first. */
  ranking: phrases,
});
