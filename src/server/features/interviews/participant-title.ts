import type { InterviewSettings } from "#contract/interview-settings.ts";

interface Titled {
  name: string;
  topics: string[];
  settings: Pick<InterviewSettings, "participantTitle" | "language">;
}

const maxTopicChars = 80;

const about: Record<InterviewSettings["language"], (topic: string) => string> = {
  en: (topic) => `A conversation about ${topic}`,
  de: (topic) => `Ein Gespräch zum Thema „${topic}“`,
  es: (topic) => `Una conversación sobre ${topic}`,
  fr: (topic) => `Une conversation sur le thème « ${topic} »`,
  pt: (topic) => `Uma conversa sobre ${topic}`,
  ar: (topic) => `محادثة حول ${topic}`,
};

const plain: Record<InterviewSettings["language"], string> = {
  en: "A conversation",
  de: "Ein Gespräch",
  es: "Una conversación",
  fr: "Une conversation",
  pt: "Uma conversa",
  ar: "محادثة",
};

/**
 * What participants see in place of the interview's name, which is the team's own. Interviews from before there was
 * a title keep the name that their participants have seen.
 */
export function participantTitleOf({ name, topics, settings }: Titled): string {
  const { participantTitle: title, language } = settings;
  if (title === undefined) return name;
  return title || defaultTitle(topics[0], language);
}

function defaultTitle(topic: string | undefined, language: InterviewSettings["language"]): string {
  const isShort = topic !== undefined && [...topic].length <= maxTopicChars;
  return isShort ? about[language](topic) : plain[language];
}
