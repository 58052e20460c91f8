/** One turn of a source. `move` is the interviewer's (ask, probe …) and null for participants. */
export interface Segment {
  id: string;
  speaker: "participant" | "interviewer";
  text: string;
  questionId: string | null;
  move: string | null;
  /** Which speaker or author this is, where a source may have several participants; no name needs to stand here. */
  person?: string | null;
  /** Said to the interviewer about the talk: a skip, a complaint, a question back. It answers nothing. */
  isNoAnswer?: boolean;
  /** Left out as a whole, as whoever said it asked; its text is blank. */
  isAskedOut?: boolean;
}

/** One interview session, uploaded transcript or forum thread; `label` is what evidence shows, such as P-07. */
export interface Source {
  id: string;
  kind: "interview" | "transcript" | "thread";
  label: string;
  segments: Segment[];
  /** Questions that were not asked, since they don't concern this person. */
  questionsPassed?: string[];
  ageRange: string | null;
  location: string | null;
  /** What its one participant is called in it, for reports that call nobody by name. */
  names?: string[];
  /** BCP 47 tag; anything that begins with "en" is read in full. */
  language: string;
  /** What evidence shows for each `Segment.person`, such as "Author 2"; the source's label stands for the rest. */
  personLabels?: Record<string, string>;
}

/** What the creator set up: read as context, never as evidence. */
export interface StudyContext {
  questions: {
    id: string;
    text: string;
    /** Its answers are counted by option, apart from what is read off words. */
    isClosed?: boolean;
  }[];
  /** Nobody wrote these questions down: they were read off what interviewers asked most people. */
  isGuideRead?: boolean;
  objective: string;
  /** The language that labels and claims are asked for in, where it isn't the objective's. */
  writeIn?: string;
  /** What the study, its project and its organisation are called: they may name the product that it is about. */
  titles?: string[];
  topics: string[];
  competitors: { name: string; aliases: string[] }[];
  /** Names that are products of nobody's, or of no competitor: never counted as mentions. */
  notCompetitors?: string[];
  ownProduct: string | null;
}
