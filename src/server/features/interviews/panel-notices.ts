import type { InterviewSettings } from "#contract/interview-settings.ts";

/** What the panel's id of a person is kept for; a creator's own consent text cannot leave it out. */
export const panelNotices: Record<InterviewSettings["language"], (name: string) => string> = {
  en: (name) =>
    `“${name}” tells which member of your panel you are. We keep it with your answers, so that each person takes part once and the researchers can agree with the panel on who is to be paid.`,
  de: (name) =>
    `„${name}“ sagt, wer Sie in Ihrem Panel sind. Wir speichern diese Angabe zusammen mit Ihren Antworten, damit jede Person nur einmal teilnimmt und das Forschungsteam mit dem Panel abgleichen kann, wer bezahlt wird.`,
  es: (name) =>
    `«${name}» indica quién es usted en su panel. Lo guardamos junto con sus respuestas para que cada persona participe una sola vez y el equipo de investigación pueda acordar con el panel a quién se le paga.`,
  fr: (name) =>
    `« ${name} » indique qui vous êtes dans votre panel. Nous le conservons avec vos réponses, pour que chaque personne participe une seule fois et que l’équipe de recherche puisse établir avec le panel qui doit être payé.`,
  pt: (name) =>
    `«${name}» indica quem é no seu painel. Guardamo-lo com as suas respostas, para que cada pessoa participe uma só vez e a equipa de investigação possa acertar com o painel quem deve ser pago.`,
  ar: (name) =>
    `تدل القيمة «${name}» على هويتك لدى الجهة التي دعتك. نحفظها مع إجاباتك لكي يشارك كل شخص مرة واحدة فقط، ولكي يتفق فريق البحث مع تلك الجهة على من يستحق الدفع.`,
};
