import { z } from "zod";
import { languages } from "./choices.ts";
import { done, id, interviewParams, timestamp } from "./fields.ts";
import { maxChars } from "./limits.ts";
import { operation } from "./operation.ts";

/** What participants read of an interview, in another language than its own. */

/** One text as it is stored, by its key ("question.ID.option.0"). */
export const wordedText = z.object({
  text: z.string(),
  /** What it words: where the interview says something else by now, it needs another look. */
  original: z.string(),
  byMachine: z.boolean(),
  isReviewed: z.boolean(),
});
export type WordedText = z.infer<typeof wordedText>;

const storedWording = z.object({
  texts: z.record(z.string(), wordedText),
  /** Whoever reviewed it last; null before anybody did. */
  reviewed: z.object({ by: id, at: timestamp }).nullable(),
});
export type StoredWording = z.infer<typeof storedWording>;
export type Language = (typeof languages)[number];
export type Wordings = Partial<Record<Language, StoredWording>>;

const textStates = ["missing", "draft", "changed", "reviewed"] as const;

const wordingText = z.object({
  key: z.string(),
  /** Where it stands: "Question 2", and which part of that: "Option 1". */
  group: z.string(),
  label: z.string(),
  original: z.string(),
  /** Empty while it is missing. */
  text: z.string(),
  /** "changed": the original says something else than when this was written. */
  state: z.enum(textStates),
  byMachine: z.boolean(),
  /** Why participants can't be shown it, as a sentence. */
  problem: z.string().nullable(),
});
export type WordingText = z.infer<typeof wordingText>;

export const wordingView = z.object({
  language: z.enum(languages),
  /** Participants are offered it: every text is there and reviewed. */
  isOffered: z.boolean(),
  /** Who reviewed it last; null before anybody did. Their name is null once their account is gone. */
  reviewed: z.object({ by: z.string().nullable(), at: timestamp }).nullable(),
  texts: z.array(wordingText),
  /** Names this state of it; sent with a review, so that nobody reviews what they did not see. */
  stamp: z.string(),
});
export type WordingView = z.infer<typeof wordingView>;

const wordingParams = interviewParams.extend({ language: z.string().max(35) });

export const listWordings = operation("GET /api/interviews/:id/wordings", "creator", {
  summary: "List an interview's other languages, with all their texts",
  params: interviewParams,
  answers: {
    200: z.object({
      language: z.enum(languages),
      wordings: z.array(wordingView),
      /** A language model is set up that can draft them. */
      canDraft: z.boolean(),
    }),
  },
});

export const saveWording = operation("PUT /api/interviews/:id/wordings/:language", "creator", {
  summary:
    "Save texts of a wording by key; the others stay as they are. A blank removes a text. Changed texts need a review",
  params: wordingParams,
  wordParams: ["language"],
  bodyLimit: 2 * 1024 * 1024,
  body: z.object({ texts: z.record(z.string().max(300), z.string().max(2 * maxChars.longText)) }),
  answers: {
    /** With how many texts were not saved, as the interview has nothing like them any more. */
    200: wordingView.extend({ unknownTexts: z.number().int() }),
  },
});

export const draftWording = operation("POST /api/interviews/:id/wordings/:language/draft", "creator", {
  summary:
    "Have the language model draft the texts that are missing or whose original has changed; somebody has to review the draft",
  params: wordingParams,
  wordParams: ["language"],
  answers: {
    /** With how many texts it worded, and why some are still missing; null where none is. */
    200: wordingView.extend({ drafted: z.number().int(), notice: z.string().nullable() }),
  },
});

export const reviewWording = operation("POST /api/interviews/:id/wordings/:language/review", "creator", {
  summary: "Mark a complete wording as reviewed by you; from then on participants are offered it",
  params: wordingParams,
  wordParams: ["language"],
  body: z.object({ stamp: z.string().max(64) }),
  answers: { 200: wordingView },
});

export const deleteWording = operation("DELETE /api/interviews/:id/wordings/:language", "creator", {
  summary: "Delete a wording; sessions that began with it keep theirs",
  params: wordingParams,
  wordParams: ["language"],
  answers: { 200: done },
});
