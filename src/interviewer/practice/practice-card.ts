/** What of a script is looked for when one is practised on. */
export interface PracticeGuide {
  questions: readonly { id: string; text: string }[];
}
