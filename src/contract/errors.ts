import { freshLoginMinutes, maxMegabytes } from "./limits.ts";

/** Every error that a call can answer: code to status and to the sentence that people read. */
const table = {
  invalid_input: [400, "Something in this request isn't right."],
  authentication_required: [401, "Authentication required"],
  wrong_credentials: [401, "The e-mail address or password isn't right."],
  email_taken: [409, "There's already an account with this e-mail address. Please log in."],
  setup_needed: [
    403,
    "To create the first account, open the set-up link that this server prints when it starts.",
  ],
  invitation_needed: [
    403,
    "New accounts are by invitation only. Please open the link in your invitation, or ask for one.",
  ],
  registration_off: [403, "This server isn't accepting new accounts."],
  successor_needed: [409, "You own this installation. Name its next owner before you delete your account."],
  cross_site: [403, "Cross-site request refused"],
  not_found: [404, "Not found"],
  project_not_found: [404, "Project not found"],
  interview_not_found: [404, "Interview not found"],
  session_not_found: [404, "Session not found"],
  form_not_found: [404, "Form not found"],
  form_built_in: [403, "This form is built in. Duplicate it to change it."],
  form_in_use: [409, "An interview uses this form. Choose another form there first."],
  form_required: [409, "Please answer the questions of the form first."],
  form_answered: [409, "These questions have already been answered."],
  quota_full: [403, "Enough people with these answers have taken part already. Thank you for your interest."],
  panel_id_missing: [
    403,
    "Your panel ID is missing from this link. Please go back to your panel's page and open the interview again.",
  ],
  panel_id_used: [409, "Someone with this panel ID has already taken part. Each person can take part once."],
  wording_not_found: [404, "This interview isn't available in that language."],
  no_model: [409, "No language model is set up on this server."],
  link_not_found: [404, "Personal link not found"],
  invite_needed: [403, "This interview is open to people who have a personal link."],
  invite_invalid: [403, "This personal link isn't valid. Please ask the person who sent it to you."],
  invite_used: [409, "This personal link has already been used."],
  job_not_found: [404, "Job not found"],
  interview_gone: [410, "This interview is no longer available."],
  interview_closed: [403, "This interview is not taking more participants right now."],
  consent_changed: [
    409,
    "The information about this study has changed. Please reload the page and read it again.",
  ],
  session_complete: [409, "This interview is already complete."],
  reply_pending: [409, "Please wait for the previous reply."],
  not_complete: [400, "Interview must be complete before finalizing"],
  invalid_incentive_code: [404, "Invalid incentive code"],
  already_claimed: [409, "This incentive has already been claimed."],
  script_unreadable: [400, "The script could not be read"],
  file_missing: [400, "Please choose a file."],
  unsupported_file: [415, "Unsupported file type. Please upload a DOCX, PDF, TXT or MD file."],
  stimulus_not_found: [404, "File not found"],
  stimulus_unreadable: [
    415,
    "This isn't a file we can show. Use a PNG, JPEG, GIF or WebP image, an MP3, WAV, OGG or M4A sound, or an MP4 or WebM video.",
  ],
  stimuli_full: [
    413,
    `The images, sounds and videos in these projects take up ${maxMegabytes.stimuliOfOwner} MB, which is all there's room for. Delete interviews you no longer need.`,
  ],
  voice_off: [403, "This interview doesn't accept spoken answers."],
  sound_not_found: [404, "Recording not found"],
  sound_ended: [409, "This recording has ended. Start another one."],
  sound_unreadable: [415, "We can't store this kind of recording. Record it as WebM, MP4, OGG, WAV or MP3."],
  speech_off: [400, "This server isn't set up to recognise speech."],
  speech_failed: [502, "The recording couldn't be recognised. Please upload it again later."],
  sounds_full: [413, "There's no room for more recordings. Please type your answer."],
  no_data_source: [400, "Please select at least one data source"],
  nothing_to_analyze: [400, "No completed sessions to analyze yet"],
  preview_not_found: [404, "Preview not found"],
  rehearsal_not_found: [404, "Rehearsal not found"],
  rehearsal_running: [409, "A rehearsal of this interview is already running."],
  practice_not_found: [404, "Practice session not found"],
  practice_ended: [409, "This practice session has ended."],
  practice_not_ended: [409, "End the practice session first."],
  practice_person_unknown: [404, "There's no practice person with this ID."],
  practice_not_prepared: [
    503,
    "The language model couldn't create a person for this topic. Choose one of the people below, or try again.",
  ],
  practice_english_only: [
    400,
    "Practice is only available in English so far. Choose a script that's in English.",
  ],
  practice_old_version: [
    410,
    "This session is from an earlier version of practice. Its conversation is here, but there's nothing more to show.",
  ],
  practice_empty: [400, "Ask at least one question before you end the practice."],
  transcript_not_found: [404, "Transcript not found"],
  thread_not_found: [404, "Thread not found"],
  persona_not_found: [404, "Persona not found"],
  finding_not_found: [404, "Finding not found"],
  insight_not_found: [404, "Insight not found"],
  changed_meanwhile: [409, "Someone else has changed this. Look at their version, then save again."],
  report_not_found: [404, "This report link is no longer valid."],
  upload_failed: [400, "Failed to upload transcripts"],
  no_transcripts: [400, "No transcripts uploaded or selected"],
  no_persona: [400, "No persona to save or no transcripts linked"],
  no_evidence: [
    400,
    "None of these lines could be found in the transcripts, so nothing was saved. Send each line with its evidence, or in the participant's own words.",
  ],
  persona_failed: [502, "Failed to generate persona"],
  reddit_url_missing: [400, "Please enter a Reddit URL"],
  reddit_url_invalid: [400, "Please enter a valid Reddit thread URL"],
  reddit_unavailable: [502, "Reddit didn't return this thread. Please try again later."],
  project_limit: [
    403,
    "You have reached your limit for creating new projects. Please upgrade your subscription to continue.",
  ],
  new_owner_limit: [
    409,
    "The new owner's plan has no room for this project. They can make room or change their plan first.",
  ],
  owner_plan_full: [
    409,
    "The plan of this project's owner has no room for another interview. Ask them to make room or to change their plan.",
  ],
  interview_limit: [
    403,
    "You have reached your subscription interview limit. Please upgrade your subscription.",
  ],
  no_available_interviews: [403, "No available interviews"],
  no_one_off_slot: [403, "You have no single interviews left. Please buy one first."],
  payments_off: [503, "Payments are not configured"],
  payment_unverified: [400, "Payment could not be verified"],
  payment_unavailable: [502, "The payment provider didn't answer. Please try again in a moment."],
  unknown_plan: [400, "Unknown plan"],
  same_plan: [400, "You are already on this plan"],
  already_subscribed: [409, "You already have a subscription. Change your plan instead."],
  no_subscription: [400, "No active subscription"],
  nothing_to_manage: [400, "No subscription to manage"],
  checkout_not_found: [404, "Checkout not found"],
  invalid_signature: [400, "Invalid signature"],
  cancellation_failed: [502, "Couldn't cancel your subscription. Please try again later."],
  link_invalid: [400, "This link is no longer valid. Please ask for a new one."],
  wrong_confirmation: [400, "The e-mail address doesn't match your account."],
  wrong_password: [400, "The current password isn't right."],
  password_needed: [403, "Please enter your password for this."],
  fresh_login_needed: [
    403,
    `Please log out, log in again, and repeat this within ${freshLoginMinutes} minutes.`,
  ],
  confirm_needs_login: [
    403,
    "To confirm the address, log in to this account or enter its password. If you didn't create this account, set a new password instead: that locks everyone else out.",
  ],
  last_login: [409, "This is the only way into your account. Set a password first."],
  identity_not_found: [404, "Connected login not found"],
  second_factor_needed: [401, "Please enter the code from your authenticator app."],
  second_factor_wrong: [401, "This code isn't right, or it's been used. Please try the next one."],
  second_factor_off: [409, "Two-step login is off."],
  second_factor_on: [409, "Two-step login is already on. Turn it off first to set it up again."],
  key_not_allowed: [403, "API keys can't do this. Please log in."],
  key_scope_missing: [403, "This API key can't do this. Create one with the scope it needs."],
  key_not_found: [404, "API key not found"],
  member_not_found: [404, "Member not found"],
  not_allowed: [403, "You can view this project, but not change it."],
  webhook_not_found: [404, "Webhook not found"],
  delivery_not_found: [404, "Delivery not found"],
  import_unreadable: [400, "Couldn't import this file."],
  insights_missing: [400, "Generate the insights first."],
  insights_running: [409, "Insights are already being generated."],
  insights_cancelled: [409, "The analysis was stopped. Your insights haven't changed."],
  insights_failed: [502, "Failed to generate insights"],
  took_too_long: [400, "This took too long. Shorten the text and try again."],
  too_large: [413, "Request is too large"],
  unsupported_content: [415, "Please send this request as JSON or as a form with files."],
  rate_limited: [429, "Too many requests. Please try again in a moment."],
  storage_full: [503, "The server is out of storage space."],
  unavailable: [503, "The server can't answer right now. Please try again in a moment."],
  unexpected: [500, "Something went wrong on our side. Please try again."],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type ErrorCode = keyof typeof table;

export const errorCodes = Object.keys(table) as ErrorCode[];

export function statusOf(code: ErrorCode): number {
  return table[code][0];
}

export function sentenceOf(code: ErrorCode): string {
  return table[code][1];
}

/** The body of every answer that is not a success. */
export interface ErrorBody {
  error: string;
  code: ErrorCode;
  /** Same text as `error`, for clients that read `message`. */
  message: string;
  /** Sentence by field, where the input was not right. */
  fields?: Record<string, string>;
}
