import type { MetaTopic, ProbeKind, RedirectCause } from "../../guide.ts";

/** Wordings of a probe: `quoting` ones hold {x}, the participant's own words. */
export interface ProbePhrases {
  plain: readonly string[];
  quoting: readonly string[];
}

/**
 * What the scripted voice says in one language. No phrase stands twice in a book, and no sentence in two
 * phrases, so that an interview repeats nothing; probe kinds have at least four plain wordings.
 */
export interface PhraseBook {
  language: string;
  /** Up to four words each, neutral, said before a question. These may come again. */
  acknowledgements: readonly string[];
  probes: Record<ProbeKind, ProbePhrases>;
  /** {x} is the name of a tool, a shop and the like. Empty where such names are not followed up. */
  named: readonly string[];
  /** {x} is what the participant said earlier and now contradicts. Empty where that is not noticed. */
  contrastEarlier: readonly string[];
  clarify: readonly string[];
  otherAngle: readonly string[];
  skip: readonly string[];
  dontKnow: readonly string[];
  noAnswer: readonly string[];
  /** Before a question that is said again. May come again. */
  repeat: string;
  /** {organization}, {interview}, {left}, {minutes} are filled in. */
  meta: Record<MetaTopic, readonly string[]>;
  noIncentive: readonly string[];
  /** {days} */
  retention: readonly string[];
  /** {contact} */
  contact: readonly string[];
  backToQuestion: readonly string[];
  backAtTheEnd: readonly string[];
  redirect: Record<RedirectCause, readonly string[]>;
  checkIn: readonly string[];
  crisis: readonly string[];
  /** {support} */
  support: readonly string[];
  goOnOrStop: readonly string[];
  crisisGoOn: readonly string[];
  offerStop: readonly string[];
  withdraw: readonly string[];
  anythingElse: string;
  recapLead: string;
  recapAsk: string;
  closing: string;
}
