import type { GuideQuestion } from "../guide.ts";

/** The sample interview of a new account: what the creator sees in the review step. */
export const sampleGuide = {
  name: "Sample: remote work tools",
  introduction:
    "Welcome, and thank you for taking part. We would like to learn how people work with others from home and which tools come into it. " +
    "There are no right or wrong answers; what counts is your own experience. You can skip any question or stop at any time. This takes about 10 to 15 minutes.",
  objective: "Understand how people use remote work tools, what gets in their way and what they do about it.",
  topics: ["Tools in daily use", "Recent occasions", "Difficulties", "Ways around difficulties", "Wishes"],
  questions: listSampleQuestions(),
};

/** The ids are those that the sample's sessions speak of. */
function listSampleQuestions(): GuideQuestion[] {
  const questions: Pick<GuideQuestion, "text" | "aim" | "helpText">[] = [
    {
      text: "To start, what does a typical day of remote work look like for you?",
      aim: "What people's days look like, and where tools come into them.",
      helpText: "Pick a normal working day and tell us how it goes, from the first thing you do to the last.",
    },
    {
      text: "Please walk me through the last time you worked on something with others remotely.",
      aim: "What really happened on one recent occasion, rather than how it usually goes.",
      helpText:
        "Think of the last time, even if nothing special happened. Tell us how it began, what came next and how it ended.",
    },
    {
      text: "Which remote work tools do you use in a normal week?",
      aim: "Which tools people rely on, and what for.",
      helpText: "Name the programs, apps or websites that you use to work with others from a distance.",
    },
    {
      text: "What, if anything, has been difficult about your remote work tools?",
      aim: "What gets in people's way, with an occasion when it did.",
      helpText:
        "Think of a moment that was harder or took longer than it should have. If there was none, just say so.",
    },
    {
      text: "When something gets in the way, what do you do about it?",
      aim: "How people get around difficulties, including ways of their own.",
      helpText: "Tell us what you did the last time something did not go as planned.",
    },
    {
      text: "What, if anything, do you wish were different about your remote work tools?",
      aim: "What people would change, and what that would do for them.",
      helpText:
        "If you could change one thing about your tools, tell us what it would be. Small things count too.",
    },
    {
      text: "When something is urgent, what do you prefer: a call or a message?",
      aim: "How many people would rather be called, and how many written to.",
      helpText: "Think of the last urgent thing. If neither suits you better, say so.",
    },
  ];
  return questions.map((question, index) => ({
    ...question,
    id: `q${index + 1}`,
    priority: "normal",
    depth: "deep",
    exactWording: false,
  }));
}

interface Translation {
  introduction: string;
  /** In the order of the script. */
  questions: string[];
}

/** The script in the other languages that sessions of the sample were held in. */
export const sampleTranslations: Record<"de" | "es", Translation> = {
  de: {
    introduction:
      "Herzlich willkommen und danke, dass Sie mitmachen. Wir möchten erfahren, wie Menschen von zu Hause aus mit anderen zusammenarbeiten und welche Werkzeuge dabei eine Rolle spielen. " +
      "Es gibt keine richtigen oder falschen Antworten, es zählt Ihre eigene Erfahrung. Sie können jede Frage überspringen oder jederzeit aufhören. Das dauert etwa 10 bis 15 Minuten.",
    questions: [
      "Wie sieht bei Ihnen ein typischer Tag im Homeoffice aus?",
      "Erzählen Sie mir bitte, wie es war, als Sie zuletzt aus der Ferne mit anderen an etwas gearbeitet haben.",
      "Welche Werkzeuge nutzen Sie in einer normalen Woche, um mit anderen zusammenzuarbeiten?",
      "Falls Ihnen etwas einfällt: Was war an diesen Werkzeugen schwierig?",
      "Wenn etwas nicht klappt, was machen Sie dann?",
      "Falls es etwas gibt: Was hätten Sie an Ihren Werkzeugen gern anders?",
      "Wenn etwas dringend ist, was ist Ihnen lieber: ein Anruf oder eine Nachricht?",
    ],
  },
  es: {
    introduction:
      "Le damos la bienvenida y gracias por participar. Queremos saber cómo trabaja la gente con otras personas desde casa y qué herramientas usa para ello. " +
      "No hay respuestas correctas ni incorrectas: lo que cuenta es su experiencia. Puede saltarse cualquier pregunta o parar cuando quiera. Le llevará entre 10 y 15 minutos.",
    questions: [
      "Para empezar, ¿cómo es un día normal de trabajo desde casa para usted?",
      "Cuénteme, por favor, la última vez que trabajó en algo con otras personas a distancia.",
      "¿Qué herramientas usa en una semana normal para trabajar con otras personas?",
      "¿Qué le ha resultado difícil de esas herramientas, si es que hay algo?",
      "Cuando algo no funciona, ¿qué hace?",
      "¿Qué le gustaría que fuera distinto en sus herramientas, si es que hay algo?",
      "Cuando algo es urgente, ¿qué prefiere: una llamada o un mensaje?",
    ],
  },
};
