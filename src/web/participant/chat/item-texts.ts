/** What stands around the options of a closed question; it comes with them, so that no page loads it without need. */
interface ItemTexts {
  choose: string;
  order: string;
  /** {option} */
  up: string;
  down: string;
  send: string;
}

const english: ItemTexts = {
  choose: "Choose an answer, or type your own below",
  order: "Put these in order, the first one on top",
  up: "Move {option} up",
  down: "Move {option} down",
  send: "Send this answer",
};

const byLanguage: Readonly<Record<string, ItemTexts>> = {
  es: {
    choose: "Elija una respuesta o escriba la suya abajo",
    order: "Póngalas en orden, con la primera arriba",
    up: "Subir {option}",
    down: "Bajar {option}",
    send: "Enviar esta respuesta",
  },
  fr: {
    choose: "Choisissez une réponse ou écrivez la vôtre ci-dessous",
    order: "Mettez-les dans l'ordre, la première en haut",
    up: "Monter {option}",
    down: "Descendre {option}",
    send: "Envoyer cette réponse",
  },
  de: {
    choose: "Wählen Sie eine Antwort oder schreiben Sie unten Ihre eigene",
    order: "Bringen Sie alles in Ihre Reihenfolge, das Erste nach oben",
    up: "{option} nach oben",
    down: "{option} nach unten",
    send: "Diese Antwort senden",
  },
  pt: {
    choose: "Escolha uma resposta ou escreva a sua abaixo",
    order: "Coloque por ordem, com a primeira em cima",
    up: "Mover {option} para cima",
    down: "Mover {option} para baixo",
    send: "Enviar esta resposta",
  },
  ar: {
    choose: "اختر إجابة أو اكتب إجابتك أدناه",
    order: "رتبها، والأولى في الأعلى",
    up: "نقل {option} إلى الأعلى",
    down: "نقل {option} إلى الأسفل",
    send: "إرسال هذه الإجابة",
  },
};

export function itemTextsOf(language: string): ItemTexts {
  return byLanguage[language] ?? english;
}
