import { anyOf, foldAccents, type LanguageCues } from "./patterns.ts";

const kin =
  "(?:mi|su|nuestr[oa]) (?:madre|padre|marido|mujer|esposa|esposo|hij[oa]|herman[oa]|abuel[oa]|amig[oa]|jef[ea]|companer[oa]|vecin[oa]|pareja|novi[oa]|ti[oa]|suegr[oa])";
const day = "(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)";

export const spanish: LanguageCues = {
  fold: foldAccents,
  conjunctions: anyOf(
    "pero",
    "porque",
    "aunque",
    "hasta que",
    "sino",
    "asi que",
    "mientras",
    "y (?:yo|el|ella|me|nos|no|luego|despues)",
  ),
  cuts: anyOf("y", "que", "cuando", "para", "con", "como", "por", "en", "si"),
  openers: /^(?:(?:y|pero|pues|bueno|entonces|porque|asi que|la verdad|o sea|es que) )+/u,
  cues: [
    {
      kind: "harm",
      weight: 3,
      pattern: anyOf(
        "(?:me|nos|le|la|lo|les) (?:grit\\w+|insult\\w+|humill\\w+|amenaz\\w+|peg(?:o|aron|aba|aban)|despid\\w+|echaron|ech(?:o|aban)|acos\\w+|rob(?:o|aron)|culp\\w+|castig\\w+|ignor\\w+|colg(?:o|aron)|regan\\w+|ri(?:o|eron) de mi|trat(?:o|aron|an) (?:mal|fatal))",
        `(?:${kin}|el|ella) (?:murio|fallecio|se murio)|(?:murio|fallecio|se murio) ${kin}`,
        "me (?:cai|desmaye|maree)|casi (?:me mato|se muere|me caigo|muere|me muero|pierdo)|infarto|accidente|hospital|ambulancia|urgencias",
        "fui (?:despedid[oa]|acosad[oa]|agredid[oa]|amenazad[oa])|me arruin\\w+|me destroz\\w+",
      ),
    },
    {
      kind: "loss",
      weight: 3,
      pattern: anyOf(
        "(?:perdi|perdimos|perdio|perdieron) (?:mi|el|la|los|las|un|una|dos|tres|mas|todo|casi|mucho|nuestr\\w+|\\d+)",
        "(?:se fue|se fueron|renuncio|dimitio|dejo el trabajo)(?= |$)",
        "(?:desaparec(?:io|ieron)|se borr(?:o|aron))",
      ),
    },
    {
      kind: "feeling",
      weight: 3,
      pattern: anyOf(
        "(?:me|nos) (?:senti|siento|sentia|sentimos) (?:muy |tan |fatal|mal|bastante |un poco )?(?:culpable|sola?|solo|inutil|humillad[oa]|avergonzad[oa]|fatal|mal|perdid[oa]|ridicul[oa]|tont[oa]|abandonad[oa]|impotente|triste)",
        "(?:me|nos) (?:da|dio|daba|dan) (?:mucha |mucho |tanta |tanto )?(?:verguenza|miedo|pena|rabia|panico|asco|angustia|culpa)",
        "(?:llore|llorando|lloramos|me puse a llorar)|no (?:lo|la)? ?(?:puedo|pude) (?:olvidar|dormir)|(?:todavia|aun) (?:pienso|sueno|lo pienso|me acuerdo)|me arrepiento|me quita el sueno|nunca (?:lo )?olvidare",
        "(?:tengo|tenia|tuve) (?:mucho )?miedo|deberia haber\\w*|no estoy orgullos[oa]",
      ),
    },
    {
      kind: "rule",
      weight: 3,
      pattern: anyOf(
        "no (?:se puede|se debe|deberia|debo|puedo|podemos|nos dejan|me dejan|esta permitido) (?:decir\\w*|contar\\w*|hacer\\w*|hablar)",
        "(?:a escondidas|en secreto|entre nosotros|entre tu y yo|bajo mano|en negro|sin que (?:nadie|se|lo) \\w+)",
        "nadie (?:lo )?(?:sabe|sabia|se entera|se entero|se dio cuenta|habla de)|no (?:se )?lo (?:he dicho|dije|digo|he contado|conte|cuento|sabe)(?: (?:a nadie|a mi \\w+|nadie|mi \\w+))?",
        "(?:menti|miento|mentimos|finjo|fingi|me lo invente|hago trampa|hice trampa)|no esta permitido|contra las normas|me salto|nos saltamos|mi (?:marido|mujer|jefe|madre|padre|hijo|hija) no (?:lo )?sabe",
      ),
    },
    {
      kind: "hedge",
      weight: 3,
      pattern: anyOf(
        "en teoria|oficialmente|sobre el papel|supuestamente|en la practica|digamos|dejemoslo ahi|depende de a quien|segun (?:a )?quien|es otra historia|eso es otra cosa|mejor no (?:preguntes|pregunte|hablar)|aprendes a|uno aprende a|es complicado|por decirlo asi|no exactamente|es largo de contar|cada uno (?:tiene|hace) l[oa] suy[oa]",
      ),
    },
    {
      kind: "hedge",
      weight: 2,
      pattern: anyOf(
        "en cierto modo|mas o menos(?! \\d)|hasta cierto punto|y (?:todo )?eso(?=\\s*(?:[.!,;]|$))|de alguna manera",
      ),
    },
    {
      kind: "workaround",
      weight: 2,
      pattern: anyOf(
        "(?:simplemente|directamente) (?:lo|la|los|las|me|marco|pongo|dejo) \\w+|lo (?:marco|pongo|doy) como|a mano(?! derecha| izquierda)|me las (?:arreglo|apano|ingenio)|(?:por|de) mi (?:cuenta|bolsillo)|a mi manera|en vez de eso|lo hago yo mism[oa]|lo arreglo yo",
      ),
    },
    {
      kind: "reference",
      weight: 2,
      pattern: anyOf(
        `(?:lo|eso|aquello|el asunto|la historia|el tema) (?:de|con) (?:la|el|los|las|mi|aquel\\w*|${day})`,
        "(?:mi|nuestr[oa]) propi[oa] \\w+|(?:un|mi) truco|una especie de \\w+|(?:hay|habia|hubo|paso|pasa|ocurrio) (?:algo|una cosa|una historia|alguien)|aquel(?:la)? (?!dia|vez|epoca|momento)\\w+|el truco de siempre|una pregunta que me hago|(?:tenemos|tengo) (?:un|una) (?:acuerdo|trato|secreto|sistema|regla|arreglo|razon)",
      ),
    },
    {
      kind: "event",
      weight: 2,
      pattern: anyOf(
        `una (?:vez|noche|tarde|manana),? (?!al|a la|por|cada|que|mas|en)\\w+|el otro dia|aquella (?:vez|noche|tarde)|aquel dia|el (?:${day} pasado|pasado ${day})|el dia (?:en )?que|la vez que`,
      ),
    },
    {
      kind: "change",
      weight: 2,
      pattern: anyOf(
        "hasta que|desde (?:entonces|que|la muerte|el (?:accidente|divorcio|verano|invierno)|la (?:separacion|primavera))|(?:deje|dejamos|dejo) de \\w+|ya no \\w+|eso cambio|todo cambio|cambie de (?:idea|opinion)|despues de (?:que (?:mi|murio)|la muerte|aquello|eso|lo de)",
      ),
    },
    {
      kind: "contrast",
      weight: 2,
      pattern: anyOf(
        "(?:menos|excepto|salvo) (?:cuando|con|los|las|el|la|mi)|no como (?:el|la|los|las|aquel\\w*)",
      ),
    },
    {
      kind: "claim",
      weight: 1,
      pattern: anyOf(
        "(?:la gente|todos|todo el mundo|nadie|ellos|los jefes) (?:siempre|nunca)|nunca (?:nadie|me|nos) \\w+",
      ),
    },
  ],
};
