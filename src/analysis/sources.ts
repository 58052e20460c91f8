/** One turn of a source. `move` is the interviewer's (ask, probe …) and null for participants. */
export interface Segment {
  id: string;
  speaker: "participant" | "interviewer";
  text: string;
  questionId: string | null;
  move: string | null;
}

/** One interview session, uploaded transcript or forum thread; `label` is what evidence shows, such as P-07. */
export interface Source {
  id: string;
  kind: "interview" | "transcript" | "thread";
  label: string;
  segments: Segment[];
  ageRange: string | null;
  location: string | null;
  /** BCP 47 tag; anything that begins with "en" is read in full. */
  language: string;
}

/** What the creator set up: read as context, never as evidence. */
export interface StudyContext {
  questions: { id: string; text: string }[];
  objective: string;
  topics: string[];
  competitors: { name: string; aliases: string[] }[];
  ownProduct: string | null;
}
