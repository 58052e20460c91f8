import { anyOf, type LabelRules, startOf, wholeOf } from "./rules.ts";

const you = "(?:sie|du|ihr|ihnen|dir|euch|es|er|man|das|die|der|wir|ihre?|deine?|jemand|schon)";
const may =
  "(?:können|könnten|kannst|könntest|würden|würdest|dürfte ich sie bitten|möchten|magst|mögen|wollen)";
const politely =
  "(?: (?:sie|du|ihr|mir|uns|bitte|vielleicht|kurz|noch|mal|einmal|gern|gerne|etwas|ein bisschen|ein wenig|genauer))*";
const told =
  "(?:erzählen|beschreiben|schildern|erklären|erläutern|berichten|sprechen|zeigen|geben|ausführen|nennen)";
const factStart =
  "(?:(?:um|seit|bis|ab|vor|mit|von|bei|zu|aus|auf|in|an|für|zum|wie) )?(?:wie ?viele?[rnms]?|wann|wo|woher|wohin|wer|wem|wen|wessen|wie (?:oft|alt|lange|lang|weit|groß|hoch|häufig|teuer|spät|früh|schnell|schwer|viel uhr|heißt|heißen|hieß)|welche[rsmn]?|was (?:kostet|kostete|hat .{2,40} gekostet)|was (?:ist|sind|war) (?:ihr|dein|der|ihre|deine) (?:beruf|name|alter|adresse|geburtsdatum))";
const asked =
  "(?:was|wie|warum|wieso|weshalb|wozu|wann|wo|wer|wem|wen|welche[rsmn]?|woher|wohin|womit|worüber|wofür|woran|wie viele?)";
const judged =
  "(?:schrecklich|furchtbar|schlimm|schlecht|frustrierend|ärgerlich|nervig|mühsam|toll|großartig|wunderbar|ungerecht|langweilig|unverschämt|katastrophal|sehr (?:lieben|hassen|nervt))";
const nicely = "(?:doch|bestimmt|sicher|sicherlich|wohl|ja wohl|natürlich|gewiss)";

/** German, in the polite and the familiar form. */
export const labelRules: LabelRules = {
  leadIn:
    /^(?:(?:und|aber|also|so|nun|na|gut|okay|ok|alles klar|ja|ach|ach so|aha|hm+|mhm|danke(?: dafür| schön| sehr)?|vielen dank|verstehe|ich verstehe|verstanden|interessant|entschuldigung|sorry|hallo|guten tag|guten morgen|dann|zuerst|zunächst|außerdem|noch eine (?:frage|sache)|eine (?:letzte |andere )?frage(?: noch)?|zum (?:schluss|anfang|einstieg)|übrigens|jetzt|bitte|mal ehrlich|ihrer meinung nach|deiner meinung nach|aus ihrer sicht|nochmal|zurück zu (?:vorhin|dem thema))(?:[,:.;…!–-]+\s*|\s+)|(?:wenn sie an|wenn du an|bei|während|vor|nach|seit|in|im|am|zu|was)\s[^,?]{2,80},\s+(?=(?:was|wie|warum|wieso|wann|wo|wer|welche|haben|hast|sind|bist|gibt|können|könnten)))+/u,
  asks: startOf(
    `(?:(?:um|seit|bis|ab|mit|von|bei|zu|aus|auf|in|an|für|zum) )?${asked}`,
    "(?:weswegen|inwiefern|inwieweit|wodurch|worin|worauf|wovon|wobei|wie)",
    `(?:hast|haben|hat|hatten|hattest|hatte|bist|sind|ist|war|waren|warst|magst|mögen|kannst|können|könnten|könntest|willst|wollen|würdest|würden|werden|wirst|gibt|gab|machst|machen|gehst|gehen|nutzt|nutzen|benutzt|benutzen|finden|findest|glauben|glaubst|denken|denkst|erinnern|erinnerst|leben|lebst|wohnst|wohnen|trinkst|trinken|isst|essen|kaufst|kaufen|fährst|fahren|spielst|spielen|stimmen) ${you}`,
  ),
  request: startOf(
    `${may}${politely} (?:[^?]{0,60} )?${told}(?![^?]* (?:sie |du )?(?:wie viele|wann|wie alt|wie oft) )`,
    `${may}${politely}(?: davon| darüber| dazu| mehr)* (?:sagen)(?!,? (?:${factStart})(?!\\p{L}))`,
    "(?:bitte )?(?:erzählen|beschreiben|schildern|erklären|erläutern|berichten|sprechen|zeigen|geben|führen|denken|nennen|versetzen|nehmen) sie(?! sich zeit)",
    "(?:bitte )?(?:erzähl|erzähle|beschreib|beschreibe|schilder|schildere|erklär|erkläre|berichte|zeig|zeige|gib|denk|denke|nenn|nenne)(?: (?:mal|mir|uns|doch|bitte|doch mal|mir mal))?",
    `(?:sagen sie|sag)(?!(?: (?:mir|mal|bitte))*,? (?:${factStart})(?!\\p{L}))`,
    "(?:ich (?:würde|möchte|hätte)|mich würde)(?: gerne?| auch| mal| noch)* (?:[^?]{0,60} )?(?:erfahren|wissen|hören|verstehen|interessieren|kennenlernen)",
    "mich (?:interessiert|interessieren|würde interessieren)",
    "(?:haben sie|hast du|hätten sie|gibt es)(?: da| dafür| vielleicht)* ein(?: konkretes)? beispiel",
  ),
  prepares: startOf(
    "(?:erinnern sie sich|erinnerst du dich|wissen sie noch|weißt du noch|denken sie (?:bitte )?(?:zurück )?an|denk (?:mal )?(?:zurück )?an|kommen wir (?:noch einmal )?(?:zurück )?(?:auf|zu))",
    "(?:können|könnten|kannst) (?:sie|du) (?:sich|dich) (?:noch )?(?:an .{2,60} )?erinnern",
    "(?:haben sie|hast du) (?:schon (?:ein)?mal|jemals) (?:so )?(?:etwas )?(?:erlebt|gehabt)",
    "gibt es (?:ein|eine|einen|etwas|da)",
  ),
  leading: [
    /(?<!\p{L})(?:bereu|bedauer|schäm|langweil|fürcht|sorg)\p{L}* (?:sie|du)(?: (?:sich|dich|es|das))?(?: denn| auch)? nicht(?!\p{L})/u,
    /^(?:\p{L}+,? )?(?:das|es|sie|er) (?:ist|war|sind) [^,.?]{0,30}(?:großartig|wunderbar|toll|fantastisch|hervorragend|genial|schrecklich|furchtbar|fürchterlich|schlecht|unmöglich)[^?]{0,120}, ?[^?]{0,200}\?/u,
    /, (?:oder|oder nicht|oder etwa|nicht|richtig|korrekt|ne|ja|wahr|nicht auch|oder wie)\s*\?["]?$/u,
    /,? (?:nicht wahr|stimmt's|stimmt das|gell|hab ich recht)\s*\?["]?$/u,
    /(?<!\p{L})(?:finden|findest|glauben|glaubst|denken|denkst|meinen|meinst) (?:sie|du)(?: denn| etwa)? (?:nicht|auch)(?!\p{L})/u,
    /(?<!\p{L})(?:ist|war|wäre|sind|waren|sollte|sollten|müsste|müssten|hätte|hätten) (?:das|es|er|sie|du|man|die|der|dies|die \p{L}+|der \p{L}+|das \p{L}+)(?: denn| doch| da)? nicht (?!\p{L}*\s?(?:mehr|immer|einfach) so)/u,
    new RegExp(
      `(?<!\\p{L})(?:sie|du|das|es|ihnen|dir|sich)(?: \\p{L}+){0,2} ${nicely}(?= |\\?|,)(?!,? dass)`,
      "u",
    ),
    anyOf(
      "natürlich",
      "(?:warum|wieso) (?:verschwende|vergeude|verplemper)\\p{L}*",
      "(?:ärgert|stört|nervt|wundert|freut) (?:es|das) (?:sie|dich) nicht",
      "selbstverständlich",
      "offensichtlich",
      "offenbar",
      "zweifellos",
      "ganz klar",
      "bestimmt",
      "es ist (?:doch )?klar,? dass",
      "jeder (?:weiß|kennt|findet|denkt)",
      "alle (?:wissen|sagen|finden)",
      "wir wissen (?:doch )?alle",
      "bekanntlich",
      "die meisten (?:leute|menschen|finden)",
      "niemand (?:mag|will|nutzt)",
      "(?:stimmen sie|stimmst du)(?: mir| dem| da)*(?: (?:auch|nicht))? zu",
      "(?:sind sie|bist du) (?:auch|nicht auch) der meinung",
      "sind wir uns einig",
      "muss(?:te|ten|t|en|test)? .{0,40}gewesen sein",
      "ich nehme an",
      "ich vermute",
      `wie (?:sehr )?${judged}`,
      "warum haben sie nicht einfach",
      "warum hast du nicht einfach",
    ),
  ],
  double: [
    /^(?:ist|war|sind) (?:es|das|er|sie) (?:sehr )?\p{L}+ und (?:sehr )?\p{L}+(?: zu \p{L}+)?\s*\?$/u,
    anyOf(
      `(?:und|oder|aber|sowie)(?: auch| dann| außerdem| wenn ja)?,? (?:(?:um|seit|bis|mit|von|bei|zu|aus|auf|in|an|für|zum|über) )?${asked}`,
    ),
    anyOf(
      "(?:und|oder)(?: auch| dann)? \\p{L}+(?:t|en|st|te|ten|ist|war) (?:es|sie|du|er|das|ihnen|dir|ihr)",
    ),
    /^.* und (?:auch|außerdem) (?:von|über|etwas|wie|was) /u,
  ],
  hypothetical: [
    /(?<!\p{L})(?:stellen sie sich (?:mal |bitte |einmal )?vor|stell dir (?:mal |bitte )?vor|angenommen|gesetzt den fall|nehmen wir (?:mal )?an|mal angenommen)(?!\p{L})/u,
    /(?<!\p{L})(?:könn(?:t?en|test)|kannst) (?:sie sich|du dir|dir) (?:.{0,60})?vorstellen/u,
    /^(?!.*ich würde gern)(?!.*mich würde).*(?<!\p{L})würde(?:n|st|t)?(?!\p{L})(?! (?:sie|du)(?: (?:mir|uns|bitte|sagen|das|noch|mal|etwas|kurz|gern|gerne))* (?:erzählen|beschreiben|schildern|erklären|sagen|berichten|geben))(?! (?:sie|du) [^?]{1,40} (?:sagen|beschreiben|erklären))(?! (?:sie|du) (?:denn )?sagen)/u,
    /(?<!\p{L})wenn (?:[^,?]{1,60} )?(?:hätten?|wären?|könnten?|dürften?|müssten?|hättest|wärst|wärest|könntest|gäbe|käme|ginge|würden?)(?!\p{L})/u,
    /(?<!\p{L})(?:hätten|wären|hättest|wärst)(?: (?:sie|du)) (?:lust|interesse|bereit|lieber|gerne?)/u,
    /(?<!\p{L})(?:werden sie|wirst du|werdet ihr)(?!\p{L})(?![^?]* ge\p{L}+(?:t|en)\s*\?)/u,
    /(?<!\p{L})(?:(?:was|wie|wo|wer|wann) (?:wäre(?! (?:da |dafür |hier )?ein (?:konkreter fall|beispiel))|sähe|ginge|käme|gäbe|täten|hätten|hättest)|haben sie vor|hast du vor)(?!\p{L})/u,
  ],
  open: [
    startOf(
      "wie lief",
      "wie (?:ging|geht) es",
      "wie viel (?:bedeutet|bedeuten)",
      "welche (?:rolle|erfahrungen?|gefühle|gedanken|gründe|bedeutung|schritte)",
    ),
  ],
  fact: [
    startOf(
      factStart,
      `${may}${politely} sagen,? (?:${factStart})`,
      `(?:sagen sie|sag)(?: (?:mir|mal))*,? (?:${factStart})`,
      "wie (?:ist|war|lautet) (?:ihr|dein|der) (?:name|vorname|titel)",
    ),
    /^(?:das|es) (?:war|ist) (?:wann|wo|wer)/u,
  ],
  closed: [/^was (?:mögen|magst|trinken|bevorzugen|nehmen|ziehen)[^?]* (?:lieber|mehr|vor)[^?]* oder /u],
  openWord:
    /^(?:(?:auf|an|mit|bei|in|aus|von|zu|für|durch|unter) )?(?:was|wie|welche[rsmn]?)(?!\p{L})|, (?:was|wie|warum) |(?<!\p{L})(?:warum|wieso|weshalb|weswegen|inwiefern|inwieweit|wozu|womit|wodurch|woran|worauf|worüber|worin|wovon|wofür|wobei)(?!\p{L})/u,
  nod: wholeOf(
    "(?:(?:h?m+|m+h+m+|ah|aha|oh|ach|ach so|ok|okay|ja|gut|schön|alles klar|klar|verstehe|ich verstehe|verstanden|stimmt|danke|danke schön|vielen dank|danke dafür|interessant|bitte|weiter|weiter bitte|fahren sie fort|mach weiter|machen sie (?:da )?weiter|bitte machen sie da weiter|erzählen sie weiter|erzähl weiter|reden sie (?:ruhig )?weiter|red weiter|sprechen sie weiter|nur zu|ich höre(?: zu)?|lassen sie sich zeit|lass dir zeit|nehmen sie sich zeit|kein stress)(?: |$)){1,8}",
  ),
  neutralProbe: wholeOf(
    "(?:(?:und|ok|okay|ja|aber|verstehe|gut|also|danke|mhm) )*(?:(?:können|könnten|kannst|könntest) (?:sie|du) )?(?:dann|danach|weiter|was dann|was noch|sonst noch(?: etwas)?|noch etwas|(?:bitte )?(?:erzählen sie|erzähl)(?: (?:mir|mal|doch|bitte|ruhig))*(?: (?:noch )?(?:etwas |ein bisschen )?(?:mehr|weiter))(?: (?:davon|darüber|dazu))?|(?:mir )?(?:noch )?(?:etwas |ein bisschen )?mehr (?:davon |darüber |dazu )?(?:erzählen|sagen)|was (?:ist|war|geschah|passierte)(?: (?:dann|danach))?(?: passiert| geschehen)?|wie ging es (?:dann )?weiter|warum(?: (?:das|ist das so|war das so))?|wieso(?: das)?|inwiefern|wie das|wie meinen sie das|wie meinst du das|was meinen sie damit|was meinst du damit|zum beispiel|was heißt das)(?: bitte)?",
  ),
  rude: anyOf(
    "quatsch",
    "blödsinn",
    "unsinn",
    "schwachsinn",
    "dumm(?:e[rsn]?)?",
    "blöde?[rsn]?",
    "bescheuert",
    "idiot(?:en|isch)?",
    "halten sie (?:den mund|die klappe)",
    "halt(?:'s| den| die)? (?:maul|mund|klappe)",
    "klappe",
    "(?:das )?ist mir (?:doch )?(?:egal|wurscht|scheißegal)",
    "mir (?:doch )?egal",
    "wen interessiert das",
    "(?:sie lügen|du lügst|gelogen)",
    "lügner(?:in)?",
    "lächerlich",
    "scheiße?",
    "keine ahnung haben sie",
    "das glaube ich (?:ihnen|dir) nicht",
    "langweilig(?: ist das)?",
  ),
  rushed: new RegExp(
    `${
      anyOf(
        "schnell(?:er)?,? bitte",
        "bitte (?:etwas )?schnell(?:er)?",
        "(?:machen sie|mach|antworten sie|antworte|reden sie|red)(?: bitte| mal| etwas)* schnell(?:er)?",
        "beeil(?:en sie sich|e? dich|ung)",
        "ja oder nein",
        "mit ja oder nein",
        "(?:fassen sie sich|fass dich) kurz",
        "kurz und knapp",
        "in einem wort",
        "(?:kommen sie|komm) (?:endlich )?zum? (?:punkt|sache)",
        "zur sache",
        "(?:ich habe|wir haben|hab) (?:keine|nicht viel|wenig|nicht ewig) zeit",
        "nicht den ganzen tag",
        "antworten sie (?:einfach|nur)",
        "antworte (?:einfach|nur)",
        "los jetzt",
        "zack zack",
        "nun machen sie schon",
      ).source
    }|^schnell(?!\\p{L})`,
    "u",
  ),
  pointing: anyOf(
    "das",
    "dies(?:e[rsmn]?)?",
    "dann",
    "danach",
    "da",
    "dabei",
    "damit",
    "darauf",
    "daran",
    "davon",
    "darüber",
    "dazu",
    "deswegen",
    "dadurch",
    "damals",
    "dort",
    "mehr",
    "weiter",
    "(?:sie|du) (?:sagten|sagtest|haben gesagt|hast gesagt|erwähnten|erwähntest|meinten|meintest|erzählten|erzähltest)",
    "(?:haben sie|hast du) (?:gerade|eben|vorhin)",
  ),
  stopWords: new Set(
    (
      "ab aber alle allem allen alles als also am an ander andere anderen auch auf aus bei beim bin bis bist bitte da dabei damit " +
      "danach dann das dass dein deine deinem deinen dem den denn der des dich die dies diese diesem diesen dieser dieses dir doch dort du durch " +
      "ein eine einem einen einer eines einmal er es etwas euch euer für gab ganz gar gerade gern gibt habe haben hat hatte hatten hast " +
      "hier hin hätte ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im immer in ist ja jede jeden jeder jetzt kann kannst kein keine " +
      "können könnte könnten leute machen macht mal man manchmal mehr mein meine meinem meinen meiner mich mir mit muss musste müssen nach " +
      "nein nicht nichts noch nun nur ob oder oft ohne schon sehr sein seine seinen seit selbst sich sie sind so sollte sonst tag über um und uns " +
      "unser unter viel viele vom von vor war waren warum was weil welche welcher welches wenn wer werden wie wieder wir wird wirklich wo wurde " +
      "würde würden zeit zu zum zur zwar zwischen danke leicht mensch person gesagt sagten erzählen"
    ).split(" "),
  ),
};
