import { z } from "zod";
import { ageRanges, messageTypes, phases, preferNotToSay } from "./choices.ts";
import { emailAddress, id, requiredText, sessionParams, timestamp, wayBack } from "./fields.ts";
import { item } from "./items.ts";
import { maxChars, maxSourceChars } from "./limits.ts";
import { operation } from "./operation.ts";
import { shownStimulus } from "./stimuli.ts";

/** A participant's own calls. What a creator reads of sessions is in session-reading.ts. */

export const phase = z.enum(phases);
export type Phase = z.infer<typeof phase>;
export const messageType = z.enum(messageTypes);

export const chatMessage = z.object({
  id: z.string(),
  text: z.string(),
  sender: z.enum(["user", "bot"]),
  type: messageType,
  timestamp,
  /** The interviewer asks whether to stop here: the page shows two buttons while this is the last message. */
  offersStop: z.boolean().optional(),
  /** Of the last message: what the open question can be answered with, besides one's own words. */
  item: item.optional(),
  /** What the question that it puts shows. */
  stimulus: shownStimulus.optional(),
  /** Of a message of theirs that they once asked us not to use: whether it's left out now. */
  leftOut: z.boolean().optional(),
  /** Of a message of theirs that was spoken, while its sound is kept. */
  soundId: z.string().optional(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

const missingInfo = "Missing required user information";
const userInfo = z.object(
  {
    ageRange: z.enum([...ageRanges, preferNotToSay], { error: missingInfo }),
    occupation: requiredText("Occupation", maxChars.name, missingInfo),
    /** The country: its ISO 3166-1 code, or a name in one of the participants' languages, which is stored as its code. */
    location: requiredText("Country", maxChars.name, missingInfo),
    townCity: requiredText("Town or city", maxChars.name, missingInfo),
  },
  { error: missingInfo },
);
export type UserInfo = z.infer<typeof userInfo>;

export const startSession = operation("POST /api/sessions/:chatbotId", "public", {
  summary: "Start a session after consent and the about-you form; sets the participant's cookie",
  params: z.object({ chatbotId: id }),
  body: z.object({
    consentGiven: z.literal(true, { error: "Please check the consent box to continue" }),
    /** Of the interview that was shown: where it promises something else by now, the start is refused. */
    consentVersion: z.string().max(64).optional(),
    userInfo,
    /** The language the participant reads, when the link or the browser says one. */
    language: z.string().max(35).optional(),
    /** Where the participant comes from: `?ref=` of the link, kept with the session. */
    source: z.string().trim().max(maxSourceChars).optional(),
    /** Parameters of the link that the interview keeps, by their names; others are dropped. */
    hiddenFields: z.record(z.string().max(64), z.string().max(500)).optional(),
    /** `?invite=` of a personal link, which opens one session. */
    invite: z.string().max(64).optional(),
  }),
  answers: {
    200: z.object({
      sessionId: id,
      threadId: z.string(),
      /** The introduction and the first question. */
      message: z.string(),
      messageId: z.string(),
      type: messageType,
      /** What the first question can be answered with, besides one's own words, and what it shows. */
      item: item.optional(),
      stimulus: shownStimulus.optional(),
      language: z.string(),
      /** Proof that the session is one's own where cookies are not at hand: the private link holds it. */
      resumeToken: z.string(),
    }),
  },
});

/**
 * Sent with `accept: text/event-stream`, the reply streams: `event: received` once the message is stored, where it takes a
 * few seconds; `event: sentence` with {"text"} for each piece of the reply as soon as it may be shown; then `event: reply`
 * with the JSON as without streaming, or `event: error` with an error's body. A repeat gets the stored `reply` alone.
 */
export const sendMessage = operation("POST /api/sessions/:chatbotId/:sessionId/send", "participant", {
  summary:
    "Send a participant's message; answers with the interviewer's reply. Repeating a clientMessageId returns the stored reply",
  params: z.object({ chatbotId: id, sessionId: id }),
  body: z.object({
    message: requiredText("Message", maxChars.message),
    clientMessageId: z
      .string()
      .regex(/^[\w-]{8,64}$/, { error: "The message's id is not valid" })
      .optional(),
  }),
  answers: {
    200: z.object({
      botResponse: z.string(),
      isComplete: z.boolean(),
      currentPhase: phase,
      type: messageType,
      messageId: z.string(),
      /** The interviewer asks whether to stop here. */
      offersStop: z.boolean(),
      /**
       * What the open question can be answered with, besides one's own words. The answer is the message: an option, the
       * options or their order a line each, or the number.
       */
      item: item.optional(),
      /** What the question that the reply puts shows. */
      stimulus: shownStimulus.optional(),
      /** Messages of theirs were just left out, as they asked: the conversation says which. */
      leavesOut: z.literal(true).optional(),
    }),
  },
});

export const completionState = z.object({
  isComplete: z.boolean(),
  completionMessageSent: z.boolean(),
  completionTimestamp: timestamp.nullable(),
});

export const completeSession = operation("POST /api/sessions/:chatbotId/:sessionId/complete", "participant", {
  summary: "Finalise a finished interview and get its incentive code; repeating it returns the same code",
  params: z.object({ chatbotId: id, sessionId: id }),
  body: z.object({
    /** Compared with nothing and believed in nothing: the server alone decides. */
    lastFourMessages: z.array(z.unknown()).max(10_000).optional(),
  }),
  answers: {
    200: z.object({
      success: z.literal(true),
      incentiveCode: z.string().nullable(),
      /** The creator's own page, in place of a code; there is nothing to claim then. */
      incentiveLink: z.string().nullish(),
      completionState,
      /** Why there is no code, where there is none. */
      reason: z.string().nullable(),
      /** The code is earned, and given once the creator has looked: ask again later. */
      codeHeld: z.boolean().default(false),
      /** What was promised for taking part, in the creator's words. */
      reward: z.string().nullish(),
      ...wayBack,
    }),
  },
});

export const getSessionStatus = operation("GET /api/sessions/:sessionId/status", "participant", {
  summary: "Get a session's state, without any of its text",
  params: sessionParams,
  answers: {
    200: z.object({
      isComplete: z.boolean(),
      completionMarkers: z.object({
        lastFourMessagesPattern: z.object({ hasCompletionPhrase: z.boolean() }),
        allQuestionsAsked: z.boolean(),
        finalResponseReceived: z.boolean(),
        completionMessageSent: z.boolean(),
      }),
      currentPhase: phase,
    }),
  },
});

export const getSessionMessages = operation(
  "GET /api/sessions/:interviewId/:sessionId/messages",
  "participant",
  {
    summary:
      "Get the participant's own conversation, with the session's cookie or its resume token (header x-resume-token)",
    params: z.object({ interviewId: id, sessionId: id }),
    answers: {
      200: z.object({
        messages: z.array(chatMessage),
        isComplete: z.boolean(),
        currentPhase: phase,
        language: z.string(),
        /** A message that was stored and has no reply yet, to be sent again with its id. */
        pendingClientMessageId: z.string().nullable(),
        questionCount: z.object({ current: z.number().int(), total: z.number().int() }).nullable(),
        finalised: z.boolean(),
        incentiveCode: z.string().nullable(),
        incentiveLink: z.string().nullish(),
        claimed: z.boolean(),
        answeredForms: z.array(id),
        /** The session ended before the interview: by an answer to its form, or as a quota was full. */
        turnedAway: z.enum(["screened_out", "quota_full"]).nullish(),
        /** Of a session that was turned away. */
        returnUrl: z.string().nullish(),
        returnAfterSeconds: z.number().int().nullish(),
        /** Whether the participant was told of dictation before they agreed. */
        dictation: z.boolean().optional(),
        /** Whether they may answer by voice, and were told so before they agreed. */
        voiceAnswers: z.boolean().optional(),
        /** A spoken answer was not sent yet. */
        hasUnsentSound: z.boolean().optional(),
        /** The same of counting how answers come into their box. */
        answerSignals: z.boolean().optional(),
        resumeToken: z.string(),
      }),
    },
  },
);

export const claimIncentive = operation("POST /api/complete/:sessionId/claim", "participant", {
  summary:
    "Claim an incentive by e-mail; repeating it with the same address succeeds. If addresses aren't linked to sessions, every repeat succeeds and the first address counts",
  params: sessionParams,
  body: z.object({
    email: emailAddress,
    incentiveCode: z.string({ error: "Invalid incentive code" }).max(200),
  }),
  answers: { 200: z.object({ success: z.literal(true), message: z.string() }) },
});

export const withdrawSession = operation("POST /api/sessions/:sessionId/withdraw", "participant", {
  summary:
    "Withdraw: deletes everything in the session, keeping only a count. With the session's cookie or its resume token",
  params: sessionParams,
  body: z.object({ resumeToken: z.string().max(64).optional() }),
  answers: { 200: z.object({ success: z.literal(true), message: z.string(), ...wayBack }) },
});

/** Whether a message of theirs may be used, by a participant's own choice on their page. */
export const ownChoices = ["leave_out", "use"] as const;
export type OwnChoice = (typeof ownChoices)[number];

export const chooseUse = operation("POST /api/sessions/:chatbotId/:sessionId/left-out", "participant", {
  summary:
    "Leave one of the participant's own messages out of everything made from the interview, or let it be used again",
  params: z.object({ chatbotId: id, sessionId: id }),
  body: z.object({
    /** As the conversation names it. */
    messageId: z.string().max(64),
    leftOut: z.boolean({ error: "Say whether to leave it out (true) or let it be used (false)." }),
  }),
  answers: { 200: z.object({ leftOut: z.boolean() }) },
});
