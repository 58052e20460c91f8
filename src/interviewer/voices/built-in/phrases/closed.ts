/** By language: what is said around a closed question. */
export interface ClosedBook {
  /** After an answer that is none of the options. */
  again: readonly string[];
  /** What is behind a choice: {x} is the option in quotation marks. */
  choice: readonly string[];
  /** Several were chosen, or the words of one are too long to be said back. */
  several: readonly string[];
  /** {x} on the scale from {min} to {max}. */
  scale: readonly string[];
  /** {x} is what comes first. */
  ranking: readonly string[];
}

export const closedBooks: Readonly<Record<string, ClosedBook>> = {
  en: {
    again: [
      "Thanks. Which of these comes closest? If none does, just say so.",
      "Got it. Does one of these fit? If not, that's fine too.",
      "I've noted that. If you had to go with one of these, which would it be?",
    ],
    choice: [
      "You chose {x}. What made it that one?",
      "What's behind {x} for you?",
      "You went for {x}. How did you come to that?",
      "What was on your mind when you chose {x}?",
    ],
    several: [
      "What made you choose that?",
      "What's behind your choice?",
      "How did you come to that answer?",
      "What was on your mind as you chose?",
    ],
    scale: [
      "You chose {x} on the scale from {min} to {max}. What made it {x}?",
      "What led you to {x} on the scale from {min} to {max}?",
      "You put it at {x}, with {max} at the top. What's behind that?",
      "What were you thinking of when you gave it {x} out of {max}?",
    ],
    ranking: [
      "You put {x} first. What put it there?",
      "What makes {x} come first for you?",
      "{x} is at the top of your list. What's the reason?",
      "How did {x} end up ahead of the others?",
    ],
  },
  es: {
    again: [
      "Gracias. ¿Cuál de estas se acerca más? Si ninguna encaja, dígalo sin problema.",
      "Entendido. ¿Encaja alguna de estas? Si no, también está bien.",
      "Lo he anotado. Si tuviera que elegir una de estas, ¿cuál sería?",
    ],
    choice: [
      "Ha elegido {x}. ¿Por qué esa opción?",
      "¿Qué hay detrás de {x} en su caso?",
      "Se ha decidido por {x}. ¿Cómo llegó a esa respuesta?",
      "¿En qué pensaba al elegir {x}?",
    ],
    several: [
      "¿Qué le hizo elegir eso?",
      "¿Qué hay detrás de su elección?",
      "¿Cómo llegó a esa respuesta?",
      "¿En qué pensaba mientras elegía?",
    ],
    scale: [
      "Ha elegido {x} en la escala de {min} a {max}. ¿Por qué {x}?",
      "¿Qué le llevó a {x} en la escala de {min} a {max}?",
      "Lo ha situado en {x}, con {max} como máximo. ¿Qué hay detrás?",
      "¿En qué pensaba al darle {x} sobre {max}?",
    ],
    ranking: [
      "Ha puesto {x} en primer lugar. ¿Por qué?",
      "¿Qué hace que {x} vaya primero para usted?",
      "{x} encabeza su lista. ¿Cuál es el motivo?",
      "¿Cómo acabó {x} por delante del resto?",
    ],
  },
  fr: {
    again: [
      "Merci. Laquelle de ces options s'en rapproche le plus ? Si aucune ne convient, dites-le simplement.",
      "C'est noté. L'une de ces options convient-elle ? Sinon, ce n'est pas grave.",
      "Je l'ai bien noté. S'il fallait en choisir une ici, laquelle prendriez-vous ?",
    ],
    choice: [
      "Vous avez choisi {x}. Pourquoi cette option ?",
      "Qu'y a-t-il derrière {x} pour vous ?",
      "Vous avez opté pour {x}. Comment en êtes-vous venu à cette réponse ?",
      "À quoi pensiez-vous en choisissant {x} ?",
    ],
    several: [
      "Qu'est-ce qui vous a fait choisir cela ?",
      "Qu'y a-t-il derrière votre choix ?",
      "Comment en êtes-vous arrivé à cette réponse ?",
      "À quoi pensiez-vous en choisissant ?",
    ],
    scale: [
      "Vous avez choisi {x} sur l'échelle de {min} à {max}. Pourquoi {x} ?",
      "Qu'est-ce qui vous amène à {x} sur l'échelle de {min} à {max} ?",
      "Vous le situez à {x}, le maximum étant {max}. Qu'y a-t-il derrière ?",
      "À quoi pensiez-vous en donnant {x} sur {max} ?",
    ],
    ranking: [
      "Vous avez mis {x} en premier. Pour quelle raison ?",
      "Qu'est-ce qui fait passer {x} en premier pour vous ?",
      "{x} est en tête de votre liste. Pourquoi ?",
      "Comment {x} est-il passé devant les autres ?",
    ],
  },
  de: {
    again: [
      "Danke. Welche davon kommt dem am nächsten? Wenn keine passt, sagen Sie es einfach.",
      "Alles klar. Passt eine davon? Wenn nicht, ist das auch in Ordnung.",
      "Ich habe es notiert. Wenn Sie sich für eine davon entscheiden müssten, welche wäre es?",
    ],
    choice: [
      "Sie haben {x} gewählt. Warum gerade das?",
      "Was steckt für Sie hinter {x}?",
      "Sie haben sich für {x} entschieden. Wie kam es dazu?",
      "Woran haben Sie gedacht, als Sie {x} gewählt haben?",
    ],
    several: [
      "Warum haben Sie sich so entschieden?",
      "Was steckt hinter Ihrer Wahl?",
      "Wie sind Sie zu dieser Antwort gekommen?",
      "Woran haben Sie bei der Auswahl gedacht?",
    ],
    scale: [
      "Sie haben {x} auf der Skala von {min} bis {max} gewählt. Warum gerade {x}?",
      "Was hat Sie auf der Skala von {min} bis {max} zu {x} gebracht?",
      "Sie haben {x} angegeben, {max} wäre das Höchste. Was steckt dahinter?",
      "Woran haben Sie gedacht, als Sie {x} von {max} gegeben haben?",
    ],
    ranking: [
      "Sie haben {x} an die erste Stelle gesetzt. Warum?",
      "Warum steht {x} für Sie ganz vorn?",
      "{x} führt Ihre Liste an. Was ist der Grund?",
      "Wie kam {x} vor die anderen?",
    ],
  },
  pt: {
    again: [
      "Obrigado. Qual destas se aproxima mais? Se nenhuma servir, diga à vontade.",
      "Entendi. Alguma destas serve? Se não, também está tudo bem.",
      "Já anotei. Se tivesse de escolher uma destas, qual seria?",
    ],
    choice: [
      "Escolheu {x}. O que levou a essa escolha?",
      "O que está por trás de {x} para si?",
      "Decidiu-se por {x}. Como chegou a essa resposta?",
      "Em que pensava ao escolher {x}?",
    ],
    several: [
      "O que o levou a escolher isso?",
      "O que está por trás da sua escolha?",
      "Como é que chegou a essa resposta?",
      "Em que pensava enquanto escolhia?",
    ],
    scale: [
      "Escolheu {x} na escala de {min} a {max}. O que levou a esse número?",
      "O que o levou a {x} na escala de {min} a {max}?",
      "Ficou em {x}, sendo {max} o máximo. O que está por trás disso?",
      "Em que pensava ao dar {x} em {max}?",
    ],
    ranking: [
      "Pôs {x} em primeiro lugar. Por que razão?",
      "O que faz com que {x} venha primeiro para si?",
      "{x} está no topo da sua lista. Qual é o motivo?",
      "Como é que {x} ficou à frente dos outros?",
    ],
  },
  ar: {
    again: [
      "شكرا. أي هذه الخيارات هو الأقرب؟ إن لم يناسبك أي منها فقل ذلك ببساطة.",
      "فهمت. هل يناسبك أحد هذه الخيارات؟ إن لم يكن كذلك فلا بأس.",
      "سجلت ذلك. لو كان عليك أن تختار واحدا منها، فأيها تختار؟",
    ],
    choice: [
      "اخترت {x}. لماذا هذا الخيار؟",
      "ما الذي يقف وراء {x} بالنسبة إليك؟",
      "وقع اختيارك على {x}. كيف وصلت إلى هذه الإجابة؟",
      "بماذا كنت تفكر عند اختيار {x}؟",
    ],
    several: [
      "ما الذي جعلك تختار ذلك؟",
      "ما الذي يقف وراء اختيارك؟",
      "كيف وصلت إلى هذا الجواب؟",
      "بماذا كنت تفكر وأنت تختار؟",
    ],
    scale: [
      "اخترت {x} على المقياس من {min} إلى {max}. لماذا {x}؟",
      "ما الذي أوصلك إلى {x} على المقياس من {min} إلى {max}؟",
      "وضعت التقييم عند {x}، والحد الأعلى {max}. ما السبب؟",
      "بماذا كنت تفكر عندما أعطيت {x} من {max}؟",
    ],
    ranking: [
      "وضعت {x} في المرتبة الأولى. ما السبب؟",
      "ما الذي يجعل {x} يأتي أولا بالنسبة إليك؟",
      "{x} في أعلى قائمتك. ما السبب في ذلك؟",
      "كيف تقدم {x} على غيره؟",
    ],
  },
};
