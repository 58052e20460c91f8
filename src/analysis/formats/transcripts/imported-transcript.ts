export const transcriptFormats = [
  "txt",
  "md",
  "vtt",
  "srt",
  "csv",
  "tsv",
  "json",
  "html",
  "docx",
  "pdf",
] as const;
export type TranscriptFormat = (typeof transcriptFormats)[number];

export type SpeakerRole = "interviewer" | "participant" | "other";

export interface ImportedSpeaker {
  id: string;
  name: string;
  role: SpeakerRole;
  /** How sure the role is, from 0 to 1; 1 where a person said it. */
  confidence: number;
}

export interface ImportedTurn {
  speakerId: string;
  text: string;
  /** Seconds since the transcript's beginning; null where the file says none. */
  startSeconds: number | null;
}

/** One uploaded interview. `notices` are plain sentences on what was guessed or left out. */
export interface ImportedTranscript {
  title: string;
  speakers: ImportedSpeaker[];
  turns: ImportedTurn[];
  notices: string[];
}

/** A file may hold several interviews; `problem` is a sentence for the person who uploaded it. */
export type TranscriptReading =
  | { transcripts: ImportedTranscript[] }
  | { problem: string; isUnsupported?: true };

/** What the readers of the single formats find, before names become speakers. */
export interface SpokenTurn {
  speaker: string | null;
  text: string;
  startSeconds: number | null;
  /** Where the file itself says the role. */
  role?: SpeakerRole;
}

export interface SpokenTranscript {
  /** The whole name, where the file is an export of ours; others are named after their file. */
  title?: string;
  /** What tells this interview from the others of its file, such as "P-07". */
  part?: string | null;
  turns: SpokenTurn[];
  notices: string[];
}
