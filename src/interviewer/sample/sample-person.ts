import type { Demographics } from "../participants/persona.ts";

/** What one turn of ours asked, and what they wrote back. */
export interface Exchange {
  /** The script's question; left out for a follow-up to the last one. */
  questionId?: string;
  /** Said before a script question, or the follow-up itself. */
  ours: string;
  /** Their own words that a follow-up takes up, letter for letter. */
  about?: string;
  answer: string;
}

/** Somebody who took part in the sample interview, with what both sides wrote. */
export interface SamplePerson {
  demographics: Demographics;
  language: "en" | "de" | "es";
  exchanges: Exchange[];
  /** Their reply to "anything else?". */
  lastWords: string;
}

/** A script question in its own words; `lead` is what we say before it. */
export function ask(questionId: string, lead: string, answer: string): Exchange {
  return { questionId, ours: lead, answer };
}

/** A question about something they just said. */
export function follow(about: string, ours: string, answer: string): Exchange {
  return { about, ours, answer };
}
