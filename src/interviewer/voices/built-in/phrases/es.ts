import type { PhraseBook } from "../phrase-book.ts";
import { spanishProbes } from "./probes/es.ts";

export const spanish: PhraseBook = {
  language: "es",
  quoteMarks: ["“", "”"],
  acknowledgements: {
    plain: ["Ya veo.", "Entiendo.", "Comprendo.", "De acuerdo.", "Ya entiendo."],
    complaint: [
      "Le pido disculpas, debí fijarme.",
      "Perdone, se me había pasado.",
      "Disculpe, ha sido un despiste mío.",
      "Lo siento, no he estado al tanto.",
      "Perdone.",
    ],
    feeling: [
      "Se nota que esto le importa.",
      "Eso no es poca cosa.",
      "Eso no debe de ser fácil.",
      "Entiendo que le dé vueltas.",
      "Eso se queda dentro.",
      "Una cosa así pesa.",
    ],
    harm: [
      "Eso tuvo que ser muy duro.",
      "Lo siento mucho, eso tuvo que ser difícil.",
      "Siento mucho que pasara por eso.",
      "Eso pesa mucho, lo siento.",
      "Lo siento de verdad, suena a una época difícil.",
      "Siento que le ocurriera eso.",
    ],
  },
  told: [
    "Gracias por contármelo.",
    "Gracias, eso me ayuda a entenderlo.",
    "Le agradezco que lo diga.",
    "Gracias por entrar en ello.",
    "Gracias por contarme eso.",
  ],
  kept: [
    "Gracias por su confianza.",
    "Gracias por hablar con tanta franqueza.",
    "Me alegro de que lo haya dicho.",
  ],
  heavyAgain: ["Le escucho.", "Eso es mucho."],
  leaveIt: [
    "Podemos dejarlo aquí si lo prefiere.",
    "Si prefiere no entrar en eso, dígamelo.",
    "Cuente solo lo que quiera contar.",
    "Y si no quiere seguir con esto, no pasa nada.",
  ],
  probes: spanishProbes,
  clarify: [
    "Perdone, no lo he dicho muy claro. Solo quiero saber cómo es en su caso; empiece por donde quiera.",
    "No tiene ningún truco. Me vale lo que le venga a la cabeza de su propia vida.",
    "Lo digo en el sentido corriente. Con un ejemplo suyo es más que suficiente.",
    "Tómelo como mejor le encaje. Algo que haya visto o hecho usted es un buen comienzo.",
  ],
  clarifySimply: "Dicho más sencillo:",
  clarifyProbe: {
    either: [
      "Cualquiera de las dos cosas. ¿Cuál le viene primero a la cabeza?",
      "Las dos valen. ¿Cuál prefiere contarme?",
    ],
    quote: [
      "Me refería a donde escribió {x}. Quería saber si hay algo más detrás; si no, seguimos.",
      "Solo si hay algo más en {x}. Si no lo hay, está bien, y seguimos.",
    ],
    plain: [
      "Me refería a cualquier cosa de lo que acaba de contar, la que usted quiera. Si no hay nada, seguimos.",
      "Solo si añadiría algo a su última respuesta. Si no, dígalo y paso a la siguiente pregunta.",
    ],
  },
  clarifyEnd: {
    missed: [
      "Dejé fuera lo importante, lo siento; todo queda guardado. ¿Sobre qué parte le gustaría decir algo más?",
    ],
    anythingElse: [
      "Me refiero a cualquier cosa que el equipo deba saber y que yo no haya preguntado. Si no hay nada, no pasa nada.",
      "Algo que tenga que ver con esto y que no haya salido. Si no se le ocurre nada, dígamelo sin más.",
    ],
    recap: [
      "Son frases que escribió usted antes. Quiero saber si hay algo importante que esté mal o que falte.",
      "He elegido algunas frases suyas. Dígame solo si dan una idea equivocada.",
    ],
  },
  otherAngle: [
    "No pasa nada. ¿Qué es lo primero que le viene a la cabeza, aunque sea pequeño?",
    "No hace falta tenerlo claro. ¿Qué diría usted a ojo?",
    "Con calma. ¿Por qué parte le resulta más fácil empezar?",
    "Está bien. ¿Qué diría si tuviera que elegir algo?",
    "Tómese su tiempo. ¿En qué le hace pensar?",
  ],
  skip: [
    "Sin problema, dejamos esa pregunta.",
    "Claro, pasemos a otra distinta.",
    "Por supuesto, esa nos la saltamos.",
    "De acuerdo, no hace falta contestarla.",
    "Como quiera, vamos con otra.",
    "Sin problema.",
  ],
  dontKnow: [
    "No pasa nada, probemos con otra cosa.",
    "No todo tiene respuesta, no se preocupe.",
    "Está bien, seguimos con otra.",
    "No pasa nada.",
  ],
  noAnswer: [
    "Dejemos esa por ahora.",
    "Mejor le pregunto otra cosa.",
    "Probemos con una pregunta diferente.",
    "Sigamos.",
  ],
  repeat: "Aquí la tiene otra vez:",
  simple:
    "Soy un entrevistador automático sencillo: sigo una lista de preguntas y se me escapan cosas, así que cuente lo que le importe aunque no se lo pregunte.",
  opening:
    "Lo que escriba aquí se guarda, lo lee el equipo de {organization} que lleva este estudio y puede citarse sin su nombre; no ponga nombres que prefiera no compartir.",
  anonymous: [
    "En cuanto a su nombre, sí: no se le pregunta, y solo aparece si usted lo escribe. Lo demás lo lee el equipo de {organization}, que puede citarlo sin su nombre. Desde el menú de esta página puede borrarlo todo.",
    "Su nombre no hace falta, y lo que no escribe no lo ve nadie. El texto lo lee el equipo de {organization}, que podría citarlo sin nombres. En el menú de esta página se puede borrar todo.",
  ],
  meta: {
    robot: [
      "Soy un programa que hace entrevistas, no una persona. Lo que escribe lo leen personas de {organization}.",
      "Está hablando con un programa. Hace las preguntas para {organization}, y allí hay personas que leen las respuestas.",
      "Un programa, sí; las personas que lo leen están en {organization}.",
    ],
    privacy: [
      "Lo que escribe lo leen las personas de {organization} que llevan este estudio, con los nombres o lugares que ponga.",
      "Lo lee el equipo del estudio en {organization}, tal como usted lo escribe, también los nombres que mencione.",
      "Sus palabras se guardan para {organization}, y quienes llevan el estudio allí pueden leerlas.",
    ],
    return: [
      "Sí. Copie su enlace privado en el menú de esta página; le trae de vuelta a este punto.",
      "Se puede. Su enlace privado está en el menú de esta página y abre la entrevista donde la dejó.",
    ],
    passed_on: [
      "No paso nada a gente que usted conozca; lo lee el equipo del estudio en {organization}, tal como lo escribe.",
      "De mi parte, no. Va a las personas de {organization} que llevan este estudio, con los nombres que usted ponga.",
    ],
    fine: [
      "Sí, dígalo como le salga; aquí no hay respuestas buenas ni malas.",
      "Así está bien, cuente tanto o tan poco como quiera.",
    ],
    missed: [
      "Perdone, se me pasó su pregunta. ¿Cuál era?",
      "Lo siento, eso se me escapó. ¿Qué quería saber?",
    ],
    who: [
      "Este estudio lo lleva {organization}. Yo soy el programa que hace sus preguntas.",
      "Detrás del estudio están las personas de {organization}; yo solo pregunto por ellas.",
    ],
    purpose: [
      "Pregunto porque {organization} quiere saber cómo lo vive la gente de verdad.",
      "El equipo de {organization} quiere aprender de lo que las personas han vivido, por eso pregunto.",
    ],
    incentive: [
      "El código aparece en esta página al final; yo no lo tengo.",
      "De eso se encarga la página cuando terminemos, no tiene que hacer nada ahora.",
    ],
    fatigue: ["Entiendo, a partir de aquí seré breve.", "Lo entiendo, vamos rápido."],
    other: [
      "Eso no lo sé, lo siento.",
      "A eso no le puedo responder yo.",
      "Para eso no tengo respuesta, perdone.",
      "La verdad es que no sabría decirle.",
    ],
  },
  left: {
    none: [
      "Esta es mi última pregunta, así que unos {minutes} minutos.",
      "Después de esta no hay más, unos {minutes} minutos.",
    ],
    one: [
      "Queda una pregunta más después de esta, unos {minutes} minutos.",
      "Tras esta solo falta una, más o menos {minutes} minutos.",
    ],
    many: [
      "Quedan {left} preguntas después de esta, unos {minutes} minutos.",
      "Después de esta tengo {left} más, aproximadamente {minutes} minutos.",
      "Todavía faltan {left} tras esta, cerca de {minutes} minutos.",
    ],
    atTheEnd: ["Ya estamos al final, un minuto más o menos.", "Eso era todo; solo queda este último paso."],
  },
  noIncentive: [
    "En este estudio no hay código ni pago.",
    "Que yo sepa, este estudio no ofrece ninguna compensación.",
  ],
  retention: ["Se borra a los {days} días.", "Se guarda durante {days} días."],
  contact: [
    "El equipo puede decirle más: {contact}.",
    "Para eso puede escribir o llamar aquí: {contact}.",
    "Aquí puede preguntar: {contact}.",
  ],
  noContact: [
    "Lo sabrán las personas de {organization} que llevan el estudio, y leerán aquí su pregunta.",
    "El equipo de {organization} verá que lo ha preguntado.",
  ],
  backToQuestion: ["Vuelvo a mi pregunta:", "La pregunta otra vez:", "Seguimos con esto:"],
  backAtTheEnd: [
    "¿Hay algo más que quiera decir antes de terminar?",
    "¿Quiere añadir o corregir alguna cosa?",
    "La última palabra es suya.",
  ],
  redirect: {
    off_topic: [
      "Si le parece, me quedo de momento con mi pregunta.",
      "Le entiendo, aunque yo preguntaba por otra cosa. ¿Qué diría a la pregunta de arriba?",
      "Volvamos a lo que le preguntaba, si no le importa.",
      "Eso se sale un poco de lo que podemos tratar aquí, así que regreso a la pregunta.",
      "Retomemos donde estábamos.",
    ],
    instructions: [
      "Yo solo puedo hacer las preguntas de este estudio. ¿Qué respondería a la de arriba?",
      "Eso no lo puedo hacer aquí. Me sigue interesando lo que usted diga.",
      "Estoy aquí para preguntar y escuchar, así que sigamos con la pregunta.",
      "Me atengo a la entrevista, si no le importa.",
      "Quedémonos con la pregunta de arriba.",
    ],
    unreadable: [
      "Perdone, no he podido leerlo. Escríbalo otra vez, por favor.",
      "El mensaje ha llegado ilegible. Inténtelo de nuevo.",
      "No lo he entendido bien. Dígalo de otra manera, por favor.",
      "Creo que algo falló con ese mensaje. Mándelo otra vez, por favor.",
      "Sigo sin poder leerlo, lo siento. Bastan unas pocas palabras.",
    ],
    empty: [
      "No me ha llegado ninguna palabra. Con una frase basta.",
      "Aquí no ha llegado nada. ¿Qué diría usted?",
      "¿Podría ponerlo en palabras?",
      "Solo puedo leer palabras, así que ¿cómo lo diría?",
      "Con unas pocas palabras basta, cuando quiera.",
    ],
    greeting: [
      "¡Hola! Tómese su tiempo con la pregunta de arriba; no hay prisa.",
      "¡Buenas! Cuando quiera, la primera pregunta está justo arriba.",
      "Hola, me alegra que esté aquí. Empiece por la pregunta de arriba.",
    ],
  },
  checkIn: ["Lo siento, parece que ahora mismo esto es muy duro.", "Lo siento mucho, es mucho de golpe."],
  crisis: [
    "Soy un programa y no puedo ayudar como una persona, pero lo que ha escrito importa. Si alguien está en peligro, llame ahora al número de emergencias.",
    "Lo que ha escrito es serio y merece que lo escuche una persona. Llame enseguida a emergencias o a alguien cercano.",
  ],
  support: ["Aquí puede hablar con alguien: {support}.", "También puede llamar aquí: {support}."],
  goOnOrStop: [
    "Podemos parar aquí o seguir, como usted prefiera. Escriba “parar” o “seguir”.",
    "No hace falta decir más sobre esto. Escriba “seguir” para otra pregunta o “parar” para terminar.",
  ],
  crisisGoOn: [
    "No tiene que escribir nada más. Si aun así quiere continuar, escriba “seguir”; si no, lo dejamos aquí.",
    "Dejamos aquí la entrevista, a no ser que escriba “seguir”.",
  ],
  offerStop: ["Claro, puede parar cuando quiera. ¿Lo dejamos aquí?", "Lo decide usted. ¿Terminamos ahora?"],
  withdraw: [
    "Claro, paramos. Con su enlace privado a esta entrevista puede borrar todo lo que ha escrito. Si a pesar de todo quiere continuar, escriba “seguir”; cualquier otra cosa la termina.",
  ],
  anythingElse: [
    "Esa era mi última pregunta. ¿Hay algo que no le haya preguntado y que quiera contarnos?",
    "Hasta aquí mis preguntas. ¿Hay algo que debamos saber y que no haya salido todavía?",
  ],
  recapLead: "Antes de terminar, estas son algunas cosas que me ha contado, con sus palabras:",
  recapAsk: "¿Qué he entendido mal o qué falta?",
  farewells: {
    plain: ["Eso era todo lo que quería preguntarle.", "Con esto llego al final de mis preguntas."],
    heavy: [
      "Algunas de estas cosas no habrán sido fáciles de escribir.",
      "Había mucho en lo que me ha contado.",
    ],
    stopped: ["De acuerdo, lo dejamos aquí.", "Está bien, paramos aquí."],
    withdrawn: ["Paramos aquí. Con su enlace privado aún puede borrarlo todo."],
    limit: ["Se nos ha acabado el tiempo."],
  },
  whatNext: [
    "El equipo de {organization} leerá lo que ha escrito, junto con lo que han contado otras personas.",
    "Ahora lo que ha escrito lo leen las personas de {organization} que llevan el estudio.",
  ],
  laterContact: ["Si más tarde se le ocurre algo: {contact}."],
  distressClosing: [
    "Lo dejamos aquí. Ha contado suficiente y no hace falta nada más. Cuídese mucho, y hable con alguien de confianza si puede.",
  ],
  distressSupport: ["Y cuando quiera hablar con alguien: {support}."],
  closing:
    "Gracias por participar, su opinión es valiosa. Con esto concluye nuestra entrevista. ¡Que tenga un buen día!",
};
