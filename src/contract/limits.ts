/**
 * How much people may send, how often, and how long things are kept: each number once, for what enforces it and for the
 * sentences that tell of it. It imports nothing: the participant's page has some of it.
 */

/** Single numbers cost the participant's page nothing; of an object it would load all. */
export const maxNameChars = 200;
export const maxMessageChars = 10_000;
export const maxChars = {
  name: maxNameChars,
  organization: 200,
  longText: 20_000,
  question: 2_000,
  aim: 500,
  helpText: 500,
  /** Of what a question shows. */
  alt: 500,
  topic: 500,
  concept: 80,
  conceptDescription: 1_000,
  message: maxMessageChars,
  password: 200,
  /** Asked of the findings. */
  dataQuestion: 500,
  annotation: 2_000,
  competitor: 100,
  transcript: 2 * 1024 * 1024,
} as const;
/** Of single lines. */
export const maxLineChars = {
  webAddress: 2_000,
  supportLine: 1_000,
  reward: 120,
  search: 200,
  tag: 100,
  keyName: 100,
  loginCode: 40,
  participantLabel: 64,
  scaleEnd: 80,
  frameworkLine: 2_000,
} as const;
/** Of forms' answers, addresses and `?ref=`. */
export const maxShortAnswerChars = 2_000;
export const maxLongAnswerChars = 10_000;
export const maxEmailChars = 254;
export const maxSourceChars = 100;
export const minPasswordChars = 12;

export const maxCount = {
  questions: 100,
  topics: 50,
  /** One of which each participant is assigned. */
  concepts: 6,
  formFields: 50,
  formOptions: 100,
  /** Files of one upload. */
  transcriptFiles: 20,
  /** In one file: more than a day of talk, more interviews than a study has, more voices than a room holds. */
  transcriptTurns: 20_000,
  transcriptsOfFile: 200,
  transcriptSpeakers: 500,
  threadComments: 500,
  findingQuotes: 100,
  /** Sessions, transcripts or quotes that one call leaves out or deletes. */
  atOnce: 500,
  frameworkTranscripts: 200,
  validationPassages: 200,
  rehearsedPeople: 20,
  /** On which a question is asked. */
  askIf: 10,
  competitors: 100,
  competitorAliases: 20,
  notCompetitors: 200,
} as const;

/** What is uploaded. */
export const maxMegabytes = {
  script: 10,
  study: 16,
  /** Of what its questions show, before it is written as text. */
  studyFiles: 8,
  transcript: 10,
  /** An uploaded recording. */
  recording: 50,
  recordingsOfOwner: 5_000,
  /** All files of one upload. */
  transcripts: 50,
  thread: 5,
  /** Of what the server takes the rest is for what JSON adds to a list. */
  panelList: 20,
  panelListCall: 24,
  image: 5,
  sound: 20,
  video: 50,
  /** What a browser sends of such a file at once. */
  stimulusPiece: 2,
  /** All such files in the projects of one owner. */
  stimuliOfOwner: 1_000,
  /** A spoken answer, at the rate of those browsers that pack it least. */
  answerSound: 12,
  /** What a browser sends of it at once. */
  soundPiece: 1,
  soundsOfSession: 120,
  /** All spoken answers in the projects of one owner. */
  soundsOfOwner: 10_000,
} as const;

export function toBytes(megabytes: number): number {
  return megabytes * 1024 * 1024;
}

/** Of one spoken answer. */
export const maxSoundMinutes = 5;
/** A spoken answer that was never sent. */
export const unsentSoundDays = 1;

/** An upload that no question shows. */
export const looseFileDays = 7;

/** What somebody deletes can be brought back for so long. */
export const restoreDays = 7;

export const loginDays = 30;
/** A bearer token of the API. */
export const tokenMinutes = 60;
/** What must not be done with a stolen login asks for the password after so long. */
export const freshLoginMinutes = 10;
/** For logging in at a provider and coming back. */
export const providerLoginMinutes = 10;
/** The browser of a login stays known, so that nobody can lock its owner out. */
export const knownBrowserDays = 365;
/** A participant's browser finds its interview again. */
export const participantLoginDays = 30;
/** Links in mails. */
export const linkHours = { verify: 48, reset: 1, link_identity: 1, change_email: 1 } as const;
export const invitationDays = 14;
export const maxReportLinkDays = 365;

/** Who says nothing for so long has left: places go to others, a practice has ended. */
export const silentMinutes = 30;

export const mailKeptDays = 30;
export const deliveryKeptDays = 30;
/** Addresses that codes were sent to. */
export const addressKeptDays = 90;
/** Sessions in which nothing was said. */
export const silentSessionDays = 30;
/** What a creator may choose for answers. */
export const maxRetentionDays = 3_650;

/** Follow-ups that a question may get, by its depth; src/interviewer/limits.ts has the interviewer's other rails. */
export const maxFollowUps = { light: 1, normal: 3, deep: 5 } as const;

/** Of one participant. */
export const messagesPerMinute = 20;

/** Calls in a window of so many seconds, of one account, address or session; what is counted by stands in the call's key. */
export const rates = {
  /** A screen asks ten things at most: nobody at a keyboard comes near it, and what asks in a loop is slowed down. */
  calls: { limit: 300, seconds: 60, step: 50 },
  /** A page in sight asks twelve times a minute, so that two of them, side by side, never meet it. */
  statusPolls: { limit: 30, seconds: 60, step: 5 },

  register: { limit: 20, seconds: 60 },
  login: { limit: 20, seconds: 60 },
  loginKnown: { limit: 10, seconds: 300 },
  loginAccountHere: { limit: 10, seconds: 300 },
  loginAccount: { limit: 60, seconds: 300 },
  providerLogin: { limit: 60, seconds: 60 },
  secondFactor: { limit: 10, seconds: 300 },
  password: { limit: 10, seconds: 300 },
  forgot: { limit: 20, seconds: 60 },
  resetMail: { limit: 3, seconds: 900 },
  reset: { limit: 20, seconds: 60 },
  verifyMail: { limit: 5, seconds: 3_600 },
  linkMail: { limit: 5, seconds: 3_600 },
  mailLink: { limit: 30, seconds: 60 },
  changeEmail: { limit: 5, seconds: 3_600 },
  exportAccount: { limit: 10, seconds: 3_600 },

  invite: { limit: 30, seconds: 3_600 },
  inviteTo: { limit: 5, seconds: 3_600 },
  readInvitation: { limit: 60, seconds: 60 },
  acceptInvitation: { limit: 30, seconds: 60 },
  billing: { limit: 30, seconds: 60 },

  upload: { limit: 10, seconds: 60 },
  /** Milliseconds that an account's files are read. Twenty ordinary files need about five seconds. */
  readingMs: { limit: 120_000, seconds: 600 },
  /** A video comes in twenty-five pieces. */
  stimulusPieces: { limit: 120, seconds: 60 },
  /** A player asks for a video in many parts. */
  stimulusReads: { limit: 600, seconds: 60, step: 50 },
  /** A page sends a piece every two seconds, and faster after a broken connection. */
  soundPieces: { limit: 120, seconds: 60 },
  transcriptions: { limit: 20, seconds: 60 },
  soundReads: { limit: 600, seconds: 60, step: 50 },
  generateScript: { limit: 10, seconds: 60 },
  nearestGuides: { limit: 20, seconds: 60 },
  checkScript: { limit: 20, seconds: 60 },
  previews: { limit: 20, seconds: 60 },
  previewMessages: { limit: 20, seconds: 60 },
  rehearsals: { limit: 10, seconds: 60 },
  practiceStarts: { limit: 20, seconds: 3_600 },
  practiceMessages: { limit: 40, seconds: 60 },

  start: { limit: 120, seconds: 60 },
  startInterview: { limit: 600, seconds: 60 },
  complete: { limit: 10, seconds: 60 },
  claim: { limit: 60, seconds: 60 },

  ask: { limit: 30, seconds: 60 },
  search: { limit: 180, seconds: 60 },
  insights: { limit: 10, seconds: 60 },
  validation: { limit: 10, seconds: 60 },
  personas: { limit: 10, seconds: 60 },
  savedPersonas: { limit: 30, seconds: 60 },
  threads: { limit: 10, seconds: 60 },
  reconcile: { limit: 20, seconds: 60 },
  export: { limit: 60, seconds: 60 },
  reportLinks: { limit: 30, seconds: 60 },
  report: { limit: 60, seconds: 60 },
  webhook: { limit: 30, seconds: 60 },
  webhookReplay: { limit: 60, seconds: 60 },
} as const;
