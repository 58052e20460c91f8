import { anyOf } from "../../../labels/rules.ts";
import type { BankHearing } from "../../bank.ts";
import { topics } from "./topics.ts";

export const hearing: BankHearing = {
  parts: [
    [
      "workaround",
      anyOf(
        "(?:gehen|gehst|gingen|umgehen|umgegangen) (?:sie |du )?(?:damit |dann )?(?:um)?(?: damit)?,? wenn es|damit um|umgehen|umgegangen|(?:lös|bewältig|gelös|überwind)\\p{L}*|lösungen?|tricks?|strategien?|hilft (?:ihnen|dir|dagegen|dabei)|(?:geholfen|behelfen|weitergeholfen)",
        "(?:schon |bisher )?(?:versucht|ausprobiert|probiert)|(?:tun|machen|machst|tust|unternehmen) (?:sie|du),? (?:dagegen|dann|in so|wenn)|dagegen",
      ),
    ],
    [
      "wish",
      anyOf(
        "wünsch\\p{L}*|wunsch|(?:ver)?änder\\p{L}*|(?:ver)?besser\\p{L}*|anders (?:haben|machen|sein)|anders|ideal\\p{L}*|fehlt (?:ihnen|dir)|perfekt\\p{L}*|hoff\\p{L}*|zukunft|zauberstab|hätten sie gern|bräuchten|brauchen",
      ),
    ],
    [
      "problem",
      anyOf(
        "schwierig\\p{L}*|schwer(?:er|sten|ste|fällt)?|problem\\p{L}*|mühsam\\p{L}*|stör\\p{L}*|ärger\\p{L}*|nerv\\p{L}*|frustr\\p{L}*|sorgen?|hindernis\\p{L}*|hürden?|schief\\p{L}*|(?:am )?schlimm\\p{L}*|am wenigsten|stress\\p{L}*|hindert|herausforder\\p{L}*|klappt nicht|nicht (?:funktioniert|geklappt)",
      ),
    ],
    [
      "feeling",
      anyOf(
        "fühl\\p{L}*|gefühl\\p{L}*|empfind\\p{L}*|empfunden|emotion\\p{L}*|wichtig\\p{L}*|bedeut\\p{L}*|meinung|halten sie (?:davon|von)|denken sie (?:darüber|über)|stimmung|ging es ihnen|geht es ihnen|ging es dir|geht es dir|erleb\\p{L}*|freude",
      ),
    ],
    [
      "last",
      anyOf(
        "letzte[nrs]? mal|letzte[nr]? (?:woche|gelegenheit|besuch|tag)|zuletzt|neulich|kürzlich|gestern|konkrete[rsn]? \\p{L}+|beispiel für|bestimmte[rsn]? (?:tag|situation|moment)|von anfang an|von vorne?|schritt für schritt",
      ),
    ],
    [
      "person",
      anyOf(
        "(?:von|über) (?:sich|dich|dir|ihnen|ihr(?:em|e) (?:leben|familie|arbeit|person)|dein(?:em|e) (?:leben|familie))|wer (?:sind sie|bist du)|stellen sie sich (?:bitte |kurz )*vor|beruflich|wo (?:wohnen|leben|wohnst|lebst)|mit wem (?:wohnen|leben)",
      ),
    ],
    [
      "routine",
      anyOf(
        "normal\\p{L}*|gewöhnlich\\p{L}*|üblich\\p{L}*|meistens|typisch\\p{L}*|routinen?|gewohnheit\\p{L}*|alltag\\p{L}*|(?:ein|ihr|dein|einen) (?:tag|morgen|abend)|(?:eine|ihre|deine) woche|tagesablauf|läuft|ablauf\\p{L}*|abläuft|wie (?:nutzen|benutzen|machen|planen|organisieren|beginnen|entscheiden|wählen|gehen|machst|nutzt) (?:sie|du)|erfahrung\\p{L}*|schritte|rolle|in ihrem leben|in deinem leben",
      ),
    ],
  ],
  facts: [
    ["how_often", anyOf("wie (?:oft|häufig)|wie viele (?:male|tage)|wie viel mal")],
    [
      "since_when",
      anyOf(
        "seit wann|wie lange (?:schon|machen|haben|gibt|sind|nutzen|kennen)|wann haben sie (?:angefangen|begonnen)|wann hast du angefangen",
      ),
    ],
    ["age", anyOf("wie alt|ihr alter|dein alter")],
    ["name", anyOf("wie (?:heißen|heißt|hieß)|(?:ihr|dein) name")],
    ["job", anyOf("beruflich|(?:ihr|dein|von) beruf|wo arbeite\\p{L}*|als was arbeite\\p{L}*")],
    [
      "town",
      anyOf("wo (?:wohnen|leben|wohnst|lebst)|woher (?:kommen|kommst)|welche[rsmn]? (?:stadt|land|ort)"),
    ],
    ["how_long", anyOf("wie (?:lange|lang)|wie viele? (?:zeit|minuten|stunden)")],
    [
      "how_much",
      anyOf(
        "wie ?viel (?:\\p{L}+ )?(?:koste\\p{L}*|gekostet|bezahl\\p{L}*|zahl\\p{L}*|geld|ausgeb\\p{L}*)|was (?:kostet|kostete)|preis|wie teuer|wie ?viel (?!uhr)",
      ),
    ],
    ["how_many", anyOf("wie ?viele?|welche (?:zahl|anzahl)")],
    ["when", anyOf("wann|um wie ?viel uhr|welche[rsmn]? (?:tag|jahr|monat|uhrzeit|datum)")],
    ["who", anyOf("wer|wem|wen|wessen")],
    ["where", anyOf("wo|wohin|welche[rsmn]? (?:ort|zimmer)")],
    ["which", anyOf("welche[rsmn]?|was für")],
  ],
  follows: anyOf(
    "beispiel|konkreter fall|als nächstes|ausgegangen|führen sie|in dem moment|den beiden|nach ihrer erfahrung|vom einen zum anderen|unterschied|unterscheiden|so|dahin|davon|hängt|situationen|einem freund|genauer|der fall",
    "(?:was|wie|warum|wieso|wann|wo) (?:\\p{L}+ ){1,2}das|das (?:war|ist|heißt|genau|meinen|klingt)|dies\\p{L}*|dann|danach|dabei|davon|dazu|darüber|damals|dahinter|passiert|weiter|(?:sie|du) (?:sagten|sagtest|haben gesagt|erwähnten|erwähntest|meinten|erzählten)|sagten sie",
  ),
  greeting:
    /^(?:(?:hallo|hi|guten (?:tag|morgen|abend)|grüß gott|servus|moin|willkommen|freut mich(?: sehr)?|schön,? (?:sie kennenzulernen|dass sie da sind)|wie geht es (?:ihnen|dir)(?: heute)?|wie geht's|danke,? (?:dass sie (?:da sind|mitmachen|sich zeit nehmen)|für ihre zeit)|(?:ich heiße|ich bin|mein name ist) [\p{L}'-]{1,20}(?: [\p{L}'-]{1,20}){0,6})[\s,.!?]*){1,5}$/u,
  thanks:
    /^(?:(?:ok|okay|gut|sehr gut|alles klar|in ordnung|prima|vielen dank|danke(?: schön| sehr)?(?: dafür| für (?:alles|die antwort))?|verstanden|tschüss|auf wiedersehen|das war alles|das war's)[\s,.!]*){1,8}$/u,
  aboutMe: anyOf(
    "(?:sind sie|bist du|ist das|spreche ich mit|rede ich mit) (?:denn |eigentlich )?(?:ein(?:e|em|er)? )?(?:echte[rn]? )?(?:roboter|bot|maschine|ki|programm|mensch(?:en)?|person|künstliche intelligenz|chatgpt|modell|computer)",
    "wie (?:heißen sie|heißt du)|wer (?:sind sie|bist du)\\?|(?:ihre|deine) (?:anweisungen|regeln|vorgaben)|wie ist (?:ihr|dein) name",
  ),
  aboutTalk: anyOf(
    "wie lange (?:dauert|wird|geht) (?:das|dieses|unser|es) ?(?:gespräch|interview|hier|übung)?(?: dauern| noch)?|wozu (?:ist|dient) (?:das|dieses) (?:gespräch|interview|übung)|wie funktioniert (?:das hier|dieses (?:gespräch|interview))",
  ),
  anythingElse: anyOf(
    "(?:sonst )?noch (?:etwas|was)(?:,| das| hinzu)?|sonst noch|hinzufügen|ergänzen|vergessen zu fragen|nicht (?:gefragt|angesprochen)|was hätte ich (?:noch )?fragen",
  ),
  recap: anyOf(
    "(?:habe ich|hab ich) (?:das |sie )?(?:so )?richtig verstanden|stimmt das so|zusammengefasst|zusammenfassend|wenn ich (?:das |sie )?richtig verstehe|ich fasse zusammen|korrigieren",
  ),
  stop: anyOf(
    "(?:wollen|sollen) wir (?:hier )?(?:aufhören|schluss machen|eine pause machen)|(?:möchten|wollen) sie (?:aufhören|abbrechen|eine pause)|hier aufhören",
  ),
  jargon: anyOf(
    "onboarding|touchpoints?|pain ?points?|schmerzpunkte?|use cases?|anwendungsfälle?|workflows?|stakeholder|wertversprechen|customer journey|nutzerreise|kpis?|synergien?|heuristi\\p{L}*|paradigm\\p{L}*|modalität\\p{L}*|longitudinal\\p{L}*|ökosystem\\p{L}*|ganzheitlich\\p{L}*|framework|methodologi\\p{L}*|friktion\\p{L}*|implementier\\p{L}*",
  ),
  topics,
};
