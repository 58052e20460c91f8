import { anyOf } from "../../../labels/rules.ts";
import type { BankHearing } from "../../bank.ts";
import { topics } from "./topics.ts";

export const hearing: BankHearing = {
  parts: [
    [
      "workaround",
      anyOf(
        "(?:se las arregla|te las arreglas|se apaña|te apañas|resolver|resuelve[sn]?|resolvió|resolviste|solucion\\p{L}*|trucos?|estrategias?)",
        "(?:hace|haces|hizo|hiciste|ha hecho|has hecho) (?:al respecto|para (?:evitar|resolver|arreglar)\\p{L}*|cuando (?:pasa|surge|ocurre|sucede|algo falla))",
        "(?:qué ha|qué has|ha|has) (?:intentado|probado)|qué (?:intentó|probó|intentaste|probaste)",
        "qué (?:le|te) ayuda\\p{L}*|(?:lidi|maneja|afront|enfrent|super)\\p{L}*|salir del paso",
      ),
    ],
    [
      "wish",
      anyOf(
        "(?:dese|mejor(?:ar|aría|as|a|e|arías)|cambiar|cambiaría|cambiarías|cambie)\\p{L}*|(?:le|te) gustaría (?:que|tener|cambiar)|ideal(?:mente)?|falta|echa (?:en falta|de menos)|perfect[oa]|esper(?:a|as|anza) (?:del|de)|futuro|varita mágica|diferente|necesita(?:ría)?s?",
      ),
    ],
    [
      "problem",
      anyOf(
        "dif[ií]cil(?:es)?|dificultad(?:es)?|problem\\p{L}*|cuesta(?:n)?|costó|complica\\p{L}*|molest\\p{L}*|frustra\\p{L}*|preocupa\\p{L}*|obst[aá]cul\\p{L}*|barreras?|falla\\p{L}*|(?:sale|salió|va|fue) mal|peor|lo que menos|menos le gusta|estres\\p{L}*|impide|retos?|desafíos?",
      ),
    ],
    [
      "feeling",
      anyOf(
        "siente[sn]?|sinti[oó]|sentiste|sent[ií]a[sn]?|sentimientos?|sensaci[oó]n(?:es)?|emoci[oó]n\\p{L}*|importa(?:nte)?|significa\\p{L}*|opina\\p{L}*|opini[oó]n|piensa[s]? (?:de|sobre)|(?:le|te) parece|ánimo|disfruta\\p{L}*|qué es para (?:usted|ti)",
      ),
    ],
    [
      "last",
      anyOf(
        "[uú]ltim[oa] (?:vez|ocasi[oó]n|semana|d[ií]a)|la vez m[aá]s reciente|reciente(?:mente)?|ayer|en concreto|un d[ií]a (?:concreto|en particular|espec[ií]fico)|ejemplo de|una (?:ocasi[oó]n|situaci[oó]n) (?:en|concreta)|desde el principio|paso a paso",
      ),
    ],
    [
      "person",
      anyOf(
        "(?:sobre|de|acerca de) (?:usted|ti|su vida|tu vida|su familia|tu familia|su trabajo|tu trabajo)|qui[eé]n (?:es usted|eres)|pres[eé]nt(?:ese|ate)|a qu[eé] se dedica|a qu[eé] te dedicas|d[oó]nde vive[s]?|con qui[eé]n vive[s]?|su historia|tu historia",
      ),
    ],
    [
      "routine",
      anyOf(
        "normal(?:mente)?|habitual(?:mente)?|suele[sn]?|soler|rutinas?|costumbres?|h[aá]bitos?|d[ií]a a d[ií]a|cotidian[oa]|un d[ií]a|una semana|su d[ií]a|tu d[ií]a|(?:c[oó]mo|para qu[eé]) (?:lo |la |se )?(?:hace|haces|usa|usas|utiliza|organiza|planea|empieza|elige|decide|funciona)\\p{L}*|proceso|pasos|experiencia|en su vida|en tu vida|papel",
      ),
    ],
  ],
  facts: [
    ["how_often", anyOf("con qu[eé] frecuencia|cada cu[aá]nto|cu[aá]ntas veces|cu[aá]ntos d[ií]as")],
    [
      "since_when",
      anyOf(
        "desde cu[aá]ndo|desde hace cu[aá]nto|hace cu[aá]nto|cu[aá]ntos años (?:lleva|hace)|cu[aá]nto tiempo (?:hace|lleva)s?|cu[aá]ndo (?:empez|comenz)\\p{L}*",
      ),
    ],
    ["age", anyOf("cu[aá]ntos años tiene[s]?|qu[eé] edad|su edad|tu edad")],
    ["name", anyOf("c[oó]mo (?:se llama|te llamas)|(?:su|tu) nombre")],
    [
      "job",
      anyOf(
        "a qu[eé] (?:se dedica|te dedicas)|en qu[eé] trabaja[s]?|d[oó]nde trabaja[s]?|(?:su|tu) (?:trabajo|profesi[oó]n)",
      ),
    ],
    [
      "town",
      anyOf(
        "d[oó]nde vive[s]?|de d[oó]nde (?:es|eres)|(?:qu[eé]|cu[aá]l) (?:ciudad|pueblo|pa[ií]s)|en qu[eé] ciudad",
      ),
    ],
    [
      "how_long",
      anyOf("cu[aá]nto (?:tiempo|dura|dur[oó]|tarda|tard[oó])\\p{L}*|cu[aá]nt[oa]s (?:minutos|horas)"),
    ],
    [
      "how_much",
      anyOf(
        "cu[aá]nto (?:\\p{L}+ )?(?:cuesta|cost[oó]|vale|paga|pag[oó]|gasta|gast[oó])\\p{L}*|cu[aá]nto dinero|precio|cu[aá]nto",
      ),
    ],
    ["how_many", anyOf("cu[aá]nt[oa]s|qu[eé] n[uú]mero")],
    ["when", anyOf("cu[aá]ndo|(?:qu[eé]|a qu[eé]) (?:d[ií]a|hora|mes|año|fecha)")],
    ["who", anyOf("qui[eé]n(?:es)?")],
    ["where", anyOf("d[oó]nde|ad[oó]nde|en qu[eé] (?:lugar|sitio)")],
    ["which", anyOf("cu[aá]l(?:es)?|qu[eé] (?:marca|modelo|tipo|aplicaci[oó]n)")],
  ],
  follows: anyOf(
    "ejemplo|caso concreto|ello|exactamente|otras palabras|al recordarlo|los dos|de uno a otro|diferencia|se comparan|as[ií]|depende|situaciones|sobre esto|al respecto|(?:con|un poco|algo) m[aá]s|a un amigo|c[oó]mo lo ve",
    "es[oae]s?|aquello|entonces|luego|despu[eé]s|qu[eé] pas[oó]|qu[eé] ocurri[oó]|ah[ií]|(?:dijo|dijiste|ha dicho|has dicho|mencion[oó]|mencionaste|cont[oó]|contaste|dec[ií]as?)",
  ),
  greeting:
    /^(?:(?:hola|buenas|buenos d[ií]as|buenas (?:tardes|noches)|qu[eé] tal(?: est[aá]s?)?|c[oó]mo est[aá]s?|encantad[oa]|mucho gusto|bienvenid[oa]|gracias por (?:su|tu) (?:tiempo|participaci[oó]n)|gracias por (?:venir|participar|estar aqu[ií])|(?:me llamo|soy|mi nombre es) [\p{L}'-]{1,20}(?: [\p{L}'-]{1,20}){0,6})[\s,.!?¡¿]*){1,5}$/u,
  thanks:
    /^(?:(?:vale|ok|bien|muy bien|perfecto|de acuerdo|(?:muchas |mil )?gracias(?: por (?:eso|todo|contarlo|compartirlo))?|entendido|adi[oó]s|hasta luego|eso es todo|est[aá] bien)[\s,.!¡]*){1,8}$/u,
  aboutMe: anyOf(
    "(?:eres|es usted|es|estoy hablando con|hablo con) (?:un |una )?(?:robot|bot|m[aá]quina|ia|programa|persona(?: real)?|human[oa]|ser humano|inteligencia artificial|chatgpt|modelo)",
    "c[oó]mo (?:se llama usted|te llamas)|c[oó]mo se llama\\?|qui[eé]n eres\\?|qui[eé]n es usted\\?|(?:tus|sus) instrucciones|cu[aá]l es (?:tu|su) nombre",
  ),
  aboutTalk: anyOf(
    "cu[aá]nto (?:tiempo )?(?:dura|durar[aá]|va a durar|tarda) (?:esto|esta|la) ?(?:entrevista|conversaci[oó]n|pr[aá]ctica|charla)?|para qu[eé] es (?:esto|esta (?:entrevista|conversaci[oó]n|pr[aá]ctica))|c[oó]mo funciona (?:esto|esta (?:entrevista|pr[aá]ctica))",
  ),
  anythingElse: anyOf(
    "(?:hay|queda|tiene|tienes) algo m[aá]s|algo m[aá]s que|alguna otra cosa|qu[eé] m[aá]s (?:deber[ií]a|tendr[ií]a)|algo que no (?:(?:le|te) )?(?:haya|he|hemos)|(?:quiere|quieres|quisiera|le gustar[ií]a|te gustar[ií]a) (?:añadir|agregar)|olvid(?:é|ado) preguntar",
  ),
  recap: anyOf(
    "(?:lo )?(?:he|hab[ií]a) entendido bien|es correcto|en resumen|para resumir|resumiendo|si (?:lo )?entiendo bien|(?:quiere|quieres) corregir|d[ií]game si (?:es as[ií]|encaja)",
  ),
  stop: anyOf(
    "(?:paramos|lo dejamos|terminamos)(?: aqu[ií])?|(?:quiere|quieres|prefiere|prefieres) (?:parar|terminar|dejarlo|hacer una pausa)",
  ),
  jargon: anyOf(
    "onboarding|touchpoints?|pain points?|puntos? de dolor|puntos? de contacto|casos? de uso|flujos? de trabajo|stakeholders?|propuesta de valor|customer journey|viaje del (?:usuario|cliente)|kpis?|sinergias?|heur[ií]stic\\p{L}*|paradigmas?|modalidad(?:es)?|longitudinal|ecosistemas?|hol[ií]stic\\p{L}*|framework|metodol[oó]g\\p{L}*|engagement|fricci[oó]n",
  ),
  topics,
};
