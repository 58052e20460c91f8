/** Words by language that an answer is compared with its plan by: what must not change when somebody else words it. */

export interface AnswerLexicon {
  negations: ReadonlySet<string>;
  yes: ReadonlySet<string>;
  no: ReadonlySet<string>;
  /** Number words as digits. */
  numbers: ReadonlyMap<string, string>;
  /** Days, parts of a day, and who a person is to somebody: as good as a name. */
  exact: ReadonlySet<string>;
  /** Splits clauses, beside punctuation. */
  turns: RegExp;
}

const words = (text: string): Set<string> => new Set(text.split(" "));
const numbers = (text: string): Map<string, string> =>
  new Map(text.split(" ").map((pair) => pair.split("=") as [string, string]));

const en: AnswerLexicon = {
  negations: words(
    "not no never nobody nothing none nowhere without cannot neither nor hardly rarely seldom cant wont dont didnt doesnt isnt wasnt",
  ),
  yes: words("yes yeah yep yup right true exactly definitely absolutely sure"),
  no: words("no nope nah never"),
  numbers: numbers(
    "two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 hundred=100 thousand=1000",
  ),
  exact: words(
    "monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december yesterday tomorrow morning afternoon evening night midnight noon weekend mother mum mom father dad sister brother son daughter wife husband partner boss manager colleague neighbour neighbor cousin aunt uncle flatmate roommate grandmother grandfather boyfriend girlfriend",
  ),
  turns: /\b(?:and|but|though|although|however)\b/u,
};

const es: AnswerLexicon = {
  negations: words("no nunca nada nadie ningún ninguna ninguno sin tampoco jamás apenas"),
  yes: words("sí si claro exacto cierto"),
  no: words("no nunca"),
  numbers: numbers(
    "dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14 quince=15 veinte=20 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien=100 mil=1000",
  ),
  exact: words(
    "lunes martes miércoles jueves viernes sábado domingo enero febrero abril mayo junio julio agosto septiembre octubre noviembre diciembre ayer noche mediodía madre mamá padre papá hermana hermano hijo hija mujer marido pareja jefe jefa compañero compañera vecino vecina primo prima tía tío abuela abuelo novio novia",
  ),
  turns: /\b(?:y|pero|aunque)\b/u,
};

const fr: AnswerLexicon = {
  negations: words("ne n pas jamais rien aucun aucune sans non ni guère"),
  yes: words("oui ouais exactement voilà"),
  no: words("non jamais"),
  numbers: numbers(
    "deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13 quatorze=14 quinze=15 seize=16 vingt=20 trente=30 quarante=40 cinquante=50 soixante=60 cent=100 mille=1000",
  ),
  exact: words(
    "lundi mardi mercredi jeudi vendredi samedi dimanche janvier février avril mai juin juillet août septembre octobre novembre décembre hier demain matin après-midi soir nuit midi mère maman père papa sœur frère fils fille femme mari compagnon compagne chef collègue voisin voisine cousin cousine tante oncle grand-mère grand-père copain copine",
  ),
  turns: /\b(?:et|mais|pourtant)\b/u,
};

const de: AnswerLexicon = {
  negations: words(
    "nicht nie niemals nichts kein keine keinen keinem keiner keines niemand ohne nein kaum weder nee nö",
  ),
  yes: words("ja jo klar genau stimmt"),
  no: words("nein nee nö nie"),
  numbers: numbers(
    "zwei=2 drei=3 vier=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwölf=12 dreizehn=13 vierzehn=14 fünfzehn=15 zwanzig=20 dreißig=30 vierzig=40 fünfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90 hundert=100 tausend=1000",
  ),
  exact: words(
    "montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag januar februar märz april mai juni juli august september oktober november dezember gestern vormittag nachmittag abend nacht mittag wochenende mutter mama vater papa schwester bruder sohn tochter mann partner partnerin chef chefin kollege kollegin nachbar nachbarin cousin cousine tante onkel oma opa freund freundin",
  ),
  turns: /\b(?:und|aber|doch|obwohl|allerdings)\b/u,
};

const pt: AnswerLexicon = {
  negations: words("não nunca nada ninguém nenhum nenhuma sem jamais nem"),
  yes: words("sim claro exato exatamente verdade isso"),
  no: words("não nunca"),
  numbers: numbers(
    "dois=2 duas=2 três=3 quatro=4 cinco=5 seis=6 sete=7 oito=8 nove=9 dez=10 onze=11 doze=12 treze=13 quatorze=14 catorze=14 quinze=15 vinte=20 trinta=30 quarenta=40 cinquenta=50 sessenta=60 setenta=70 oitenta=80 noventa=90 cem=100 mil=1000",
  ),
  exact: words(
    "segunda segunda-feira terça terça-feira quarta quarta-feira quinta quinta-feira sexta sexta-feira sábado domingo janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro ontem amanhã manhã tarde noite meio-dia mãe pai irmã irmão filho filha mulher marido companheiro companheira chefe colega vizinho vizinha primo prima tia tio avó avô namorado namorada",
  ),
  turns: /(?<!\p{L})(?:e|mas|embora|porém)(?!\p{L})/u,
};

const ar: AnswerLexicon = {
  negations: words("لا لم لن ليس ليست لست لسنا بدون أبدا أبدًا ولا ولم دون"),
  yes: words("نعم أجل بالطبع صحيح طبعا طبعًا"),
  no: words("لا كلا أبدا"),
  numbers: numbers(
    "اثنان=2 اثنين=2 ثلاثة=3 ثلاث=3 أربعة=4 أربع=4 خمسة=5 خمس=5 ستة=6 ست=6 سبعة=7 سبع=7 ثمانية=8 ثماني=8 تسعة=9 تسع=9 عشرة=10 عشر=10 عشرين=20 عشرون=20 ثلاثين=30 ثلاثون=30 أربعين=40 أربعون=40 خمسين=50 خمسون=50 مئة=100 مائة=100 ألف=1000",
  ),
  exact: words(
    "الاثنين الإثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد أمس غدا غدًا الصباح صباحا المساء مساء الليل ليلا الظهر أمي أبي أختي أخي ابني ابنتي زوجتي زوجي مديري زميلي زميلتي جاري جارتي خالتي عمي جدتي جدي صديقي صديقتي",
  ),
  turns: /(?<!\p{L})(?:لكن|ولكن|لكنني|لكنه|لكنها)(?!\p{L})/u,
};

const lexicons = new Map<string, AnswerLexicon>(Object.entries({ en, es, fr, de, pt, ar }));

/** The lexicon of a language (BCP 47; only the first part counts); English where it has none. */
export function getAnswerLexicon(language: string): AnswerLexicon {
  return lexicons.get(language.toLowerCase().split("-")[0] ?? "") ?? en;
}

const outOfRole = [
  "as an ai",
  "language model",
  "(?:i am|i'm|im) (?:just |only )?(?:an? )?(?:ai|a\\.i\\.|artificial|assistant|chatbot|robot|bot|program|computer|simulat\\w+|virtual)",
  "ai assistant",
  "(?:my|the) (?:system )?(?:prompt|instructions|rules|plan)",
  "chatgpt|openai|anthropic|claude|gemini",
  "i (?:can't|cannot|can not|am unable to) (?:assist|help|continue|comply)",
  "(?:soy|como) (?:una?|un) (?:ia|inteligencia|modelo|asistente|robot|programa)",
  "modelo de (?:lenguaje|linguagem)",
  "(?:je suis|en tant qu'|en tant que) (?:une? )?(?:ia|intelligence|modèle|assistant|robot|programme)",
  "modèle de langage",
  "(?:ich bin|als) (?:eine? )?(?:ki|künstliche|sprachmodell|assistent|roboter|bot|programm)",
  "sprachmodell",
  "(?:sou|como) (?:uma?|um) (?:ia|inteligência|modelo|assistente|robô|programa)",
  "نموذج لغوي",
  "ذكاء اصطناعي",
  "أنا (?:روبوت|برنامج|مساعد)",
];

/** What nobody says who stays in the role of the person. Matched on lower case with plain apostrophes. */
export const outOfRolePattern = new RegExp(`(?<!\\p{L})(?:${outOfRole.join("|")})(?!\\p{L})`, "gu");

const farewells = [
  "goodbye|good bye|bye|farewell|see you|take care",
  "(?:i have|i've got|i need) to (?:go|leave|run|stop)",
  "(?:end|finish|stop|conclude)s? (?:this|the|our) (?:interview|conversation|chat|talk)",
  "(?:interview|conversation|talk) (?:is|has) (?:over|ended|finished)",
  "adiós|hasta luego|tengo que irme",
  "au revoir|je dois (?:y aller|partir)",
  "auf wiedersehen|tschüss|ich muss (?:los|gehen|weg)",
  "adeus|tchau|tenho (?:de|que) (?:ir|sair)",
  "مع السلامة|وداعا|إلى اللقاء",
];

/** What ends a talk; that is for the interviewer to do. */
export const farewellPattern = new RegExp(`(?<!\\p{L})(?:${farewells.join("|")})(?!\\p{L})`, "gu");
