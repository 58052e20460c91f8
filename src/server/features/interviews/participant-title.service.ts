import type { InterviewSettings } from "#contract/interview-settings.ts";
import { getLanguage } from "#languages/languages.ts";

interface Titled {
  name: string;
  settings: Pick<InterviewSettings, "participantTitle" | "language">;
}

/**
 * What participants and readers of a shared report see in place of the interview's name, which is the team's own.
 * Interviews from before there was a title keep the name that their participants have seen.
 */
export function participantTitleOf({ name, settings }: Titled): string {
  const { participantTitle: title, language } = settings;
  if (title === undefined) return name;
  // Neutral: the name, the objective and the topics are the team's, and would tell people what is looked for.
  return title || getLanguage(language).consent.title;
}
