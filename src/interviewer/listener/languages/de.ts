import { anyOf, foldAccents, type LanguageCues } from "./patterns.ts";

const kin =
  "(?:mein|meine|unser|unsere|ihr|ihre|sein|seine) (?:mutter|vater|mann|frau|sohn|tochter|schwester|bruder|oma|opa|freund|freundin|chef|chefin|kollege|kollegin|nachbar|nachbarin|partner|partnerin|onkel|tante)";
const day = "(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)";

export const german: LanguageCues = {
  fold: foldAccents,
  conjunctions: anyOf(
    "aber",
    "weil",
    "obwohl",
    "bis",
    "sondern",
    "also",
    "wahrend",
    "und (?:ich|er|sie|wir|dann|da|es)",
  ),
  cuts: anyOf("und", "dass", "wenn", "um", "mit", "wie", "fur", "in", "als", "damit"),
  openers: /^(?:(?:und|aber|also|naja|na ja|ja|nein|weil|eigentlich|ehrlich gesagt|halt|so|ahm|hm) )+/u,
  cues: [
    {
      kind: "harm",
      weight: 3,
      pattern: anyOf(
        "(?:wurde|wurden|worden|bin|werde|werden) (?:\\p{L}+ ){0,3}(?:angeschrien|angebrullt|ausgelacht|beleidigt|bedroht|gefeuert|gekundigt|gemobbt|belastigt|bestohlen|beschuldigt|geschlagen|rausgeworfen|ausgeschlossen|zusammengestaucht|blossgestellt|bloßgestellt|abgewiesen|entlassen|uberfallen)",
        "(?:hat|haben|hatte|hatten) (?:mich|uns|ihn|sie|meine \\p{L}+|meinen \\p{L}+) (?:\\p{L}+ ){0,3}(?:angeschrien|angebrullt|ausgelacht|beleidigt|bedroht|geschlagen|gemobbt|rausgeworfen|belogen|betrogen|beschuldigt|blossgestellt|bloßgestellt)|(?:schrie|brullte) (?:mich|uns) an|einfach aufgelegt",
        `(?:${kin}|er|sie) (?:ist|war) (?:\\p{L}+ ){0,2}(?:gestorben|verstorben)|(?:starb|verstarb) ${kin}|${kin} (?:starb|verstarb)|gestorben ist|tod (?:meiner|meines|unserer|unseres) \\p{L}+`,
        "ich bin (?:\\p{L}+ ){0,3}(?:gesturzt|hingefallen|umgekippt|zusammengebrochen)|(?:fast|beinahe) (?:gestorben|verloren|gesturzt|gekundigt|uberfahren)|herzinfarkt|unfall|krankenhaus|notaufnahme|schwindelanfall",
      ),
    },
    {
      kind: "loss",
      weight: 3,
      pattern: anyOf(
        "(?:habe|haben|hat|hatte|hatten) (?:\\p{L}+ ){1,4}verloren|verlor(?:en)? (?:ich|wir|meine?n?|unsere?n?|die|den|das|zwei|drei)|(?:ist|sind|war|waren) (?:\\p{L}+ ){0,3}(?:verschwunden|gegangen|weggegangen)|hat (?:\\p{L}+ ){0,2}gekundigt|haben (?:\\p{L}+ ){0,2}gekundigt",
      ),
    },
    {
      kind: "feeling",
      weight: 3,
      pattern: anyOf(
        "(?:ich )?(?:fuhlte|fuhle|fuhl) (?:ich )?mich (?:\\p{L}+ ){0,2}(?:schuldig|allein|alleine|einsam|nutzlos|gedemutigt|schlecht|elend|hilflos|dumm|klein|ausgeliefert|verloren|schrecklich|furchtbar|traurig)",
        "(?:ich )?(?:habe|hab|hatte) (?:ich )?(?:mich )?(?:so |sehr |echt |richtig |total |furchtbar |immer |grosse |große )*(?:angst|geschamt|geweint|schuldgefuhle|ein schlechtes gewissen)|ich scham\\p{L}* mich|mir (?:war|wurde|ist|wird) (?:ganz |richtig )?(?:schlecht|ubel)|unter tranen",
        "(?:ich )?(?:denke|denk) (?:ich )?(?:immer noch|heute noch|oft|viel|standig) (?:daran|dran|an)|(?:werde|vergesse) ich nie|nie vergessen|kann (?:nachts )?nicht schlafen|(?:ich )?bereue|ich hatte (?:\\p{L}+ ){1,3}sollen|nicht stolz (?:darauf|drauf)|mache mir vorwurfe",
      ),
    },
    {
      kind: "rule",
      weight: 3,
      pattern: anyOf(
        "(?:darf|durfen|durfte|durften|soll|sollte|sollten|konnen|kann) (?:ich |man |wir )?(?:\\p{L}+ ){0,3}nicht (?:sagen|erzahlen|machen|daruber reden|druber reden|laut sagen|zugeben)|nicht erlaubt|eigentlich verboten|darf man (?:eigentlich |ja )?nicht",
        "heimlich|im geheimen|unter uns(?: gesagt)?|unter der hand|schwarz(?= |$)(?! weiß| und)|hinter (?:meinem|seinem|ihrem) rucken|ohne (?:es |das |was )?(?:\\p{L}+ ){0,3}(?:zu sagen|zu fragen)|ohne dass (?:\\p{L}+ ){1,4}(?:weiss|weiß|merkt|wusste|merkte)",
        "(?:keiner|niemand) (?:hat )?(?:es |das |davon )?(?:weiss|weiß|wusste|gemerkt|merkt|erfahren|redet|spricht)|(?:habe|hab) (?:ich )?(?:\\p{L}+ ){0,4}(?:nie|niemandem|keinem|nicht) (?:gesagt|erzahlt|verraten|zugegeben)",
        "(?:ich )?(?:habe|hab) (?:\\p{L}+ ){0,2}(?:gelogen|geschummelt|geschwindelt)|ich (?:luge|schummle|tue so)|(?:tue|tat|tu) (?:ich )?so,? als|gegen die (?:regel|regeln|vorschrift)|(?:mein|meine) (?:mann|frau|chef|chefin|mutter|vater|sohn|tochter) (?:weiss|weiß)(?: (?:es|das|davon|nichts|nicht)){1,3}",
      ),
    },
    {
      kind: "hedge",
      weight: 3,
      pattern: anyOf(
        "in der theorie|theoretisch|offiziell|auf dem papier|angeblich|in der praxis|sagen wir(?: mal)?|belassen wir es|lassen wir das|(?:kommt|hangt) (?:drauf|darauf) an,? (?:wen|wer)|andere geschichte|anderes thema|lange geschichte|fragen sie (?:lieber )?nicht|frag (?:lieber )?nicht|man lernt(?: es)?,? (?:zu|was|wann|mit)|ist kompliziert|sozusagen|nicht (?:so )?ganz|gewisse (?:leute|dinge|personen|kollegen)",
      ),
    },
    {
      kind: "hedge",
      weight: 2,
      pattern: anyOf(
        "in gewisser weise|mehr oder weniger|irgendwie schon|bis zu einem gewissen punkt|und so(?=\\s*(?:[.!,;]|$))|gewissermassen|gewissermaßen",
      ),
    },
    {
      kind: "workaround",
      weight: 2,
      pattern: anyOf(
        "(?:ich|wir) (?:\\p{L}+ ){0,1}(?:hake|haken|trage|tragen|klicke|klicken|lasse|lassen|uberspringe|schreibe) (?:es |das |sie |ihn )?(?:einfach|trotzdem|halt)|von hand|per hand|auf (?:meine|unsere) (?:art|weise)|aus (?:der )?eigener tasche|aus meiner tasche|selbst (?:gemacht|geregelt|geandert|gebastelt)|auf eigene faust|umgehe\\p{L}*|stattdessen (?:mache|nehme|schreibe|benutze)",
      ),
    },
    {
      kind: "reference",
      weight: 2,
      pattern: anyOf(
        "(?:die|der|diese|das) (?:sache|geschichte|vorfall|ding) (?:mit|von|um) \\p{L}+|(?:mein|meine|meinen|unser|unsere|unseren) eigene[nrsm]? \\p{L}+|(?:ein|mein|einen|meinen) (?:trick|geheimnis)|eine art \\p{L}+|so eine art \\p{L}+|(?:da|es) (?:gab|gibt|war|ist) (?:so )?(?:etwas|was|jemand|eine sache|eine geschichte|einen vorfall)(?= |$)|(?:etwas|was) ist (?:passiert|vorgefallen)|eine frage,? die ich mir|(?:wir|ich) habe?n? (?:da )?(?:so )?(?:eine|einen) (?:abmachung|absprache|regel|trick|system|deal|grund)",
      ),
    },
    {
      kind: "event",
      weight: 2,
      pattern: anyOf(
        `(?<!noch |nicht |auf |wieder )einmal (?:hat|habe|bin|war|ist|haben)|eines (?:tages|abends|nachts)|neulich|letzten? (?:${day})|an (?:dem|jenem) (?:tag|abend)|damals (?:hat|habe|war|bin|als)|der tag,? (?:als|an dem)`,
      ),
    },
    {
      kind: "change",
      weight: 2,
      pattern: anyOf(
        "bis (?:ich|er|sie|wir|dann|eines|zu dem|zum tod)|seit (?:dem|damals|der (?:trennung|scheidung|geburt|operation)|meine?r? \\p{L}+|ich|sie|er) ?|seitdem|(?:habe|hab|hat|haben) (?:\\p{L}+ ){0,3}aufgehort|nicht mehr \\p{L}+|das hat (?:sich |alles |vieles )*geandert|nach (?:dem (?:tod|unfall|umzug)|der (?:trennung|scheidung|operation))",
      ),
    },
    {
      kind: "contrast",
      weight: 2,
      pattern: anyOf(
        "(?:ausser|außer) (?:wenn|bei|mit|der|die|das|den|dem|meine?r?)|nicht (?:so )?wie (?:der|die|das|letzten|damals|bei)",
      ),
    },
    {
      kind: "claim",
      weight: 1,
      pattern: anyOf("(?:die leute|alle|die|niemand|keiner|jeder|die chefs) (?:\\p{L}+ )?(?:immer|nie)(?= )"),
    },
  ],
};
