import { anyOf, type LabelRules, startOf, wholeOf } from "./rules.ts";

const preposition = "(?:a|ante|con|de|desde|en|hasta|para|por|sobre|cada)";
const factNoun =
  "(?:horas?|días?|edad|años?|mes|fechas?|frecuencia|marcas?|modelos?|números?|ciudad|país|pueblo|barrio|calle|talla|color|porcentaje|distancia|tamaño|línea|equipo|instrumento|carrera|asignatura|periódico|banco|empresa|versión|estación|apellido|nombre|precio|título|raza)";
const factStart = `(?:${preposition} )?(?:cuándo|cuando|cuánt[oa]s?|cuant[oa]s?|dónde|donde|adónde|quién(?:es)?|quien(?:es)?|(?:qué|que|cuál) ${factNoun}|cuál (?:es|era|fue) (?:el|la|su|tu) ${factNoun}|cómo se llama(?:ba)?n?|cómo te llamas|cómo de (?:lejos|grande|alto|largo))`;
const told =
  "(?:contar|explicar|describir|hablar|relatar|narrar|dar|mostrar|enseñar|ayudar|compartir|ampliar|detallar|comentar|poner|aclarar|recordar)(?:me|nos)?";
const may = "(?:puede|puedes|podría|podrías|pueden|podrían|pudiera|pudieras)(?: usted)?(?: por favor)?";
const asked =
  "(?:por qué|para qué|qué|cómo|cuándo|cuánt[oa]s?|dónde|adónde|quién(?:es)?|cuál(?:es)?|por que|cuant[oa]s?|quien|donde)";
const judged =
  "(?:horribles?|terribles?|mal[oa]?s?|pésim[oa]s?|frustrantes?|molest[oa]s?|difícil(?:es)?|genial(?:es)?|increíbles?|maravillos[oa]s?|injust[oa]s?|car[oa]s?|lent[oa]s?|aburrid[oa]s?)";

/** Spanish, in the polite and the familiar form. */
export const labelRules: LabelRules = {
  leadIn:
    /^(?:[¿¡]+\s*|(?:y|e|pero|entonces|pues|bueno|bien|muy bien|vale|ok|okey|de acuerdo|claro|ah|ajá|mm+|hola|buenos días|buenas tardes|gracias(?: por (?:eso|contarlo|compartirlo))?|muchas gracias|perfecto|entiendo|ya veo|ya|perdón|disculpe|disculpa|además|también|por último|para (?:empezar|terminar|acabar)|una (?:última )?(?:pregunta|cosa)(?: más)?|y qué hay de|ahora|primero|luego|después|dígame|dime|por favor|por cierto|según usted|en su opinión|en tu opinión|volviendo a (?:eso|lo anterior)|solo por curiosidad)(?:[,:.;…]+\s*|\s+)|(?:cuando|si piensa en|si piensas en|pensando en|en|durante|antes de|después de|desde)\s[^,?¿]{2,80},\s*(?=[¿\p{L}]))+/u,
  asks: startOf(
    `(?:${preposition} )?(?:qué|cómo|cuándo|cuánt[oa]s?|dónde|adónde|quién(?:es)?|cuál(?:es)?)`,
    "(?:por|para) que",
    "(?:que|como|cual|cuando|donde|quien|cuant[oa]s?) [^?]*\\?",
    "(?:tienes|usas|vas|haces|eres|estás|has|habías|puedes|quieres|prefieres|sabes|recuerdas|vives|trabajas|compras|juegas|comes|fuiste|hiciste|tuviste)",
    "(?:te|le) (?:gusta|gustó|acuerdas|parece|pareció|cuesta|ha|molesta)",
    "(?:se acuerda|ha \\p{L}+(?:ado|ido|to|cho) (?:alguna vez|ya))",
  ),
  request: startOf(
    `(?:me |nos )?${may} (?:por favor )?${told}`,
    `(?:me |nos )?${may} decir(?:me|nos)?(?! (?:${factStart})(?!\\p{L}))`,
    "(?:le|te|os) importaría (?:contar|explicar|describir|hablar|decir)(?:me|nos)?",
    "(?:explíquel[oa]|descríbal[oa]|cuéntel[oa]|explícal[oa]|descríbel[oa]|cuéntame|cuénteme|cuéntenos|cuenta|cuente|contame|háblame|hábleme|habla|hable|explícame|explíqueme|explica|explique|descríbeme|descríbame|describe|describa|relate|narra|narre|ponga un ejemplo|dame|deme|ayúdame a|ayúdeme a|piensa en|piense en|recuerda|recuerde|muéstrame|muéstreme|profundice|amplíe)(?! (?:usted )?(?:cuánt|cuándo))",
    `(?:dígame|dime)(?! (?:${factStart})(?!\\p{L}))`,
    "(?:me gustaría|quisiera|querría|quiero|me encantaría) (?:saber|oír|escuchar|entender|conocer|que me (?:cuente|cuentes|hable|hables|explique|expliques))",
    "(?:tiene|tienes|hay) (?:algún|un) ejemplo",
  ),
  prepares: startOf(
    "(?:se acuerda|te acuerdas|recuerda|recuerdas|recuerde|se acuerdan|piense en|piensa en|volvamos a)",
    `${may} (?:recordar|pensar en|acordarse|acordarte)`,
    "(?:ha|has) (?:tenido|vivido|pasado|estado) (?:alguna vez|algún|alguna)",
    "hay (?:algún|alguna|algo)",
  ),
  leading: [
    /^(?:\p{L}+,? )?(?:es|era|fue|son) [^,.?¿]{0,30}(?:magnífic|fantástic|estupend|excelent|maravillos|genial|increíbl|horribl|terribl|espantos|pésim)[^?¿]{0,120}, ?¿/u,
    /[,.…]? ¿\s*(?:verdad|no|cierto|no es (?:cierto|verdad|así)|a que (?:sí|no)|eh|o no|correcto|no cree(?:s)?|no te parece|no le parece)\s*\?/u,
    /, (?:verdad|no|cierto|no es (?:cierto|verdad|así)|correcto|eh)\s*\?/u,
    /(?:^|[¿,]\s?)(?:y |pero |entonces |pues )*no (?:(?:te|se) (?:arrepiente|aburre|cansa|avergüenza|enfada)s?|lamentas?|cree|crees|piensa|piensas|(?:le|te) (?:parece|pareció|molesta|molestó|da|gustaría|resulta|enfada)|es|son|fue|era|está(?:s)? de acuerdo|debería(?:s|n)?|sería|habría sido|siente|sientes|encuentra|encuentras|preferiría(?:s)?|opina|opinas)(?!\p{L})/u,
    anyOf(
      "seguro que",
      "por qué (?:\\p{L}+ )?(?:malgast|desperdici|tira[sn]? )\\p{L}*",
      "seguramente",
      "sin duda",
      "obviamente",
      "evidentemente",
      "claramente",
      "por supuesto",
      "desde luego",
      "está claro que",
      "es obvio que",
      "todo el mundo (?:sabe|piensa|dice|cree)",
      "todos sabemos",
      "la mayoría de la gente",
      "nadie (?:quiere|usa|cree)",
      "(?:está|estás|estaría|estarías) de acuerdo (?:en|con|conmigo)(?: que)?",
      "deb(?:ió|e|es|iste|ías?) (?:de )?(?:ser|estar|haber|sentir(?:se|te)?)",
      "supongo que",
      "me imagino que",
      `(?:qué tan|cuán|cómo de) ${judged}`,
      "por qué no (?:simplemente|se limitó|te limitaste)",
    ),
  ],
  double: [
    /^(?:es|era|fue|son) (?:muy )?\p{L}+ y (?:muy )?\p{L}+(?: (?:de|para) \p{L}+)?\s*\?$/u,
    anyOf(`(?:y|e|o|pero|además)(?: también| además| si es así)?,? ¿?(?:${preposition} )?${asked}`),
    /^(?!.*(?:qué|cómo|por qué|cuándo|cuánt|dónde|quién)).*[ ,]y (?:le|te|lo|la|les|se|los|las) \p{L}+/u,
    /^.* y también (?:de|sobre|por|a|en|cómo|qué) /u,
  ],
  hypothetical: [
    /(?<!\p{L})(?:imagina|imagine|imagínate|imagínese|imaginemos|supón|suponga|supongamos|suponiendo|pongamos que|digamos que)(?!\p{L})/u,
    /(?<!\p{L})si (?:\p{L}+ ){0,3}\p{L}+(?:ara|era|iera|ase|iese|aras|ieras|eras|aran|ieran|eran|áramos|iéramos)(?!\p{L})/u,
    /(?<!\p{L})(?<!(?:la|una|mi|su|tu|esa|esta|de|en|doña|pastel|otra) )(?!pod|gustar|desear|explicar|describir|diría|sería un (?:caso|ejemplo)|encantar|quer|importar|prefer(?:ía)|refer|requer|diría(?:s)? que|deber|bater|maría)\p{L}*(?:ar|er|ir|dr|br|hr)(?:ía|ías|ían|íamos|íais)(?!\p{L})/u,
    /^(?!.*(?:frecuencia|veces|cuánto|a menudo)).*(?<!\p{L})(?:va|vas|van) a (?!menudo)\p{L}+[aei]r(?:l[aeo]s?|se|te|me)?(?!\p{L})/u,
    /(?<!\p{L})\p{L}+(?:ar|er|ir|dr|br)(?:á|ás|án|éis)(?!\p{L})/u,
    /(?<!\p{L})(?:qué harías?|estaría(?:s)? dispuest[oa]|le gustaría (?:tener|que (?:hubiera|existiera|fuera)))/u,
  ],
  open: [
    startOf(
      "cuál (?:es|era|fue|ha sido) (?:la|el|lo|su|tu) (?:parte|momento|razón|motivo|mayor|experiencia)",
    ),
  ],
  fact: [
    startOf(factStart, `(?:me )?${may} decir(?:me)? (?:${factStart})`, `(?:dígame|dime) (?:${factStart})`),
    /^(?:es|fue|era|eso fue|y eso fue) (?:cuándo|dónde)/u,
  ],
  closed: [/^(?:qué|cuál) (?:prefier|(?:le|te) gusta más|es mejor|eleg|escog)[^?]* o /u],
  openWord:
    /(?<!\p{L})(?:qué|cómo|por qué|cuál(?:es)?)(?!\p{L})|^(?:(?:por|para|en|de|a|con) )?(?:que|como|cual)(?!\p{L})/u,
  nod: wholeOf(
    "(?:(?:a(?:já|ha|jam)|ah|oh|h?m+|m+h+m+|uh|ok|okey|vale|bien|muy bien|bueno|claro|sí|si|ya|ya veo|entiendo|lo entiendo|entendido|comprendo|de acuerdo|gracias|muchas gracias|gracias por (?:contarlo|compartirlo|decírmelo)|perfecto|continúe|continúa|continua|continue|siga|sigue|prosiga|prosiga desde ahí|le leo|te leo|con esa idea|adelante|por favor|le escucho|te escucho|tómese su tiempo|tómate tu tiempo|sin prisa|qué interesante)(?: |$)){1,8}",
  ),
  neutralProbe: wholeOf(
    "(?:(?:y|ok|vale|bien|entiendo|ajá|ya|pero|gracias) )*(?:(?:me )?(?:puede|puedes|podría|podrías) )?(?:luego|después|entonces|luego qué|entonces qué|después qué|cuénteme (?:más|algo más|un poco más)|cuéntame (?:más|algo más|un poco más)|(?:contarme|decirme|contar|decir) (?:algo |un poco )?más|dígame más|dime más|qué más|algo más|qué pasó(?: (?:luego|después|entonces))?|qué ocurrió(?: (?:luego|después))?|por qué(?: (?:fue|es) (?:eso|así))?|cómo es eso|cómo así|cómo fue eso|por ejemplo|en qué sentido|qué quiere decir(?: con eso)?|qué quieres decir(?: con eso)?|a qué se refiere|a qué te refieres)(?: sobre eso| de eso| por favor)?",
  ),
  rude: anyOf(
    "tonter[ií]as?",
    "est[uú]pid(?:o|a|os|as|ez)",
    "estupidez",
    "idiotas?",
    "imb[eé]cil(?:es)?",
    "tont[oa]s?",
    "c[aá]ll(?:ate|ese|a|e)",
    "cierra la boca",
    "me da igual(?: lo que)?",
    "no me importa",
    "a qui[eé]n le importa",
    "y a m[ií] qu[eé]",
    "(?:est[aá]s?|usted est[aá]) mintiendo",
    "mentiros[oa]",
    "mientes?",
    "mierda",
    "qu[eé] aburrid[oa]",
    "no (?:tiene|tienes) ni idea",
    "no te creo",
    "basura",
    "rid[ií]cul[oa]",
  ),
  rushed: new RegExp(
    `${
      anyOf(
        "r[aá]pido,? por favor",
        "por favor,? (?:m[aá]s )?r[aá]pido",
        "(?:conteste|contesta|responda|responde|hable|habla|vaya|hágalo|un poco) (?:m[aá]s )?r[aá]pido",
        "dese prisa",
        "date prisa",
        "ap[uú]r(?:ate|ese)",
        "al grano",
        "s[ií] o no",
        "sea breve",
        "s[eé] breve",
        "brevemente",
        "en una palabra",
        "(?:solo|sólo|simplemente) (?:conteste|contesta|responda|responde)",
        "(?:conteste|contesta|responda|responde) (?:solo|sólo|ya|de una vez)",
        "no (?:tengo|tenemos|hay) (?:mucho |todo el )?tiempo",
        "no tengo todo el d[ií]a",
        "venga ya",
        "cuanto antes",
      ).source
    }|^¡?r[aá]pido(?!\\p{L})`,
    "u",
  ),
  pointing: anyOf(
    "es[oae]s?",
    "est[oa]s?",
    "aquell[oa]s?",
    "entonces",
    "luego",
    "después",
    "ahí",
    "allí",
    "más",
    "así",
    "ello",
    "(?:dijo|dijiste|ha dicho|has dicho|mencionó|mencionaste|ha mencionado|has mencionado|contó|contaste|comentó|comentaste|decía|decías|habló|hablaste)",
    "se refiere",
    "te refieres",
  ),
  stopWords: new Set(
    (
      "a al algo alguna alguno algún ante antes aquel así aunque bien bueno cada casi como cómo con cosa cosas creo cual cuál " +
      "cuando cuándo cuanto cuánto cuánta cuántas cuántos de del desde después dice dijo donde dónde el él ella ellas ellos en entonces " +
      "entre era eran eras es esa ese eso esta está están estaba este esto estos fue fueron gente gracias ha había hace hacer " +
      "hacía han hasta hay haya he hecho hizo hoy iba la las le les lo los luego más me menos mi mí mis mismo mucha mucho muy " +
      "nada ni no nos nunca o otra otro otros para pero poco por porque puede puedes pues que qué quien quién se sea ser si sí " +
      "sido siempre sin sobre solo sólo son su sus también tan tanto te tener tengo tenía ti tiempo tiene tienen tienes todo " +
      "todos todas tu tú tus tuve tuvo un una uno unos usted ustedes va vamos vez veces voy y ya yo podría podrías persona"
    ).split(" "),
  ),
};
