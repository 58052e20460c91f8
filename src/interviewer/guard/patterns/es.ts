import { buildPatterns } from "./build.ts";

export const spanish = buildPatterns({
  praise:
    "qué (?:interesante|buen\\p{L}*|valiente|bonito|inteligente)|muy (?:bien|interesante|valiente|valios\\p{L}+|acertad\\p{L}+)|(?<!hago una )(?:gran|excelente|buen[ao]?) (?:respuesta|pregunta|ejemplo|idea|observación|punto|trabajo)|(?:estoy )?(?:totalmente )?de acuerdo con (?:usted|eso)|hizo (?:usted )?(?:muy )?bien|hizo lo correcto|tiene (?:todo el |mucho )?sentido|(?:es|me parece) (?:muy |totalmente |completamente )?(?:comprensible|injusto|admirable|lógico|interesante)|no fue culpa suya",
  praiseStart:
    "excelente|perfecto|genial|estupendo|maravillos[oa]|fantástic[oa]|increíble|fascinante|interesante|exacto|exactamente|totalmente",
  concession:
    "tiene (?:usted )?(?:toda la |mucha )?razón|tienes (?:toda la |mucha )?razón|es (?:verdad|cierto)",
  apology: "perd[oó]n\\p{L}*|disculp\\p{L}*|lo siento|error mío|lamento",
  advice:
    "(?:usted )?(?:debería(?!mos)|deberías|tendría que|tendrías que)|(?:le|te) (?:recomiendo|aconsejo|sugiero)|por qué no (?:prueba|intenta|habla|pide|busca)\\p{L}*|sería (?:bueno|mejor|conveniente) (?:que|hablar|pedir)|no sea tan dur[oa]|intente no|vale la pena \\p{L}+r",
  askedAdvice: "ha (?:pensado|considerado|probado) (?:en |con )?\\p{L}+[aei]r",
  clinical:
    "ansiedad|depresi\\p{L}+|burn-?out|estrés postraumático|trauma\\p{L}*|trastorno|síndrome|síntomas?|duelo|perfeccionis\\p{L}+|adicci\\p{L}+|paranoi\\p{L}+",
  leading:
    "¿?no (?:cree|crees|le parece|te parece|piensa|piensas|diría)(?: usted)?|verdad\\?|[¿,] ?no es (?:cierto|así|verdad)\\?|¿no\\?|seguro que|seguramente|obviamente|sin duda|está claro que|supongo que|imagino que (?:usted|se|le)|debió (?:de )?sentir\\p{L}*|la mayoría de la gente|cómo de (?:mal|bien|difícil|frustrante|enfadad[oa]|terrible)|por qué no (?:le dijo|dijo|avisó|preguntó)",
  promises:
    "(?:se lo |le |te lo |te )?(?:prometo|prometemos|garantizo|garantizamos|aseguro|aseguramos)|quedará entre nosotros|queda entre nosotros|todo (?:irá|va a ir|saldrá) bien|va a mejorar|mejorará|nos pondremos en contacto|(?:le|te) (?:enviaremos|llamaremos|escribiremos|avisaremos)|nadie (?:se enterará|lo sabrá|va a saber\\p{L}*)",
  inventions:
    "(?:total|completa|absoluta|estricta|plena)mente (?:anónim\\p{L}+|confidencial\\p{L}*|segur\\p{L}+)|100 ?% (?:anónim\\p{L}+|confidencial\\p{L}*)|nadie (?:más )?(?:verá|lee|leerá|ve|sabrá|tiene acceso)|(?:estudios|investigaciones|expertos) (?:muestran|demuestran|dicen|indican)|es (?:muy |bastante )?(?:común|habitual|frecuente|normal) (?:que|en|entre)|según la ley|por ley",
  studyWords:
    "anónim\\p{L}+|confidencial\\p{L}*|cifrad\\p{L}+|encriptad\\p{L}+|servidor\\p{L}*|comité|ética|publicar\\p{L}*|grabad\\p{L}+|terceros|gobierno|financiad\\p{L}+|tarjeta regalo|sorteo|premio",
  otherPeople:
    "otr[oa]s? (?:participantes?|entrevistad[oa]s?|encuestad[oa]s?|personas (?:que|a las que) (?:hemos |he )?(?:entrevist\\p{L}+|habl\\p{L}+))|(?:hemos|he) (?:hablado con|entrevistado a)",
  instructions:
    "mis instrucciones|mi prompt|me (?:han )?(?:dicho|ordenado|programado) (?:que|para)|json|movimientos permitidos",
  pose: "como (?:modelo de lenguaje|ia|inteligencia artificial)|no soy (?:un |una )?(?:robot|máquina|programa)|soy (?:una |un )?(?:persona|human[oa])|a mí también me pas\\p{L}+|no puedo ayudar\\p{L}* con eso",
  ending:
    "(?:con esto )?(?:termina|terminamos|concluye|concluimos|finaliza|finalizamos|acaba|acabamos) (?:la|nuestra|esta|aquí la) (?:entrevista|conversación)|(?:es|este es) el final de (?:la|nuestra|esta)|la entrevista ha (?:terminado|concluido|acabado)|gracias por (?:participar|su participación|tu participación)|adiós|hasta (?:luego|pronto|la próxima)|que (?:tenga|tengas|pase) (?:un )?(?:buen|lindo|excelente)",
  opens:
    "podría|podrías|puede|puedes|pudiera|(?:querría|quiere|quieres) (?:usted )?\\p{L}+r\\p{L}*|me (?:cuenta|daría|da|dice|diría|explica|puede)|(?:lo|la) intenta|(?:hay|hubo|había|habría) (?:algo|alguna?|algún|alguien|otr[oa]s?|más|momentos|veces|cosas)|alguna vez|le gustaría|te gustaría|prefiere|recuerda|es (?:eso )?(?:correcto|así como)|le parece bien|está bien si|algo más",
  questionWord: "qué|cómo|cuándo|dónde|adónde|por qué|quién(?:es)?|cuál(?:es)?|cuánt[oa]s?|en qué|para qué",
  second:
    "(?:y|o|pero|además|también),? (?:(?:a|de|en|con|por|para) )?(?:qué|cómo|cuándo|dónde|por qué|quién|cuál|cuánt\\p{L}+)",
  request:
    "cuénte(?:me|nos)|cuénta(?:me|nos)|díga(?:me|nos)|dime|descríba\\p{L}*|explíque\\p{L}*|explíca\\p{L}*|hábleme|háblame|por favor|me gustaría (?:saber|oír|entender|escuchar)|quisiera (?:saber|entender)|siga|continúe|adelante|piense",
  lead: "y|pero|entonces|bueno|bien|vale|gracias|entiendo|ya veo|de acuerdo|claro|ahora",
  or: "o|u",
  mention: "(?:usted )?(?:mencionó|mencionaste|habló de|hablaste de)",
});
