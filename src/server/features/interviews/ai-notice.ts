import type { InterviewSettings } from "#contract/interview-settings.ts";
import type { AiUse } from "../oversight/ai-provider.ts";

/** That a machine asks, and where its language model runs; a creator's own consent text cannot leave it out. */
const notices: Record<
  InterviewSettings["language"],
  { machine: string; provider: (name: string) => string; local: string }
> = {
  en: {
    machine: "You will talk with an automated interviewer (AI), not a person.",
    provider: (name) => `What you write is processed by a language model of ${name}.`,
    local: "It uses a language model on our own server, so what you write is not sent to any AI company.",
  },
  es: {
    machine: "Hablará con un entrevistador automático (IA), no con una persona.",
    provider: (name) => `Lo que escriba se procesa con un modelo de lenguaje de ${name}.`,
    local:
      "Utiliza un modelo de lenguaje en nuestro propio servidor, así que lo que escriba no se envía a ninguna empresa de inteligencia artificial.",
  },
  fr: {
    machine: "Vous parlerez avec un intervieweur automatique (IA), pas avec une personne.",
    provider: (name) => `Ce que vous écrivez est traité par un modèle de langage de ${name}.`,
    local:
      "Il utilise un modèle de langage installé sur notre propre serveur : ce que vous écrivez n’est envoyé à aucune entreprise d’intelligence artificielle.",
  },
  de: {
    machine: "Sie sprechen mit einem automatischen Interviewer (KI), nicht mit einem Menschen.",
    provider: (name) => `Was Sie schreiben, wird von einem Sprachmodell von ${name} verarbeitet.`,
    local:
      "Er nutzt ein Sprachmodell auf unserem eigenen Server; was Sie schreiben, wird an kein KI-Unternehmen gesendet.",
  },
  pt: {
    machine: "Vai falar com um entrevistador automático (IA), não com uma pessoa.",
    provider: (name) => `O que escrever é processado por um modelo de linguagem de ${name}.`,
    local:
      "Usa um modelo de linguagem no nosso próprio servidor, por isso o que escrever não é enviado a nenhuma empresa de inteligência artificial.",
  },
  ar: {
    machine: "ستتحدث مع محاوِر آلي (ذكاء اصطناعي)، وليس مع إنسان.",
    provider: (name) => `تتم معالجة ما تكتبه بواسطة نموذج لغوي من ${name}.`,
    local: "يستخدم نموذجًا لغويًا على خادمنا الخاص، ولذلك لا يُرسَل ما تكتبه إلى أي شركة ذكاء اصطناعي.",
  },
};

/** The sentence that names the provider, in each language: consent texts hold one of them. */
export function listProviderNotices(name: string): string[] {
  return Object.values(notices).map(({ provider }) => provider(name));
}

export function aiNotice(language: InterviewSettings["language"], { provider, isLocal }: AiUse): string {
  const { machine, provider: describeProvider, local } = notices[language];
  if (provider !== null) return `${machine} ${describeProvider(provider)}`;
  return isLocal ? `${machine} ${local}` : machine;
}
