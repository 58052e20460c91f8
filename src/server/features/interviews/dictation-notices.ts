import type { InterviewSettings } from "#contract/interview-settings.ts";

/** Where what is spoken goes; a creator's own consent text cannot leave it out where dictation is on. */
export const dictationNotices: Record<InterviewSettings["language"], string> = {
  en: "You may speak instead of typing. Your browser turns speech into text, and many browsers send the sound to their maker for that (such as Google or Apple). We receive the text alone, when you send it.",
  es: "Puede hablar en lugar de escribir. Su navegador convierte la voz en texto y, para ello, muchos navegadores envían el sonido a su fabricante (por ejemplo, Google o Apple). Nosotros solo recibimos el texto, cuando lo envía.",
  fr: "Vous pouvez parler au lieu d’écrire. Votre navigateur transforme la voix en texte et, pour cela, de nombreux navigateurs envoient le son à leur éditeur (par exemple Google ou Apple). Nous recevons uniquement le texte, lorsque vous l’envoyez.",
  de: "Sie können sprechen, statt zu tippen. Ihr Browser macht aus der Sprache Text; viele Browser senden den Ton dafür an ihren Hersteller (etwa Google oder Apple). Wir erhalten nur den Text, sobald Sie ihn absenden.",
  pt: "Pode falar em vez de escrever. O seu navegador transforma a voz em texto e, para isso, muitos navegadores enviam o som ao seu fabricante (por exemplo, a Google ou a Apple). Nós recebemos apenas o texto, quando o envia.",
  ar: "يمكنك التحدث بدلًا من الكتابة. يحوّل متصفحك الصوت إلى نص، وترسل متصفحات كثيرة الصوت إلى الشركة التي تصنعها (مثل Google أو Apple). أما نحن فلا نتلقى سوى النص عند إرساله.",
};
