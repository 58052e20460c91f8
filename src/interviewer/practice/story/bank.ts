import type { StoryPart } from "../interviewee.ts";

/**
 * What a language's bank holds: the fragments that stories are put together from, and what its hearing
 * goes by. One file a language in story/banks, known to the engine by a line in story/banks.ts.
 *
 * Every text may name slots in braces. `{topic}` is what the person who practises typed; a fragment that
 * names it is drawn only where the topic is a short name, so there must be enough fragments without it. All
 * other slots are the bank's own, named in `draws`. A story draws each once, so that a name, a weekday or
 * an amount is the same wherever it comes up.
 */

export const topicKinds = [
  "activity",
  "product",
  "service",
  "event",
  "relation",
  "health",
  "money",
  "work",
  "learning",
  "household",
  "media",
  "travel",
  "food",
  "sport",
  "childcare",
  "abstract",
  "unknown",
] as const;
export type TopicKind = (typeof topicKinds)[number];

interface OfKinds {
  /** The topics that it fits; left out where it fits any. An unknown topic gets those that fit any. */
  kinds?: readonly TopicKind[];
}

/** What is said of a part when it is asked about: one to three concrete sentences. */
export interface Saying extends OfKinds {
  text: string;
  /** The same in a few words, as a sentence: "On {weekday} evenings." It stands alone or after "Yes." */
  short: string;
}

/** A further detail of a part that goes with each of its sayings: one or two sentences. */
export interface Detail extends OfKinds {
  text: string;
}

/**
 * What is held back. It stands on its own: it goes with each saying and detail of its part, and holds
 * something that nobody would guess from them. No text may be part of another's.
 */
export interface Secret extends OfKinds {
  /** One sentence that hints at it: names a trouble, a feeling, an event or a turn, and does not tell it. */
  cue: string;
  /** Told when it is followed up: one to three sentences with what happened, concretely. */
  text: string;
}

/** Something claimed early (after what is said of the routine), and late the opposite. */
export interface Contradiction extends Secret {
  /** What is claimed early, as a sentence. The cue is said late and does not go with it; the text clears it up. */
  claim: string;
}

export interface PartBank {
  sayings: readonly Saying[];
  details: readonly Detail[];
  secrets: readonly Secret[];
}

/** What is asked for when one fact is asked for. */
export const factKinds = [
  "how_often",
  "since_when",
  "when",
  "how_long",
  "how_much",
  "how_many",
  "who",
  "where",
  "age",
  "job",
  "town",
  "name",
  "which",
] as const;
export type FactKind = (typeof factKinds)[number];

type Phrases = readonly [string, ...string[]];

/** What is said besides the story. `{short}` and `{say}` are filled with the part's own words. */
export interface ReplyPhrases {
  /** To a closed question: yes, and no. Short. */
  yes: Phrases;
  no: Phrases;
  /** To a leading question: agreement. */
  agree: Phrases;
  /** To a hypothetical question: a vague guess. */
  guess: Phrases;
  /** To two questions at once, with `{short}`: an answer to one half. */
  oneHalf: Phrases;
  /** To the same question again, with `{say}`: as I said. */
  again: Phrases;
  /** Everything was said. */
  nothingMore: Phrases;
  /** Asked whether anything was left out, and nothing was. */
  nothingElse: Phrases;
  /** Before what is told once it is followed up, of people who tell things slowly: it ends there for now. */
  holdBack: Phrases;
  /** Before what is told, one short sentence: "Right, that." */
  tellLeadIn: Phrases;
  /** What talkative people add to a long answer, one sentence that fits any. */
  filler: Phrases;
  /** Said in front of what is told of the last time, by people who remember little. */
  forgot: Phrases;
  /** To a question for a date or a number, by people who remember little. */
  forgotFact: Phrases;
  /** Added to a routine by people who know little about the topic. */
  knowLittle: Phrases;
  /** Added to a feeling by people who think little about themselves. */
  noReflection: Phrases;
  /** To a rude or rushed message: short. */
  hurt: Phrases;
  /** To a greeting, thanks, and what else is no question. */
  greeting: Phrases;
  thanks: Phrases;
  nod: Phrases;
  /** Asked whether they are a robot, or who they are: a simulated person, for practice. `{pseudonym}` is filled. */
  aboutMe: Phrases;
  /** Asked why, how long or what for this talk is. */
  aboutTalk: Phrases;
  /** A question that was not understood: asks what is meant. */
  notUnderstood: Phrases;
  /** To a recap of what they said. */
  recap: Phrases;
  /** Asked whether to stop here. */
  goOn: Phrases;
}

/** How questions are heard, by their words, beside labels/rules.ts. Patterns see text as plainText leaves it. */
export interface BankHearing {
  /** The part of the story that a question is about; the first that matches wins. */
  parts: readonly (readonly [StoryPart, RegExp])[];
  facts: readonly (readonly [FactKind, RegExp])[];
  /** Takes up what was just said ("that", "what happened", "you said"); where left out, whatever points at it. */
  follows?: RegExp;
  /** A message that only greets, or thanks; matched against the whole message. */
  greeting: RegExp;
  thanks: RegExp;
  /** "Are you a robot?", "What is your name?", "Who are you?" */
  aboutMe: RegExp;
  /** "How long will this take?" and the like, of this talk. */
  aboutTalk: RegExp;
  /** "Is there anything that I have not asked?" */
  anythingElse: RegExp;
  /** "Did I get that right?", "To sum up, ..." */
  recap: RegExp;
  /** "Shall we stop here?" */
  stop: RegExp;
  /** Words that people of little understanding ask back about ("onboarding", "touchpoint"). */
  jargon: RegExp;
  /** Which kind of topic it is; the first that matches wins. */
  topics: readonly (readonly [TopicKind, RegExp])[];
}

/** Slots that are drawn together: a name and its pronoun, an amount and its half. */
export type Draw = readonly [Readonly<Record<string, string>>, ...Readonly<Record<string, string>>[]];

export interface Occupation {
  name: string;
  said: string;
}

export interface LanguageBank {
  /** BCP 47. */
  language: string;
  /** Every slot of the fragments but `{topic}`, `{pseudonym}`, `{job}`, `{ageRange}` and `{townCity}`. */
  draws: readonly Draw[];
  pseudonyms: Phrases;
  /** For the profile ("Nurse"), and as it is said of oneself ("a nurse"): the slot `{job}`. Fit for 25 to 65. */
  occupations: readonly [Occupation, ...Occupation[]];
  /** Country and town. */
  places: readonly [readonly [string, string], ...(readonly [string, string])[]];
  /** "The last time", as a heading. */
  partNames: Record<StoryPart, string>;
  parts: Record<Exclude<StoryPart, "contradiction">, PartBank>;
  contradictions: readonly Contradiction[];
  facts: Record<FactKind, Phrases>;
  /** A question that would have brought a secret, with `{cue}`: the hint, without its full stop. */
  followUps: Phrases;
  phrases: ReplyPhrases;
  hearing: BankHearing;
  /**
   * What our own interviewer asks where somebody practised on a topic without a script: six or seven open
   * questions that fit any topic (routine, last occasion, difficulties, what one does about them, feelings,
   * wishes), heard as such by `hearing`.
   */
  ownScript: { introduction: string; questions: Phrases };
}
