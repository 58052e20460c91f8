import type { InterviewSettings } from "#contract/interview-settings.ts";

/** That a machine asks, and who runs its language model; a creator's own consent text cannot leave it out. */
const notices: Record<
  InterviewSettings["language"],
  { machine: string; provider: (name: string) => string }
> = {
  en: {
    machine: "You will talk with an AI interviewer, not a person.",
    provider: (name) => `What you write is processed by a language model of ${name}.`,
  },
  es: {
    machine: "Hablará con un entrevistador de inteligencia artificial, no con una persona.",
    provider: (name) => `Lo que escriba se procesa con un modelo de lenguaje de ${name}.`,
  },
  fr: {
    machine: "Vous parlerez avec un intervieweur à intelligence artificielle, pas avec une personne.",
    provider: (name) => `Ce que vous écrivez est traité par un modèle de langage de ${name}.`,
  },
  de: {
    machine: "Sie sprechen mit einem KI-Interviewer, nicht mit einem Menschen.",
    provider: (name) => `Was Sie schreiben, wird von einem Sprachmodell von ${name} verarbeitet.`,
  },
  pt: {
    machine: "Vai falar com um entrevistador de inteligência artificial, não com uma pessoa.",
    provider: (name) => `O que escrever é processado por um modelo de linguagem de ${name}.`,
  },
  ar: {
    machine: "ستتحدث مع محاوِر يعمل بالذكاء الاصطناعي، وليس مع إنسان.",
    provider: (name) => `تتم معالجة ما تكتبه بواسطة نموذج لغوي من ${name}.`,
  },
};

/** `provider` is null where no language model is asked, or one on the installation's own machine. */
export function aiNotice(language: InterviewSettings["language"], provider: string | null): string {
  const { machine, provider: tellProvider } = notices[language];
  return provider === null ? machine : `${machine} ${tellProvider(provider)}`;
}
