/** By language: to a question about our own life, and to who wrote the questions. {organization} */
export const aboutUs: Readonly<Record<string, Record<"self" | "author", readonly string[]>>> = {
  en: {
    self: [
      "I'm a program, so there's nothing to tell about me.",
      "I've no life of my own to compare, I'm only a program.",
      "I can't speak for myself there, being a program.",
    ],
    author: [
      "The main questions come from the team at {organization}; I'm a program and add a few short ones.",
      "The people at {organization} set the main questions, and the short ones in between are the program's.",
    ],
  },
  de: {
    self: [
      "Ich bin ein Programm, über mich gibt es da nichts zu erzählen.",
      "Von mir kann ich nichts sagen, ich bin nur ein Programm.",
    ],
    author: [
      "Die Hauptfragen kommen von {organization}; ich bin ein Programm und frage zwischendurch kurz nach.",
      "Von den Leuten bei {organization}, nur die kurzen Nachfragen sind vom Programm.",
    ],
  },
  es: {
    self: [
      "Soy un programa, así que de mí no hay nada que contar.",
      "De mí no puedo decir nada, solo soy un programa.",
    ],
    author: [
      "Las preguntas principales son de {organization}; yo soy un programa y añado alguna corta.",
      "Del equipo de {organization}, y solo las preguntas cortas de en medio son del programa.",
    ],
  },
  fr: {
    self: [
      "Je suis un programme, il n'y a donc rien à raconter sur moi.",
      "Sur moi, je ne peux rien dire, je ne suis qu'un programme.",
    ],
    author: [
      "Les questions principales viennent de {organization} ; je suis un programme et j'en ajoute de petites.",
      "De l'équipe de {organization}, et seules les petites relances sont du programme.",
    ],
  },
  pt: {
    self: [
      "Sou um programa, por isso não há nada a contar sobre mim.",
      "De mim não posso dizer nada, sou só um programa.",
    ],
    author: [
      "As perguntas principais são de {organization}; eu sou um programa e acrescento algumas curtas.",
      "Das pessoas de {organization}, e só as perguntas curtas no meio são do programa.",
    ],
  },
  ar: {
    self: ["أنا برنامج، فليس عندي ما أحكيه عن نفسي.", "لا أستطيع أن أقول شيئا عن نفسي، فأنا مجرد برنامج."],
    author: [
      "الأسئلة الأساسية من {organization}، وأنا برنامج يطرحها ويضيف أسئلة قصيرة.",
      "هي من الفريق في {organization}، أما الأسئلة القصيرة بينها فمن البرنامج.",
    ],
  },
};

/** By language: to whoever asks which of several our question means. */
export const whichever: Readonly<Record<string, string>> = {
  en: "Whichever you like; the one that comes to mind first is fine.",
  de: "Welche Sie möchten, gern das, was Ihnen als Erstes einfällt.",
  es: "Cualquiera; la primera que le venga a la cabeza está bien.",
  fr: "Comme vous voulez ; ce qui vous vient en premier convient très bien.",
  pt: "Qualquer um serve; fale do primeiro que lhe ocorrer.",
  ar: "كما تشاء، وأول ما يخطر ببالك يكفي.",
};

/** By language: between the answer to their question and ours, which goes on from what they told. */
export const backToTold: Readonly<Record<string, string>> = {
  en: "Back to your answer:",
  de: "Zurück zu Ihrer Antwort:",
  es: "Volviendo a su respuesta:",
  fr: "Pour revenir à votre réponse :",
  pt: "Voltando à sua resposta:",
  ar: "وعودة إلى إجابتك:",
};
