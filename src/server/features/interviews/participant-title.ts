import type { InterviewSettings } from "#contract/interview-settings.ts";

interface Titled {
  name: string;
  settings: Pick<InterviewSettings, "participantTitle" | "language">;
}

/** Neutral: the name, the objective and the topics are the team's, and would tell people what is looked for. */
const defaultTitles: Record<InterviewSettings["language"], string> = {
  en: "A conversation about your experience",
  de: "Ein Gespräch über Ihre Erfahrungen",
  es: "Una conversación sobre su experiencia",
  fr: "Une conversation sur votre expérience",
  pt: "Uma conversa sobre a sua experiência",
  ar: "محادثة حول تجربتك",
};

/**
 * What participants and readers of a shared report see in place of the interview's name, which is the team's own.
 * Interviews from before there was a title keep the name that their participants have seen.
 */
export function participantTitleOf({ name, settings }: Titled): string {
  const { participantTitle: title, language } = settings;
  if (title === undefined) return name;
  return title || defaultTitles[language];
}
