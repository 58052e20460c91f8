import type { Cues } from "./cues.ts";
import { anyWord, listOf, listProducts, makeClosedTest, startWord } from "./patterns.ts";
import { makeQuoteWords } from "./quote-words.ts";

/** "ä" is read as typed, as "ae" and as "a"; in "Ö" only as "ö" and "oe", where "o" makes another word. */
const spellings = new Map([
  ["ä", "(?:ä|ae|a)"],
  ["ö", "(?:ö|oe|o)"],
  ["ü", "(?:ü|ue|u)"],
  ["Ö", "(?:ö|oe)"],
  ["Ü", "(?:ü|ue)"],
  ["ß", "(?:ß|ss)"],
]);

function anyGerman(...alternatives: readonly string[]): RegExp {
  return anyWord(
    ...alternatives.map((one) =>
      one.replace(/[äöüÖÜß]/g, (letter) => spellings.get(letter) ?? letter).replaceAll("\\w", "[a-zäöüß]"),
    ),
  );
}

const plain = (text: string) => text.toLowerCase();
const day =
  "(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)(?:abend|morgen|nachmittag)?";
const month = "(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)";
const past = `(?:letzte|vorige|vergangene)[nrsm]? (?:woche|monat|jahr|nacht|mal|sommer|winter|herbst|frühling|frühjahr|wochenende|${day}|${month})`;
const ago =
  "vor (?:kurzem|(?:einem|einer|zwei|drei|vier|fünf|sechs|zehn|paar|ein paar|einigen|mehreren|\\d+) (?:tag|woche|monat|jahr|stunde)\\w*)";
const not = "(?:nicht|nie|kaum|keine?n?|nirgends)";
const little =
  "(?:(?:oft|meistens|einfach|leider|immer|da|dann|mal|gar|auch|so|es|das|sich|bei mir|überhaupt|noch|trotzdem|mir) )*";

const anyOpens = anyGerman(
  "was|wie|wann|welche[rsnm]?|wer|wen|wem|wo|woher|wohin|womit|wodurch|wovon|warum|weshalb|wieso|erzähl\\w*|beschreib\\w*|erklär\\w*|schilder\\w*|könnten|sagen sie",
);

export const cues: Cues = {
  plain,
  leads: {
    problem: anyGerman(
      "problem\\w*|schwierig\\w*|mühsam\\w*|mühselig\\w*|anstrengend\\w*|umständlich\\w*|kompliziert\\w*|nerv(?:t|te|en|ig|ige|iger|end|ende)|ärger(?!n)\\w*|ärgert|frust\\w*|lästig\\w*|blÖd\\w*|doof\\w*|schlimm\\w*|mist|murks|chaos|chaotisch\\w*|durcheinander|unübersichtlich\\w*|langsam\\w*|stürzt? [^.,;]{0,15}ab|abgestürzt|absturz|abstürz\\w*|hängt (?:sich|fest|dauernd|immer|oft|ständig)|hängen geblieben|kaputt\\w*|defekt\\w*|fehler\\w*|fehl(?:t|en|te|ten)|verlier\\w*|verlor\\w*|vergess\\w*|vergisst|vergaß|verpass\\w*|versäum\\w*|verspät\\w*|verspaetung|unpünktlich\\w*",
      `zu (?:viel|viele|vielen|wenig|wenige|teuer|lang|lange|spät|laut|eng|voll|kompliziert|schwer|weit|kurz|klein|groß)|teuer|teure[rsn]?|stau|staus|stress\\w*|überforder\\w*|überlast\\w*|(?:fällt|fiel) [^.,;]{0,20}schwer|schwer(?:er|ste|sten|e)?|(?:klappt|klappte|funktioniert|funktionierte|geht|ging|läuft|lief|lädt|stimmt|passt|reicht|kommt an) ${little}${not}|nicht (?:geklappt|funktioniert|gereicht|geladen|gefunden|geschafft|bekommen|reinkommen)`,
      `(?:ich|wir|man) (?:finde|finden|findet|fand|fanden|kann|können|konnte|konnten|komme|kommen|kam|kamen|schaffe|schaffen|schaffte|verstehe|verstehen|kriege|kriegen|bekomme|bekommen) (?:[^.,;!?]{0,40} )?${not}|(?:kommen|komme|kam) wir [^.,;]{0,30}nicht|kein(?:e|en)? (?:zeit|platz|ruhe|geld|überblick|empfang|parkplatz|internet|netz|verbindung)|ausgefallen|(?:fällt|fiel|fallen) [^.,;]{0,15}aus|ausfall\\w*|ausfäll\\w*|schief(?:geht|gegangen|ging|läuft|gelaufen)?|scheiter\\w*|gescheitert|umsonst|verschwend\\w*|zeitverschwendung|beschwer\\w*|nachteile?n?|hürden?|hindernis\\w*|stÖr(?:t|en|te|end|ende|ung|ungen)|lärm|unzuverlässig\\w*|hakt|zickt|spinnt|überfüllt\\w*|absag\\w*|abgesagt|streit\\w*|gestritten|missverständnis\\w*|unterbroch\\w*|unterbricht|ablenk\\w*|abgelenkt|verwirr\\w*|verzweifel\\w*|mühe|müh|(?:ist|war|läuft|lief|etwas|alles) falsch|doppelt(?:e|en)? arbeit|leid(?:er geht|et|en)|verzettel\\w*|gestresst|katastrophe`,
    ),
    workaround: anyGerman(
      "am ende (?!(?:des|der|vom|kommt|ist|war|sind)\\b)\\w+(?:e|en) (?:ich|wir)|von hand|per hand|handschriftlich|aufschreib\\w*|aufgeschrieben|schreib(?:e|en)? (?:ich |mir |es |alles |das )+[^.,;]{0,30}auf|notier\\w*|notizbuch|notizzettel|notizen|auf (?:einen|einem|den|dem) zettel|zettelchen|(?:ein|das|mein|kleines) heft(?:chen)?|excel\\w*|tabelle\\w*|screenshots?|bildschirmfoto\\w*|tricks?|trickse?n?|notlÖsung\\w*|umweg\\w*|behelf\\w*|improvisier\\w*|kopier\\w*|klebezettel\\w*|post-?its?|wecker|(?:erinnerung|timer|alarm)(?:en)? [^.,;]{0,15}(?:stell|gestellt|setz|ein)\\w*|(?:mir|uns) (?:dann |immer |oft )?selbst (?:eine |ein )?(?:nachricht|mail|e-?mail|notiz)\\w*|(?:schicke?|maile?) (?:ich )?mir|weiche?n? [^.,;]{0,25}aus|ausweich\\w*|(?:helfe|hilft|hilf) (?:ich )?(?:mir|man sich)|doppelt (?:prüf|kontrollier|check)\\w*|zur sicherheit|sicherheitshalber|drum ?herum|bastel\\w*|gebastelt|eselsbrücke\\w*|auf papier|ausgedruckt|drucke [^.,;]{0,15}aus|notfallplan|(?:meine?|unsere?) eigene[nrs]? (?:liste|system|tabelle|methode)|über umwege|heimlich|auf eigene faust|schummel\\w*|schlage? mich durch",
    ),
    event: anyGerman(
      `${past}|gestern|vorgestern|heute (?:morgen|früh|vormittag)|neulich|kürzlich|letztens|${ago}|eines (?:tages|abends|morgens|nachts)|einmal (?:hat|habe|hatte|hatten|haben|bin|ist|war|waren|kam|wollte|musste|sind|stand|rief|ging)|das letzte mal|damals|an (?:dem|diesem) (?:tag|abend)|als ich (?![^.,;]{0,12}(?:jahre|kind|klein|jung))[^.,;]{0,40}(?:wollte|musste|ankam|kam|anfing|angefangen|versuchte|umgezogen|bekam|gewechselt|merkte)|(?<!(?:jeden|jedes jahr|immer|meistens|oft)\\b.{0,40})im ${month}|plÖtzlich`,
    ),
    feeling: anyGerman(
      "schäm\\w*|scham|peinlich\\w*|gestresst\\w*|stresst|nervÖs\\w*|nervoes\\w*|angst|ängst\\w*|sorgen?|besorgt\\w*|unsicher\\w*|verunsicher\\w*|frustrier\\w*|frust|ärgert? (?:mich|uns)|ärgere|wütend\\w*|wut|sauer|genervt|nervt|traurig\\w*|trauer|glücklich\\w*|unglücklich\\w*|froh|freu(?:t|e|en|te|de|dig)|gefreut|stolz|schuld\\w*|schlechtes gewissen|erleichter\\w*|müde|erschÖpft|einsam\\w*|enttäusch\\w*|zufrieden\\w*|unzufrieden\\w*|unwohl|überfordert|überwältigt|hilflos\\w*|ohnmächtig|verzweifelt\\w*|ich (?:liebe|hasse|genieße)|genieße|aufgeregt|aufregend|erschreck\\w*|erschrocken|belaste?t?\\w*|bedrück\\w*|beruhig\\w*|unangenehm\\w*|verletzt|neidisch|neid|vermisse?n?|graut|spaß|begeister\\w*|panik|eifersüchtig|mulmig|weinen?|geweint|verloren gefühlt|wohl fühl\\w*|leid getan|unter druck|überdruss|geborgen\\w*|allein ?gelassen",
      "(?:fühl(?:e|te|en|ten|t)?|fuehl(?:e|te|en|t)?) (?:ich |man |wir |es )?(?:mich|uns|sich)|gefühlt habe? ich|macht (?:mich|mir|uns) (?:ganz |sehr |etwas |wirklich |richtig )?(?:angst|nervÖs|nervoes|traurig|wütend|fertig|sorgen|spaß|freude|verrückt|wahnsinnig|unsicher|mut|unruhig)",
    ),
    contrast: anyGerman(
      "statt|stattdessen|anstatt|anstelle|im gegensatz|im vergleich|verglichen|anders als|(?:früher|damals|am anfang)\\b.{0,60}\\b(?:jetzt|heute|inzwischen|mittlerweile)|dagegen|hingegen|(?:besser|schlechter|schlimmer|billiger|günstiger|teurer|schneller|langsamer|einfacher|leichter|schwerer|lieber|mehr|weniger|grÖßer|kleiner|Öfter|länger|kürzer|lauter|ruhiger|bequemer|schwieriger) (?:\\w+ )?als|(?:umgestiegen|gewechselt) (?:von|zu|auf)|umgestiegen|unterschied\\w*|andererseits",
    ),
    wish: anyGerman(
      "wünsch\\w*|hätten? (?:\\w+ ){0,2}(?:gern|gerne|lieber|am liebsten)|würden? (?:\\w+ ){0,3}(?:gern|gerne|lieber|freuen|helfen|reichen|wünschen)|wären? (?:\\w+ ){0,2}(?:schÖn|gut|toll|super|hilfreich|besser|praktisch|ideal|nett|prima)|(?:schÖn|gut|toll|besser|ideal|hilfreich) (?:wäre|fände)|am liebsten (?:hätte|wäre|würde)|bräuchten?|bräuchte|(?:ich|wir) brauchen? (?![^.,;]{0,20}(?:minute|stunde|tag\\b|tage|\\d))|wenn (?:ich|wir|es|man|die|das|der) (?:doch |bloß )?nur|doch nur|sollten? (?:es|man|die|der|das|sich|mal|einfach|mehr|endlich)|müssten? (?:es|man|mal|endlich)|träume? (?:von|davon)|hoffe|idealerweise|ideal|könnte man|gäbe es doch",
    ),
  },
  pastProblem: anyOnly(
    "abgestürzt|stürzte ab|verlor|verloren|vergessen|vergaß|verpasst|versäumt|ausgefallen|fiel aus|abgesagt|schiefgegangen|schiefgelaufen|gescheitert|gestritten|nicht geklappt|nicht funktioniert|verspätet|hängen geblieben",
  ),
  absolute: anyGerman(
    "(?<!(?:fast|meist|wie|noch|schon|nicht) )immer(?! (?:noch|mehr|wieder|besser|weniger))|nie|niemals|niemand|alle (?=[a-zäöü]+ )(?:essen|machen|sagen|nutzen|haben|sind|tun|kommen)|essen alle|jedes mal|jeder|ständig|dauernd|die ganze zeit|andauernd",
  ),
  condition: anyGerman(
    "kommt (?:ganz |immer )?(?:drauf|darauf|auf) [^.,;]{0,30}an|kommt (?:ganz )?(?:drauf|darauf) an|je nachdem|je nach|hängt [^.,;]{0,30}ab|haengt [^.,;]{0,30}ab|abhängig|manchmal|unterschiedlich\\w*|verschieden|ab und zu|gelegentlich|variiert|mal so,? mal so|hin und wieder|nicht immer",
  ),
  placeholder: anyGerman(
    "sachen|dinge|zeug|zeugs|kram|irgendwas|irgendetwas|irgendwie|irgendwo|etwas|was weiß ich|und so|und so weiter|usw|etc|sowas|so was|solche \\w+|gewisse \\w+|bestimmte \\w+|dies und das|alles mÖgliche",
  ),
  evaluation: anyGerman(
    "gut(?:e|en|er|es)?(?! (?:zwei|drei|vier|fünf|\\d))|ok|okay|schlecht\\w*|schÖn(?:e|er|es|en)?|komisch\\w*|seltsam\\w*|merkwürdig\\w*|einfach (?!(?:so|nur|mal|zu|nicht)\\b)|leicht|bequem\\w*|unbequem\\w*|nützlich\\w*|nutzlos\\w*|praktisch\\w*|unpraktisch\\w*|toll\\w*|super|perfekt\\w*|hervorragend\\w*|interessant\\w*|langweilig\\w*|lustig\\w*|wichtig\\w*|angenehm\\w*|nett\\w*|hässlich\\w*|schrecklich\\w*|furchtbar\\w*|grauenhaft\\w*|gefällt|gefiel|gefallen|mag|mochte|besser|schlechter|positiv\\w*|negativ\\w*|cool\\w*|klasse|ordentlich|passabel|hilfreich\\w*|sinnvoll\\w*|sinnlos\\w*|entspannt|doof|blÖd\\w*|schwierig\\w*|kompliziert\\w*",
  ),
  reason: anyGerman(
    "weil|denn|da (?:ich|es|wir|man|sie|er)|deshalb|deswegen|daher|darum|damit (?:ich|es|wir|man|die|der|das|sie|er|nichts|niemand)|also (?:habe|bin|musste|sind|haben)|um (?:\\w+ ){0,5}zu|wegen|aufgrund|sonst|sodass|so dass|dadurch|nämlich|der grund",
  ),
  instance: anyGerman(
    `${past}|gestern|vorgestern|heute|dies(?:e|en|es) (?:woche|monat|jahr)|neulich|kürzlich|letztens|eines (?:tages|abends|morgens)|zum beispiel|z\\. ?b\\.?|beispielsweise|${ago}|an (?:dem|diesem) (?:tag|abend)|am ${day}|im ${month}|(?:19|20)\\d\\d|als ich [^.,;]{0,40}(?:wollte|musste|ankam|kam|versuchte|Öffnete)|einmal (?:hat|habe|hatte|bin|ist|war|kam|wollte|musste)`,
  ),
  vagueWords: listOf(
    "gut schlecht normal normale normales ok okay kommt drauf darauf an sachen dinge vielleicht schon halt eben so ungefähr ja nein nö naja na manchmal irgendwie irgendwas wie immer üblich das übliche ganz sehr ist war es und nichts besonderes ein bisschen etwas wenig viel ich denke glaube weiß nicht mal alles alle passt geht läuft eigentlich ziemlich recht standard gewöhnlich mittel mittelmäßig auch",
  ),
  numberGiven: anyGerman(
    "\\d+\\S*|eine?[nr]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\\w*mal|täglich|wÖchentlich|woechentlich|monatlich|keine?n?|nie",
  ),
  plainReply: startWord(
    "ja|nein|ne|nee|nö|jein|klar|natürlich|vielleicht|nicht wirklich|eher nicht|eigentlich nicht|doch|sicher",
  ),
  questions: {
    number: anyGerman(
      "wie (?:viele?|oft|alt|lange?|weit|hoch|häufig|groß)|wieviele?|seit wann|in welchem jahr|welche[sr]? (?:jahr|alter|anteil)|auf einer skala|skala von|von (?:1|eins) bis|bewerten|anzahl|wann (?:haben|war|hat)",
    ),
    demographic: anyGerman(
      "(?:ihr|ihre|dein|deine) (?:name|alter|geschlecht|beruf|tätigkeit|staatsangehÖrigkeit|postleitzahl|geburtsdatum)|(?:in |aus )?welche[mrn]? (?:land|stadt)|wo (?:wohnen|leben|wohnst)|woher kommen|wie heißen|was sind sie von beruf",
    ),
    opinion: anyGerman(
      "stellen sie sich|angenommen|szenario|sollte\\w*|würden sie|wünschen|wünschst|ihrer meinung|ihrer ansicht|(?:glauben|denken|meinen|finden) sie,? dass|was halten sie|im allgemeinen|generell|was bedeutet|definier\\w*|definition|in den sinn|wenn sie kÖnnten|wenn sie koennten|ändern würden",
    ),
    unfit: [
      ["last_occasion", anyGerman("letzte[ns]? mal|zuletzt|jüngst\\w*|kürzlich")],
      ["example", anyGerman("beispiele?|konkrete[rn]? (?:fall|situation)|gelegenheit")],
      ["feeling", anyGerman("fühl\\w*|gefühle?n?|empfind\\w*|empfunden")],
      ["reason", anyGerman("warum|weshalb|wieso|gründe?n?|grund")],
    ],
    isClosed: makeClosedTest(plain, anyOpens),
  },
  products: {
    names: listProducts(
      "kleinanzeigen ebay doodle elster rewe edeka klarna lieferando wunderlist anki signal",
    ),
    ordinary: listOf("signal"),
    before: null,
  },
  quoteWords: makeQuoteWords({
    edges:
      "und oder aber dass der die das den dem des ein eine einen einem einer in im an am auf aus bei mit nach von vom zu zum zur für ist sind war waren bin hat habe haben sehr mehr so mich mir sich uns ich wir er sie es man mein meine sein seine ihr ihre wie nicht wenn weil auch jede jeden dieser diese",
    starts: "und oder aber dass also auch dann weil denn ja naja halt danach außerdem",
    empty:
      "ist sind war waren bin hat habe haben hatte nicht nie der die das den dem ein eine einen in im an am auf und oder aber dass ich wir er sie es man mich mir sich mein meine gestern woche wochen monat monate jahr jahre tag tage mal nacht abend morgen letzte letzten letztes vor zwei drei sehr mehr schon",
    clauses: "und oder aber weil denn wenn dass ob obwohl während wo dann wie als damit",
  }),
};

/** The same spellings, for the whole of a text. */
function anyOnly(alternatives: string): RegExp {
  return new RegExp(`^(?:${alternatives.replace(/[äöüß]/g, (letter) => spellings.get(letter) ?? letter)})$`);
}
