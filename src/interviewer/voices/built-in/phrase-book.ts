import type { MetaTopic, RedirectCause } from "../../guide.ts";

/** What is met with a word before we go on; distress and a crisis have a move of their own. */
export type AcknowledgedTone = "plain" | "complaint" | "feeling" | "harm";

export interface ProbeBook {
  /** {x} and {y}: a whole sentence or clause of theirs, in quotation marks. No frame says what it is about. */
  quoted: readonly string[];
  /** Where {x} has words of a certain kind. English only. */
  fitting?: readonly { said: RegExp; frame: string }[];
  /** {x} tells an event. */
  happened: string;
  either: readonly string[];
  /** {x} is from an earlier answer. */
  earlier: readonly string[];
  /** Where nothing of an answer stands out. */
  open: readonly string[];
  /** After a thin answer, and into what was added last. */
  more: readonly string[];
  /** After something that hurts, without its words: as it is, and as it was. */
  heavyNow: readonly string[];
  heavyThen: readonly string[];
  /** After somebody's death. English only. */
  bereaved?: readonly string[];
}

interface Farewells {
  plain: readonly string[];
  /** The talk held harm or distress. */
  heavy: readonly string[];
  stopped: readonly string[];
  withdrawn: readonly string[];
  /** Turns or time ran out. */
  limit: readonly string[];
}

/**
 * What the built-in voice says in one language. No sentence of more than four words is in two phrases, so
 * that an interview repeats nothing.
 */
export interface PhraseBook {
  language: string;
  /** The marks around a participant's words. */
  quoteMarks: readonly [string, string];
  /** Plain ones have up to four words and may come again. */
  acknowledgements: Record<AcknowledgedTone, readonly string[]>;
  /** Before the next question, after what they told when we asked. */
  told: readonly string[];
  /** After something that others are not told. */
  kept: readonly string[];
  /** Up to four words each, for a talk that has used up those of harm or feeling. */
  heavyAgain: readonly string[];
  /** By what somebody said they went through or felt. English only. */
  sympathies?: readonly { said: RegExp; phrases: readonly string[] }[];
  /** For somebody's death. English only. */
  condolences?: readonly string[];
  /** For an apology to us, once or twice in a talk, and for somebody who speaks ill of themselves. English only. */
  reassurances?: Record<"apology" | "blame", readonly string[]>;
  /** Said once in a heavy topic, before a question into it. */
  leaveIt: readonly string[];
  probes: ProbeBook;
  /** What a script question means, when the creator wrote no help for it. */
  clarify: readonly string[];
  /** Before the last part of a script question that has more than one: "Put more simply:" */
  clarifySimply: string;
  /** What our own follow-up meant. */
  clarifyProbe: {
    /** {x}: their words in quotation marks. */
    quote: readonly string[];
    plain: readonly string[];
    /** After "do you mean this or that?" */
    either: readonly string[];
  };
  /** What we meant by asking for anything else, and by the recap. */
  clarifyEnd: {
    anythingElse: readonly string[];
    recap: readonly string[];
    /** After a recap that left out what mattered to them. */
    missed: readonly string[];
  };
  /** An easier way in for somebody who does not know. */
  otherAngle: readonly string[];
  skip: readonly string[];
  dontKnow: readonly string[];
  noAnswer: readonly string[];
  /** Before a question that is said again. May come again. */
  repeat: string;
  /** That no model listens, said before the first question. */
  simple: string;
  /** What is kept and who reads it, said before the first question. {organization} */
  opening: string;
  /** {organization} is filled in. The topics without an entry are answered by `left` and `clarify`. */
  meta: Record<Exclude<MetaTopic, "duration" | "meaning" | "self" | "author">, readonly string[]>;
  /** To "is it anonymous?", plainly. {organization} */
  anonymous: readonly string[];
  /** How much is to come after the open question: {left} questions, about {minutes} minutes, at least 2. */
  left: Record<"none" | "one" | "many" | "atTheEnd", readonly string[]>;
  noIncentive: readonly string[];
  /** {days} */
  retention: readonly string[];
  /** {contact} */
  contact: readonly string[];
  /** In place of the contact, after a question that we cannot answer. {organization} */
  noContact: readonly string[];
  /** Before the open question is put once more. Up to four words each: they may come again. */
  backToQuestion: readonly string[];
  backAtTheEnd: readonly string[];
  redirect: Record<Exclude<RedirectCause, "not_an_option">, readonly string[]>;
  checkIn: readonly string[];
  crisis: readonly string[];
  /** {support} */
  support: readonly string[];
  goOnOrStop: readonly string[];
  crisisGoOn: readonly string[];
  offerStop: readonly string[];
  withdraw: readonly string[];
  anythingElse: readonly string[];
  recapLead: string;
  recapAsk: string;
  /** After something was put right or added; where a language has none, nothing is said. */
  corrected?: readonly string[];
  farewells: Farewells;
  /** What happens with what they wrote. {organization} */
  whatNext: readonly string[];
  /** {contact} */
  laterContact: readonly string[];
  /** The last message after distress, without the fixed closing. */
  distressClosing: readonly string[];
  /** {support} */
  distressSupport: readonly string[];
  /** Fixed by the specification: the last words of every other interview. */
  closing: string;
}
