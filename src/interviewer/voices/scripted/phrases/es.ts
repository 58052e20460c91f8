import type { PhraseBook } from "../phrase-book.ts";

export const spanish: PhraseBook = {
  language: "es",
  acknowledgements: ["Gracias.", "De acuerdo.", "Entiendo.", "Ya veo.", "Bien."],
  probes: {
    last_occasion: {
      plain: [
        "¿Podría contarme la última vez que pasó?",
        "Piense en la ocasión más reciente: ¿cómo fue?",
        "Cuénteme un día concreto en que fue así.",
        "¿Cómo transcurrió la vez más reciente, paso a paso?",
      ],
      quoting: [],
    },
    example: {
      plain: [
        "¿Podría darme un ejemplo?",
        "¿Cuál sería un caso concreto?",
        "Describa, por favor, una situación en la que lo notó.",
        "¿Cómo se ve eso en la práctica para usted?",
        "¿Cómo se nota eso en su vida diaria?",
      ],
      quoting: [],
    },
    what_next: {
      plain: [
        "¿Qué hizo después?",
        "¿Cómo siguió todo a partir de ahí?",
        "¿Qué ocurrió luego?",
        "¿Cómo terminó aquello?",
      ],
      quoting: [],
    },
    clarify: {
      plain: [
        "¿Cómo lo diría con otras palabras?",
        "¿Qué incluye eso para usted?",
        "¿A qué se refiere exactamente con ello?",
        "Explíquelo un poco más, por favor.",
      ],
      quoting: ["¿Qué tiene en mente cuando dice “{x}”?"],
    },
    feeling: {
      plain: [
        "¿Cómo fue eso para usted?",
        "¿Qué le pasó por la cabeza en ese momento?",
        "¿Cómo se sintió entonces?",
        "¿Cómo lo ve hoy, al recordarlo?",
      ],
      quoting: [],
    },
    contrast: {
      plain: [
        "¿Qué es distinto para usted entre los dos?",
        "¿Cómo se comparan, según su experiencia?",
        "¿Qué cambió de uno a otro?",
        "¿Cómo describiría la diferencia?",
      ],
      quoting: [],
    },
    echo: {
      plain: [
        "Siga, por favor.",
        "Le leo, continúe.",
        "Continúe con esa idea, por favor.",
        "Prosiga desde ahí.",
      ],
      quoting: ["Ha dicho “{x}”. Siga, por favor."],
    },
    reason: {
      plain: [
        "¿Qué hizo que fuera así para usted?",
        "¿Qué hay detrás de eso?",
        "¿Cómo llegó a verlo de ese modo?",
        "¿Qué le llevó a ello?",
      ],
      quoting: [],
    },
    condition: {
      plain: [
        "¿De qué depende para usted?",
        "¿En qué situaciones es así?",
        "¿Qué marca la diferencia de una vez a otra?",
        "¿Cuándo ocurre de ese modo, en particular?",
      ],
      quoting: [],
    },
    expand: {
      plain: [
        "Cuénteme un poco más, por favor.",
        "¿Qué más le viene a la mente sobre esto?",
        "¿Podría decir algo más al respecto?",
        "¿Cómo se lo explicaría a un amigo?",
        "Descríbalo con algo más de detalle.",
      ],
      quoting: [],
    },
  },
  named: [
    "¿Qué papel tiene “{x}” para usted?",
    "¿Cómo es “{x}” en su caso?",
    "Hábleme un poco más de “{x}”.",
    "¿Cómo encaja “{x}” en todo esto?",
  ],
  contrastEarlier: [],
  clarify: [
    "Tome la pregunta como mejor le encaje; lo que se le ocurra está bien.",
    "No hay un sentido oculto, así que responda desde su propia experiencia.",
    "Cualquier parte de ella sirve para empezar.",
  ],
  otherAngle: [
    "No pasa nada. ¿Qué ocasión le viene a la mente, aunque sea pequeña?",
    "No hace falta tener certeza. ¿Qué es lo primero en que piensa?",
    "Sin prisa. ¿Cuál es su impresión aproximada?",
    "Está bien así. ¿Por qué parte le resulta más fácil empezar?",
  ],
  skip: [
    "No hay problema, dejamos esa pregunta.",
    "Claro, pasamos a otra.",
    "De acuerdo, vamos con una distinta.",
    "Sin problema.",
  ],
  dontKnow: ["Está bien no saberlo, sigamos.", "No hace falta tener respuesta para todo.", "Está bien."],
  noAnswer: ["Dejemos esa pregunta y sigamos con otra.", "Paso a la siguiente pregunta.", "Sigamos."],
  repeat: "Aquí está otra vez:",
  meta: {
    robot: [
      "Soy un entrevistador automático, no una persona.",
      "Como decía, es un programa el que hace las preguntas para {organization}.",
    ],
    duration: ["Preguntas que quedan después de esta: {left}.", "Por ahora faltan tantas preguntas: {left}."],
    privacy: [
      "Sus respuestas llegan a {organization} y se usan para este estudio.",
      "El equipo de {organization} lee lo que usted escribe, para este estudio.",
    ],
    who: [
      "Esta entrevista, {interview}, se hace para {organization}, y yo soy su entrevistador automático.",
      "{organization} realiza este estudio y un programa hace las preguntas.",
    ],
    purpose: [
      "{organization} quiere conocer su propia experiencia, con sus propias palabras.",
      "Se trata de entender cómo ven el tema las personas.",
    ],
    incentive: [
      "Si este estudio ofrece un código, aparece en esta página después del último mensaje; yo no lo tengo.",
      "De eso se encarga la página cuando acabemos, no yo.",
    ],
    fatigue: [
      "Le entiendo, así que seré breve; preguntas que quedan después de esta: {left}.",
      "Seré breve; aún quedan después de esta: {left}.",
    ],
    other: [
      "Aquí no puedo responder a eso, pero el equipo verá su pregunta.",
      "Eso le toca al equipo; su pregunta queda anotada.",
      "No puedo decirlo, y guardo la pregunta para el equipo.",
    ],
  },
  noIncentive: ["Este estudio no tiene código ni pago."],
  retention: ["Se guardan durante {days} días."],
  contact: ["Para cualquier otra cosa puede escribir a {contact}."],
  backToQuestion: [
    "Volvamos a la pregunta de arriba, cuando quiera.",
    "La pregunta de arriba sigue abierta para usted.",
    "Puede responder ahora, con calma.",
  ],
  backAtTheEnd: ["Añada lo que todavía quiera decir.", "Puede agregar unas últimas palabras."],
  redirect: {
    off_topic: [
      "Le entiendo; volvamos, por favor, a la pregunta de arriba.",
      "Eso queda fuera de esta conversación, así que retome por favor la pregunta.",
      "Por ahora me gustaría quedarme con lo que he preguntado.",
      "Regresemos a lo que le preguntaba, cuando quiera.",
      "Le pido que vuelva conmigo a la pregunta.",
    ],
    instructions: [
      "Solo puedo hacer las preguntas de esta entrevista, así que responda con sus palabras, por favor.",
      "Eso queda fuera de lo que puedo hacer aquí.",
      "Me quedo con las preguntas de este estudio.",
      "Mi parte aquí es solo preguntar y escuchar.",
      "Sigamos con la entrevista, por favor.",
    ],
    unreadable: [
      "No he podido leer eso; inténtelo de nuevo con unas palabras.",
      "No llegó con claridad; escríbalo otra vez, por favor.",
      "No he entendido su mensaje; vuelva a escribirlo.",
      "Su último mensaje no se lee bien; dígalo de otra forma.",
      "Algo falló con ese mensaje; envíelo de nuevo, por favor.",
    ],
    empty: [
      "No veo palabras en eso; responda con una o dos frases, por favor.",
      "Póngalo en palabras, por favor.",
      "Unas palabras me ayudarían a seguirle.",
      "Aquí solo puedo trabajar con palabras, así que escriba algunas.",
      "Diga con palabras a qué se refiere.",
    ],
    greeting: [
      "Hola. Tómese su tiempo con la pregunta de arriba.",
      "Hola de nuevo. La primera pregunta está justo arriba.",
    ],
  },
  checkIn: ["Siento que esto le resulte duro.", "Lo siento; veo que esto le pesa."],
  crisis: [
    "Soy un programa y no puedo ayudar como una persona, pero lo que ha escrito importa. Si puede estar en peligro, llame ahora al número de emergencias de su país.",
    "Lo que ha escrito importa y debería oírlo una persona. Hable cuanto antes con emergencias o con alguien cercano.",
  ],
  support: ["Aquí hay apoyo: {support}.", "También puede acudir a este apoyo: {support}."],
  goOnOrStop: [
    "Podemos dejar esta pregunta, hacer una pausa o parar aquí. Escriba “continuar” para pasar a otra pregunta o “parar” para terminar.",
    "No hace falta decir más sobre ello. Con “continuar” vamos a otra pregunta y con “parar” acabamos.",
  ],
  crisisGoOn: [
    "No hace falta nada más de su parte. Si aun así quiere seguir, escriba “continuar”; con cualquier otro mensaje acabamos.",
    "No tiene que seguir. Solo “continuar” nos lleva adelante, y lo demás lo termina aquí.",
  ],
  offerStop: ["Puede parar cuando quiera. ¿Terminamos la entrevista aquí?", "Usted decide. ¿Acabamos ahora?"],
  withdraw: [
    "Paramos aquí. Puede hacer que se borre todo lo que ha escrito con su enlace privado a esta entrevista. Cualquier mensaje la termina ahora; solo “continuar” la reanuda.",
  ],
  anythingElse: "Esas eran mis preguntas. ¿Hay algo que no hayamos tratado y que quiera añadir?",
  recapLead: "Antes de terminar, estas son algunas de las cosas que ha dicho:",
  recapAsk: "Corrija o añada lo que quiera, o diga simplemente que está bien así.",
  closing:
    "Gracias por participar, su opinión es valiosa. Con esto concluye nuestra entrevista. ¡Que tenga un buen día!",
};
