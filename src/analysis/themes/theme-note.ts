/** What the search for themes had to go by, in one kind of source. */
export interface ThemeGround {
  /** People who said anything in a language that is read. */
  people: number;
  /** Questions to which at least two of them said something. */
  sharedQuestions: number;
  themes: number;
}

/** Fewer questions in common than this leave themes to chance. */
const minShared = 3;

/** Said of a result that no model made. */
export const withoutModelNote =
  "Without a language model, words are compared and not meanings. A question is counted only where at least three in four answers plainly say yes or no, a number or one of the choices; all other answers are listed.";

const onePersonNote = "Themes need at least two people, and one was heard.";
const fewSharedNote =
  "These conversations have too few questions in common to compare what people say. Read them one by one.";

/** All that is said of the built-in search for themes. */
export const builtInThemeNotes: ReadonlySet<string> = new Set([
  onePersonNote,
  fewSharedNote,
  withoutModelNote,
]);

/** A plain sentence where themes are missing or weak, and what to do instead. */
export function writeThemeNotes({ people, sharedQuestions, themes }: ThemeGround): string[] {
  if (people === 0) return [];
  if (people === 1) return [onePersonNote];
  if (sharedQuestions < minShared && themes < minShared) {
    return [fewSharedNote];
  }
  if (themes > 0) return [];
  return [withoutModelNote];
}
