import type { StoryPart } from "./interviewee.ts";

/**
 * A question in each language that opens a part of the story nobody has hinted at yet. What does not fit together
 * comes up in the second telling of what is usual.
 */
const partQuestions = new Map<string, Record<StoryPart, string>>([
  [
    "en",
    {
      person: "To begin with, could you tell me a little about yourself and your work?",
      routine: "How does that usually go, on a normal day?",
      last: "Could you walk me through the last time, from the beginning?",
      problem: "What is difficult about it for you?",
      workaround: "What do you do about it when that gets in the way?",
      feeling: "How do you feel about it?",
      contradiction: "Please tell me more about how it usually goes.",
      wish: "What do you wish were different about it?",
    },
  ],
  [
    "es",
    {
      person: "Para empezar, ¿me podría contar un poco sobre usted y su trabajo?",
      routine: "¿Cómo suele ser eso en un día normal?",
      last: "¿Me podría contar la última vez, desde el principio?",
      problem: "¿Qué le resulta difícil de eso?",
      workaround: "¿Qué hace cuando surge ese problema?",
      feeling: "¿Cómo se siente con eso?",
      contradiction: "Cuénteme más sobre cómo suele ser eso en la práctica.",
      wish: "¿Qué echa de menos en todo eso?",
    },
  ],
  [
    "fr",
    {
      person: "Pour commencer, pouvez-vous me parler un peu de vous et de votre travail ?",
      routine: "Comment cela se passe-t-il d'habitude, un jour normal ?",
      last: "Pouvez-vous me raconter la dernière fois, depuis le début ?",
      problem: "Qu'est-ce qui est difficile pour vous là-dedans ?",
      workaround: "Que faites-vous quand ce problème se présente ?",
      feeling: "Comment vous sentez-vous par rapport à cela ?",
      contradiction: "Dites-m'en plus sur la façon dont cela se passe d'habitude.",
      wish: "Qu'est-ce qui vous manque là-dedans ?",
    },
  ],
  [
    "de",
    {
      person: "Könnten Sie mir zu Beginn etwas über sich und Ihre Arbeit erzählen?",
      routine: "Wie läuft das normalerweise an einem gewöhnlichen Tag ab?",
      last: "Könnten Sie mir das letzte Mal von Anfang an erzählen?",
      problem: "Was ist daran schwierig für Sie?",
      workaround: "Wie gehen Sie damit um, wenn etwas dazwischenkommt?",
      feeling: "Wie geht es Ihnen damit?",
      contradiction: "Erzählen Sie mir mehr darüber, wie das normalerweise abläuft.",
      wish: "Was wünschen Sie sich anders?",
    },
  ],
  [
    "pt",
    {
      person: "Para começar, pode falar-me um pouco de si e do seu trabalho?",
      routine: "Como é que isso costuma ser, num dia normal?",
      last: "Pode contar-me a última vez, desde o início?",
      problem: "O que é difícil nisso para si?",
      workaround: "Como lida com isso quando algo atrapalha?",
      feeling: "Como se sente em relação a isso?",
      contradiction: "Conte-me mais sobre como isso costuma ser na prática.",
      wish: "Do que sente falta nisso tudo?",
    },
  ],
  [
    "ar",
    {
      person: "في البداية، هل يمكنك أن تحدثني قليلاً عن نفسك وعن عملك؟",
      routine: "كيف يسير ذلك عادةً في يوم عادي؟",
      last: "هل يمكنك أن تحكي لي عن آخر مرة من البداية؟",
      problem: "ما الصعب في ذلك بالنسبة إليك؟",
      workaround: "ماذا تفعل عندما تظهر هذه المشكلة؟",
      feeling: "كيف تشعر تجاه ذلك؟",
      contradiction: "حدثني أكثر عن كيف يسير ذلك عادةً.",
      wish: "ما الذي تتمنى أن يكون مختلفاً؟",
    },
  ],
]);

/** An open question on a part of the story, in the session's language (BCP 47); English where it has none. */
export function getPartQuestion(part: StoryPart, language: string): string {
  const questions = partQuestions.get(language.toLowerCase().split("-")[0] ?? "") ?? partQuestions.get("en");
  return questions?.[part] ?? "";
}
