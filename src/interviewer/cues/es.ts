import type { Cues } from "./cues.ts";
import { anyWord, foldAccents, listOf, listProducts, makeClosedTest, startWord } from "./patterns.ts";
import { makeQuoteWords } from "./quote-words.ts";

const day = "(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)";
const month = "(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)";
const ago =
  "(?<!desde )hace (?:poco|(?:un|una|unos|unas|dos|tres|cuatro|cinco|seis|diez|varios|varias|algunos|algunas|un par de|\\d+) (?:dias?|semanas?|mes|meses|anos?|horas?))";
const past = `(?:(?:la|el|este|esta) )?(?:semana|mes|ano|noche|verano|invierno|otono|primavera|fin de semana|finde|${day}|${month}) pasad[oa]|pasado ${day}`;
const cannot =
  "(?:puedo|podemos|pude|pudimos|podia\\w*|puede|consigo|conseguimos|consegui|logro|logramos|logre|encuentro|encontramos|encontre|encontraba\\w*|llego|llegamos|alcanza\\w*|entiendo|entendemos|entendia|entero|aclaro|doy abasto|funciona\\w*|sirve\\w*|va|iba|carga\\w*|abre|abria|cuadra\\w*|aparece|arranca|hay (?:manera|forma|quien|tiempo|sitio|espacio)|tengo (?:tiempo|sitio|dinero|espacio|donde)|tenemos (?:tiempo|sitio|dinero|espacio|donde)|me da tiempo|da tiempo|da la vida)";

const anyOpens = anyWord(
  "(?<=^|[¿,.:;] ?|(?:en|de|con|por|para|a|y) )que|como|cuando|cual|cuales|quien|quienes|donde|cuant[oa]s?|cuente\\w*|cuenta(?:me|nos)|describ\\w+|expli\\w+|hable\\w*|habla(?:me|nos)|digame|dime|podria\\w*|puedes? (?:contar|describir|explicar|hablar|decir)\\w*",
);

export const cues: Cues = {
  plain: foldAccents,
  leads: {
    problem: anyWord(
      "problem\\w+|inconvenientes?|dificultad(?:es)?|dificil(?:es)?|complic\\w+|lios?|atasc\\w+|averi\\w+|fall(?:a|an|o|os|ar|as|aba|aban|aron|ado|ando)|error(?:es)?|rot[oa]s?",
      "(?:se|me|nos) (?:me |nos |te |le )?(?:cae|caia|cayo|cuelga|colgo|colgaba|bloque\\w+|estrope\\w+|rompe\\w*|rompio|rompia|traba|trabo|apaga|corta|corto|cortaba|atasca|atraganta|queman?|quemo|echa a perder|echo a perder|escapan?|acumul\\w+|va (?:la|el) )",
      "(?<!(?:no|nunca|nadie|a nadie) )(?:me|nos|le|les) (?:cuesta\\w*|costaba\\w*|costo|agobia\\w*|faltan?|faltaba\\w*|falto|molest\\w+|harta\\w*|fastidi\\w+|lio|liamos|equivoc\\w+|confund\\w+|retras\\w+|quita (?:el|tiempo|mucho)|resulta (?:muy )?pesad\\w+|vuelve loc\\w+|supera\\w*|desborda\\w*|da (?:mucha )?(?:pereza|guerra))",
      "cuesta (?:mucho|trabajo|horrores|bastante|un mundo)|lo (?:que )?(?:mas |peor )?(?:me )?(?:pesado|peor|duro|malo)|peor(?:es)?|perd(?:er|i|imos|ido|iendo|emos|ia|iamos|io|ieron|erme|erlo|erla)|pierd(?:o|e|en|es|a)",
      "olvid\\w+|(?<!(?:hace|haria|hacia|hacen|sin) )falta(?!ria)[n]?|faltaba\\w*|llega\\w* (?:siempre |muy |casi siempre )?tarde|tarda\\w* (?:mucho|demasiado|una eternidad|siglos|un monton|horas)|con retraso|retras\\w+|demor\\w+|lent[oa]s?|lentitud|demasiad[oa]s?|(?<!mas )car[oa]s?|carisim[oa]s?",
      `no (?:me |nos |se |te |le |les |lo |la |los |las )*(?:siempre |nunca |bien )?${cannot}|sin (?:tiempo|sitio|cobertura|conexion)|(?:me|nos) quedo sin|quedamos sin|quede sin`,
      "engorro\\w*|pesadilla|pesad[oa]s?|rollo|una lata|incomod\\w+|caos|caotic[oa]s?|desastre|desorden\\w*|confus\\w+|agobi\\w+|estres\\w*|frustra\\w*|quej\\w+|ruid\\w+|cancel\\w+|inutil(?:es)?|desventajas?|trabas?|estorb\\w+|discut\\w+|discusion(?:es)?|malentendidos?|sobrecarg\\w+|saturad\\w+|interrumpe\\w*|interrupcion\\w*|distra\\w+|duplicad[oa]s?|malgast\\w+|desperdici\\w+",
    ),
    workaround: anyWord(
      "(?:me|nos) (?:las )?(?:arregl\\w+|apan\\w+|ingeni\\w+)|(?:termin|acab)(?:o|amos|aba|abamos|e) (?:siempre |casi siempre )?(?:\\w+ndo\\w*|por \\w+r)|a mano|a ojo|(?:lo |la |los |las |me lo )?(?:apunt|anot)(?:o|amos|aba|ar|arlo|arlos|ando|andolo|e)|libreta|cuadernos?|cuadernillo|hojas? de calculo|excel|capturas?(?: de pantalla)?|pantallazos?|trucos?|truquillo|parches?|improvis\\w+|copi(?:o|amos|ar|ando) y peg\\w+",
      "(?:me|nos) (?:mando|mandamos|envio|escribo|pongo|dejo|ponemos) (?:un|una|unos|unas|mensajes|recordatorios|notas?|alarmas?|avisos?)|a (?:mi|nosotr[oa]s) mism[oa]s?|post-?its?|papelitos?|lo que hago es|lo que hacemos es|(?:pongo|ponemos|puse) (?:una |un |la |el )?(?:alarma|recordatorio|aviso|despertador)s?|recordatorios?|por si acaso|salgo del paso|salir del paso|recurr(?:o|imos|ir)|voy tirando|chuleta|por mi cuenta|como puedo|invent(?:o|e|amos|ado)|rodeos?|(?:reviso|compruebo|miro) (?:todo )?dos veces|sistema propio|mi propio|a escondidas",
    ),
    event: anyWord(
      `${past}|ayer|anoche|anteayer|antier|antes de ayer|esta manana|el otro dia|la otra (?:noche|tarde|manana)|un buen dia|una (?:vez|noche|tarde)(?! (?:al|a la|por|cada|que|mas|en semana))|${ago}|recientemente|(?:la|aquella) ultima vez|aquel(?:la)? (?:dia|noche|tarde|vez)|cuando (?:empece|empezamos|intente|quise|llegue|llegamos|me mude|cambie|tuve|fui|fuimos|perdi|nacio|compre|probe|murio)|(?<!(?:cada|todos los|siempre|suel\\w{1,3})\\b.{0,40})en ${month}|de repente`,
    ),
    feeling: anyWord(
      "verguenza|avergonz\\w+|averguenz\\w+|agobi\\w+|nervios\\w*|ansi(?:edad|os[oa]s?)|angusti\\w*|mied[oa]s?|susto|asust\\w+|preocup\\w+|estres\\w*|frustra\\w*|enfad\\w*|enoj\\w*|rabia|coraje|triste\\w*|alegr\\w+|feliz|felices|content[oa]s?|orgull\\w*|culpa\\w*|alivi(?:o|ad\\w+|a)|agotad\\w+|cansad[oa]s?|cansancio|decepcion\\w*|desilusion\\w*|satisf\\w+|inquiet\\w*|impotencia|insegur\\w+|desesper\\w+|emocion\\w*|tranquil(?:idad|iza)|pereza|ilusion|remordimiento\\w*|desanim\\w*|indefens\\w+",
      "(?:me|nos) (?:siento|sentimos|senti|sentia) (?!en |a |con |delante|frente|al )\\w+|sentirme|(?:me|nos) (?:da|dio|daba|dan) (?:mucha |mucho |un poco de |bastante |como |algo de |cierta |cierto )?(?:verguenza|miedo|pena|rabia|coraje|cosa|pereza|asco|panico|apuro|angustia|gusto|paz)|me (?:pone|ponen|puse|ponia|pongo) (?:muy |un poco |bastante |tan )?(?:nervios\\w|triste|mal|content\\w|enferm\\w|de los nervios|de mal humor|histeric\\w|de buen humor)|me (?:encanta\\w*|chifla|duele|entristece|asusta|emociona|averguenza|angustia|relaja|tranquiliza|quita el sueno)|odi(?:o|aba|amos)|disfrut(?:o|aba|amos)|echo de menos|extran(?:o|aba|amos)|llor(?:e|o|ar|aba|ando)",
    ),
    contrast: anyWord(
      "en vez de|en lugar de|a diferencia|comparad[oa]s?|en comparacion|mientras que|en cambio|(?:antes|antiguamente|al principio)\\b.{0,60}\\b(?:ahora|hoy|ya no)|sol(?:ia|iamos|ian)|(?:mas|menos) \\w+ (?:que|de lo que)|(?:mejor|peor|mayor|menor) que|distint[oa]s? (?:de|a|al|del|que)|diferentes? (?:de|a|al|del|que)|por otro lado|(?:pase|pasamos|cambie|cambiamos) (?:de|a)",
    ),
    wish: anyWord(
      "(?:me|nos) (?:gustaria|encantaria|vendria)|ojala|desear?ia\\w*|quisiera\\w*|querria\\w*|preferiria\\w*|har?ia falta|haria(?:n)? falta|hacen? falta|necesit(?:o|amos|aria|ariamos)|deber?ia\\w*|tendria\\w* que|(?:estaria|seria|vendria) (?:muy )?(?:bien|genial|buen[oa]|mejor|util|ideal|estupendo|perfecto|bonito|mas facil)|si (?:al menos |solo |yo )?(?:pudiera|hubiera|tuviera|existiera|supiera)\\w*|que (?:hubiera|existiera|pudiera)\\w*|lo ideal|sueno con|echo en falta|faltaria|podria(?:n)? (?:haber|tener|ser|existir)",
    ),
  },
  pastProblem:
    /^(?:(?:se|me|nos) (?:\w+ )?(?:cayo|colgo|rompio|trabo|corto|costo|falto|estropeo|quemo|equivoque|confundi|molesto)|perd(?:i|imos|io|ieron)|olvide|fallo|fallaron|cancelaron|cancelo|retrasaron|no (?:\w+ )?(?:pude|pudimos|consegui|logre|encontre)|(?:me )?quede sin)$/,
  absolute: anyWord(
    "(?<!casi |lo de |como )(?:siempre|nunca|jamas|tod[oa]s los dias sin falta)|todo el mundo|nadie|todas las veces|cada vez que|todo el (?:tiempo|rato|santo dia)|a todas horas|constantemente",
  ),
  condition: anyWord(
    "depend\\w+|a veces|segun|varian?|de vez en cuando|en ocasiones|(?:hay|algunos) (?:dias|veces|semanas)|no siempre|otras veces|va por dias|puede ser",
  ),
  placeholder: anyWord(
    "cosas|cosillas|cositas|(?<!hay |por )algo|no se que|y tal|y demas|etc|etcetera|y eso|y todo eso|cualquier cosa|de todo|lo que sea|ciert[oa]s \\w+|de alguna manera|por ahi|movidas|tonterias|lo tipico",
  ),
  evaluation: anyWord(
    "(?<!(?:mas|o|si|ni|tambien|por|esta|muy) )bien|(?:muy|me parece) bien|(?<!^|[.!?] )buen[oa]s?(?! dias| tardes| parte)|(?<!menos )mal|mal[oa]s?|regular(?:es)?|rar[oa]s?|facil(?:es|mente)?|comod[oa]s?|incomod[oa]s?|util(?:es)?|inutil(?:es)?|practic[oa]s?|genial(?:es)?|estupend[oa]s?|perfect[oa]s?|excelentes?|interesantes?|aburrid[oa]s?|divertid[oa]s?|importantes?|convenientes?|agradables?|bonit[oa]s?|fe[oa]s?|horribles?|terribles?|pesim[oa]s?|fatal|(?:me|nos) (?:gusta\\w*|gusto|convence\\w*)|(?<!a lo )mejor(?:es)?|simples?|sencill[oa]s?|positiv[oa]s?|negativ[oa]s?|chul[oa]s?|chevere|guay|bacan|entretenid[oa]s?|maravill\\w+|decentes?|dific?il(?:es)?|pesad[oa]s?|complicad[oa]s?",
  ),
  reason: anyWord(
    "porque|xq|pq|ya que|puesto que|por eso|asi que|para que|para (?:no|poder)|debido|si no|de modo que|por lo que|por culpa|gracias a|a causa|de ahi que|como no",
  ),
  instance: anyWord(
    `${past}|ayer|anoche|anteayer|hoy|est[ea] (?:manana|semana|mes|ano)|el otro dia|una (?:vez|noche|tarde)(?! (?:al|a la|por|cada|que|mas|en semana))|por ejemplo|${ago}|aquel(?:la)? (?:dia|noche|tarde|vez)|en ${month}|en (?:19|20)\\d\\d|cuando (?:intente|tuve|fui|quise|llegue|abri|empece|compre)`,
  ),
  vagueWords: listOf(
    "bien mal normal normales regular depende cosas cosa algo quizas quiza tal vez a veces igual lo de siempre pues si no se mas o menos bueno buena eso esto y nada especial un poco mucho bastante muy es son esta fue ya claro supongo creo que asi todo me da la el los las tipico tipica siempre como nose ok vale comun corriente solo",
  ),
  numberGiven: anyWord(
    "\\d+\\S*|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|ningun[oa]?|nunca|diario|diariamente|semanal\\w*|mensual\\w*|a diario",
  ),
  plainReply: startWord(
    "si|no|claro|por supuesto|quiza|quizas|tal vez|puede ser|en realidad no|la verdad no|que va|nop|sip",
  ),
  questions: {
    number: anyWord(
      "cuant[oa]s?|(?:con que|que) frecuencia|cada cuanto|desde cuando|en que ano|(?:que|cual) (?:ano|mes|edad|porcentaje)|en una escala|escala de|del (?:1|uno) al|puntu\\w+|numero de|cuando (?:empezo|fue la|comenzo)",
    ),
    demographic: anyWord(
      "(?:su|tu) (?:nombre|edad|genero|sexo|cargo|ocupacion|profesion|puesto|nacionalidad|codigo postal|fecha de nacimiento)|(?:en )?(?:que|cual) (?:pais|ciudad|pueblo)|(?:donde|de donde) (?:vive|vives|es|eres)|a que se dedica|a que te dedicas|como (?:se llama|te llamas)",
    ),
    opinion: anyWord(
      "imagin\\w+|supong\\w+|escenario|deberia\\w*|(?:le|te) gustaria|desear?ia\\w*|querria\\w*|en su opinion|en tu opinion|(?:que )?(?:cree|crees|piensa|piensas|opina|opinas)|en general|que (?:significa|entiende|entiendes)|defin\\w+|a la mente|si pudiera\\w*|cambiaria\\w*",
    ),
    unfit: [
      ["last_occasion", anyWord("ultima vez|mas reciente|recientemente|ultimamente")],
      ["example", anyWord("ejemplos?|ocasion|situacion concreta|caso concreto")],
      ["feeling", anyWord("siente\\w*|sientes|sentir\\w*|sintio|sentiste|sentimientos?|emociones")],
      ["reason", anyWord("por que|motivos?|razon|razones|a que se debe")],
    ],
    isClosed: makeClosedTest(foldAccents, anyOpens),
  },
  products: {
    names: listProducts("mercadona glovo wallapop idealista rappi mercadolibre wasap wasa guasap"),
    ordinary: listOf(
      "ok tv ee uu ia dios navidad semana santa españa méxico argentina chile perú colombia internet google lunes martes",
    ),
    before:
      /^(?:uso|usamos|usaba|usábamos|usé|usar|usando|utilizo|utilizamos|utilizar|probé|probamos|probar|app|aplicación|aplicacion|programa|llamada|llamado|llama|vía|instalé|descargué|abro)$/i,
  },
  quoteWords: makeQuoteWords({
    edges:
      "y e o u pero que el la los las un una unos unas de del a al en con por para sin es son era fue ser estar está muy más mas tan me te se lo le les nos mi mis su sus como no ni cuando porque si también tambien cada este esta",
    starts: "y e o u pero que pues entonces también tambien así asi porque bueno luego además ademas ya",
    empty:
      "es son era fue ser estar está he ha han había no nunca el la los las un una lo de del en a y o pero que me te se mi su ayer hoy semana semanas mes meses año años ano día dia días dias vez veces noche tarde mañana pasada pasado última ultima otro hace yo ella nosotros muy más mas dos tres una ya solo",
    clauses: "y e o u pero porque pues cuando que si aunque mientras donde así asi entonces como para",
  }),
};
